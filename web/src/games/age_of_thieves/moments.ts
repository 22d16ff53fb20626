// The big moments of Age of Thieves: the Jewel, the district that opens, the alarm, arrests, escapes, what a token was.
import type { Beat, Beats } from '../../lib/animation/moments.svelte';
import { gallery } from '../../lib/rulebook/gallery.svelte';
import { say } from '../../lib/language/words.svelte';
import type { GameEvent } from './box';

/** The city by night when the bells ring. */
const ALARM = 'rgb(150 10 20 / 38%)';
const DAWN = 'rgb(90 220 140 / 18%)';

const told = (id: string): string => (gallery.entry(id)?.text ?? []).join(' · ');

export const beats: Beats<GameEvent> = (event, { text: title }) => {
  const beat = (more: Omit<Beat, 'title' | 'kind'>): Beat => ({ kind: event.event, title, ...more });
  switch (event.event) {
    case 'best_burglar':
      return beat({
        text: say('web-aot-moment-jewel'),
        tone: 'good',
        things: ['emperor'],
        sound: 'points',
        light: ALARM,
      });
    case 'district_opened':
      return beat({ text: say('web-aot-moment-open'), things: [event.district], sound: 'lock', light: DAWN });
    case 'alarm_raised':
      return beat({ text: say('web-aot-moment-alarm'), tone: 'harm', sound: 'alarm', light: ALARM, shake: true });
    case 'arrested':
      return beat({ tone: 'harm', things: ['guard'], sound: 'lock' });
    case 'robbed':
      return beat({ tone: 'harm', things: [event.jewel], sound: 'coin' });
    case 'left_city':
      return beat({ tone: 'good', things: event.jewel ? ['emperor'] : [], sound: 'won', light: DAWN });
    case 'token_revealed':
      return beat({ text: told(event.token), things: [event.token], sound: 'card' });
    case 'event_turned_up':
      return beat({ text: told(event.card), things: [event.card], sound: 'card' });
    default:
      return undefined;
  }
};
