import { readFileSync } from 'node:fs';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module';
import type { Plugin } from 'vite';

/**
 * Compiles the ICU messages of `src/i18n/<lang>.json` into functions while building, so that no
 * parser travels to the browser: `import messages from './cs.json?icu'`.
 */
export function messages(): Plugin {
  return {
    name: 'kameny-messages',
    enforce: 'pre',
    load(id) {
      const match = /^(.*\/(\w+)\.json)\?icu$/.exec(id);
      if (!match) return null;
      const [, file, lang] = match;
      this.addWatchFile(file!);
      const source = JSON.parse(readFileSync(file!, 'utf8')) as Record<string, string>;
      return compileModule(new MessageFormat(lang!), source);
    },
  };
}
