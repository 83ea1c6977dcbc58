/**
 * What Maven runs for the pages: `node scripts/pages.mjs install|build|test`, in the folder of this module.
 *
 *  - install: installs the packages of package-lock.json;
 *  - build: the same, has Vite build the pages, adds a Brotli and a gzip form of every file worth it,
 *    and lays all of it into target/classes, where the jar takes it;
 *  - test: the packages, type check and unit tests.
 *
 * Installing and building are left out when nothing they read has changed since they last went
 * through: each keeps a stamp, the SHA-256 over the names and contents of what it reads.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What the pages take from other places of the project. */
const FROM_ELSEWHERE = ['../browser/target/module', '../docs/rules', '../engine/src/main/resources'];
/** Folders the pages are not made of; `packages` only has Maven install them early. */
const MADE = new Set(['target', 'node_modules', 'dist', 'packages']);
const REPORT = 'target/surefire-reports/TEST-pages.xml';
const STAMPS = 'target/stamps';
/** Where the server looks for the pages; see `Pages` there. */
const JAR_FOLDER = 'target/classes/META-INF/pages';
const COMPRESSED = /\.(html|js|mjs|css|json|svg|wasm|net|webmanifest|txt|xml)$/;

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Everything that decides how the pages come out: this module, the WebAssembly module, the rules. */
function sources() {
  const own = readdirSync('.').filter((name) => !MADE.has(name)).flatMap(filesUnder);
  return [...own, ...FROM_ELSEWHERE.flatMap(filesUnder)];
}

function once(step, inputs, isThere, action) {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs) hash.update(`\0${file}\0`).update(readFileSync(file));
  const now = hash.digest('hex');
  const stamp = join(STAMPS, step);
  if (isThere() && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  rmSync(stamp, { force: true });
  action();
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, now);
}

function npm(...args) {
  const windows = process.platform === 'win32';
  execFileSync(windows ? 'npm.cmd' : 'npm', args, { stdio: 'inherit', shell: windows });
}

function install() {
  once('install', ['package.json', 'package-lock.json'], () => existsSync('node_modules'), () =>
    npm('ci', '--no-audit', '--no-fund'),
  );
}

function build() {
  once('build', sources(), () => existsSync('dist/index.html') && existsSync(JAR_FOLDER), () => {
    npm('run', '--silent', 'build');
    pack();
  });
}

/** dist → target/classes: the files, their compressed forms, and the list of them with their hashes. */
function pack() {
  rmSync(JAR_FOLDER, { recursive: true, force: true });
  cpSync('dist', JAR_FOLDER, { recursive: true });
  const list = [];
  for (const file of filesUnder(JAR_FOLDER)) {
    const bytes = readFileSync(file);
    list.push(`${sha256(bytes)} /${relative(JAR_FOLDER, file).split(sep).join('/')}`);
    if (!COMPRESSED.test(file)) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    keepIfSmaller(`${file}.br`, brotliCompressSync(bytes, { params }), bytes);
    keepIfSmaller(`${file}.gz`, gzipSync(bytes, { level: 9 }), bytes);
  }
  writeFileSync(join(JAR_FOLDER, 'files.txt'), list.join('\n') + '\n');
}

function keepIfSmaller(file, packed, original) {
  if (packed.length < original.length) writeFileSync(file, packed);
}

function test() {
  npm('run', '--silent', 'check');
  // The second report is for the sum at the end of ./kameny test.
  const reports = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${REPORT}`];
  npm('run', '--silent', 'test', '--', ...reports);
}

const steps = { install: [install], build: [install, build], test: [install, test] };
const wanted = steps[process.argv[2]];
if (!wanted) {
  console.error('usage: node scripts/pages.mjs install|build|test');
  process.exit(2);
}
if (!existsSync('package.json')) process.exit(0);
for (const step of wanted) step();
