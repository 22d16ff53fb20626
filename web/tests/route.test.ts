import { groupSecret, personalSecret, readGroup, readPersonal } from '../src/lib/navigation/group-link';
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

  it('is a moment of a replay, through the eyes that are named', () => {
    expect(read('/r/abc', '#12,1')).toEqual({ page: 'replay', id: 'abc', n: 12, eyes: 1 });
    expect(read('/r/abc', '#12')).toEqual({ page: 'replay', id: 'abc', n: 12, eyes: -2 });
    expect(read('/r/abc', '#x')).toEqual({ page: 'replay', id: 'abc', n: 0, eyes: -2 });
  });

  it('is a step of an example', () => {
    expect(read('/learn/swindler/X-12', '#2')).toEqual({ page: 'learn', game: 'swindler', id: 'X-12', n: 2 });
  });

  it('is a lesson of a game, or one of its steps', () => {
    expect(read('/learn/swindler', '')).toEqual({ page: 'lesson', game: 'swindler', id: '', n: undefined });
    expect(read('/learn/thiefdom/solo', '#3')).toEqual({ page: 'lesson', game: 'thiefdom', id: 'solo', n: 3 });
  });

  it("may have the watchers' secret behind an invitation", () => {
    const secret = personalSecret('in-V', 'au_D');
    expect(read('/t/k3Zt', `#i=${secret}`)).toMatchObject({ kind: 'i', token: secret });
    expect(readPersonal(secret)).toEqual({ invitation: 'in-V', audience: 'au_D' });
    expect(readPersonal(personalSecret('in-V'))).toEqual({ invitation: 'in-V', audience: '' });
  });

  it('may bring the code of a seat along to the front door', () => {
    expect(read('/', '#c=ABCD-EFGH-JKMN')).toEqual({ page: 'front', code: 'ABCD-EFGH-JKMN' });
    expect(read('/', '#c=<b>')).toEqual({ page: 'front' });
  });

  it('is the front door otherwise', () => {
    expect(read('/', '')).toEqual({ page: 'front' });
    expect(read('/nowhere/at/all', '')).toEqual({ page: 'front', lost: true });
  });

  it('leads a group of friends to the free seats of a table, or to its audience', () => {
    const both = [
      { seat: 1, invitation: 'one-1' },
      { seat: 2, invitation: 'two_2' },
    ];
    const secret = groupSecret(both, 'watch');
    expect(read('/t/abc', `#g=${secret}`)).toEqual({ page: 'table', table: 'abc', kind: 'g', token: secret });
    expect(readGroup(secret)).toEqual({ invitations: both, audience: 'watch' });
    expect(readGroup('')).toEqual({ invitations: [], audience: '' });
  });
});
