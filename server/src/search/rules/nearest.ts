/** Levenshtein distance: the number of letters to insert, delete or replace. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(
        Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    }
    row = next;
  }
  return row[b.length]!;
}

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** A longer text is not a misspelling of an accepted value. */
const MAX_LENGTH = 60;

/**
 * Up to three of the accepted values, the most alike first; one that contains the given text, or is
 * contained in it, counts as alike.
 */
export function nearest(given: string, accepted: readonly string[]): string[] {
  const wanted = bare(given.trim()).slice(0, MAX_LENGTH);
  const distance = (candidate: string): number => {
    const name = bare(candidate);
    const related =
      wanted.length > 2 && (name.includes(wanted) || (name.length > 2 && wanted.includes(name)));
    return editDistance(wanted, name) - (related ? MAX_LENGTH : 0);
  };
  return [...new Set(accepted)]
    .map((candidate) => ({ candidate, distance: distance(candidate) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
