import { table } from '../../src/cli/output.ts';
import { isFair, type Pair, type RecruiterPairs } from './recruiters.ts';

/** A column of the tables: a name, and the pairs it counts. */
export interface Column {
  name: string;
  pairs: RecruiterPairs;
}

export function shareOf(right: number, all: number): string {
  return all === 0 ? '-' : `${((right / all) * 100).toFixed(1)} %  ${right}/${all}`;
}

export type Counted = (pairs: readonly Pair[]) => { right: number; all: number };

export const counts =
  (of: (pair: Pair) => boolean, isRight: (pair: Pair) => boolean): Counted =>
  (pairs) => {
    const some = pairs.filter(of);
    return { right: some.filter(isRight).length, all: some.length };
  };

const isMet = ({ status }: Pair): boolean => status === 'met';

/** Of the criteria that a profile meets, those found. */
export const metFound = counts(({ gold }) => gold[0] === 'm', isMet);
/** Of the criteria that nobody fair calls met, those called met. */
export const othersMet = counts(({ gold }) => !gold.includes('m'), isMet);
const fair = counts(() => true, isFair);
const quoted = counts(
  () => true,
  ({ isQuoted }) => isQuoted,
);
/** Of plain denials, those answered with the denial. */
export const deniedFound = counts(
  ({ gold }) => gold[0] === 'n',
  ({ status }) => status === 'not_met',
);

function rows(
  columns: readonly Column[],
  pairsOf: (pairs: RecruiterPairs) => readonly Pair[],
  lines: readonly [string, Counted][],
): string[][] {
  return lines.map(([name, count]) => [
    name,
    ...columns.map(({ pairs }) => {
      const { right, all } = count(pairsOf(pairs));
      return shareOf(right, all);
    }),
  ]);
}

const within =
  (count: Counted, isIn: (pair: Pair) => boolean): Counted =>
  (pairs) =>
    count(pairs.filter(isIn));

/** Two tables: criteria asked of people; denials and their look-alikes. */
export function reportRecruiters(title: string, columns: readonly Column[]): string {
  const groupsOf = (pairsOf: (pairs: RecruiterPairs) => readonly Pair[]): string[] => [
    ...new Set(columns.flatMap(({ pairs }) => pairsOf(pairs).map(({ group }) => group))),
  ];
  const names = columns.map(({ name }) => name);
  const criteria = rows(columns, (pairs) => pairs.criteria, [
    ['fair answer', fair],
    ['  English', within(fair, ({ lang }) => lang === 'en')],
    ['  French', within(fair, ({ lang }) => lang === 'fr')],
    ['met: found', metFound],
    ...groupsOf(({ criteria }) => criteria).map((group): [string, Counted] => [
      `  ${group}`,
      within(metFound, (pair) => pair.group === group),
    ]),
    ['others: called met', othersMet],
    ['quotes in the profile', quoted],
  ]);
  const isLookAlike = ({ group }: Pair): boolean => group === 'met';
  const denials = rows(columns, (pairs) => pairs.denials, [
    ['not shown: called met', othersMet],
    ...groupsOf(({ denials }) => denials)
      .filter((group) => group !== 'met')
      .map((group): [string, Counted] => [
        `  ${group}`,
        within(othersMet, (pair) => pair.group === group),
      ]),
    ['plain denials: not_met', deniedFound],
    ['look-alikes: met', within(metFound, isLookAlike)],
    ['  English', within(metFound, (pair) => isLookAlike(pair) && pair.lang === 'en')],
    ['  French', within(metFound, (pair) => isLookAlike(pair) && pair.lang === 'fr')],
    ['fair answer', fair],
  ]);
  return [
    `\n${title}: criteria of people\n`,
    table(['', ...names], criteria),
    `\n${title}: denials and look-alikes\n`,
    table(['', ...names], denials),
  ].join('\n');
}

/** What is not fair, in words; of pairs for work only. */
export function missesOf({ criteria, denials }: RecruiterPairs): string[] {
  return [...criteria, ...denials].filter((pair) => !isFair(pair)).map(({ told }) => told);
}
