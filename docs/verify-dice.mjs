// Checks the dice of a record with nothing but docs/protocol.md: node verify-dice.mjs match.kameny
// Exit 0: every throw fits; 1: something does not fit; 2: this is no record; 3: a game with throws has no proof.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
const lines = readFileSync(process.argv[2], 'utf8').split(/\r?\n/);
if (lines[0] !== 'Kameny: 1') {
  console.error('this is no record');
  process.exit(2);
}
const tag = (name) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
const games = lines.join('\n').split(/^(?=end )/m).map((part) => part.match(/^(opening \d \d|roll \d\d)$/gm) ?? []);
let bad = 0;
let unproven = 0;
games.forEach((rolls, i) => {
  const [commit, a, b, seed] = tag(`Dice-${i + 1}`)?.split(' ') ?? [];
  if (!seed) {
    if (rolls.length === 0) return;
    unproven += 1;
    const why = i < games.length - 1 ? 'NO PROOF' : 'the seed is revealed when the game is over';
    return console.log(`game ${i + 1}: ${why}, ${rolls.length} throws not checked`);
  }
  const key = Buffer.from(seed, 'hex');
  const fits = rolls.every((line, k) => {
    const bytes = createHmac('sha256', key).update(`${tag('Match')}/${i + 1}|${k}|${a}|${b}`).digest();
    return [...bytes].filter((byte) => byte < 252).slice(0, 2).map((byte) => (byte % 6) + 1).join('') === line.replace(/\D/g, '');
  });
  const good = fits && createHash('sha256').update(key).digest('hex') === commit;
  bad += good ? 0 : 1;
  console.log(`game ${i + 1}: ${good ? 'fits' : 'DOES NOT FIT'}, ${rolls.length} throws`);
});
if (games.every((rolls, i) => rolls.length === 0 && !tag(`Dice-${i + 1}`))) console.log('there are no throws in this record');
process.exit(bad ? 1 : unproven ? 3 : 0);
