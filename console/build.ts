import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/*
 * - `node console/build.ts` builds the console into `console/dist`, which the service serves. It
 *   does nothing when `dist` was built from the same sources.
 * - `node console/build.ts --check` builds nothing. It prints a line when the console is not built,
 *   or was built from other sources.
 *
 * `npm ci` builds it (tools/prepare.js), so that a start never does. Vite is loaded only to build.
 */

const HERE = import.meta.dirname;
const ROOT = path.dirname(HERE);
const DIST = path.join(HERE, 'dist');
const STAMP = path.join(DIST, '.built-from');
/** For tests alone; nothing hidden is served. */
const MANIFEST = path.join(DIST, '.vite');

/** What the documentation is made of. It is built apart from the app, since texts change more often. */
const SITE = path.join(DIST, 'site');
const SITE_SOURCES = [
  path.join(HERE, 'site'),
  path.join(HERE, 'build.ts'),
  path.join(ROOT, 'docs'),
  path.join(ROOT, 'client/README.md'),
  path.join(ROOT, 'clients/python/README.md'),
  path.join(ROOT, 'ARCHITECTURE.md'),
  path.join(ROOT, 'CONTRIBUTING.md'),
  path.join(ROOT, 'SECURITY.md'),
];
const SITE_STAMP = path.join(SITE, '.built-from');

/** The files that the result depends on. The lockfile stands for the packages. */
const SOURCES = [
  path.join(HERE, 'src'),
  path.join(HERE, 'public'),
  path.join(HERE, 'site/search-options.ts'),
  path.join(HERE, 'index.html'),
  path.join(HERE, 'vite.config.ts'),
  path.join(HERE, 'build.ts'),
  path.join(ROOT, 'server/src/sequences/rules'),
  path.join(ROOT, 'server/src/castings/rules/price.ts'),
  path.join(ROOT, 'package-lock.json'),
];
/** What `npm ci` reads: with it and the sources, the console can be built in another folder. */
const MANIFESTS = [
  'package.json',
  'server/package.json',
  'client/package.json',
  'console/package.json',
  'sample/package.json',
].map((file) => path.join(ROOT, file));
/** Files that compress; fonts are compressed already. */
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt|md)$/;
/** Smaller files gain nothing from compression. */
const MIN_BYTES = 1_024;
/** Larger files are kept compressed only: the server unpacks them for who accepts nothing else. */
const PACKED_ONLY_BYTES = 8_000;
/** A second encoding that saves less is not worth a file. */
const MIN_SAVED_BYTES = 1_024;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = path.extname(source) === '' ? filesIn(source) : [source];
    for (const file of files)
      hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
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
    compress.brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    }),
  ]);
  if (content.length >= MIN_BYTES) {
    writeFileSync(`${file}.gz`, gz);
    if (gz.length - br.length >= MIN_SAVED_BYTES) writeFileSync(`${file}.br`, br);
    if (content.length > PACKED_ONLY_BYTES) rmSync(file);
  }
  return {
    name: path.relative(DIST, file),
    plain: content.length,
    gzip: gz.length,
    brotli: br.length,
  };
}

