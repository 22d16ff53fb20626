// The page speaks as the server does: the same files, the same names, the same lists.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, Speaker, type Language } from '../src/lib/language/speaker';

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const swindler = (language: Language): string => file(`../../src/cutpurse/games/swindler/text/${language}.ftl`);

const names = { red_ring: 'red ring', job_a_rent_day: 'Rent Day', red: 'red' };

describe('a speaker', () => {
  const speaker = new Speaker('en', [swindler('en')], names);
  speaker.seats = ['Ann', 'Bob'];

  it('turns ids of components into names, numbered copies too', () => {
    expect(speaker.name('red_ring_2')).toBe('red ring');
    expect(speaker.name('unheard_of')).toBe('unheard_of');
  });

  it('turns seats into names', () => {
    expect(speaker.say('board-turn', { round: 3, seat: 1, step: 'steal' })).toBe(
      'Round 3 · Bob: step 2, robbing a bag',
    );
  });

  it('turns what else a game calls a seat into names', () => {
    const text = 'robbed = { $rival } is robbed of { $coins }.';
    const own = new Speaker('en', [text], {}, ['seat', 'seats', 'rival']);
    own.seats = ['Ann', 'Bob'];
    expect(own.say('robbed', { rival: 1, coins: 1 })).toBe('Bob is robbed of 1.');
    expect(new Speaker('en', [text]).say('robbed', { rival: 1, coins: 1 })).toBe('1 is robbed of 1.');
  });

  it('counts equal words of a list', () => {
    expect(speaker.say('board-skull-takes', { lost: ['red_ring_1', 'red_ring_2', 'B'] })).toBe(
      'A skull would take: 2 × red ring, Bob',
    );
  });

  it('shows the key of a sentence that a language lacks', () => {
    expect(speaker.say('no-such-sentence')).toBe('no-such-sentence');
  });
});

describe('Polish', () => {
  it('has its own plurals', () => {
    const speaker = new Speaker('pl', [file('../src/text/pl.ftl')]);
    expect([1, 3, 5].map((points) => speaker.say('web-points', { points }))).toEqual([
      '1 punkt',
      '3 punkty',
      '5 punktów',
    ]);
  });
});

describe('the sentences of the page', () => {
  // Those of the frame are the page's; those of a board lie with its game, and come with the game's other sentences.
  const GAMES = ['swindler', 'age_of_thieves', 'thiefdom'];
  const sentences = (language: Language): string =>
    [
      `../src/text/${language}.ftl`,
      ...GAMES.map((game) => `../../src/cutpurse/games/${game}/page/text/${language}.ftl`),
    ]
      .map(file)
      .join('\n');
  const keys = (language: Language): string[] =>
    [...sentences(language).matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1]!);

  it.each(LANGUAGES)('are the same, in the same order, in %s', (language) => {
    expect(keys(language)).toEqual(keys('en'));
  });

  it.each(LANGUAGES)('are not left in English in %s', (language) => {
    if (language === 'en') return;
    const said = (one: Language): Map<string, string> =>
      new Map([...sentences(one).matchAll(/^(web-[\w-]+) = (.{25,})$/gm)].map((found) => [found[1]!, found[2]!]));
    const english = said('en');
    const same = [...said(language)].filter(([key, text]) => english.get(key) === text).map(([key]) => key);
    expect(same).toEqual([]);
  });

  const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  it('are all asked for somewhere, and none that is asked for is missing', () => {
    const code = Object.values(sources).join('\n');
    const asked = new Set([...code.matchAll(/['"`](web-[\w-]+)['"`]/g)].map((found) => found[1]!));
    const begun = [...code.matchAll(/`(web-[\w-]+-)\$\{/g)].map((found) => found[1]!);
    const known = keys('en');
    expect([...asked].filter((key) => !known.includes(key))).toEqual([]);
    expect(known.filter((key) => !asked.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
  });

  it.each(GAMES)('of the frame and of %s are all that its board asks for: only these are loaded with it', (game) => {
    const files = Object.entries(sources).filter(
      ([path]) => !GAMES.some((other) => other !== game && path.includes(`/games/${other}/`)),
    );
    const asked = files.flatMap(([, code]) => [...code.matchAll(/['"`](web-[\w-]+)/g)].map((found) => found[1]!));
    const others = GAMES.filter((other) => other !== game).flatMap((other) =>
      [...file(`../../src/cutpurse/games/${other}/page/text/en.ftl`).matchAll(/^(web-[\w-]+) =/gm)].map(
        (found) => found[1]!,
      ),
    );
    expect(asked.filter((key) => others.includes(key))).toEqual([]);
  });
});
