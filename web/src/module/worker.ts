/// <reference lib="webworker" />
import { load } from '#module/kameny.wasm-runtime.js';
import wasm from '#module/kameny.wasm?url';
import { messageOf } from '../app/reason';
import type { Answer, Call } from './client';
import type { Failure, KamenyModule } from './protocol';

/**
 * Rules and engine in a thread of their own, so that the page stays smooth while the computer
 * thinks. Calls are answered one after the other, in the order they came.
 */
type Exports = Record<keyof KamenyModule, (...args: (string | number)[]) => string>;

const module: Promise<Exports> = load(wasm).then((loaded) => loaded.exports as unknown as Exports);

/** Where the built files of the engine's nets are, by the name of the net. */
const NETS = new Map(
  Object.entries(import.meta.glob<string>('#nets/*.net', { query: '?url', import: 'default', eager: true })).map(
    ([path, address]) => [path.slice(path.lastIndexOf('/') + 1, -'.net'.length), address],
  ),
);

/** Asks again and again, fetching the nets that the player still lacks. */
async function ask(exports: Exports, name: keyof KamenyModule, args: readonly (string | number)[]): Promise<string> {
  for (let lacking = NETS.size; ; lacking--) {
    const json = exports[name](...args);
    const net = json.startsWith('{"error"') ? (JSON.parse(json) as Failure).net : undefined;
    const address = net === undefined ? undefined : NETS.get(net);
    if (net === undefined || address === undefined || lacking === 0) return json;
    const file = await fetch(address);
    if (!file.ok) throw new Error(`the net ${net} could not be loaded: ${file.status}`);
    const provided = exports.provide(net, base64(new Uint8Array(await file.arrayBuffer())));
    if (provided.startsWith('{"error"')) return provided;
  }
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

self.addEventListener('message', async (event: MessageEvent<Call>) => {
  const { id, name, args } = event.data;
  let answer: Answer;
  try {
    answer = { id, json: await ask(await module, name, args) };
  } catch (reason) {
    answer = { id, broken: messageOf(reason) };
  }
  self.postMessage(answer);
});