const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`.padStart(10);

function print(sizes: readonly Sizes[]): void {
  const sorted = sizes.toSorted((a, b) => b.gzip - a.gzip);
  console.log(
    `${'console'.padEnd(44)}${'plain'.padStart(10)}${'gzip'.padStart(10)}${'brotli'.padStart(10)}`,
  );
  for (const { name, plain, gzip, brotli } of sorted)
    console.log(`${name.padEnd(44)}${kB(plain)}${kB(gzip)}${kB(brotli)}`);
}

/**
 * The build packages that are not installed: all of them after `npm ci --omit=dev`.
 */
function missingTools(): string[] {
  const { devDependencies } = JSON.parse(readFileSync(path.join(HERE, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const isInstalled = (name: string): boolean =>
    [HERE, ROOT].some((folder) =>
      existsSync(path.join(folder, 'node_modules', name, 'package.json')),
    );
  return Object.keys(devDependencies).filter(
    (name) => !name.startsWith('@types/') && !isInstalled(name),
  );
}

async function buildHere(): Promise<void> {
  // Tests run this too. Their environment would select React's development build, and skew what
  // they measure.
  process.env.NODE_ENV = 'production';
  // Building the app empties the folder, and the documentation with it.
  if (builtFrom(STAMP) !== fingerprint(SOURCES)) await buildApp();
  if (builtFrom(SITE_STAMP) !== fingerprint(SITE_SOURCES)) await buildDocumentation();
}

async function buildApp(): Promise<void> {
  const stamp = fingerprint(SOURCES);
  const { build } = await import('vite');
  await build({ configFile: path.join(HERE, 'vite.config.ts'), logLevel: 'warn' });
  print(
    await Promise.all(
      filesIn(DIST)
        .filter((file) => COMPRESSIBLE.test(file) && !file.startsWith(MANIFEST))
        .map(precompress),
    ),
  );
  // Written last, so that an interrupted build runs again.
  writeFileSync(STAMP, stamp);
}

async function buildDocumentation(): Promise<void> {
  const stamp = fingerprint(SITE_SOURCES);
  const { buildSite } = await import('./site/build.ts');
  await buildSite(SITE);
  const files = filesIn(SITE).filter((file) => COMPRESSIBLE.test(file));
  const sizes = await Promise.all(files.map(keepPacked));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`documentation: ${files.length} files,${kB(bytes)}`);
  writeFileSync(SITE_STAMP, stamp);
}

/** Hundreds of pages, each read now and then: they are kept once. Returns the bytes. */
async function keepPacked(file: string): Promise<number> {
  const packed = await compress.gzip(readFileSync(file), { level: 9 });
  writeFileSync(`${file}.gz`, packed);
  rmSync(file);
  return packed.length;
}

/**
 * Installs the build tools that `npm ci --omit=dev` left out, in a temporary folder and as the
 * lockfile says.
 */
async function buildElsewhere(): Promise<void> {
  console.log(
    'Building the console. Its build tools are not installed here, so they go into a temporary folder.',
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'greenroom-console-'));
  const run = (program: string, args: string[]) =>
    promisify(execFile)(program, args, {
      cwd: folder,
      shell: process.platform === 'win32' && program === 'npm',
      maxBuffer: 16 * 1024 * 1024,
    });
  try {
    for (const source of new Set([...MANIFESTS, ...SOURCES, ...SITE_SOURCES])) {
      const copy = path.join(folder, path.relative(ROOT, source));
      mkdirSync(path.dirname(copy), { recursive: true });
      cpSync(source, copy, { recursive: true });
    }
    await run('npm', [
      'ci',
      '--workspace',
      'console',
      '--include=dev',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    await run(process.execPath, ['console/build.ts']);
    rmSync(DIST, { recursive: true, force: true });
    cpSync(path.join(folder, 'console', 'dist'), DIST, { recursive: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const builtFrom = (stamp: string): string | null =>
  existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;

const isCurrent = (): boolean =>
  builtFrom(STAMP) === fingerprint(SOURCES) && builtFrom(SITE_STAMP) === fingerprint(SITE_SOURCES);

export async function buildConsole(): Promise<void> {
  if (isCurrent()) return;
  await (missingTools().length === 0 ? buildHere() : buildElsewhere());
}

function check(): void {
  if (isCurrent()) return;
  const state =
    builtFrom(STAMP) === null
      ? 'The console is not built'
      : 'The console was built from different sources';
  console.warn(
    `${state}: "npm run build:console" builds it. The service starts without waiting for it.`,
  );
}

if (import.meta.main) {
  if (process.argv.includes('--check')) check();
  else await buildConsole();
}
