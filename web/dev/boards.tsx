/** A bench for looking at the boards alone: boards.html?show=nardy|taiga|deck. Not shipped. */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import '@fontsource-variable/familjen-grotesk/index.css';
import '../src/style/board.css';
import './boards.css';
import type { OverboardBoard, Place, TablesBoard as Board } from '../src/module/protocol';
import { Deck } from '../src/board/overboard/Deck';
import { viewOf } from '../src/board/tables/geometry';
import { TablesBoard } from '../src/board/tables/TablesBoard';

const show = new URLSearchParams(location.search).get('show');

function nardy(): Board {
  const fields: Board['fields'] = Array.from({ length: 24 }, () => ({ owner: null, count: 0 }));
  const put = (field: number, owner: 'first' | 'second', count: number) => (fields[field - 1] = { owner, count });
  put(24, 'first', 7); put(20, 'first', 1); put(18, 'first', 2); put(15, 'first', 3); put(4, 'first', 1);
  put(12, 'second', 9); put(9, 'second', 2); put(7, 'second', 1); put(2, 'second', 2);
  return { kind: 'tables', fields, hand: { first: 0, second: 0 }, hit: { first: 0, second: 0 }, off: { first: 1, second: 1 }, pips: { first: 300, second: 310 } };
}

function taiga(): Board {
  const fields: Board['fields'] = Array.from({ length: 24 }, () => ({ owner: null, count: 0 }));
  const put = (field: number, owner: 'first' | 'second', count: number) => (fields[field - 1] = { owner, count });
  put(3, 'first', 2); put(6, 'first', 3); put(10, 'first', 1); put(22, 'second', 2); put(15, 'second', 4); put(8, 'second', 1);
  return { kind: 'tables', fields, hand: { first: 8, second: 6 }, hit: { first: 1, second: 2 }, off: { first: 0, second: 0 }, pips: { first: 300, second: 310 } };
}

function deck(): OverboardBoard {
  const text = 'WwwwwWwwwwwwWwww.WRr.r.RrrrrrrRrrrrR';
  const rows = [0, 1, 2, 3, 4, 5].map((i) => text.slice(6 * i, 6 * i + 6)).reverse().join('');
  return { kind: 'overboard', cells: [...rows].map((c) => (c === '.' ? '' : c)) as OverboardBoard['cells'], out: { first: 2, second: 5 }, left: { first: 16, second: 13 } };
}

function App() {
  const [selected, select] = useState<Place | null>(24);
  const [cursor, setCursor] = useState(8);
  if (show === 'deck') {
    return (
      <Deck board={deck()} led={null} turned={false} movable={[8]} selected={8} cursor={cursor} onCursor={setCursor}
        moves={[
          { turn: 'c2c3', from: 8, direction: 'up', row: [8], pushed: [], falls: null },
          { turn: 'c2d2', from: 8, direction: 'right', row: [8, 9, 10, 11], pushed: [], falls: null },
          { turn: 'c2b2', from: 8, direction: 'left', row: [8, 7], pushed: [6], falls: 6 },
        ]}
        preview="left" last={{ turn: 'd5d4', from: 27, direction: 'down', row: [27], pushed: [], falls: null }}
        pace="normal" names label="Paluba" cellLabel={String} />
    );
  }
  const game = show === 'taiga' ? 'taiga-puff' : 'dlouhe-vrhcaby';
  return (
    <TablesBoard game={game} board={game === 'taiga-puff' ? taiga() : nardy()} view={viewOf(game, 'first')} counting="first"
      dice={{ side: 'first', roll: '1', dice: game === 'taiga-puff' ? [{ value: 3, used: false, left: 3, later: false }, { value: 3, used: false, left: null, later: false }, { value: 4, used: false, left: 4, later: true }] : [{ value: 6, used: false, left: null, later: false }, { value: 4, used: true, left: null, later: false }] }}
      mover="first" sources={game === 'taiga-puff' ? ['hand', 3, 6] : [24, 18, 15]} selected={selected} targets={[18, 20, 14]}
      traces={[{ side: 'second', from: 12, to: 9 }, { side: 'second', from: 7, to: 2 }]} pace="normal" label="Deska" cellLabel={String} diceLabel="Kostky"
      onTap={(place) => select(place)} />
  );
}
render(<App />, document.getElementById('app')!);
