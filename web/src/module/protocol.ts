/**
 * What the page and the rules talk about.
 *
 * The rules and the engine are one WebAssembly module that lives in a worker. The page sends it a
 * call and gets JSON back; every type of that JSON stands here. The page draws it and knows no rule:
 * what may be played, what it would do to the board and why something is refused comes from here.
 *
 * Places on a vrhcábnice are *fields*, the same for both sides, so that a board can be drawn
 * without knowing whose turn it is:
 *  - dlouhe-vrhcaby: field = White's own point (24 = White's head, 12 = Black's head; LV-1);
 *    both sides go 24 → 1 → (Black: from 12 down to 1, then 24 down to 13);
 *  - taiga-puff: field 1–24 as in the rules' source (TP-1): Black 1 → 24 → off, White 24 → 1 → off.
 */

export type GameId = 'pres-palubu' | 'taiga-puff' | 'dlouhe-vrhcaby';

/** The side in one game: `first` makes the first move (red; black in Taiga-Puff; white in nardy). */
export type Side = 'first' | 'second';

/** A person (or level) for the whole series, whatever colour it has in one game. */
export type Seat = 'a' | 'b';

export interface PerSide<T> {
  first: T;
  second: T;
}

export interface SettingInfo {
  /** Name in the notation, e.g. `head`. */
  name: string;
  /** Values, the first is the default; empty for a free one (`stake`, `start` with a random start). */
  values: string[];
  /** Of `start`: how many captains a random start has for each number of figures, unless it is said. */
  captains?: number[];
  /** Of `stake`: the most chips. */
  most?: number;
}

export interface LevelInfo {
  number: number;
  /** Its strength on the scale of its game. */
  elo: number;
}

export interface GameInfo {
  id: GameId;
  settings: SettingInfo[];
  /** Levels of the computer, from the weakest. */
  levels: LevelInfo[];
}

export interface About {
  version: string;
  games: GameInfo[];
}

export interface TablesBoard {
  kind: 'tables';
  /** 24 fields, index 0 = field 1. */
  fields: { owner: Side | null; count: number }[];
  /** Stones not yet entered (Taiga-Puff; 0 in nardy). */
  hand: PerSide<number>;
  /** Stones hit and waiting (Taiga-Puff). */
  hit: PerSide<number>;
  off: PerSide<number>;
  /** Pips left for each side. */
  pips: PerSide<number>;
}

export interface OverboardBoard {
  kind: 'overboard';
  /** 36 points, index = 6 × rank + file from a1; '' free, r/w figures, R/W captains. */
  cells: ('' | 'r' | 'R' | 'w' | 'W')[];
  /** Figures thrown over. */
  out: PerSide<number>;
  /** Figures still on the deck. */
  left: PerSide<number>;
}

export type Board = TablesBoard | OverboardBoard;

/** A field number, or a place beside the board. */
export type Place = number | 'hand' | 'bar' | 'off';

export interface StepView {
  /** As in the notation, in the mover's own counting, e.g. `24/21` or `hand/22*`. */
  text: string;
  from: Place;
  to: Place;
  die: number;
  hit: boolean;
}

/** What one tap can do: one step, or one stone with several numbers in one go. */
export interface Target {
  from: Place;
  to: Place;
  steps: StepView[];
  /** What to hand to `step`: the steps with the die each uses, e.g. `4/off:6`. */
  play: string;
}

