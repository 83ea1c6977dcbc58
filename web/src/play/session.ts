import { batch } from '@preact/signals';
import { brokenWords } from '../app/broken';
import { preferences } from '../app/preferences';
import { wait } from '../board/slide';
import { rules } from '../module/client';
import type { Composing, MatchView, Seat } from '../module/protocol';
import { drawSeed, rollDice, rollDie } from './dice';
import { isComputer, levelOf } from './names';
import { keepResult } from './results';
import { draftOf, Stage, stopsOf, type Stop } from './stage';
import { boardOf } from './start';
import { advanceMatch, loadMatch, onAdvanced, saveDraft, type Saved } from './store';

/** A breath before the computer rolls or shows its turn, so that one can follow. */
const BREATH = 420;

/**
 * A match being played on this device.
 *
 * The truth is the log. Whatever happens – a roll, a turn, a resignation – goes one way: the module
 * folds it in, the new log is stored, and only then does the screen show it ({@link #commit}). A
 * page that dies in between comes back with the log it stored, so no roll is ever rolled again.
 * Between a person's actions {@link #goOn} does what needs nobody: the computer's rolls and turns,
 * passes, the roll for who starts.
 */
export class Session extends Stage {
  #saved: Saved;
  #running = false;
  /** What a person wants while something else is going on: done as soon as it can be. */
  #wish: string | null = null;
  #closed = false;
  readonly #stopListening: () => void;

