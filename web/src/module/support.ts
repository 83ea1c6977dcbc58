/**
 * Whether this browser runs WebAssembly with garbage collection, which the rules are compiled to:
 * a module with nothing but one struct type is asked about.
 */
export function runsModule(): boolean {
  // "\0asm", version 1, type section: one struct type without fields.
  const probe = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);
  return typeof WebAssembly === 'object' && WebAssembly.validate(probe);
}
