import { type Clause, slice } from './clause.ts';
import { type CriterionReading, together } from './reading.ts';

/** Lists in every form: "A, B or C", "A/B", "A or B, and C". */

export interface Items {
  kind: 'all' | 'any';
  items: Clause[];
}

/** Words or marks between two items. A comma joins as the next conjunction does. */
export interface Joint {
  start: number;
  end: number;
  how: 'and' | 'or' | 'comma';
}

const SEPARATOR =
  /\s*(?:,\s*(?:and\/or|et\/ou|and|or|et|ou bien|ou)\s|\s(?:and\/or|et\/ou|and|or|et|ou bien|ou|as well as|ainsi que|plus)\s|[,;]|\s[/+&]\s)\s*/g;

/** A character that no pattern over words expects. */
const BLANK = '\u00a4';

/** The words with every parenthesis blanked, at the same offsets: a list inside is its own. */
export const withoutParentheses = (plain: string): string =>
  plain.includes('(')
    ? plain.replace(/\([^()]*\)?/g, (inside) => BLANK.repeat(inside.length))
    : plain;

/** Every joint outside parentheses, in order. */
export function jointsOf({ plain }: Clause): Joint[] {
  return [...withoutParentheses(plain).matchAll(SEPARATOR)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    how: /\b(?:or|ou)\b|\//.test(found[0]) ? 'or' : /[a-z&+]/.test(found[0]) ? 'and' : 'comma',
  }));
}

/**
 * A list as alternatives that must each hold: "React or Vue, and TypeScript" is one of the first two,
 * and TypeScript. Does not split a whole that `isOne` accepts ("research and development").
 */
export function readAlternatives(clause: Clause, isOne: (item: Clause) => boolean): Clause[][] {
  if (isOne(clause)) return [[clause]];
  const joints = jointsOf(clause);
  const groups: Clause[][] = [[]];
  let start = 0;
  for (const [at, joint] of [...joints.entries(), [joints.length, null] as const]) {
    const item = slice(clause, start, joint?.start);
    const parts = isOne(item) ? [item] : splitSlash(item);
    groups.at(-1)!.push(...parts.filter(({ plain }) => plain !== ''));
    if (joint === null) break;
    if (conjunctionAt(joints, at) === 'and') groups.push([]);
    start = joint.end;
  }
  return groups.filter((group) => group.length > 0);
}

/** What a joint means: a comma means the next conjunction, else the one before, else "and". */
function conjunctionAt(joints: readonly Joint[], at: number): 'and' | 'or' {
  const written = ({ how }: Joint): boolean => how !== 'comma';
  const found = joints.slice(at).find(written) ?? joints.slice(0, at).findLast(written);
  return found?.how === 'or' ? 'or' : 'and';
}

/** The items of a list in order; `any` when one of them suffices anywhere in it. */
export function splitItems(clause: Clause, isOne: (item: Clause) => boolean): Items {
  const groups = readAlternatives(clause, isOne);
  return { kind: groups.some((group) => group.length > 1) ? 'any' : 'all', items: groups.flat() };
}

/**
 * "React/Vue" is a choice of two things; "CI/CD" and "TCP/IP" are one, since their halves are too
 * short to be names.
 */
function splitSlash(item: Clause): Clause[] {
  const at = withoutParentheses(item.plain).indexOf('/');
  if (at < 3 || item.plain.length - at < 4) return [item];
  return [slice(item, 0, at), ...splitSlash(slice(item, at + 1))];
}

/** Every item of a list, each read by `read`; null when one of them cannot be read. */
export function readItems(
  clause: Clause,
  isOne: (item: Clause) => boolean,
  read: (item: Clause) => CriterionReading | null,
): CriterionReading | null {
  const groups: CriterionReading[] = [];
  for (const items of readAlternatives(clause, isOne)) {
    const readings: CriterionReading[] = [];
    for (const item of items) {
      const reading = read(item);
      if (reading === null) return null;
      readings.push(reading);
    }
    groups.push(together('any', readings));
  }
  return groups.length === 0 ? null : together('all', groups);
}
