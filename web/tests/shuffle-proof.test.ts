// The same draws as kernel/chance.py: what Python says, this browser must say too.
import { describe, expect, it } from 'vitest';
import { bytesToHex } from '@noble/hashes/utils.js';
import { commitment, keyedDraw, prove, streamKey } from '../src/lib/records/shuffle-proof';

const secret = Uint8Array.from({ length: 32 }, (_, place) => place);
const key = streamKey(secret, ["Ann's", 'żółć', '']);

describe('the chance of a game', () => {
  it('is committed to and mixed as on the server', () => {
    expect(commitment(secret)).toBe('60e765a89a55b2ba043afba36e2178a4f659980e26f0ed14cd2d68794647d5dd');
    expect(bytesToHex(key)).toBe('a4d648f54f918a5945987b6ce0c79b3b463c4e906779092e628a6b77acd93234');
  });

  it('draws the same numbers, large ones too', () => {
    const draws: [bigint, string][] = [
      [6n, 'die'],
      [52n, 'card A'],
      [1n, 'x'],
      [2n ** 64n, 'big'],
      [3n * 2n ** 62n + 1n, 'again'],
    ];
    expect(draws.map(([n, what], number) => keyedDraw(key, number, n, what))).toEqual([
      2n,
      34n,
      0n,
      5636037264606331105n,
      7309111990397538361n,
    ]);
  });
});

describe('a record', () => {
  const lines = (value: number, promised = commitment(secret)): string =>
    [
      JSON.stringify({ line: 'game', commitment: promised, contributions: ["Ann's", 'żółć', ''] }),
      JSON.stringify({
        line: 'record',
        n: 0,
        chance: [
          ['die', 6, value],
          ['card A', 52, 34],
        ],
      }),
      JSON.stringify({ line: 'end', secret: bytesToHex(secret) }),
    ].join('\n') + '\n';

  it('is proved', () => expect(prove(lines(2))).toMatchObject({ draws: 2, contributions: 3, fault: '' }));
  it('with a changed draw is not', () => expect(prove(lines(3))).toMatchObject({ draws: 0, fault: '0' }));
  it('with another promise is not', () =>
    expect(prove(lines(2, '00'))).toMatchObject({ draws: 0, fault: 'commitment' }));
});
