// What a job asks for, in the game's own words.
import { say, words } from '../../lib/language/words.svelte';
import type { Job, JobItem } from './types';

type Need = Job['need'][number];

function needText(need: Need): string {
  const count = need.count;
  if (need.type !== 'tiles' && need.type !== 'draw') return say(`board-need-${need.type}`, { count });
  const things = ((need.type === 'tiles' && need.objects) || [])
    .map((thing) => say('board-name', { thing }))
    .join(' / ');
  const colours = (need.colours ?? []).map((colour) => words.speaker.name(colour)).join(' / ');
  const args = { count, things, colours, end: need.type === 'draw' ? need.end : '' };
  if (need.type === 'draw') return say(colours ? 'board-need-draw-colour' : 'board-need-draw', args);
  if (!things) return say('board-need-colour', args);
  return say(colours ? 'board-need-both' : 'board-need-object', args);
}

export const jobText = (job: Job): string =>
  say('board-kind', { kind: job.kind, parts: job.need.map(needText).join(' + ') });

/** One thing of a job, for whoever points at it: what I have for it, or what is missing. */
export function itemText(item: JobItem): string {
  if (item.have) return words.speaker.name(item.have);
  const wanted = [
    ...(item.objects ?? []).map((thing) => say('board-name', { thing })),
    ...(item.colours ?? []).map((colour) => words.speaker.name(colour)),
  ];
  return wanted.length ? say('web-sw-lack', { thing: wanted.join(' / ') }) : say('web-sw-lack-any');
}
