// A theft as it is being told, when the table has moved on already.
export interface NarratedTheft {
  seat: number;
  bag: string;
  loot: string[];
  skull: boolean;
  /** How it ended, once that is told. */
  end: '' | 'caught' | 'away';
}

/** The theft after one more thing was told of it. */
export function narrateTheft(
  theft: NarratedTheft | undefined,
  event: Record<string, unknown>,
): NarratedTheft | undefined {
  const [seat, bag, tile] = [Number(event['seat'] ?? -1), String(event['bag'] ?? ''), String(event['tile'] ?? '')];
  const anew: NarratedTheft = { seat, bag, loot: [], skull: false, end: '' };
  const before = theft?.seat === seat && !theft.end ? theft : anew;
  switch (event['event']) {
    case 'theft_began':
      return anew;
    case 'bag_changed':
      return { ...before, bag };
    case 'loot_drawn':
      return { ...before, loot: [...before.loot, tile] };
    case 'skull_drawn':
      return { ...before, bag, skull: true };
    case 'skull_returned':
      return theft && { ...theft, skull: false };
    case 'caught':
      return { ...before, bag, loot: [], skull: true, end: 'caught' };
    case 'got_away':
      return { ...before, loot: [], end: 'away' };
    case undefined:
      return undefined;
    default:
      return theft?.end ? undefined : theft;
  }
}
