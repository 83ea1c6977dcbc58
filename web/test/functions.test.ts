import { describe, expect, it } from 'vitest';
import { functionFromText } from '../src/module/functions';

type AnyFunction = (...args: unknown[]) => any;

/** Both kinds of function for one text, so that each test asks the real one what is right. */
function both(...texts: string[]) {
  // The very thing the page may not do; here it is the measure.
  return [new Function(...texts), functionFromText(...texts)] as [AnyFunction, AnyFunction];
}

const rethrow = (error: unknown) => {
  throw new Error(`rethrown: ${(error as Error).message}`);
};
const failing = () => {
  throw new Error('inside');
};
const told = (...args: unknown[]) => args;

const exported = (parameters: string, args: string) => `return function(${parameters}) {
    try {
        return fn(${args});
    } catch (e) {
        rethrowJavaAsJs(e);
    }
};`;

const called = (expression: string) => `try {
    return ${expression};
} catch (e) {
    rethrowJsAsJava(e);
}`;

describe('functions made from the texts of the loader', () => {
  it.each([
    ['', ''],
    ['p0', 'p0'],
    ['p0, p1', 'p0, p1'],
    ['...p0', 'p0'],
    ['p0, ...p1', 'p0, p1'],
  ])('pass the parameters (%s) of an exported function on', (parameters, args) => {
    for (const given of [[], [1], [1, 2], [1, 2, 3]]) {
      const [real, ours] = both('rethrowJavaAsJs', 'fn', exported(parameters, args));
      expect(ours(rethrow, told)(...given)).toEqual(real(rethrow, told)(...given));
    }
  });

  it('pass `this` on as the first parameter of a method', () => {
    const self = { name: 'self' };
    const [real, ours] = both('rethrowJavaAsJs', 'fn', exported('p1', 'this, p1'));
    expect(ours(rethrow, told).call(self, 1)).toEqual(real(rethrow, told).call(self, 1));
  });

  it('hand an error of an exported function to the one that translates it', () => {
    const [real, ours] = both('rethrowJavaAsJs', 'fn', exported('p0', 'p0'));
    expect(() => real(rethrow, failing)(1)).toThrow('rethrown: inside');
    expect(() => ours(rethrow, failing)(1)).toThrow('rethrown: inside');
  });

  it('make classes that carry the name and can be constructed', () => {
    const text = `return function Module(marker, javaObject) {
    return constructor.call(this, marker, javaObject);
}
`;
    for (const make of both('constructor', text)) {
      const Made = make(function (this: any, marker: unknown, javaObject: unknown) {
        this.held = [marker, javaObject];
      });
      expect(Made.name).toBe('Module');
      expect(new Made(1, 2).held).toEqual([1, 2]);
      expect(new Made(1, 2)).toBeInstanceOf(Made);
    }
  });

  it('call functions, methods, global functions and constructors, and translate their errors', () => {
    const fn = both('rethrowJsAsJava', 'fn', 'p1', 'p2', called('fn(p1, p2)'));
    const method = both(
      'rethrowJsAsJava', 'getGlobalName', 'instance', 'method', 'p1',
      called('instance !== null\n        ? instance[method](p1)\n        : getGlobalName(method)(p1)'),
    );
    const make = both('rethrowJsAsJava', 'constructor', 'p1', called('new constructor(p1)'));
    for (const i of [0, 1] as const) {
      expect(fn[i](rethrow, told, 1, 2)).toEqual([1, 2]);
      expect(() => fn[i](rethrow, failing)).toThrow('rethrown: inside');
      expect(method[i](rethrow, null, ['b', 'c'], 'indexOf', 'c')).toBe(1);
      expect(method[i](rethrow, () => told, null, 'anything', 5)).toEqual([5]);
      expect(() => method[i](rethrow, null, {}, 'missing', 5)).toThrow('rethrown:');
      expect(make[i](rethrow, Array, 3)).toHaveLength(3);
      expect(() => make[i](rethrow, undefined, 3)).toThrow('rethrown:');
    }
  });

  it('collect their parameters in an array', () => {
    for (const make of both('p1', 'p2', 'return [p1, p2]')) expect(make(1, 2)).toEqual([1, 2]);
    for (const make of both('return []')) expect(make()).toEqual([]);
  });

  it('give back a parameter or something global', () => {
    for (const make of both('wrapCallFromJavaToJs', 'str', 'return str;')) expect(make(0, 'x')).toBe('x');
    for (const make of both('return Math.max;')) expect(make()).toBe(Math.max);
    for (const make of both('return Nothing.here;')) expect(() => make()).toThrow(ReferenceError);
  });

  it('take the text of a body later', () => {
    const texts = [
      'wrapCallFromJavaToJs', 'p1', 'body',
      "return new Function('wrapCallFromJavaToJs', p1, body).bind(this, wrapCallFromJavaToJs);",
    ];
    for (const make of both(...texts)) expect(make(told, 'str', 'return str;')('x')).toBe('x');
  });

  it('are refused for any other text', () => {
    expect(() => functionFromText('a', 'return a + 1;')).toThrow(/not known: return a \+ 1;/);
    expect(() => functionFromText('self.postMessage(1)')).toThrow(EvalError);
    expect(() => functionFromText('return (1, eval)("1");')).toThrow(EvalError);
  });
});
