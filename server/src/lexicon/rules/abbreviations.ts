import { stem } from './stem.ts';

interface Meaning {
  family: string;
  /** Stems that point to this family. */
  context: ReadonlySet<string>;
}

export interface Abbreviations {
  /**
   * The families that the letters may mean with these words around them: one when the words decide,
   * else all, the usual one first; null for letters that are not in the table.
   */
  meanings(letters: string, around: readonly string[]): readonly string[] | null;
  readonly all: ReadonlyMap<string, readonly string[]>;
}

function parseMeaning(text: string): Meaning {
  const [family = '', words = ''] = text.trim().split(' if ');
  return { family, context: new Set(words.split(' ').map(stem)) };
}

/** Reads the table of `data/abbreviations.ts`. */
export function createAbbreviations(table: string): Abbreviations {
  const known = new Map<string, readonly Meaning[]>();
  for (const line of table.trim().split('\n')) {
    const colon = line.indexOf(':');
    known.set(
      line.slice(0, colon),
      line
        .slice(colon + 1)
        .split(';')
        .map(parseMeaning),
    );
  }
  return {
    all: new Map(
      [...known].map(([letters, meanings]) => [letters, meanings.map(({ family }) => family)]),
    ),
    meanings(letters, around) {
      const meanings = known.get(letters);
      if (!meanings) return null;
      const counts = meanings.map(
        ({ context }) => around.filter((word) => context.has(word)).length,
      );
      const most = Math.max(...counts);
      const best = meanings.filter((_, position) => counts[position] === most);
      return (most > 0 && best.length === 1 ? best : meanings).map(({ family }) => family);
    },
  };
}
