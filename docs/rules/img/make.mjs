// Draws every picture of the rules. Run it with Node, from anywhere; it needs nothing else:
//   node docs/rules/img/make.mjs
// Positions stand in the notation of the rules, so an example can be checked with `kameny legal`.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boards, files, ranks } from './deck.mjs';
import { tables } from './tables.mjs';

const WHITE_HOME = { fields: [1, 2, 3, 4, 5, 6], colour: '#fff6e2' };
const BLACK_HOME = { fields: [13, 14, 15, 16, 17, 18], colour: '#15110e' };
const run = (fields) => ({ fields, colour: '#37b6ff' });
const rolled = (...values) => values.map((value) => ({ value }));
const four = (value, lost) => Array(4).fill({ value, lost });

const ROHY = 'WwwwwW/wwwwww/WwwwwW/RrrrrR/rrrrrr/RrrrrR';

const overboard = {
  'pp-board': boards([{ ranks: ROHY }], { forward: true }),
  'pp-starts': boards([
    { ranks: 'WWWWWW/wwwwww/wwwwww/rrrrrr/rrrrrr/RRRRRR' },
    { ranks: 'WrWrWr/rWrWrW/wrwrwr/rwrwrw/wRwRwR/RwRwRw' },
  ]),
  'pp-first': boards([
    { ranks: ROHY, arrows: ['d1d2'] },
    { ranks: 'WwwwwW/wwwwww/WwwrwW/RrrrrR/rrrrrr/Rrr1rR', fallen: [['d', 'w']], after: true },
  ]),
  'pp-row': ranks([{ row: 'rrr3', move: [1, 2], sign: 'ok' }, { row: 'r1rr2', result: true }]),
  'pp-edge': ranks([{ row: '3rrr', move: [4, 5], sign: 'x' }]),
  'pp-push': ranks([{ row: 'rw1ww1', move: [0, 1], sign: 'ok' }, { row: '1rwww1', result: true }]),
  'pp-fall': ranks([{ row: '2rrww', move: [2, 3], sign: 'ok' }, { row: '3rrw', fallen: 'w', result: true }]),
  'pp-stronger': ranks([{ row: '2rrww', move: [3, 4], sign: 'x' }]),
  'pp-own-behind': ranks([{ row: 'rrwr2', move: [0, 1], sign: 'x' }]),
  'pp-captain': files([
    { file: '..rR..', move: [4, 3], sign: 'x' },
    { file: '..Rr..', move: [3, 2], sign: 'ok' },
    { file: '..wR..', move: [4, 3], sign: 'ok' },
  ]),
  'pp-takeback': ranks([
    { no: 1, row: 'rrw3', move: [1, 2], sign: 'ok' },
    { no: 2, row: 'r1rw2', move: [3, 2], sign: 'ok' },
    { no: 3, row: 'rrw3', move: [1, 2], sign: 'x' },
    { no: 3, row: 'rrw3', move: [0, 1], sign: 'ok' },
  ]),
};

const taiga = {
  'tp-board': tables('taiga', 'h15 h15', { both: true, paths: ['taiga-black', 'taiga-white'] }),
  'tp-enter': tables('taiga', 'h15 h13,22:1,20:1', {
    crop: 'right',
    dice: rolled(5, 3),
    moves: [
      { from: 'hand', to: 5, colour: 'black', toLevel: 0.5, bend: -70 },
      { from: 'hand', to: 3, colour: 'black', toLevel: 0.5, bend: -40 },
    ],
    strips: [run([1, 2, 3, 4, 5, 6]), run([19, 20, 21, 22, 23, 24])],
  }),
  'tp-hit': tables('taiga', '13:2,11:1,6:4,5:4,3:4 17:1,6:4,5:5,3:5', {
    dice: rolled(5, 3),
    moves: [
      { from: 8, to: 11, fromLevel: 0.4, toLevel: 0.4, bend: -60 },
      { from: 11, to: 16, fromLevel: 1, toLevel: 0.3 },
      { from: 8, to: 13, kind: 'bad', fromLevel: 0.8, toLevel: 2, bend: -30 },
    ],
    ghosts: [[16, 0]],
    marks: [{ at: 13, level: 3, sign: 'x' }],
  }),
  'tp-bar': tables('taiga', 'x1,16:4,10:3,6:4,4:3 12:5,11:5,5:2,3:3', {
    crop: 'right',
    dice: rolled(5, 2),
    moves: [{ from: 'bar', to: 23, colour: 'white', toLevel: 0.6, bend: -100 }],
    ghosts: [[23, 0]],
    marks: [{ at: 20, level: 2, sign: 'x' }],
  }),
  'tp-exact': tables('taiga', '18:3,12:4,8:4,6:4 5:1,3:2,1:1,o11', {
    crop: 'right',
    dice: [{ value: 6, lost: true }, { value: 3 }],
    moves: [
      { from: 22, to: 'off', fromLevel: 1, colour: 'black', bend: -30 },
      { from: 20, to: 23, fromLevel: 0, toLevel: 0, bend: -100 },
    ],
    ghosts: [[23, 0]],
  }),
  'tp-double': tables('taiga', '18:3,12:4,8:4,6:4 4:2,3:2,o11', {
    crop: 'right',
    dice: [...four(3), ...four(4, true)],
    moves: [
      { from: 21, to: 24, fromLevel: 1, toLevel: 1, bend: -70 },
      { from: 22, to: 'off', fromLevel: 0.2, colour: 'black', bend: -20 },
    ],
    ghosts: [[24, 0], [24, 1]],
  }),
};

