import { functionFromText } from './functions';

// To be imported before the module's loader, and by the worker alone: from here on `Function` makes no
// code from text. What asks whether something is a function still gets the right answer.
functionFromText.prototype = Function.prototype;
globalThis.Function = functionFromText as unknown as FunctionConstructor;
