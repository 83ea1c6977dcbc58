import { batch, signal } from '@preact/signals';
import { rules } from '../module/client';
import type { Board, Composing, Facts, GameId, Outcome, OverboardMove, Side, Study } from '../module/protocol';
import type { Playing } from '../play/playing';
import { sound } from '../sound/sound';
import lessons from './lessons.json';

/**
 * A step of a lesson: a position to play one turn in. Positions and turns are data, checked against
 * the rules by a test; whether an answer may be played, what it does and where it leads is the
 * module's to say.
 */
export interface LessonStep {
  id: string;
  /** The rule it is about. */
  clause: string;
  position: string;
  /** Turns that are right; another order with the same result is too. */
  right?: readonly string[];
  /** Or what a right turn does: these facts, numbers at least that high. */
  want?: Partial<Record<string, number | boolean>>;
  /** Examples of turns that may be played and are not what was asked for. */
  wrong: readonly string[];
}

export function stepsOf(game: GameId): readonly LessonStep[] {
  return lessons[game] as readonly LessonStep[];
}

/** One walk through a lesson. It stands where a match would: boards compose turns for it. */
export class Lesson implements Playing {
  readonly composing = signal<Composing | null>(null);
  readonly board = signal<Board | null>(null);
  readonly led = signal<OverboardMove | null>(null);
  readonly peek = signal(null);
  readonly failure = signal<string | null>(null);
  readonly unanswered = signal(0);
  readonly at = signal(0);
  readonly study = signal<Study | null>(null);
  /** What came of the last answer. */
  readonly answer = signal<{ right: boolean; outcome: Outcome } | null>(null);
  readonly game: GameId;
  #right = new Set<string>();

  constructor(game: GameId) {
    this.game = game;
  }

  get step(): LessonStep {
    return stepsOf(this.game)[this.at.value]!;
  }

  get side(): Side {
    return this.study.value?.side ?? 'first';
  }

  /** Sets a step up, or the same one again. */
  async begin(at: number): Promise<void> {
    this.at.value = at;
    const { position, right = [] } = this.step;
    const study = await rules.study(this.game, '', position);
    // A turn of the same result is the same answer, in whatever order it was played.
    const outcomes = await Promise.all(right.map((turn) => rules.outcome(turn)));
    this.#right = new Set(outcomes.map((outcome) => outcome.position));
    this.study.value = study;
    this.led.value = null;
    this.board.value = study.board;
    this.composing.value = study.composing;
    this.answer.value = null;
  }

  async turn(text: string): Promise<void> {
    const outcome = await rules.outcome(text);
    const right = this.#isRight(outcome);
    this.composing.value = null;
    this.led.value = outcome.move;
    this.board.value = outcome.board;
    this.answer.value = { right, outcome };
    sound(right ? 'won' : 'refused');
  }

  async compose(change: () => Promise<Composing>, meanwhile?: () => void): Promise<void> {
    const composing = await change();
    batch(() => {
      meanwhile?.();
      this.composing.value = composing;
    });
  }

  #isRight(outcome: Outcome): boolean {
    const { want } = this.step;
    return want ? does(outcome.facts, want) : this.#right.has(outcome.position);
  }
}

/** Whether a turn does what was asked for. */
export function does(facts: Facts, want: NonNullable<LessonStep['want']>): boolean {
  const done = facts as unknown as Record<string, number | boolean>;
  return Object.entries(want).every(([name, wanted]) =>
    typeof wanted === 'number' ? Number(done[name]) >= wanted : done[name] === wanted,
  );
}
