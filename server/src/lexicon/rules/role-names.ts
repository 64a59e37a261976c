import type { RoleRow } from '../data/role-row.ts';
import type { Abbreviations } from './abbreviations.ts';
import { type Opening, PhraseIndex } from './phrases.ts';
import { indexedNames } from './roles.ts';
import { firstStemOf, stemsOf } from './stem.ts';

/** The names of all roles, by their stems. */
export interface RoleNames {
  /** The family with that name, with its words in any order. */
  exact(stems: readonly string[]): string | null;
  /** The families by the names that begin with that stem; undefined when there are none. */
  opening(stem: string): Opening<string> | undefined;
  /**
   * Whether this is a one-word name that only an imported vocabulary has. It counts only as a whole
   * title, since publishers also list "pusher" and "timer".
   */
  isOnlyWhole(stem: string): boolean;
}

/** A name whose stems have not been computed yet. */
interface Waiting {
  name: string;
  family: string;
  imported: boolean;
}

/**
 * The names of roles that begin alike, found by their words in order, and by the same words in
 * alphabetical order.
 */
interface Shelf {
  phrases: PhraseIndex<string>;
  bags: Map<string, string>;
  onlyWhole: Set<string>;
}

/** Titles abbreviate the end of these names: "surgical tech", "account mgr". */
const SHORT_ENDS: Readonly<Record<string, string>> = {
  technician: 'tech',
  technologist: 'tech',
  manager: 'mgr',
  representativ: 'rep',
  supervisor: 'supv',
};

const bagOf = (stems: readonly string[]): string => stems.toSorted().join(' ');

function put(shelf: Shelf, stems: readonly string[], family: string): void {
  shelf.phrases.add(stems, family);
  const bag = bagOf(stems);
  if (!shelf.bags.has(bag)) shelf.bags.set(bag, family);
}

function fill(waiting: readonly Waiting[]): Shelf {
  const shelf: Shelf = { phrases: new PhraseIndex(), bags: new Map(), onlyWhole: new Set() };
  const shortened: [string[], string][] = [];
  for (const { name, family, imported } of waiting) {
    const stems = stemsOf(name);
    const [first = ''] = stems;
    if (imported && stems.length === 1 && shelf.phrases.get(first) === undefined)
      shelf.onlyWhole.add(first);
    put(shelf, stems, family);
    const short = stems.length > 1 && !imported ? SHORT_ENDS[stems.at(-1) ?? ''] : undefined;
    if (short !== undefined) shortened.push([[...stems.slice(0, -1), short], family]);
  }
  for (const [stems, family] of shortened) put(shelf, stems, family);
  return shelf;
}

/** Names whose first stems start with these letters share a shelf. */
const keyOf = (stem: string): string => stem.slice(0, 2);

/** The maximum length of function words and elisions. */
const MAX_LITTLE_WORD_LENGTH = 4;

/** The same for a name as written: for most names, simply their first letters. */
function keyOfName(name: string): string {
  const space = name.indexOf(' ');
  const isLong = space === -1 || space > MAX_LITTLE_WORD_LENGTH;
  return isLong && /^[a-z]{2}/.test(name) ? keyOf(name) : keyOf(firstStemOf(name));
}

/**
 * The names of roles, on shelves by the first letters of their first stem. Stemming takes most of
 * the time to load the lexicon, and a text needs few of the shelves, so each is filled on first
 * use. When two families have the same name, the first family gets it.
 */
export function createRoleNames(
  builtIn: readonly RoleRow[],
  abbreviations: Abbreviations,
  imported: readonly RoleRow[],
): RoleNames {
  const waiting = new Map<string, Waiting[]>();
  function wait(key: string, one: Waiting): void {
    const row = waiting.get(key);
    if (row) row.push(one);
    else waiting.set(key, [one]);
  }
  function waitAll(rows: readonly RoleRow[], isImported: boolean): void {
    for (const row of rows)
      for (const name of indexedNames(row))
        wait(keyOfName(name), { name, family: row.family, imported: isImported });
  }
  waitAll(builtIn, false);
  waitAll(imported, true);
  for (const [letters, [usual = '']] of abbreviations.all)
    wait(keyOf(letters), { name: letters, family: usual, imported: false });

  const shelves = new Map<string, Shelf>();
  function shelfOf(stem: string): Shelf | null {
    const key = keyOf(stem);
    const known = shelves.get(key);
    if (known) return known;
    const names = waiting.get(key);
    if (!names) return null;
    const shelf = fill(names);
    shelves.set(key, shelf);
    waiting.delete(key);
    return shelf;
  }

  return {
    exact(stems) {
      const inOrder = shelfOf(stems[0] ?? '')?.phrases.get(stems.join(' '));
      if (inOrder !== undefined) return inOrder;
      if (stems.length < 2) return null;
      const bag = bagOf(stems);
      for (const stem of stems) {
        const family = shelfOf(stem)?.bags.get(bag);
        if (family !== undefined) return family;
      }
      return null;
    },
    opening: (stem) => shelfOf(stem)?.phrases.opening(stem),
    isOnlyWhole: (stem) => shelfOf(stem)?.onlyWhole.has(stem) ?? false,
  };
}
