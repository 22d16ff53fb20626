// A word is found in whatever form somebody types it; the terminal is tested by the same table.
import { describe, expect, it } from 'vitest';
import { bent, fold, occurs } from '../src/lib/rulebook/word-forms';
import table from './word-forms.json';

describe('a word', () => {
  it.each(Object.entries(table.alike))('is found in another form (%s)', (_, pairs) => {
    expect(pairs.filter(([typed, text]) => !occurs(fold(typed!), fold(text!)))).toEqual([]);
  });
  it('is not another that begins alike', () => {
    expect(table.apart.filter(([one, other]) => bent(fold(one!), fold(other!)))).toEqual([]);
  });
});