  private constructor(saved: Saved, view: MatchView, stops: readonly Stop[]) {
    super(view, stops);
    this.#saved = saved;
    this.#stopListening = onAdvanced((id) => {
      if (id === this.id && !this.#running) void this.#catchUp().then(() => this.goOn());
    });
  }

  /** Opens a stored match just where it was left: same dice, same unconfirmed steps. */
  static async open(saved: Saved): Promise<Session> {
    const view = await rules.open(saved.log);
    const session = new Session(saved, view, stopsOf(await rules.frames(saved.log)));
    session.board.value = await boardOf(view);
    session.offer();
    if (saved.draft !== '' && session.composing.value?.kind === 'tables') {
      session.composing.value = await rules.step(saved.draft);
    }
    return session;
  }

  override get id(): string {
    return this.#saved.id;
  }

  /** The seat of the person here when the other one is a computer. */
  override get alone(): Seat | null {
    const { a, b } = this.view.value.players;
    if (isComputer(b)) return isComputer(a) ? null : 'a';
    return isComputer(a) ? 'b' : null;
  }

  /** The seat at this screen that is to act, or null. */
  override get acting(): Seat | null {
    const { toAct, players } = this.view.value;
    return toAct !== null && !isComputer(players[toAct]) ? toAct : null;
  }

  /** Stops everything that runs by itself; the page was left. */
  close(): void {
    this.#closed = true;
    this.#stopListening();
  }

  /** Does what needs nobody at the screen, until somebody is needed. */
  async goOn(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      while (!this.#closed && (await this.#next()));
    } catch (reason) {
      this.failure.value = brokenWords(reason);
    } finally {
      this.#running = false;
      this.busy.value = null;
    }
  }

  /** Rolls for the person whose turn it is; does nothing at any other time. */
  override async roll(): Promise<void> {
    if (this.view.value.phase !== 'roll' || this.acting === null || this.#running) return;
    await this.#do(`roll ${rollDice().join('')}`);
  }

  /** Plays a whole turn of a person. */
  override async turn(text: string): Promise<void> {
    if (this.view.value.phase !== 'turn' || this.acting === null || this.#running) return;
    await this.#do(`turn ${text}`);
  }

  /** Any other event a person may cause: `next`, `resign a`, `offer a`, `agree b`, `decline b`. */
  override async act(event: string): Promise<void> {
    if (this.#running) this.#wish = event;
    else await this.#do(event);
  }

  /** Shows steps composed within the turn and keeps them over a reload. */
  override async compose(change: () => Promise<Composing>, meanwhile?: () => void): Promise<void> {
    const composing = await change();
    batch(() => {
      meanwhile?.();
      this.composing.value = composing;
    });
    if (composing.kind === 'tables') {
      await saveDraft(this.#saved.id, this.#saved.log, draftOf(composing));
    }
  }

  async #do(event: string): Promise<void> {
    this.#running = true;
    // From this very moment: a tap while the rules are being asked would find the board of before.
    this.busy.value = 'moving';
    try {
      await this.#commit(event);
    } catch (reason) {
      this.failure.value = brokenWords(reason);
    } finally {
      this.#running = false;
    }
    await this.goOn();
  }

  /** Giving up waits for nothing; what else is wished waits for one's own turn. */
  async #next(): Promise<boolean> {
    if (!this.#givenUp && (await this.#oneByItself())) return true;
    const wish = this.#wish;
    this.#wish = null;
    const { phase } = this.view.value;
    // The game may have ended meanwhile.
    if (wish === null || this.#closed || (wish !== 'next' && phase !== 'roll' && phase !== 'turn')) return false;
    await this.#commit(wish);
    return true;
  }

  get #givenUp(): boolean {
    return this.#wish?.startsWith('resign') ?? false;
  }

  async #oneByItself(): Promise<boolean> {
    const { phase, toAct, players } = this.view.value;
    if (phase === 'opening') {
      await wait(BREATH);
      if (this.#closed) return false;
      await this.#commit(`opening ${rollDie()} ${rollDie()}`);
      return true;
    }
    if (toAct === null || (phase !== 'roll' && phase !== 'turn')) return false;
    const { drawOffer } = this.view.value;
    if (drawOffer !== null) {
      const asked = drawOffer === 'a' ? 'b' : 'a';
      const judge = levelOf(players[asked]);
      if (judge !== null) {
        this.busy.value = 'thinking';
        const [{ agrees }] = await Promise.all([rules.answerDraw(judge), wait(BREATH)]);
        if (this.#closed) return false;
        await this.#commit(`${agrees ? 'agree' : 'decline'} ${asked}`);
        return true;
      }
    }
    const level = levelOf(players[toAct]);
    if (phase === 'roll') {
      if (level === null) return false;
      this.busy.value = 'thinking';
      await wait(BREATH);
      if (this.#closed) return false;
      await this.#commit(`roll ${rollDice().join('')}`);
      return true;
    }
    if (this.view.value.composing?.pass) {
      await this.#commit('turn -');
      return true;
    }
    if (level === null) {
      const only = preferences.value.forced ? forcedTurn(this.composing.value) : null;
      if (only === null) return false;
      this.busy.value = 'moving';
      await wait(BREATH);
      if (this.#closed) return false;
      await this.#commit(`turn ${only}`);
      return true;
    }
    this.busy.value = 'thinking';
    const [{ turn }] = await Promise.all([rules.choose(level, drawSeed()), wait(BREATH)]);
    if (this.#closed) return false;
    // Given up while it was thinking: what it found is not played any more.
    if (this.#givenUp) return true;
    await this.#commit(`turn ${turn}`);
    return true;
  }

  /** One event: folded by the module, stored, then shown. */
  async #commit(event: string): Promise<void> {
    const before = this.view.value;
    const composed = this.composing.value;
    const view = await rules.apply(event);
    const { log, score, phase } = view;
    const saved: Saved = { ...this.#saved, log, draft: '', score, phase, changed: Date.now() };
    if (!(await advanceMatch(saved, this.#saved.log))) {
      // Another window was quicker: what it did counts, this event never happened.
      await this.#catchUp();
      return;
    }
    this.#saved = saved;
    // Before it is shown: whoever has seen the result may leave at once.
    if (view.result && before.result === null) await keepResult(saved.id, view);
    const own = before.toAct !== null && !isComputer(before.players[before.toAct]);
    const stepsShown = own && composed?.kind === 'tables' && composed.steps.length > 0;
    batch(() => {
      this.peek.value = null;
      // The composed stones stay where they lie, or they would jump back and forth.
      if (stepsShown) this.board.value = composed.board;
      this.view.value = view;
      this.composing.value = null;
    });
    await this.show(event, view, stepsShown);
    this.offer();
  }

  /** Takes over what another window has made of this match. */
  async #catchUp(): Promise<void> {
    const saved = await loadMatch(this.#saved.id);
    if (!saved || this.#closed) return;
    const view = await rules.open(saved.log);
    const stops = stopsOf(await rules.frames(saved.log));
    this.#saved = saved;
    this.showAtOnce(view, stops, await boardOf(view));
  }
}

/** The turn to play where there is only one and nothing of it has been composed yet. */
function forcedTurn(composing: Composing | null): string | null {
  if (composing?.kind === 'tables') return composing.steps.length === 0 ? composing.forced : null;
  return composing?.moves.length === 1 ? composing.moves[0]!.turn : null;
}
