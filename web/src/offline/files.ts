/** The files of the pages by when they are kept on the device. */
export interface Files {
  /** With the first visit: everything to play with. */
  first: { url: string; revision: string | null }[];
  /** From the second visit on: rules with their pictures, further languages, the room. */
  later: string[];
  /** Once asked for, and after all the others on the second visit: nets of the levels. */
  onDemand: string[];
}

// `pages`, its curves and its QR codes, what the home page tells of it and the account are the room, which needs a network
// anyway. What is spoken is kept once it has been fetched, like the letters of rare names.
const LATER = /\.md\.page-|\/assets\/.*\.svg$|\.messages-|-latin-ext-|\/(RulesPage|LessonPage|pages|uPlot(\.esm)?|lean-qr|HomeNews|MatchLine|me)-/;
const ON_DEMAND = /\.(bin|net|dat|png)$/;

/** Sorts the list that the build writes into the service worker; paths come without a slash in front. */
export function sortFiles(manifest: readonly (string | { url: string; revision?: string | null })[]): Files {
  const files: Files = { first: [], later: [], onDemand: [] };
  for (const entry of manifest) {
    const { url: path, revision = null } = typeof entry === 'string' ? { url: entry } : entry;
    const url = path.startsWith('/') ? path : `/${path}`;
    if (ON_DEMAND.test(url)) files.onDemand.push(url);
    else if (LATER.test(url)) files.later.push(url);
    else files.first.push({ url, revision });
  }
  return files;
}