export interface TablesComposing {
  kind: 'tables';
  /** The numbers of this roll in the order they are offered (the left die first), and which are used up. */
  numbers: { value: number; used: boolean }[];
  /** Steps composed so far. */
  steps: StepView[];
  /** The board after them. */
  board: TablesBoard;
  /** Everything that may be done next. */
  targets: Target[];
  /** The turn may be confirmed. */
  complete: boolean;
  /** Nothing can be played at all: the turn is a pass. */
  pass: boolean;
  /** The turn as text, to be sent when complete. */
  turn: string;
  /** The whole turn as text where it can be played in one way only; null where there is a choice. */
  forced: string | null;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

export interface OverboardMove {
  /** As in the notation: `c2c3`. */
  turn: string;
  /** Index of the chosen figure. */
  from: number;
  direction: Direction;
  /** Indexes of the own figures that move, the chosen one first. */
  row: number[];
  /** Indexes of the opponent's figures that are pushed, the nearest first. */
  pushed: number[];
  /** Index of the figure that falls overboard (one of `pushed`), or null. */
  falls: number | null;
}

/** Why a direction is not possible; the key of a message. */
export type Refusal =
  | 'edge'
  | 'stronger'
  | 'own-behind'
  | 'captain'
  | 'captain-in-row'
  | 'barred';

export interface OverboardComposing {
  kind: 'overboard';
  moves: OverboardMove[];
  /** For each own figure and each direction that is not possible. `clause` is e.g. PP-7. */
  refused: { from: number; direction: Direction; why: Refusal; clause: string }[];
  /** There is no move: the turn is a pass (PP-10). */
  pass: boolean;
}

export type Composing = TablesComposing | OverboardComposing;

export interface LastTurn {
  by: Side;
  seat: Seat;
  text: string;
  roll: [number, number] | null;
  passed: boolean;
  /** Board before the turn, to animate from. */
  before: Board;
  /** Dice games: the steps in order. */
  steps: StepView[];
  /** Přes palubu: the move. */
  move: OverboardMove | null;
}

/** Why a game ended. */
export type EndReason =
  | 'all-off'
  | 'all-over'
  | 'repetition'
  | 'one-to-one'
  | 'agreed'
  | 'resigned'
  | 'time'
  | 'last-roll';

export interface GameResult {
  winner: Seat | null;
  winnerSide: Side | null;
  reason: EndReason;
  /** Stakes won: 0 for a draw, 2 for Mars. */
  stakes: number;
  mars: boolean;
}

export type Phase =
  /** Who starts is being rolled: apply `opening <a> <b>`. */
  | 'opening'
  /** The next game of the series waits for `next`. */
  | 'between'
  /** `toAct` must roll: apply `roll 53`. */
  | 'roll'
  /** `toAct` must play: apply `turn …`. */
  | 'turn'
  /** The whole match is over. */
  | 'over';

export interface MatchView {
  /** The whole event log as text: store this; `open` takes it back. */
  log: string;
  /** Number of events, the match's creation counted. */
  seq: number;
  game: GameId;
  /** Every setting by name, those of the series too (`length`, `starts`, `rotation`, `stake`). */
  settings: Record<string, string>;
  /** Names by seat; a computer is `@level:2`. */
  players: { a: string; b: string };
  phase: Phase;
  toAct: Seat | null;
  toActSide: Side | null;
  /** Which side each seat plays in the current (or last) game; null before the first. */
  sides: { a: Side; b: Side } | null;
  /** Stakes won in the series so far. */
  score: { a: number; b: number };
  /** Results of the finished games of the series. */
  games: GameResult[];
  gameNumber: number;
  /** Last rolled dice for who starts, if any. */
  opening: { a: number; b: number } | null;
  position: string | null;
  board: Board | null;
  roll: [number, number] | null;
  /** Who has offered a draw (Přes palubu only). */
  drawOffer: Seat | null;
  /** True where the game has draws by agreement. */
  drawsByAgreement: boolean;
  /** The last turn of the current (or last) game. */
  last: LastTurn | null;
  /** Result of the game that has just ended (phase between or over). */
  result: GameResult | null;
  /** What giving up the game now would cost each seat, in stakes; null when no game is on. */
  resignStakes: { a: number; b: number } | null;
  composing: Composing | null;
}

/** A single position with what may be played in it: a step of a lesson. */
export interface Study {
  game: GameId;
  position: string;
  board: Board;
  /** The side to move. */
  side: Side;
  roll: [number, number] | null;
  composing: Composing;
}

/** What a turn of a dice game does, counted before and after it. */
export interface TablesFacts {
  kind: 'tables';
  hits: number;
  /** Stones entered from the hand. */
  entered: number;
  /** Hit stones brought back. */
  returned: number;
  off: number;
  /** Stones that left point 24 (the head in nardy). */
  head: number;
  /** Points with two or more now that had fewer. */
  bridges: number;
  /** The most own points next to each other, now and before. */
  run: number;
  runBefore: number;
  /** Points with a single own stone, now and before. */
  single: number;
  singleBefore: number;
  /** With this turn the last stone has come home. */
  allHome: boolean;
  wins: boolean;
}

/** What a move of Přes palubu does. */
export interface OverboardFacts {
  kind: 'overboard';
  /** Own figures that move. */
  row: number;
  pushed: number;
  falls: boolean;
  /** The one that falls is a captain. */
  captain: boolean;
  /** How many own figures the opponent could throw over next, after this move and had one not moved. */
  danger: number;
  dangerBefore: number;
  wins: boolean;
}

export type Facts = TablesFacts | OverboardFacts;

/** What a turn makes of a position. */
export interface Outcome {
  turn: string;
  position: string;
  board: Board;
  /** Dice games: the steps in order. */
  steps: StepView[];
  /** Přes palubu: the move. */
  move: OverboardMove | null;
  facts: Facts;
}

/** Why a stone cannot make a step; the key of a message. */
export type StepRefusal =
  /** No number leads there in any case: it is no way forward. */
  | 'backward'
  | 'no-stone'
  | 'not-rolled'
  | 'closed'
  | 'head'
  | 'block'
  | 'not-home'
  | 'higher-first'
  | 'exact'
  | 'bar-first'
  | 'enter-first'
  | 'use-more';

/** Why a step is not among the targets: both null when it is. `clause` is e.g. LV-9. */
export interface StepWhy {
  why: StepRefusal | null;
  clause: string | null;
}

/** One stop of a replay: after each event from the first game's start on. */
export interface Frame {
  /** Number of the events up to this stop, the match's creation counted. */
  seq: number;
  gameNumber: number;
  /** The event as a log line. */
  event: string;
  sides: { a: Side; b: Side } | null;
  board: Board;
  roll: [number, number] | null;
  /** The turn, where the event is one. */
  last: LastTurn | null;
  score: { a: number; b: number };
  result: GameResult | null;
}

export interface Failure {
  error: string;
  /** Rule clause the refused thing broke, if any. */
  clause?: string;
  /** The net whose file is missing: provide it and ask again. */
  net?: string;
}

/**
 * The calls of the module (all synchronous inside the worker; promises on the page). Each answers
 * the JSON of the type shown, or of {@link Failure}; a refused call changes nothing.
 */
export interface KamenyModule {
  about(): About;
  /** Hands over the file of a net that an answer said was missing, in Base64; the worker does it. */
  provide(net: string, base64: string): { provided: string };
  /**
   * Starts a match and makes it the current one. `settings` is `name=value …`, defaults for the rest.
   * A random start of Přes palubu must carry its seed, `start=random:<n>:<captains>:<seed>`; in a
   * position as a start `_` stands for the spaces. With `starts=a` or `b` the first game is on at once.
   */
  create(game: GameId, settings: string, nameA: string, nameB: string): MatchView;
  /** Makes the match of this log the current one. */
  open(log: string): MatchView;
  /**
   * Applies one event line to the current match, and what follows from it by itself (a game's start
   * after the opening roll, a game's and the match's end). Lines: `opening 5 3`, `next`, `roll 53`,
   * `turn 24/18 13/10`, `turn c2c3`, `turn -`, `offer a`, `agree b`, `decline b`, `resign a`, `timeout a`.
   */
  apply(event: string): MatchView;
  /**
   * Composing within the turn (dice games): plays the steps of a target (its `play`), all or none. Also
   * without dice, `24/21 21/15`: then the preferred die is tried first where several would do.
   */
  step(steps: string): TablesComposing;
  /** Takes back the last step of the composed turn; without one nothing changes. */
  undo(): TablesComposing;
  /** Makes this die the left one: its targets come first, and it is used where either would do. */
  preferDie(value: number): TablesComposing;
  /** Why the stone at `from` cannot go to `to` in one step of the turn being composed (places as text). */
  why(from: string, to: string): StepWhy;
  /** Why no stone at `from` (a place as text) can move at this moment; both null when one can. */
  stuck(from: string): StepWhy;
  /** Whether the computer agrees to the draw it has been offered in the current match. */
  answerDraw(level: number): { agrees: boolean };
  /** The computer's turn for the current match, as turn text. May take up to a second. `seed` is whole. */
  choose(level: number, seed: number): { turn: string };
  /** All stops of a match for its replay. */
  frames(log: string): Frame[];
  /** The lines of `cli legal` for one position (used by tests). */
  legal(game: GameId, settings: string, position: string): { lines: string[] };
  /** The engine's turn for a bare position (used by tests). */
  best(game: GameId, settings: string, position: string, level: number, seed: number): { turn: string };
  /**
   * Shows a single position to play one turn in, instead of a match: `step`, `undo`, `why` and `outcome`
   * are about it until a match is opened again. A dice game's must carry its roll.
   */
  study(game: GameId, settings: string, position: string): Study;
  /** What this turn would make of the current position; refused when it may not be played. */
  outcome(turn: string): Outcome;
  /** The start position of a game with these settings, drawn (pictures of the home page, previews). */
  preview(game: GameId, settings: string): Board;
}
