import type { DiceProof } from './wire';

/**
 * Checks the dice of a match (docs/protocol.md, “The proof of the dice”). Everything is computed
 * here, from the seed, with the browser's own SHA-256 and HMAC: no server has to be believed.
 */

/** The highest multiple of 6 a byte can be below: each face has 42 of the 252 kept bytes. */
const FAIR = 252;

export type Verdict =
  /** Every throw is what seed and nonces make it, and the seed is the one promised. */
  | { kind: 'right'; throws: number }
  /** The game is still played: the seed is not known yet. */
  | { kind: 'open' }
  | { kind: 'wrong-seed' }
  | { kind: 'wrong-throw'; k: number; expected: [number, number]; found: [number, number] }
  /** No throw at all to check. */
  | { kind: 'empty' };

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error(`not hexadecimal: ${hex}`);
  return Uint8Array.from(hex.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of a seed, both in hexadecimal. */
export async function commitmentOf(seed: string): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', bytesOf(seed)));
}

/** Throw number `k` of a game. */
export async function throwOf(seed: string, gameId: string, k: number, nonceA: string, nonceB: string): Promise<[number, number]> {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  let block = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${gameId}|${k}|${nonceA}|${nonceB}`));
  const dice: number[] = [];
  for (;;) {
    for (const byte of new Uint8Array(block)) {
      if (byte < FAIR) dice.push((byte % 6) + 1);
      if (dice.length === 2) return dice as [number, number];
    }
    block = await crypto.subtle.sign('HMAC', key, block);
  }
}

/** Checks one game. */
export async function verify(proof: DiceProof): Promise<Verdict> {
  if (!proof.seed) return { kind: 'open' };
  if ((await commitmentOf(proof.seed)) !== proof.commit) return { kind: 'wrong-seed' };
  if (proof.throws.length === 0) return { kind: 'empty' };
  for (const one of proof.throws) {
    const expected = await throwOf(proof.seed, proof.id, one.k, proof.nonces.a ?? '-', proof.nonces.b ?? '-');
    if (expected[0] !== one.dice[0] || expected[1] !== one.dice[1]) {
      return { kind: 'wrong-throw', k: one.k, expected, found: one.dice };
    }
  }
  return { kind: 'right', throws: proof.throws.length };
}

/**
 * The proofs in a record: `Match: <id>`, `Dice-<game>: <commit> <nonceA> <nonceB> <seed>`, and the
 * throws from its lines. Throws are counted from 0 in each game, those for who starts included.
 */
export function proofsOf(record: string): DiceProof[] {
  const lines = record.replaceAll('\r\n', '\n').split('\n');
  const head = lines.indexOf('');
  const tags = new Map(lines.slice(0, head < 0 ? 0 : head).map((line) => splitTag(line)));
  const match = tags.get('Match');
  if (match === undefined) return [];
  const throws = new Map<number, DiceProof['throws']>();
  let game = 1;
  for (const line of lines.slice(head + 1)) {
    const dice = /^(?:opening ([1-6]) ([1-6])|roll ([1-6])([1-6]))$/.exec(line);
    if (dice) {
      const list = throws.get(game) ?? [];
      throws.set(game, list);
      list.push({ k: list.length, line, dice: [Number(dice[1] ?? dice[3]), Number(dice[2] ?? dice[4])] });
    } else if (line.startsWith('end ')) game++;
  }
  const proofs: DiceProof[] = [];
  for (const [name, value] of tags) {
    const number = /^Dice-(\d+)$/.exec(name)?.[1];
    if (number === undefined) continue;
    const [commit = '', a = '-', b = '-', seed = ''] = value.split(' ');
    proofs.push({
      game: Number(number), id: `${match}/${number}`, commit, nonces: { a, b }, seed, throws: throws.get(Number(number)) ?? [],
    });
  }
  return proofs.sort((x, y) => x.game - y.game);
}

function splitTag(line: string): [string, string] {
  const colon = line.indexOf(':');
  return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).trim()];
}
