// Names of cards in the sentences of the rulebook, in whatever form a language gives them.
import './page';
import { describe, expect, it } from 'vitest';
import { gallery } from '../src/lib/rulebook/gallery.svelte';
import type { GalleryEntry } from '../src/lib/server/api';

const card = (id: string, name: string, ...named: string[]): GalleryEntry => ({
  ...{ id, name, kind: 'accomplice', text: [`what ${name} does`], copies: 1, rules: named, named },
});
const links = (text: string, rule = ''): string[] =>
  gallery.split(text, rule).flatMap(({ text: said, entry }) => (entry ? [`${said}=${entry.id}`] : []));

function shelf(...entries: GalleryEntry[]): void {
  gallery.sections = [{ id: 'accomplice', title: 'Accomplices', entries }];
}

describe('names in rules', () => {
  it('are links as they are written on the card', () => {
    shelf(card('traitor', 'Traitor'), card('beggar', 'Beggar'));
    expect(links('The Traitor answers; a Beggar does not.')).toEqual(['Traitor=traitor', 'Beggar=beggar']);
  });
  it('are links in small letters and in the plural where the rule is known to name them', () => {
    shelf(card('guardian_angel', 'Guardian Angel', 'SW-1'), card('decoy', 'Decoy', 'SW-1'));
    expect(links('including decoys and guardian angels', 'SW-1')).toEqual([
      'decoys=decoy',
      'guardian angels=guardian_angel',
    ]);
    expect(links('including decoys and guardian angels', 'SW-2')).toEqual([]);
  });
  it('are links however they are bent', () => {
    shelf(
      card('cheat', 'Oszustka', 'SW-1'),
      card('legacy_hunter', 'Łowczyni spadków', 'SW-1'),
      card('forger', 'Fałszerz'),
    );
    expect(links('Oszustkę i Łowczynię spadków możesz zagrać. Fałszerstwo nie.', 'SW-1')).toEqual([
      'Oszustkę=cheat',
      'Łowczynię spadków=legacy_hunter',
    ]);
  });
  it('leave the text as it was', () => {
    shelf(card('cheat', 'Oszustka', 'SW-1'));
    const text = 'Oszustkę możesz zagrać w dowolnej chwili.';
    expect(
      gallery
        .split(text, 'SW-1')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('a card that was played against me', () => {
  const told = (line: Parameters<typeof gallery.shown>[0]): string[] => gallery.shown(line).map(({ id }) => id);
  it('is shown at once, and not the one that it cancelled', () => {
    shelf(card('assassin', 'Assassin'), card('forger', 'Forger'));
    const event = { event: 'cancelled', card: 'forger' };
    expect(told({ card: 'assassin', against: true, event })).toEqual(['assassin']);
    expect(told({ card: '', against: true, event })).toEqual(['forger']);
    expect(told({ card: '', against: false, event })).toEqual([]);
  });
});

describe('what there is to know of a thing', () => {
  const hideout = { ...card('hideout', 'Hideout'), kind: 'place', on: ['e28'] };
  const east = { ...card('east', 'Empty Pot'), kind: 'district', parts: ['e28', 'e29'] };
  it('is what is printed on a space; of its district only the name', () => {
    shelf(hideout, east);
    expect(gallery.about('e28')).toEqual({ within: east, printed: [hideout] });
    expect(gallery.about('e29')).toEqual({ within: east, printed: [] });
  });
  it('is what it says itself', () => {
    shelf(hideout, east);
    expect(gallery.about('east')).toEqual({ own: east, printed: [] });
    expect(gallery.about('nothing')).toEqual({ printed: [] });
  });
});
