/**
 * Which roots of words mean nearly the same, within English and French and across them
 * (server/vocabulary/meanings.txt): a line a root, how much it tells (1 to 9), then the others with
 * how surely they mean the same, in hundredths.
 */

export interface Meaning {
  /** 1 for a word that stands nearly everywhere, 9 for a rare one. */
  telling: number;
  /** Roots of nearly the same meaning, with a strength up to 1. */
  near: readonly (readonly [root: string, strength: number])[];
}

export type MeaningReader = (root: string) => Meaning | null;

const PERCENT = 100;

export function createMeanings(table: string): MeaningReader {
  const lines = new Map<string, string>();
  for (const line of table.split('\n')) {
    const end = line.indexOf(' ');
    if (end > 0) lines.set(line.slice(0, end), line);
  }
  return (root) => {
    const line = lines.get(root);
    if (line === undefined) return null;
    const [, telling, ...near] = line.split(' ');
    return {
      telling: Number(telling),
      near: near.map((one): [string, number] => {
        const [other = '', strength] = one.split(':');
        return [other, Number(strength) / PERCENT];
      }),
    };
  };
}
