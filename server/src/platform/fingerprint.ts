import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The code and data that compute a result. Paths are below `src`, without an extension: it is `.ts`
 * in a clone and `.js` in the package.
 */
export interface ComputedBy {
  /**
   * Modules, with everything that they import. Of a module that re-exports others, only the
   * requested names count.
   */
  modules: readonly string[];
  /** Folders of tables. */
  tables: readonly string[];
  /** Packages, by their pinned version. */
  packages: readonly string[];
}

const EXTENSION = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
const SOURCES = new URL('../', import.meta.url);

/** Other files beside tables are for readers. */
const TABLE = /\.(?:tsv|bin)$/;

/** The names that an import requests from a module, or all of them. */
type Asked = ReadonlySet<string> | 'all';

interface Import {
  from: string;
  /** Local name -> name in the other module. */
  names: ReadonlyMap<string, string> | 'all';
  /** Re-exported to importers of this module. */
  isHandedOn: boolean;
}

const IMPORTS =
  /^(import|export) (?!type\b)([\w\s{},*$]*?) ?from ['"](\.[^'"]+)['"]|^import ['"](\.[^'"]+)['"]|\bimport\(['"](\.[^'"]+)['"]\)/gm;

/** Excludes names of types; everything for a namespace or a default. */
function namesIn(clause: string): Import['names'] {
  const listed = /^\{([^}]*)\}$/.exec(clause.trim())?.[1];
  if (listed === undefined) return 'all';
  const names = listed.split(',').map((name) => name.trim());
  return new Map(
    names.flatMap((name): [string, string][] => {
      if (name === '' || name.startsWith('type ')) return [];
      const [theirs = '', ours = theirs] = name.split(' as ');
      return [[ours, theirs]];
    }),
  );
}

function importsOf(text: string): Import[] {
  return [...text.matchAll(IMPORTS)].map(([, word, clause = '', from, aside, later]) => ({
    from: (from ?? aside ?? later)!,
    names: from === undefined ? 'all' : namesIn(clause),
    isHandedOn: word === 'export',
  }));
}

/**
 * The names that a module needs from one of its imports, given the names requested from it; null
 * for none.
 */
function askedFurther({ names, isHandedOn }: Import, asked: ReadonlySet<string>): Asked | null {
  if (names === 'all') return 'all';
  const all = !isHandedOn || asked.has('all');
  const theirs = [...names].flatMap(([ours, name]) => (all || asked.has(ours) ? name : []));
  return theirs.length > 0 ? new Set(theirs) : null;
}

/**
 * The modules that these depend on, themselves included, as paths below `sources`, in alphabetical
 * order.
 */
export function modulesBehind(modules: readonly string[], sources: URL = SOURCES): string[] {
  const visited = new Map<string, Set<string>>();

  function visit(url: URL, names: Asked): void {
    const before = visited.get(url.href) ?? new Set();
    const added = [...(names === 'all' ? ['all'] : names)].filter(
      (name) => !before.has(name) && !before.has('all'),
    );
    if (visited.has(url.href) && added.length === 0) return;
    const asked = new Set([...before, ...added]);
    visited.set(url.href, asked);
    for (const one of importsOf(readFileSync(url, 'utf8'))) {
      const further = askedFurther(one, asked);
      if (further !== null) visit(new URL(one.from, url), further);
    }
  }

  for (const module of modules) visit(new URL(`${module}${EXTENSION}`, sources), 'all');
  return [...visited.keys()].map((href) => href.slice(sources.href.length)).sort();
}

/**
 * A hash of the code and tables that compute something, so that results of other code are never
 * used. Reading a few megabytes takes milliseconds; a version number that a developer forgets to
 * raise would cost an evening.
 */
export function codeFingerprint(
  { modules, tables, packages }: ComputedBy,
  sources: URL = SOURCES,
): string {
  const hash = createHash('sha256');
  const add = (name: string, contents: string | Buffer): void => {
    hash.update(`${name}\n${contents.length}\n`).update(contents);
  };
  for (const module of modulesBehind(modules, sources))
    add(module, readFileSync(new URL(module, sources)));
  for (const folder of tables) {
    const files = readdirSync(new URL(`${folder}/`, sources)).filter((name) => TABLE.test(name));
    for (const file of files.sort()) add(file, readFileSync(new URL(`${folder}/${file}`, sources)));
  }
  const pinned = createRequire(import.meta.url)('../../package.json').dependencies as Record<
    string,
    string
  >;
  for (const name of packages) add(name, pinned[name]!);
  // The Unicode version decides which characters are letters, and their lower case.
  add('unicode', process.versions.unicode!);
  return hash.digest('hex');
}
