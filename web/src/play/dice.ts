/**
 * Dice of local games. Six values out of 256 cannot be equal shares, so a byte of 252 or more is
 * thrown away and drawn again: each face has exactly 42 of the 252 kept bytes. Nobody – no level,
 * no page – sees or touches a number before it is rolled.
 */
export function rollDie(draw: (bytes: Uint8Array) => Uint8Array = systemBytes): number {
  const byte = new Uint8Array(1);
  for (;;) {
    draw(byte);
    if (byte[0]! < 252) return (byte[0]! % 6) + 1;
  }
}

/** Two dice. */
export function rollDice(): [number, number] {
  return [rollDie(), rollDie()];
}

/** A seed for the computer's choices among equal turns: 31 bits. */
export function drawSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;
}

function systemBytes(bytes: Uint8Array): Uint8Array {
  return crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);
}
