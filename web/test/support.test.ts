import { describe, expect, it } from 'vitest';
import { runsModule } from '../src/module/support';

describe('support of the module', () => {
  it('is told by asking the engine, not by the browser’s name', () => {
    const real = WebAssembly.validate;
    try {
      WebAssembly.validate = () => false;
      expect(runsModule()).toBe(false);
      WebAssembly.validate = (bytes) => new Uint8Array(bytes as ArrayBuffer)[11] === 0x5f;
      expect(runsModule()).toBe(true);
    } finally {
      WebAssembly.validate = real;
    }
  });
});
