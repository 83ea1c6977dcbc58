import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
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
    resolveId(source, importer) {
      // A name that ends in .js, or the text would not be treated as a script.
      if (!source.endsWith('.json?icu') || !importer) return null;
      return `${resolve(dirname(importer), source.slice(0, -'?icu'.length))}.messages.js`;
    },
    load(id) {
      const match = /^(.*\/(\w+)\.json)\.messages\.js$/.exec(id);
      if (!match) return null;
      const [, file, lang] = match;
      this.addWatchFile(file!);
      const source = JSON.parse(readFileSync(file!, 'utf8')) as Record<string, string>;
      return compileModule(new MessageFormat(lang!), source);
    },
  };
}
