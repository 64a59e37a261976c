/** A variable that is set, is unknown, and resembles a known one. */
export interface Misspelt {
  name: string;
  nearest: string;
}

/**
 * Variables that were probably meant for us. Only names of several words are checked, since PORT
 * and HOST have too many neighbours. The first word must be one of ours, or differ from one by a
 * single slip: the environment also holds the variables of all other programs.
 */
export function findMisspelt(given: readonly string[], known: readonly string[]): Misspelt[] {
  const long = known.filter((name) => name.includes('_'));
  return given
    .filter((name) => name.includes('_') && !known.includes(name))
    .flatMap((name) => {
      const near = long
        .filter((candidate) => isNear(name, candidate))
        .sort((a, b) => distance(name, a) - distance(name, b));
      return near.length === 0 ? [] : [{ name, nearest: near[0]! }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isNear(name: string, known: string): boolean {
  const folded = name.toUpperCase();
  // The unit is missing (LLM_TIMEOUT), or the plural (TRUSTED_PROXY).
  if (known.startsWith(`${folded}_`) || singular(known) === singular(folded)) return true;
  const [first, rest] = atFirstWord(known);
  const [givenFirst, givenRest] = atFirstWord(folded);
  if (givenFirst === first)
    return distance(givenRest, rest) <= Math.max(1, Math.floor(rest.length / 3));
  // A short first word may resemble one that belongs to another program (HTTP_URL is not SMTP_URL),
  // and so may a short rest.
  return givenRest === rest ? distance(givenFirst, first) === 1 : distance(folded, known) === 1;
}

function atFirstWord(name: string): [string, string] {
  const at = name.indexOf('_');
  return [name.slice(0, at), name.slice(at + 1)];
}

const singular = (name: string): string => name.replace(/IES$/, 'Y').replace(/S$/, '');

/** Counts missing, extra and wrong letters, and swapped neighbours (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let best = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
