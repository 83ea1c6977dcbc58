/**
 * A `Function` for the loader of the WebAssembly module that needs no `unsafe-eval`.
 *
 * TeaVM's loader makes its small glue functions from text: `new Function('fn', 'p1', 'try { return
 * fn(p1); } …')`. The server's Content-Security-Policy forbids that everywhere, rightly. But the texts
 * are a handful of fixed patterns, differing in the number of parameters only, so each can be answered
 * with a closure that does the same. The worker puts {@link functionFromText} in the place of `Function`
 * before it imports the loader.
 *
 * A text of no known pattern is refused with the text in the message: that is what a newer TeaVM, or
 * a `@JSBody` with more than an expression, would show up as – in every browser test, not just for some.
 */
type Value = unknown;
type Callable = (this: Value, ...args: Value[]) => Value;
type Rethrow = (error: unknown) => void;

/** One pattern: how its text reads with blanks collapsed, and the closure for it. */
interface Pattern {
  text: RegExp;
  closure(match: RegExpExecArray, names: string[]): Callable | null;
}

const PATTERNS: Pattern[] = [
  {
    // An exported Java function or method; the last parameter may collect the rest.
    text: /^return function\(([^)]*)\) \{ try \{ return fn\((this)?[^)]*\); \} catch \(e\) \{ rethrowJavaAsJs\(e\); \} \};$/,
    closure: ([, parameters = '', self]) => {
      const names = parameters ? parameters.split(', ') : [];
      const collects = names.at(-1)?.startsWith('...') ?? false;
      return (rethrow, fn) => exported(rethrow as Rethrow, fn as Callable, names.length, collects, !!self);
    },
  },
  {
    // A Java class as JavaScript sees it; its name shows in error messages.
    text: /^return function (\w*)\(marker, javaObject\) \{ return constructor\.call\(this, marker, javaObject\); \}$/,
    closure: ([, name]) => (constructor) => {
      function made(this: Value, marker: Value, javaObject: Value) {
        return (constructor as Callable).call(this, marker, javaObject);
      }
      return Object.defineProperty(made, 'name', { value: name });
    },
  },
  {
    // The text of a @JSBody arrives later: names of its parameters, then its body.
    text: /^return new Function\('wrapCallFromJavaToJs'.*\)\.bind\(this, wrapCallFromJavaToJs\);$/,
    closure: () => (wrap, ...texts) =>
      functionFromText('wrapCallFromJavaToJs', ...(texts as string[])).bind(undefined, wrap),
  },
  {
    text: /^try \{ return fn\(.*\); \} catch \(e\) \{ rethrowJsAsJava\(e\); \}$/,
    closure: () => (rethrow, fn, ...args) => guarded(rethrow, () => (fn as Callable)(...args)),
  },
  {
    text: /^try \{ return instance !== null \? instance\[method\]\(.*\) : getGlobalName\(method\)\(.*\); \} catch \(e\) \{ rethrowJsAsJava\(e\); \}$/,
    closure: () => (rethrow, globalNamed, instance, method, ...args) =>
      guarded(rethrow, () =>
        instance !== null
          ? (instance as Record<string, Callable>)[method as string]!(...args)
          : ((globalNamed as Callable)(method) as Callable)(...args),
      ),
  },
  {
    text: /^try \{ return new constructor\(.*\); \} catch \(e\) \{ rethrowJsAsJava\(e\); \}$/,
    closure: () => (rethrow, constructor, ...args) =>
      guarded(rethrow, () => Reflect.construct(constructor as new () => object, args)),
  },
  { text: /^return \[[\w, ]*\]$/, closure: () => (...args) => args },
  {
    // One of the parameters, or else something global by its name.
    text: /^return ([A-Za-z_$][\w$.]*);$/,
    closure: ([, name = ''], names) => {
      const index = names.indexOf(name);
      return index >= 0 ? (...args) => args[index] : () => globalNamed(name);
    },
  },
];

/**
 * What `new Function(...names, body)` would be, for the bodies that TeaVM's loader uses.
 *
 * @throws EvalError for any other body
 */
export function functionFromText(...texts: string[]): Callable {
  const names = texts.slice(0, -1);
  const body = (texts.at(-1) ?? '').replace(/\s+/g, ' ').trim();
  for (const { text, closure } of PATTERNS) {
    const match = text.exec(body);
    const made = match && closure(match, names);
    if (made) return made;
  }
  throw new EvalError(`no function is made from text here, and this one is not known: ${body}`);
}

function exported(rethrow: Rethrow, fn: Callable, count: number, collects: boolean, self: boolean): Callable {
  return function (...given) {
    const args = collects ? [...padded(given, count - 1), given.slice(count - 1)] : padded(given, count);
    try {
      return self ? fn(this, ...args) : fn(...args);
    } catch (error) {
      return rethrow(error);
    }
  };
}

/** As many values as there are parameters: `undefined` for those not given. */
function padded(values: Value[], count: number): Value[] {
  return Array.from({ length: count }, (_, i) => values[i]);
}

function guarded(rethrow: Value, call: () => Value): Value {
  try {
    return call();
  } catch (error) {
    return (rethrow as Rethrow)(error);
  }
}

function globalNamed(path: string): Value {
  let value: Value = globalThis;
  for (const name of path.split('.')) {
    value = (value as Record<string, Value>)[name];
    if (value === undefined) throw new ReferenceError(`${path} is not defined`);
  }
  return value;
}
