import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

/**
 * Turns the players' rules (`docs/rules/<game>.<lang>.md`) into modules that export finished HTML
 * and the contents; pictures referenced from them become assets of the build.
 */
export function rulesPages(): Plugin {
  return {
    name: 'kameny-rules-pages',
    enforce: 'pre',
    resolveId(source, importer) {
      // A name that ends in .js, or the text would not be treated as a script.
      if (!source.endsWith('.md?page') || !importer) return null;
      return `${resolve(dirname(importer), source.slice(0, -'?page'.length))}.page.js`;
    },
    load(id) {
      const match = /^(.*\.md)\.page\.js$/.exec(id);
      if (!match) return null;
      const file = match[1]!;
      this.addWatchFile(file);
      return page(readFileSync(file, 'utf8'));
    },
  };
}

/** The module text for one Markdown file. */
export function page(markdown: string): string {
  const pictures: string[] = [];
  const headings: { id: string; text: string }[] = [];
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === 'image' && !/^(https?:|data:|\/)/.test(token.href)) {
        pictures.push(token.href);
        token.href = `%PICTURE${pictures.length - 1}%`;
      }
    },
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        const id = slug(text);
        if (depth === 2) headings.push({ id, text: plain(text) });
        return `<h${depth} id="${id}">${text}</h${depth}>\n`;
      },
    },
  });
  const html = clauses(tables(marked.parse(markdown, { async: false })));
  const imports = pictures.map(
    (href, i) => `import p${i} from ${JSON.stringify(`${href.startsWith('.') ? '' : './'}${href}?url`)};`,
  );
  const parts = html.split(/%PICTURE(\d+)%/);
  const body = parts.map((part, i) => (i % 2 ? `p${part}` : JSON.stringify(part))).join(' + ');
  return `${imports.join('\n')}\nexport const headings = ${JSON.stringify(headings)};\nexport default ${body};\n`;
}

/**
 * A wide table is scrolled sideways on a phone, by keyboard too: it lies in a box that takes the focus
 * and is named after its heading.
 */
function tables(html: string): string {
  let heading = '';
  return html.replace(/<h\d id="([^"]+)">|<table>|<\/table>/g, (tag, id: string | undefined) => {
    if (id !== undefined) heading = id;
    if (tag === '<table>') return `<div class="wide-table" role="group" tabindex="0" aria-labelledby="${heading}"><table>`;
    return tag === '</table>' ? '</table></div>' : tag;
  });
}

/**
 * Gives each clause an address where the text that explains it first names it, `(PP-6, PP-7)`: what
 * refuses a move leads there, `#pp-7`.
 */
function clauses(html: string): string {
  const named = new Set<string>();
  return html.replace(/\((?:[A-Z]{2}-\d+(?:, )?)+\)/g, (brackets) =>
    brackets.replace(/[A-Z]{2}-\d+/g, (clause) => {
      const id = clause.toLowerCase();
      if (named.has(id)) return `<span class="rule-number">${clause}</span>`;
      named.add(id);
      return `<span class="rule-number" id="${id}">${clause}</span>`;
    }),
  );
}

function plain(html: string): string {
  return html.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}

function slug(html: string): string {
  return plain(html)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
