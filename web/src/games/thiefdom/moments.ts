// The big moments of Thiefdom: arrests, deliveries, friends, and the dawn with what everybody got.
import type { Beat, Beats } from '../../lib/animation/moments.svelte';
import type { Line } from '../../lib/table/table.svelte';
import { gallery } from '../../lib/rulebook/gallery.svelte';
import { say, words } from '../../lib/language/words.svelte';
import type { GameEvent } from './box';

const DAWN = 'rgb(255 190 90 / 24%)';
const NIGHT = 'rgb(10 16 60 / 30%)';

const told = (id: string): string => (gallery.entry(id)?.text ?? []).join(' · ');

/** What everybody got since the last day broke, the most first. */
function spoils(lines: Line<GameEvent>[], until: number): { label: string; value: string }[] {
  const before = lines.filter(({ number }) => number <= until);
  const broke = before.map(({ event }) => event.event).lastIndexOf('day_broke');
  const points = new Map<number, number>();
  for (const { event } of before.slice(broke + 1))
    if (event.event === 'scored') points.set(event.seat, (points.get(event.seat) ?? 0) + event.vp);
  return [...points]
    .sort(([, one], [, other]) => other - one)
    .map(([seat, vp]) => ({ label: words.speaker.seat(seat), value: say('web-td-vp', { points: vp }) }));
}

/** `lines`: everything that was told so far; when a night falls, the day before it is summed up. */
export function beatsOf(lines: () => Line<GameEvent>[]): Beats<GameEvent> {
  return (event, line) => {
    const beat = (more: Omit<Beat, 'title' | 'kind'>): Beat => ({ kind: event.event, title: line.text, ...more });
    switch (event.event) {
      case 'arrested':
        return beat({ tone: 'harm', things: ['guard_a'], sound: 'lock', shake: true });
      case 'mission_fulfilled':
        return beat({ tone: 'good', things: [event.mission], sound: 'points' });
      case 'artwork_delivered':
        return beat({ tone: 'good', things: [event.artwork], sound: 'points' });
      case 'befriended':
        return beat({ text: told(event.patron), tone: 'good', things: [event.patron], sound: 'card' });
      case 'card_used':
        return beat({ text: told(event.card), things: [event.card], sound: 'card' });
      case 'day_broke':
        return beat({ light: DAWN, sound: 'turn' });
      case 'night_fell':
        return beat({ rows: event.round > 1 ? spoils(lines(), line.number) : [], light: NIGHT, sound: 'turn' });
      default:
        return undefined;
    }
  };
}
