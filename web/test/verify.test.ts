import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf, proofsOf, throwOf, verify } from '../src/online/verify';

const SEED = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
const COMMIT = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');
const [A, B] = ['00112233445566778899aabbccddeeff', '-'];

/** The same by another library, written as the document says it. */
function byTheBook(k: number): [number, number] {
  const bytes = createHmac('sha256', Buffer.from(SEED, 'hex')).update(`m/1|${k}|${A}|${B}`, 'ascii').digest();
  const [first, second] = [...bytes].filter((byte) => byte < 252).map((byte) => (byte % 6) + 1);
  return [first!, second!];
}

const RECORD = [
  'Kameny: 1', 'Game: taiga-puff', 'Settings: opposites=4', 'A: Anna', 'B: Bob', 'Match: m', `Dice-1: ${COMMIT} ${A} ${B} ${SEED}`, '',
  `opening ${byTheBook(0).join(' ')}`, 'game 1 a x', `roll ${byTheBook(1).join('')}`, 'turn -', `roll ${byTheBook(2).join('')}`, 'end a resigned 1', '',
].join('\n');

describe('the proof of the dice', () => {
  it('computes throws and commitment as docs/protocol.md says', async () => {
    expect(await commitmentOf(SEED)).toBe(COMMIT);
    for (let k = 0; k < 50; k++) expect(await throwOf(SEED, 'm/1', k, A, B)).toEqual(byTheBook(k));
  });

  it('is read from a record, the throw for who starts counted', () => {
    const [proof] = proofsOf(RECORD);
    expect(proof).toMatchObject({ game: 1, id: 'm/1', commit: COMMIT, seed: SEED, nonces: { a: A, b: B } });
    expect(proof!.throws.map((one) => one.dice)).toEqual([0, 1, 2].map(byTheBook));
  });

  it('holds for an honest record and falls for one other die', async () => {
    const [proof] = proofsOf(RECORD);
    expect(await verify(proof!)).toEqual({ kind: 'right', throws: 3 });
    const [x, y] = byTheBook(2);
    const [forged] = proofsOf(RECORD.replace(`roll ${x}${y}\nend`, `roll ${(x % 6) + 1}${y}\nend`));
    expect(await verify(forged!)).toMatchObject({ kind: 'wrong-throw', k: 2, expected: [x, y] });
  });

  it('falls for another seed and says so while the seed is not known', async () => {
    const [proof] = proofsOf(RECORD);
    expect(await verify({ ...proof!, seed: SEED.replace('00', 'ff') })).toEqual({ kind: 'wrong-seed' });
    expect(await verify({ ...proof!, seed: null })).toEqual({ kind: 'open' });
  });

  it('is none in a record without one', () => {
    expect(proofsOf('Kameny: 1\nGame: taiga-puff\n\nroll 53\n')).toEqual([]);
  });
});
