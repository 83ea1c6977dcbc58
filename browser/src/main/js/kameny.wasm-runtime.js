/**
 * Loads the WebAssembly module and hands out its exported functions.
 *
 * TeaVM brings a loader of its own, made for any program. It builds functions from text, which a page
 * without `unsafe-eval` forbids; this one stands in for it and knows just that part of TeaVM's interop
 * which exported functions of texts and numbers need.
 */

/** Largest memory outside the garbage-collected heap, in bytes; the module hardly uses any. */
const MAX_MEMORY = 2 ** 28;
const PAGE = 65536;

/**
 * Starts the module.
 *
 * @param {string | BufferSource} source its address, or its bytes
 * @returns {Promise<{ exports: Record<string, (...args: (string | number)[]) => string> }>}
 */
export async function load(source) {
  const options = { builtins: ['js-string'] };
  const module =
    typeof source === 'string'
      ? await WebAssembly.compileStreaming(fetch(source), options)
      : await WebAssembly.compile(source, options);
  const instance = await WebAssembly.instantiate(module, importsOf(module, () => instance.exports));
  const exports = {};
  for (const { name, kind } of WebAssembly.Module.exports(module)) {
    if (kind === 'global') exports[name] = answering(instance.exports[name].value);
  }
  return { exports };
}

/** A call always answers: what breaks it off, as an endless recursion would, becomes an answer too. */
function answering(call) {
  return (...args) => {
    try {
      return call(...args);
    } catch (error) {
      return JSON.stringify({ error: `the module failed: ${error instanceof Error ? error.message : error}` });
    }
  };
}

function importsOf(module, exported) {
  const wanted = WebAssembly.Module.imports(module);
  // A browser that has the string functions built in does not ask for them.
  const given = imports(exported, memoryOf(module), !wanted.some((one) => one.module === 'wasm:js-string'));
  for (const { module: part, name, kind } of wanted) {
    if (kind !== 'function' || (given[part] && name in given[part])) continue;
    if (part !== 'teavmJso' && part !== 'wasm:js-string') throw new Error(`the loader does not have ${part}.${name}`);
    // Of the interop much is linked that no call ever comes to: objects, classes, methods of JavaScript.
    given[part][name] = () => {
      throw new Error(`the module calls ${part}.${name}, which its loader does not have`);
    };
  }
  return given;
}

/** What TeaVM notes down about the memory it wants. */
function memoryOf(module) {
  const [section] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
  const { min = 0, dataSize = 0 } = section ? JSON.parse(new TextDecoder().decode(section)) : {};
  return { pages: Math.max(min, 1), offset: Math.ceil(dataSize / 8) * 8 };
}

function imports(exported, memory, builtinStrings) {
  const number = (value) => new WebAssembly.Global({ value: 'i32', mutable: false }, value);
  const same = (value) => value;
  const guarded = (call) => (...args) => {
    try {
      return call(...args);
    } catch (error) {
      throw asError(error, exported());
    }
  };
  return {
    env: { memory: new WebAssembly.Memory({ initial: memory.pages, maximum: MAX_MEMORY / PAGE }) },
    teavmMemory: {
      heapOffset: number(memory.offset),
      maxSize: number(MAX_MEMORY),
      notifyHeapResized() {},
    },
    teavm: {
      takeStackTrace: () => ({ getStack: () => [] }),
      decorateException() {},
    },
    teavmMath: Math,
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmJso: {
      stringBuiltinsSupported: () => (builtinStrings ? 1 : 0),
      // The exported functions are static methods of a class, and that is all the class is for.
      defineFunction: guarded,
      createClass: () => ({}),
      defineStaticMethod(type, name, call) {
        type[name] = guarded(call);
      },
      getProperty: (object, name) => object[name],
      isUndefined: (value) => (value === undefined ? 1 : 0),
      wrapInt: same,
      unwrapInt: same,
      unwrapDouble: same,
      /** Functions given as text: the one there is hands back what it gets. */
      createFunction1(parameter, body) {
        if (body !== `return ${parameter};`) throw new Error(`the module wants a function made of text: ${body}`);
        return same;
      },
      callFunction1: (call, value) => call(value),
    },
    'wasm:js-string': {
      fromCharCode: (code) => String.fromCharCode(code),
      concat: (one, other) => one + other,
      charCodeAt: (text, index) => text.charCodeAt(index),
      length: (text) => text.length,
      substring: (text, start, end) => text.substring(start, end),
    },
  };
}

/** A Java exception as an Error with its message; anything else as it is. */
function asError(error, exported) {
  const tag = exported['teavm.javaException'];
  if (!(error instanceof WebAssembly.Exception) || !error.is(tag)) return error;
  const message = exported['teavm.exceptionMessage'](error.getArg(tag, 0));
  return new Error(message === null ? 'the module failed' : exported['teavm.stringToJs'](message));
}