const BLOCK = '24:7,20:1,9:1,8:2,7:1,6:2,5:1';
const blocked = (black, sign) =>
  tables('nardy', `${BLOCK} ${black}`, {
    both: true,
    strips: [run([4, 5, 6, 7, 8, 9])],
    moves: [{ from: 6, to: 4, fromLevel: 1, toLevel: 0, kind: sign === 'x' ? 'bad' : 'move', bend: 26 }],
    ghosts: [[4, 0]],
    marks: [{ at: 4, level: 1.6, sign }],
  });

const nardy = {
  'lv-board': tables('nardy', '24:15 24:15', {
    both: true,
    paths: ['nardy-white', 'nardy-black'],
    strips: [WHITE_HOME, BLACK_HOME],
  }),
  'lv-head-a': tables('nardy', '24:13,18:2 24:15', {
    dice: rolled(3, 3),
    moves: [{ from: 24, to: 18, fromLevel: 4.8, toLevel: 1.5, bend: 46 }],
  }),
  'lv-head-b': tables('nardy', '24:13,21:1,15:1 24:15', {
    dice: rolled(3, 3),
    moves: [
      { from: 24, to: 21, fromLevel: 4.8, toLevel: 0.5, bend: 24 },
      { from: 24, to: 15, fromLevel: 4.8, toLevel: 0.6, bend: 70 },
    ],
  }),
  'lv-55-44': tables('nardy', '24:14,4:1 24:14,20:1', {
    dice: rolled(4, 4),
    moves: [
      { from: 12, to: 8, fromLevel: 4.8, toLevel: 0.6, bend: 40 },
      { from: 8, to: 4, fromLevel: 0.5, toLevel: 0.7, kind: 'bad', bend: 60 },
    ],
    marks: [{ at: 4, level: 1.8, sign: 'x' }],
  }),
  'lv-between': tables('nardy', '24:14,19:1 24:14,4:1', {
    dice: rolled(5, 3),
    moves: [
      { from: 19, to: 14, fromLevel: 0.5, toLevel: 0.4, bend: 90 },
      { from: 14, to: 11, fromLevel: 0.6, toLevel: 0.4 },
      { from: 19, to: 16, fromLevel: 0.2, toLevel: 0.2, kind: 'bad', bend: 30 },
    ],
    ghosts: [[14, 0], [11, 0]],
    marks: [{ at: 16, level: 1.2, sign: 'x' }],
  }),
  'lv-higher': tables('nardy', '24:14,20:1 24:13,4:1,2:1', {
    dice: rolled(6, 4),
    moves: [
      { from: 24, to: 18, fromLevel: 4.8, toLevel: 0.4, bend: 46 },
      { from: 18, to: 14, fromLevel: 0.3, toLevel: 0.6, kind: 'bad', bend: 34 },
      { from: 20, to: 16, fromLevel: 0.5, toLevel: 0.6, kind: 'bad', bend: 40 },
    ],
    ghosts: [[18, 0]],
    marks: [{ at: 14, level: 1.4, sign: 'x' }, { at: 16, level: 1.4, sign: 'x' }],
  }),
  'lv-block-no': blocked('24:12,23:2,22:1', 'x'),
  'lv-block-yes': blocked('24:12,23:2,13:1', 'ok'),
  'lv-seam-counts': tables('nardy', '24:5,23:2,22:2,3:2,2:2,1:2 24:12,9:3', {
    both: true,
    crop: 'right',
    strips: [run([3, 2, 1, 24, 23, 22])],
  }),
  'lv-seam-free': tables('nardy', '15:3,14:3,13:3,12:2,11:2,10:2 21:12,20:3', {
    both: true,
    crop: 'left',
    strips: [run([15, 14, 13, 12, 11, 10])],
  }),
  'lv-mid': tables('nardy', '8:1,6:4,5:4,4:3,3:3 6:5,5:4,3:3,2:3', {
    dice: rolled(6, 2),
    moves: [
      { from: 8, to: 6, toLevel: 3.9, bend: 34 },
      { from: 6, to: 'off', fromLevel: 4.2, bend: 60 },
    ],
    strips: [WHITE_HOME],
  }),
  'lv-off': tables('nardy', '5:1,3:2,2:1,o11 6:5,5:4,3:3,2:1,o2', {
    crop: 'right',
    dice: rolled(6, 4),
    moves: [
      { from: 5, to: 'off', fromLevel: 0.6, bend: 90 },
      { from: 5, to: 1, fromLevel: 0.1, toLevel: 0.3, bend: 70 },
    ],
    ghosts: [[1, 0]],
  }),
  'lv-off-closed': tables('nardy', '5:1,3:2,2:1,o11 13:1,6:5,5:4,3:3,2:2', {
    crop: 'right',
    dice: rolled(4, 4).map((d) => ({ ...d, lost: true })),
    moves: [{ from: 5, to: 1, fromLevel: 0.6, toLevel: 0.6, kind: 'bad', bend: 80 }],
    marks: [{ at: 1, level: 1.9, sign: 'x' }],
  }),
  'lv-oin': tables('nardy', 'o15 5:2,3:4,2:3,1:4,o2'),
  'lv-mars': tables('nardy', 'o15 6:4,5:4,4:3,2:3,1:1'),
};

const here = dirname(fileURLToPath(import.meta.url));
for (const [name, svg] of Object.entries({ ...overboard, ...taiga, ...nardy })) {
  writeFileSync(join(here, `${name}.svg`), svg);
}
