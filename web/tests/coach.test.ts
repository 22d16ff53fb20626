import { describe, expect, it } from 'vitest';
import './page';
import { openingOf, tipFor } from '../src/lib/lesson/coach.svelte';
import type { CoachPage, CoachTip, CoachTrigger } from '../src/lib/server/protocol';

const tip = (id: string, ...on: CoachTrigger[]): CoachTip => ({ id, on, text: id, rules: ['XX-1'], more: '' });
const event = (name: string, ...conditions: CoachTrigger['conditions']): CoachTrigger => ({
  sort: 'event',
  name,
  conditions,
});
const TIPS = [
  tip('skull', event('caught', { field: 'seat', sign: '=', value: 'me' })),
  tip('seen', event('caught', { field: 'seat', sign: '=', value: 'others' })),
  tip('poster', event('fulfilled', { field: 'posters', sign: '>', value: '0' })),
  tip('last', event('night_fell', { field: 'round', sign: '=', value: '6' })),
  tip('hire', { sort: 'question', name: 'hire', conditions: [] }),
  tip('guard', event('caught', { field: 'figure', sign: '=', value: 'guard*' })),
  tip('badge', { sort: 'option', name: 'rob guard*', conditions: [] }),
  tip('now', { sort: 'offer', name: '', conditions: [] }),
  tip('sewer', { sort: 'thing', name: 'sewer_entrance', conditions: [] }),
];
const said = (
  happened: Record<string, unknown>[],
  question = '',
  offers = false,
  heard: string[] = [],
  options: string[] = [],
): string => tipFor(TIPS, { seat: 1, events: happened, question, options, offers }, heard)?.id ?? '';

describe('the coach', () => {
  it('says at the start of a first game what is shorter in it, as many as play, and nothing in another', () => {
    const page = { short: { bots: 1, settings: { length: 'short' } }, openings: { 2: tip('opening') } };
    const opening = (settings: Record<string, string>, players: number) =>
      openingOf(page as unknown as CoachPage, {
        ...{ seat: 0, events: [], question: '', offers: false },
        ...{ settings, players },
      })?.id;
    expect(opening({ length: 'short', master_thief: 'draft' }, 2)).toBe('opening');
    expect(opening({ length: 'short' }, 3)).toBeUndefined();
    expect(opening({ length: 'standard' }, 2)).toBeUndefined();
  });

  it('knows whom something happened to', () => {
    expect(said([{ event: 'caught', seat: 1 }])).toBe('skull');
    expect(said([{ event: 'caught', seat: 0 }])).toBe('seen');
    expect(said([{ event: 'caught' }])).toBe('');
  });

  it('knows numbers', () => {
    expect(said([{ event: 'fulfilled', posters: 0 }])).toBe('');
    expect(said([{ event: 'fulfilled', posters: 1 }])).toBe('poster');
    expect(said([{ event: 'night_fell', round: 5 }])).toBe('');
    expect(said([{ event: 'night_fell', round: 6 }])).toBe('last');
  });

  it('knows what an answer speaks of', () => {
    const near = (named: string[]) => tipFor(TIPS, { seat: 1, events: [], question: 'move', offers: false, named }, []);
    expect(near(['hideout', 'sewer_entrance'])?.id).toBe('sewer');
    expect(near(['hideout'])).toBe(undefined);
  });

  it('knows who did it, and what can be done', () => {
    expect(said([{ event: 'caught', figure: 'guard_b' }])).toBe('guard');
    expect(said([{ event: 'caught', figure: 'noble_a' }])).toBe('');
    expect(said([], '', false, [], ['go 2,9', 'rob guard_a'])).toBe('badge');
    expect(said([], '', false, [], ['rob noble_a gold', 'rob'])).toBe('');
  });

  it('says the first that fits and was not heard', () => {
    expect(said([{ event: 'caught', seat: 1 }], 'hire', true)).toBe('skull');
    expect(said([{ event: 'caught', seat: 1 }], 'hire', true, ['skull'])).toBe('hire');
    expect(said([], '', true, ['skull'])).toBe('now');
    expect(said([], 'action')).toBe('');
  });
});
