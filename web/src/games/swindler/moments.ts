// The big moments of a night: what is laid over the table, how long a tile takes to turn, and what is heard.
import { accompany, type Beats } from '../../lib/animation/moments.svelte';
import type { Tune } from '../../lib/app/sound';
import { words } from '../../lib/language/words.svelte';
import { boxOf } from './box';
import { abilityOf, effectOf } from './effect-text';
import type { EventName, GameEvent } from './types';

export const beats: Beats<GameEvent> = (event, line) => {
  const box = words.game && boxOf(words.game);
  if (!box || !line.text) return undefined;
  const title = line.text;
  switch (event.event) {
    case 'announced':
      return {
        ...{ kind: 'card', title, text: effectOf(box, event.card), things: [event.card] },
        tone: line.against ? 'harm' : 'plain',
      };
    case 'cancelled':
      return { kind: 'cancelled', title, things: [event.card], length: 1600 };
    case 'fulfilled':
      return { kind: 'job', title, tone: 'good', things: [event.job], length: 2000 };
    case 'fence_completed':
      return { kind: 'fence', title, tone: 'good', things: [event.fence], length: 1700 };
    case 'ability_unlocked':
      return {
        ...{ kind: 'ability', title, text: abilityOf(box, event.master), things: [event.master] },
        tone: 'good',
      };
    case 'raid_turned_up':
      return { kind: 'raid', title, tone: 'harm', things: ['raid'], light: 'rgb(150 30 40 / 30%)', length: 2000 };
    case 'end_triggered':
      return { kind: 'end', title, things: ['end'], length: 2000 };
    default:
      return undefined;
  }
};

const SOUNDS: { [Name in EventName]?: Tune } = {
  loot_drawn: 'draw',
  skull_drawn: 'draw',
  announced: 'card',
  hired: 'card',
  recruited: 'card',
  reserved: 'card',
  sold: 'coin',
  coins_taken: 'coin',
  coin_given: 'coin',
  fulfilled: 'points',
  fence_completed: 'points',
  ability_unlocked: 'points',
  raid_turned_up: 'alarm',
  jailed: 'lock',
};

/** Milliseconds at a calm pace: the hand goes in, the tile comes out and turns over. A skull is looked at. */
export const DRAW = 1100;
export const SKULL = 1900;
/** The part of that after which one sees what it is. */
export const TURNED = 0.55;

const isDraw = (event: GameEvent): boolean => event.event === 'loot_drawn' || event.event === 'skull_drawn';

export const accompaniment = accompany<GameEvent>({
  sound: (event) => SOUNDS[event.event],
  later: (event) => (event.event === 'skull_drawn' ? { tune: 'skull', part: TURNED, buzz: [80, 50, 160] } : undefined),
  length: (event) => (event.event === 'skull_drawn' ? SKULL : event.event === 'loot_drawn' ? DRAW : 0),
  holds: isDraw,
  hides: (event) => (isDraw(event) ? TURNED : 0),
});
