// Checks the dice of a record with nothing but docs/protocol.md: node verify-dice.mjs match.kameny
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
const lines = readFileSync(process.argv[2], 'utf8').split('\n');
const tag = (name) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
const games = lines.join('\n').split(/^(?=end )/m).map((part) => part.match(/^(opening \d \d|roll \d\d)$/gm) ?? []);
let bad = 0;
games.forEach((rolls, i) => {
  const [commit, a, b, seed] = tag(`Dice-${i + 1}`)?.split(' ') ?? [];
  if (!seed) return rolls.length && console.log(`game ${i + 1}: no proof, ${rolls.length} throws`);
  const key = Buffer.from(seed, 'hex');
  const fits = rolls.every((line, k) => {
    const bytes = createHmac('sha256', key).update(`${tag('Match')}/${i + 1}|${k}|${a}|${b}`).digest();
    return [...bytes].filter((byte) => byte < 252).slice(0, 2).map((byte) => (byte % 6) + 1).join('') === line.replace(/\D/g, '');
  });
  const good = fits && createHash('sha256').update(key).digest('hex') === commit;
  bad += good ? 0 : 1;
  console.log(`game ${i + 1}: ${good ? 'fits' : 'DOES NOT FIT'}, ${rolls.length} throws`);
});
process.exit(bad ? 1 : 0);
