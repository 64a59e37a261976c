import { createTitleEncoder } from '../../src/lexicon/rules/title-encoder.ts';
import type { TitleTable } from '../../src/lexicon/rules/title-table.ts';
import type { Near } from '../../src/lexicon/types.ts';
import type { Subject, TitleCase } from './cases.ts';

const FIVE = 5;
/** Enough names for the vector of what a title means. */
const MEANT = 40;

/** ESCO codes begin with the unit group of ISCO. */
const groupOf = (code: string): string => code.split('.')[0]!;

/** The likeliest group: the chances of its occupations together. */
function likeliestGroup(near: readonly Near[]): string | undefined {
  const chances = new Map<string, number>();
  for (const { id, weight } of near)
    chances.set(groupOf(id), (chances.get(groupOf(id)) ?? 0) + weight);
  return [...chances].sort(([, a], [, b]) => b - a)[0]?.[0];
}

export interface HeldOutFigures {
  titles: number;
  first: number;
  five: number;
  group: number;
}

/** How often held-out titles are placed right, as shares. */
export function markHeldOut(
  table: TitleTable,
  { names, heldOut }: Subject,
  language: 'en' | 'fr' | null,
): HeldOutFigures {
  const encoder = createTitleEncoder(table);
  const some = heldOut.filter((one) => language === null || one.language === language);
  const counts = { first: 0, five: 0, group: 0 };
  for (const { words, answers } of some) {
    const right = new Set(answers.map((answer) => names[answer]!));
    const near = encoder.nearest(words, 'occupations', MEANT);
    if (right.has(near[0]?.id ?? '')) counts.first += 1;
    if (near.slice(0, FIVE).some(({ id }) => right.has(id))) counts.five += 1;
    if ([...right].map(groupOf).includes(likeliestGroup(near) ?? '')) counts.group += 1;
  }
  const share = (count: number) => count / some.length;
  return {
    titles: some.length,
    first: share(counts.first),
    five: share(counts.five),
    group: share(counts.group),
  };
}

/**
 * English titles against French ones, all held out: whether one of the five French titles that mean
 * the most similar names is a name of the same occupation. Only English titles whose occupation has
 * a French one among them count.
 */
export function markAcrossLanguages(
  table: TitleTable,
  { heldOut }: Subject,
): { titles: number; five: number } {
  const encoder = createTitleEncoder(table);
  const meantBy = ({ words }: TitleCase) => {
    const near = encoder.nearest(words, 'occupations', MEANT);
    const length = Math.sqrt(near.reduce((sum, { weight }) => sum + weight, 0));
    // The square root keeps the likeliest name from deciding alone.
    return new Map(near.map(({ id, weight }) => [id, Math.sqrt(weight) / length]));
  };
  const french = heldOut
    .filter(({ language }) => language === 'fr')
    .map((one) => ({ answers: one.answers, meant: meantBy(one) }));
  const named = new Set(french.flatMap(({ answers }) => answers));
  const english = heldOut.filter(
    ({ language, answers }) => language === 'en' && answers.some((answer) => named.has(answer)),
  );
  let five = 0;
  for (const one of english) {
    const meant = [...meantBy(one)];
    const nearest = french
      .map(({ answers, meant: theirs }) => ({
        answers,
        alike: meant.reduce((sum, [id, weight]) => sum + weight * (theirs.get(id) ?? 0), 0),
      }))
      .sort((a, b) => b.alike - a.alike)
      .slice(0, FIVE);
    if (nearest.some(({ answers }) => answers.some((answer) => one.answers.includes(answer))))
      five += 1;
  }
  return { titles: english.length, five: five / english.length };
}
