// What the type checker has to find: a field that the Python types do not have is an error in a board. A line that is
// expected to be an error, and is none, fails `npm run check`.
import { describe, expect, it } from 'vitest';
import type { GameEvent, Scene, View } from '../src/games/swindler/types';

describe('a field that does not exist', () => {
  it('is found in a view, a scene and an event', () => {
    const view = { seats: [{ coins: 3 }] } as View;
    const scene = { raids: [] as Scene['raids'] } as Scene;
    const sold = { event: 'sold', seat: 0, tile: 'red_ring_1', fence: 'fence_1', slot: 0, vp: 2 } as GameEvent;
    // @ts-expect-error the field is `coins`
    expect(view.seats[0]?.coin).toBeUndefined();
    // @ts-expect-error the field is `raids`
    expect(scene.raid).toBeUndefined();
    // @ts-expect-error the event is called `sold`
    expect(sold.event === 'sale').toBe(false);
    // @ts-expect-error a sale has no `bag`
    expect(sold.event === 'sold' && sold.bag).toBeUndefined();
  });
});
