// The vector of docs/protocol.md computed anew from its text alone: node docs/dice-vector.mjs
import { createHash, createHmac } from 'node:crypto';
const seed = Buffer.from([...Array(32).keys()]);
const [G, a, b] = ['Vector/1', '00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'];
console.log(createHash('sha256').update(seed).digest('hex'));
const dice = (k) => [...createHmac('sha256', seed).update(`${G}|${k}|${a}|${b}`).digest()]
  .filter((byte) => byte < 252).slice(0, 2).map((byte) => (byte % 6) + 1).join('');
console.log([...Array(12).keys()].map(dice).join(' '));
