import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Builds the console into `console/dist`, which the service serves, unless it was built from the same sources already. Vite is loaded only to build, so
 * that a start with nothing to do takes no time.
 */

const HERE = import.meta.dirname;
const ROOT = path.dirname(HERE);
const DIST = path.join(HERE, 'dist');
const STAMP = path.join(DIST, '.built-from');

/** What the result depends on. The lock file stands for the packages. */
const SOURCES = [
  path.join(HERE, 'src'),
  path.join(HERE, 'public'),
  path.join(HERE, 'index.html'),
  path.join(HERE, 'vite.config.ts'),
  path.join(HERE, 'build.ts'),
  path.join(ROOT, 'server/src/sequences/rules'),
  path.join(ROOT, 'package-lock.json'),
];
/** Files that compress; fonts are compressed already. */
const COMPRESSIBLE = /\.(?:html|js|css|svg)$/;
/** Smaller ones gain nothing. */
const LEAST_BYTES = 1_024;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const files = path.extname(source) === '' ? filesIn(source) : [source];
    for (const file of files) hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const compress = { gzip: promisify(gzip), brotli: promisify(brotliCompress) };

interface Sizes {
  name: string;
  plain: number;
  gzip: number;
  brotli: number;
}

async function precompress(file: string): Promise<Sizes> {
  const content = readFileSync(file);
  const [gz, br] = await Promise.all([
    compress.gzip(content, { level: 9 }),
    compress.brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ]);
  if (content.length >= LEAST_BYTES) {
    writeFileSync(`${file}.gz`, gz);
    writeFileSync(`${file}.br`, br);
  }
  return { name: path.relative(DIST, file), plain: content.length, gzip: gz.length, brotli: br.length };
}

const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`.padStart(10);

function print(sizes: readonly Sizes[]): void {
  const sorted = sizes.toSorted((a, b) => b.gzip - a.gzip);
  console.log(`${'console'.padEnd(44)}${'plain'.padStart(10)}${'gzip'.padStart(10)}${'brotli'.padStart(10)}`);
  for (const { name, plain, gzip, brotli } of sorted) console.log(`${name.padEnd(44)}${kB(plain)}${kB(gzip)}${kB(brotli)}`);
}

async function run(): Promise<void> {
  const stamp = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  // Tests start this too, and their environment would put React's development build into what is measured.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ configFile: path.join(HERE, 'vite.config.ts'), logLevel: 'warn' });
  print(
    await Promise.all(
      filesIn(DIST)
        .filter((file) => COMPRESSIBLE.test(file))
        .map(precompress),
    ),
  );
  // Last, so that a build that was cut short is done again.
  writeFileSync(STAMP, stamp);
}

await run();
