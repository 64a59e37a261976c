import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * What a result is computed by. Paths are below `src`, without an extension: it is `.ts` in a clone
 * and `.js` in the package.
 */
export interface ComputedBy {
  /**
   * Modules, with all that they import. Of a door that hands on other modules, only what is asked
   * of it counts.
   */
  modules: readonly string[];
  /** Folders of tables. */
  tables: readonly string[];
  /** Packages, by the version that the program pins. */
  packages: readonly string[];
}

const EXTENSION = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
const SOURCES = new URL('../', import.meta.url);

/** What an import asks of a module: these names, or all of it. */
type Asked = ReadonlySet<string> | 'all';

interface Import {
  from: string;
  /** As they are called here -> as the other module calls them. */
  names: ReadonlyMap<string, string> | 'all';
  /** Handed on to who imports this module. */
  isHandedOn: boolean;
}

const IMPORTS =
  /^(import|export) (?!type\b)([\w\s{},*$]*?) ?from ['"](\.[^'"]+)['"]|^import ['"](\.[^'"]+)['"]|\bimport\(['"](\.[^'"]+)['"]\)/gm;

/** Without the names of types; everything for a namespace or a default. */
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

/** What a module that is asked for these names asks of one that it imports; null for nothing. */
function askedFurther({ names, isHandedOn }: Import, asked: ReadonlySet<string>): Asked | null {
  if (names === 'all') return 'all';
  const all = !isHandedOn || asked.has('all');
  const theirs = [...names].flatMap(([ours, name]) => (all || asked.has(ours) ? name : []));
  return theirs.length > 0 ? new Set(theirs) : null;
}

/**
 * The modules that these are computed by, themselves included, as paths below `sources`; in
 * alphabetical order.
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
 * A hash of the code and tables that something is computed by: what other code computed must not be
 * used. Reading a few megabytes takes milliseconds; a version number that somebody forgets to raise
 * would take an evening.
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
    const files = readdirSync(new URL(`${folder}/`, sources)).filter((name) =>
      name.endsWith('.tsv'),
    );
    for (const file of files.sort()) add(file, readFileSync(new URL(`${folder}/${file}`, sources)));
  }
  const pinned = createRequire(import.meta.url)('../../package.json').dependencies as Record<
    string,
    string
  >;
  for (const name of packages) add(name, pinned[name]!);
  // Which characters are letters, and what their small forms are.
  add('unicode', process.versions.unicode!);
  return hash.digest('hex');
}
