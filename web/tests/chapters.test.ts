// The log by turns, and the one answer that goes on.
import { describe, expect, it } from 'vitest';
import { actionsOf, beginsChapter, chaptersOf, isWeighty } from '../src/lib/table/chapters';
import { Standing } from '../src/lib/table/standing';
import { undoWouldDo } from '../src/lib/table/undo-instead';
import { harmlessFirst, primaryOf, wayOn } from '../src/lib/table/primary';

const line = (number: number, event: string) => ({ number, text: `${event} ${number}`, event: { event } });

describe('the log', () => {
  it('is folded by turns, with what came before the first', () => {
    const log = [line(0, 'dealt'), line(1, 'turn_began'), line(2, 'sold'), line(3, 'turn_began'), line(4, 'sold')];
    expect(chaptersOf(log).map(({ title, lines }) => [title, lines.length])).toEqual([
      ['', 1],
      ['turn_began 1', 2],
      ['turn_began 3', 2],
    ]);
    expect(log.filter(beginsChapter)).toHaveLength(2);
    expect(chaptersOf([])).toEqual([]);
  });

  it('is folded by nights where there are nights', () => {
    const log = [line(0, 'night_fell'), line(1, 'turn_began'), line(2, 'turn_began'), line(3, 'night_fell')];
    expect(chaptersOf(log).map(({ lines }) => lines.length)).toEqual([3, 1]);
  });

  it('is folded by action within a turn: a theft until its end, a tile or a card until the next', () => {
    const acted = (...events: string[]) =>
      actionsOf(events.map((event, number) => line(number, event))).map(({ first, lines, long }) => [
        first,
        lines.length,
        long,
      ]);
    expect(acted('reserved', 'theft_began', 'loot_drawn', 'loot_drawn', 'got_away', 'sold', 'sold')).toEqual([
      [0, 1, false],
      [1, 4, true],
      [5, 1, false],
      [6, 1, false],
    ]);
    expect(acted('tile_turned', 'turn_began', 'moved', 'caught', 'turn_ended', 'tile_turned', 'folk_moved')).toEqual([
      [0, 5, true],
      [5, 2, false],
    ]);
    expect(acted()).toEqual([]);
  });

  it('shows of a folded action what hits me, who is arrested, and many points at once', () => {
    const told = (event: string, more: object = {}, against = false) => ({
      number: 0,
      text: '',
      against,
      event: { event, ...more },
    });
    expect(isWeighty(told('moved'))).toBe(false);
    expect(isWeighty(told('moved', {}, true))).toBe(true);
    expect(isWeighty(told('arrested', { vp: 2 }))).toBe(true);
    expect(isWeighty(told('sold', { vp: 1 }))).toBe(false);
    expect(isWeighty(told('mission_fulfilled', { vp: 5 }))).toBe(true);
    expect(isWeighty(told('got_points', { points: 4 }))).toBe(true);
  });

  it('knows what was taken back: the last that still stood, also where earlier ones were taken back before', () => {
    const standing = new Standing();
    const hear = (number: number, event: string, undoes = 0) => standing.hear(number, { event: { event }, undoes });
    hear(0, 'reserved');
    hear(1, 'sold');
    hear(2, 'fence_completed');
    expect(hear(3, 'taken_back', 2)).toEqual([1, 2]);
    expect(hear(4, 'taken_back', 1)).toEqual([0]);
    hear(5, 'sold');
    expect(hear(6, 'taken_back')).toEqual([]); // a choice that told nothing
    expect(hear(7, 'taken_back', 1)).toEqual([5]);
  });
});

describe('what can be had for nothing', () => {
  const reserved = { number: 3, text: 'Ann reserves', event: { event: 'reserved', seat: 0, job: 'job_a' } };
  const table = (more: object = {}) => ({ undoable: true, seat: 0, log: [reserved], ...more });

  it('is what I did last, as long as it can be taken back', () => {
    expect(undoWouldDo(table(), { things: ['job_a'] })).toBe(true);
    expect(undoWouldDo(table(), { things: ['job_b'] })).toBe(false);
    expect(undoWouldDo(table({ undoable: false }), { things: ['job_a'] })).toBe(false);
    expect(undoWouldDo(table({ seat: 1 }), { things: ['job_a'] })).toBe(false);
    const undone = { ...reserved, undone: true };
    expect(undoWouldDo(table({ log: [undone, line(4, 'taken_back')] }), { things: ['job_a'] })).toBe(false);
    expect(undoWouldDo(table({ log: [] }), { things: ['job_a'] })).toBe(false);
  });
});

describe('the answer that goes on', () => {
  const option = (id: string, cautions: string[] = [], things: string[] = []) => ({ id, label: id, things, cautions });

  it('is the one that ends the step; where two would do, there is none', () => {
    expect(primaryOf([option('reserve job_a'), option('done')])?.id).toBe('done');
    expect(primaryOf([option('pass'), option('stop')])).toBeUndefined();
    expect(primaryOf([option('reserve job_a')])).toBeUndefined();
  });

  it('asks to be pressed only where nothing goes to waste with it, or nothing else can be done', () => {
    const end = option('end', ['3 action points are lost']);
    const asked = [end, option('go 2,9'), option('stamina')];
    expect(primaryOf(asked)).toBeUndefined();
    expect(primaryOf([{ ...end, sure: true }, option('go 2,9')])).toBeUndefined();
    expect(wayOn(asked)?.id).toBe('end');
    expect(harmlessFirst(asked).map(({ id }) => id)).toEqual(['go 2,9', 'stamina', 'end']);
    expect(primaryOf([end])?.id).toBe('end');
    expect(primaryOf([option('end'), option('go 2,9')])?.id).toBe('end');
  });

  it('stands last, below what harms, and what harms below what does not', () => {
    const asked = [option('release job_a', ['costs 2 VP'], ['job_a']), option('done'), option('reserve job_b')];
    expect(harmlessFirst(asked).map(({ id }) => id)).toEqual(['reserve job_b', 'release job_a', 'done']);
  });

  it('says first what is possible only here, unless it harms', () => {
    const here = (id: string, cautions: string[] = []) => ({ ...option(id, cautions, [id]), ahead: true });
    const asked = [option('go 2,9'), here('rob noble_a'), here('use throwing_stars', ['catches you']), option('end')];
    const order = ['rob noble_a', 'go 2,9', 'use throwing_stars', 'end'];
    expect(harmlessFirst(asked).map(({ id }) => id)).toEqual(order);
  });

  it('leaves what a step is for at its head, whatever is to be considered', () => {
    const asked = [
      option('fulfil job_a', ['ends the game'], ['job_a']),
      option('sell ring', ['needed for a job'], ['ring']),
      option('play errand_boy job_b', [], ['job_b']),
      option('end'),
    ];
    const order = ['fulfil job_a', 'play errand_boy job_b', 'sell ring', 'end'];
    expect(harmlessFirst(asked).map(({ id }) => id)).toEqual(order);
  });
});
