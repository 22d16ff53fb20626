// Was something done to me? Events name whoever they happen to.
const SUFFERERS = ['rival', 'owner', 'thief'];
/** Events about nobody but whom they happen to. */
const MISHAPS = ['arrested', 'jewel_lost', 'jailed', 'confiscated', 'caught', 'points_lost'];

export function concerns(event: Record<string, unknown>, seat: number): boolean {
  if (seat < 0) return false;
  return SUFFERERS.some((key) => event[key] === seat) || (event['seat'] === seat && MISHAPS.includes(String(event['event'])));
}
