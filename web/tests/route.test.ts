import { describe, expect, it } from 'vitest';
import { read } from '../src/lib/navigation/address';

describe('an address', () => {
  it('is a table with the secret behind the #', () => {
    expect(read('/t/k3Zt', '#i=abc-D_1')).toEqual({ page: 'table', table: 'k3Zt', kind: 'i', token: 'abc-D_1' });
    expect(read('/t/k3Zt', '')).toEqual({ page: 'table', table: 'k3Zt', kind: '', token: '' });
    expect(read('/t/k3Zt', '#i=<script>')).toEqual({ page: 'table', table: 'k3Zt', kind: '', token: '' });
  });

  it('is a rule of a game', () => {
    expect(read('/rules/swindler', '#SW-4.3.5')).toEqual({ page: 'rules', game: 'swindler', rule: 'SW-4.3.5' });
  });

  it('is a step of an example', () => {
    expect(read('/learn/swindler/X-12', '#2')).toEqual({ page: 'learn', game: 'swindler', id: 'X-12', n: 2 });
  });

  it('is a lesson of a game, or one of its steps', () => {
    expect(read('/learn/swindler', '')).toEqual({ page: 'lesson', game: 'swindler', id: '', n: undefined });
    expect(read('/learn/thiefdom/solo', '#3')).toEqual({ page: 'lesson', game: 'thiefdom', id: 'solo', n: 3 });
  });

  it('is the front door otherwise', () => {
    expect(read('/', '')).toEqual({ page: 'front' });
    expect(read('/nowhere/at/all', '')).toEqual({ page: 'front', lost: true });
  });
});
