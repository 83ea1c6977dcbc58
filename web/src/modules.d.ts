declare module '*.json?icu' {
  const messages: Record<string, (values?: Record<string, unknown>) => string>;
  export default messages;
}

declare module '*.md?page' {
  export const headings: { id: string; text: string }[];
  const html: string;
  export default html;
}

declare module '@messageformat/core/compile-module' {
  import type MessageFormat from '@messageformat/core';
  /** The text of an ES module whose default export holds one function per message. */
  export default function compileModule(format: MessageFormat, messages: Record<string, string>): string;
}

/** The loader TeaVM writes beside the compiled rules. */
declare module '#module/kameny.wasm-runtime.js' {
  export function load(path: string): Promise<{ exports: Record<string, unknown> }>;
}

declare module '#module/kameny.wasm?url' {
  const url: string;
  export default url;
}
