import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * - `node scripts/packed-packages.ts add` runs before `npm pack`: it puts the packages that the
 *   server needs into `node_modules`, and lists them in package.json.
 * - `node scripts/packed-packages.ts remove` runs after it, and restores everything.
 *
 * The packed server contains its packages, in the versions of the lockfile, without files that only
 * editors and readers need. See docs/decisions/0054.
 */

const SERVER = path.dirname(import.meta.dirname);
const ROOT = path.dirname(SERVER);
const MANIFEST = path.join(SERVER, 'package.json');
/** What `remove` restores. The folder exists while a pack runs, or after an interrupted one. */
const PACKING = path.join(SERVER, '.packing');
const SAVED = path.join(PACKING, 'package.json');
const ADDED = path.join(PACKING, 'added.json');

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Types, maps, sources of other languages and texts; licences stay. */
const UNUSED_FILE = /\.(?:map|[cm]?ts|tsx|flow|md|mdx|markdown)$/;
/** At the top of a package only: deeper down such names may be part of a program. */
const UNUSED_FOLDERS = new Set([
  '.github',
  'benchmark',
  'benchmarks',
  'coverage',
  'doc',
  'docs',
  'example',
  'examples',
  'test',
  'tests',
  '__tests__',
]);

/** Builds for script tags and for other loaders than Node's. */
const UNUSED_BUILD = /^(?:(?:dist|build)\/(?:umd|iife|amd|global|cjs-browser)|bundle)(?:\/|$)/;

/** Folders of the workspace's packages that the server needs, as the lockfile names them. */
function neededPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found = new Set<string>();
  const visit = (from: string, names: string[]): void => {
    for (const name of names) {
      const place = lookUp(packages, from, name);
      if (place === null)
        throw new Error(`${from} needs ${name}, which the lockfile does not have`);
      if (found.has(place)) continue;
      found.add(place);
      const {
        dependencies = {},
        optionalDependencies = {},
        peerDependencies = {},
        peerDependenciesMeta = {},
      } = packages[place]!;
      const peers = Object.keys(peerDependencies).filter(
        (peer) => !peerDependenciesMeta[peer]?.optional,
      );
      const present = Object.keys(optionalDependencies).filter((optional) =>
        existsSync(path.join(ROOT, lookUp(packages, place, optional) ?? '-')),
      );
      visit(place, [...Object.keys(dependencies), ...peers, ...present]);
    }
  };
  visit('server', Object.keys(packages.server!.dependencies ?? {}));
  return [...found];
}

function lookUp(packages: Record<string, Locked>, from: string, name: string): string | null {
  for (
    let at = from;
    ;
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  ) {
    const place = path.posix.join(at, 'node_modules', name);
    if (packages[place]) return place;
    if (at === '') return null;
  }
}

function copyPackage(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    dereference: true,
    filter: (file) => {
      const inside = path.relative(from, file).split(path.sep);
      if (inside[0] === 'node_modules' || UNUSED_FOLDERS.has(inside[0] ?? '')) return false;
      return !UNUSED_BUILD.test(inside.join('/')) && !UNUSED_FILE.test(file);
    },
  });
}

function add(): void {
  remove();
  const text = readFileSync(MANIFEST, 'utf8');
  const manifest = JSON.parse(text) as { dependencies: Record<string, string> };
  const places = neededPackages();
  const own = places.filter((place) => place.startsWith('server/'));
  if (own.length > 0)
    throw new Error(
      `${own.join(', ')}: packages that lie in the server's own folder cannot be packed; npm dedupe moves them up`,
    );
  const added = [
    ...new Set(
      places.map((place) =>
        place
          .split('/')
          .slice(0, place.startsWith('node_modules/@') ? 3 : 2)
          .join('/'),
      ),
    ),
  ];
  mkdirSync(PACKING, { recursive: true });
  writeFileSync(SAVED, text);
  writeFileSync(ADDED, JSON.stringify(added));
  for (const place of places) copyPackage(path.join(ROOT, place), path.join(SERVER, place));
  writeFileSync(
    MANIFEST,
    `${JSON.stringify({ ...manifest, bundleDependencies: Object.keys(manifest.dependencies) }, null, 2)}\n`,
  );
  console.error(`${places.length} packages go into the tarball`);
}

function remove(): void {
  if (!existsSync(PACKING)) return;
  if (existsSync(SAVED)) writeFileSync(MANIFEST, readFileSync(SAVED));
  const added = existsSync(ADDED) ? (JSON.parse(readFileSync(ADDED, 'utf8')) as string[]) : [];
  for (const place of added) rmSync(path.join(SERVER, place), { recursive: true, force: true });
  rmSync(PACKING, { recursive: true, force: true });
}

if (process.argv[2] === 'add') add();
else remove();
