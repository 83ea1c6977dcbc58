/// <reference lib="webworker" />
import { load } from '#module/kameny.wasm-runtime.js';
import wasm from '#module/kameny.wasm?url';
import type { Answer, Call } from './client';
import type { KamenyModule } from './protocol';

/**
 * Rules and engine in a thread of their own, so that the page stays smooth while the computer
 * thinks. Calls are answered one after the other, in the order they came.
 */
type Exports = Record<keyof KamenyModule, (...args: (string | number)[]) => string>;

const module: Promise<Exports> = load(wasm).then((loaded) => loaded.exports as unknown as Exports);

self.addEventListener('message', async (event: MessageEvent<Call>) => {
  const { id, name, args } = event.data;
  let answer: Answer;
  try {
    answer = { id, json: (await module)[name](...args) };
  } catch (reason) {
    answer = { id, broken: reason instanceof Error ? reason.message : String(reason) };
  }
  self.postMessage(answer);
});
