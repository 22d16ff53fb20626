import { describe, expect, it } from 'vitest';
import { lookUp, outline, topics } from '../src/frame/text/outline';

const sections = outline([
  {
    id: 'board',
    title: 'The city',
    entries: [
      { text: ' map ', drawn: true },
      { text: 'The Jewel lies on p01, 7 spaces from you.', topic: 'Jewel' },
    ],
  },
  {
    id: 'others',
    entries: [
      { text: 'Bob: 3 VP', topic: 'Bob' },
      { text: 'Loot: a ring', depth: 1 },
      { text: 'Cy: 4 VP', topic: 'Cy' },
    ],
  },
  {
    id: 'watch',
    title: 'The watch',
    entries: [
      { text: 'guard on n12 sees n10 n11', depth: 1, topic: 'guard n12' },
      { text: 'guard on e03 sees e04', depth: 1, topic: 'guard e03' },
      { text: 'capitán on e04 sees nothing', depth: 1, topic: 'capitán e04' },
    ],
  },
  { id: 'places', entries: [{ text: 'n12: hideout → n11', depth: 1, topic: 'n12' }] },
  { id: 'now', entries: [] },
]);

describe('the table as a document', () => {
  it('has its parts in the order of reading, and none that is empty', () => {
    expect(sections.map((section) => section.id)).toEqual(['watch', 'others', 'board', 'places']);
  });

  it('puts what is set in under what stands before it', () => {
    const [chapter] = sections[1]!.chapters;
    expect(chapter!.items.map((item) => item.text)).toEqual(['Bob: 3 VP', 'Cy: 4 VP']);
    expect(chapter!.items[0]!.items.map((item) => item.text)).toEqual(['Loot: a ring']);
  });

  it('keeps maps apart from what is read', () => {
    const [chapter] = sections[2]!.chapters;
    expect(chapter!.drawn).toEqual([' map ']);
    expect(chapter!.items).toHaveLength(1);
  });

  it.each([
    ['Jewel', ['The Jewel lies on p01, 7 spaces from you.']],
    ['how far is the jewel?', ['The Jewel lies on p01, 7 spaces from you.']],
    ['guard', ['guard on n12 sees n10 n11', 'guard on e03 sees e04']],
    ['What can the guard n12 see?', ['guard on n12 sees n10 n11']],
    ['what is around N12', ['n12: hideout → n11']],
    ['capitan', ['capitán on e04 sees nothing']],
    ['what can a guard see?', ['guard on n12 sees n10 n11', 'guard on e03 sees e04']],
    ['hideout', ['n12: hideout → n11']],
    ['dragon', []],
    ['  ', []],
  ])('answers “%s”', (words, answers) => {
    expect(lookUp(sections, words).map((item) => item.text)).toEqual(answers);
  });

  it('offers every name once', () => {
    expect(topics(sections)).toEqual(['guard n12', 'guard e03', 'capitán e04', 'Bob', 'Cy', 'Jewel', 'n12']);
  });
});
