// The shuffles of a finished game, checked in this browser, without trusting the server that dealt them (kernel/chance.py).
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const SIZES = 2n ** 64n;

export function commitment(secret: Uint8Array): string {
  return bytesToHex(blake2b(secret, { dkLen: 32, personalization: person('cutpurse-commit') }));
}

/** The key of all draws: the secret and every seat's contribution, each with its length before it. */
export function streamKey(secret: Uint8Array, contributions: string[]): Uint8Array {
  const mix = blake2b.create({ dkLen: 32, key: secret, personalization: person('cutpurse-key') });
  for (const contribution of contributions) {
    const part = utf8ToBytes(contribution);
    mix.update(Uint8Array.of(part.length >>> 24, part.length >>> 16, part.length >>> 8, part.length));
    mix.update(part);
  }
  return mix.digest();
}

/** Draw `number` of a game. Values that would favour some outcomes are thrown away and drawn anew. */
export function keyedDraw(key: Uint8Array, number: number, n: bigint, what: string): bigint {
  const fair = SIZES - (SIZES % n);
  for (let attempt = 0; ; attempt++) {
    const digest = blake2b(utf8ToBytes(`${number}|${attempt}|${n}|${what}`), {
      dkLen: 8,
      key,
      personalization: person('cutpurse-draw'),
    });
    const value = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
    if (value < fair) return value % n;
  }
}

function person(text: string): Uint8Array {
  const bytes = new Uint8Array(16);
  bytes.set(utf8ToBytes(text));
  return bytes;
}

export interface Proof {
  draws: number;
  /** What was promised before the game. */
  commitment: string;
  /** How many seats put something of their own in. */
  contributions: number;
  /** What does not fit: "commitment", "secret", or the number of a draw; nothing if all is well. */
  fault: string;
}

/** Check a record file: the secret fits what was promised before the game, and every draw follows from it. */
export function prove(file: string): Proof {
  const lines = file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const header = lines[0] as { commitment?: string; contributions?: string[] };
  const end = lines.at(-1) as { secret?: string };
  const known = { commitment: header.commitment ?? '', contributions: header.contributions?.length ?? 0 };
  if (!end.secret || !header.commitment) return { ...known, draws: 0, fault: 'secret' };
  const secret = hexToBytes(end.secret);
  if (commitment(secret) !== header.commitment) return { ...known, draws: 0, fault: 'commitment' };
  const key = streamKey(secret, header.contributions ?? []);
  let draws = 0;
  for (const line of lines)
    for (const [what, n, value] of (line['chance'] ?? []) as [string, number, number][]) {
      if (keyedDraw(key, draws, BigInt(n), what) !== BigInt(value)) return { ...known, draws, fault: String(draws) };
      draws += 1;
    }
  return { ...known, draws, fault: '' };
}
