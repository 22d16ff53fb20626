import { describe, expect, it } from 'vitest';
import { chapterOf, depth, isNumber, pieces, under, wordsOf } from '../src/lib/rulebook/rule-search';
import { fold } from '../src/lib/rulebook/word-forms';

const marked = (text: string, wanted: string): string =>
  pieces(text, wordsOf(wanted))
    .map((piece) => (piece.kind === 'text' ? piece.text : piece.kind === 'hit' ? `[${piece.text}]` : `<${piece.text}>`))
    .join('');

describe('looking up words', () => {
  it('does not care for accents or case', () => {
    expect(fold('Żółć ŁUP Größe œuvre')).toBe('zolc lup grosse oeuvre');
    expect(marked('Złodziej niesie łup', 'LUP zlo')).toBe('[Zło]dziej niesie [łup]');
    expect(marked('eine Straße', 'strasse')).toBe('eine [Straße]');
  });

  it('marks every place, and joins those that touch', () => {
    expect(marked('banana', 'an ana')).toBe('b[anana]');
    expect(marked('nothing here', 'skull')).toBe('nothing here');
  });

  it('keeps the numbers of rules whole', () => {
    expect(marked('as in SW-4.1.16, skulls too', 'skull 4')).toBe('as in <SW-4.1.16>, [skull]s too');
  });
});

describe('looking up a number', () => {
  it('knows one when it sees one', () => {
    expect(['4.2', 'SW-4.2', 'aot-7', '4.'].map(isNumber)).toEqual([true, true, true, true]);
    expect(['4 VP', 'skull', ''].map(isNumber)).toEqual([false, false, false]);
  });

  it('finds the rule, or all of its chapter', () => {
    expect(under('SW-4.2.1', '4.2')).toBe(true);
    expect(under('SW-4.2.1', 'SW-4.2.1')).toBe(true);
    expect(under('SW-4.2.10', '4.2.1')).toBe(false);
    expect(under('SW-4.21', '4.2')).toBe(false);
  });

  it('knows the chapter', () => {
    const chapters = { '4': 'Rules', '4.2': 'Turn' };
    expect(chapterOf('SW-4.2.1', chapters)).toBe('4.2');
    expect(chapterOf('SW-4.9', chapters)).toBe('4');
    expect(chapterOf('SW-9.1', chapters)).toBe('');
    expect(depth('4.2')).toBe(1);
  });
});
