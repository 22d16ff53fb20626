// A theft as it is being told, when the table has moved on already.
import type { GameEvent } from './types';

export interface NarratedTheft {
  seat: number;
  bag: string;
  loot: string[];
  skull: boolean;
  /** How it ended, once that is told. */
  end: '' | 'caught' | 'away';
}

/** The theft after one more thing was told of it; nothing is told: it is over. */
export function narrateTheft(
  theft: NarratedTheft | undefined,
  event: GameEvent | undefined,
): NarratedTheft | undefined {
  if (!event) return undefined;
  const anew = (seat: number, bag = ''): NarratedTheft => ({ seat, bag, loot: [], skull: false, end: '' });
  const before = (seat: number): NarratedTheft => (theft?.seat === seat && !theft.end ? theft : anew(seat));
  switch (event.event) {
    case 'theft_began':
      return anew(event.seat, event.bag);
    case 'bag_changed':
      return { ...before(event.seat), bag: event.bag };
    case 'loot_drawn': {
      // One that went back into the bag meanwhile (an angel, a change of bags) can be drawn again.
      const others = before(event.seat).loot.filter((tile) => tile !== event.tile);
      return { ...before(event.seat), loot: [...others, event.tile] };
    }
    case 'skull_drawn':
      return { ...before(event.seat), bag: event.bag, skull: true };
    case 'skull_returned':
      return theft && { ...theft, skull: false };
    case 'caught':
      return { ...before(event.seat), bag: event.bag, loot: [], skull: true, end: 'caught' };
    case 'got_away':
      return { ...before(event.seat), loot: [], end: 'away' };
    default:
      return theft?.end ? undefined : theft;
  }
}
