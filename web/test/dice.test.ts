import { describe, expect, it } from 'vitest';
import { rollDie } from '../src/play/dice';

describe('a die', () => {
  it('gives each face exactly 42 of the 252 bytes it keeps, and draws again for the rest', () => {
    const faces = new Map<number, number>();
    for (let byte = 0; byte < 256; byte++) {
      let draws = 0;
      const face = rollDie((bytes) => {
        bytes[0] = draws++ === 0 ? byte : 0;
        return bytes;
      });
      expect(draws).toBe(byte < 252 ? 1 : 2);
      if (byte < 252) faces.set(face, (faces.get(face) ?? 0) + 1);
    }
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6].map((face) => [face, 42]));
  });

  it('of the system shows every face', () => {
    const seen = new Set(Array.from({ length: 400 }, () => rollDie()));
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
