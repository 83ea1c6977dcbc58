import type {
  About, Failure, Frame, GameId, KamenyModule, MatchView, StepWhy, TablesComposing,
} from './protocol';

/** The module as the page sees it: every call a promise. A refused call rejects with {@link Refused}. */
export type Remote = {
  [Name in Exclude<keyof KamenyModule, 'provide'>]: (...args: Parameters<KamenyModule[Name]>) => Promise<ReturnType<KamenyModule[Name]>>;
};

/** The rules said no; nothing has changed. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly clause: string | null,
  ) {
    super(message);
  }
}

/** What travels to the worker, and back. */
export interface Call {
  id: number;
  name: keyof KamenyModule;
  args: readonly (string | number)[];
}

export type Answer = { id: number; json: string } | { id: number; broken: string };

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (reason: Error) => void;
}

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, Waiting>();

/** Starts the worker if it does not run yet, so that it loads while the page draws. */
export function startModule(): void {
  if (worker) return;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'kameny' });
  worker.addEventListener('message', (event: MessageEvent<Answer>) => {
    const answer = event.data;
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (!call) return;
    if ('broken' in answer) {
      call.reject(new Error(answer.broken));
      return;
    }
    const value = JSON.parse(answer.json) as Failure | object;
    if ('error' in value) call.reject(new Refused(value.error, value.clause ?? null));
    else call.resolve(value);
  });
  worker.addEventListener('error', (event) => {
    const reason = new Error(event.message || 'the rules module did not start');
    for (const call of waiting.values()) call.reject(reason);
    waiting.clear();
    worker = null;
  });
}

function call<T>(name: keyof KamenyModule, ...args: (string | number)[]): Promise<T> {
  startModule();
  const id = ++count;
  return new Promise<T>((resolve, reject) => {
    waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
    worker!.postMessage({ id, name, args } satisfies Call);
  });
}

export const rules: Remote = {
  about: () => call<About>('about'),
  create: (game: GameId, settings: string, a: string, b: string) => call<MatchView>('create', game, settings, a, b),
  open: (log) => call<MatchView>('open', log),
  apply: (event) => call<MatchView>('apply', event),
  step: (steps) => call<TablesComposing>('step', steps),
  undo: () => call<TablesComposing>('undo'),
  preferDie: (value) => call<TablesComposing>('preferDie', value),
  why: (from, to) => call<StepWhy>('why', from, to),
  stuck: (from) => call<StepWhy>('stuck', from),
  answerDraw: (level) => call('answerDraw', level),
  choose: (level, seed) => call('choose', level, seed),
  frames: (log) => call<Frame[]>('frames', log),
  legal: (game, settings, position) => call('legal', game, settings, position),
  best: (game, settings, position, level, seed) => call('best', game, settings, position, level, seed),
  study: (game, settings, position) => call('study', game, settings, position),
  outcome: (turn) => call('outcome', turn),
  preview: (game, settings) => call('preview', game, settings),
};
