import { type Rate, rateOf } from './interval.ts';

/*
 * Selection rates of groups and how they compare: the four-fifths rule of the US Uniform Guidelines
 * (29 CFR 1607.4 D) and the tables of New York City's Local Law 144 (6 RCNY § 5-301). Pure: who
 * belongs to a group is what people declared about themselves.
 */

/** One judged person with what they declared, by category: `{ sex: 'F', ethnicity: 'B' }`. */
export interface DeclaredPerson {
  isSelected: boolean;
  groups: Readonly<Record<string, string | undefined>>;
}

export const WARNINGS = [
  'below_four_fifths',
  'small_sample',
  'below_two_percent',
  'one_person_decides',
] as const;
export type ImpactWarning = (typeof WARNINGS)[number];

export interface GroupImpact {
  /** One value, or two joined by " / " in an intersection. */
  group: string;
  people: number;
  selected: number;
  selection: Rate;
  /** Selection rate divided by that of the most selected group; null when there is none. */
  impactRatio: number | null;
  /** Two-sided probability of so large a difference to the most selected group by chance. */
  probability: number | null;
  warnings: ImpactWarning[];
}

export interface ImpactTable {
  /** The category, or the two categories of an intersection. */
  categories: string[];
  groups: GroupImpact[];
  /** People who declared nothing for one of the categories. They are in no group. */
  undeclared: number;
}

export interface ImpactReport {
  people: number;
  selected: number;
  tables: ImpactTable[];
}

/** Below it, one decision moves a rate by more than three points. */
const SMALL_SAMPLE = 30;
/** Local Law 144 lets such a group out of the ratios. */
const SMALL_SHARE = 0.02;
const FOUR_FIFTHS = 0.8;

export function impactOf(people: readonly DeclaredPerson[], categories: string[]): ImpactReport {
  const pairs = categories.flatMap((one, index) =>
    categories.slice(index + 1).map((other) => [one, other]),
  );
  return {
    people: people.length,
    selected: people.filter(({ isSelected }) => isSelected).length,
    tables: [...categories.map((one) => [one]), ...pairs].map((of) => tableOf(people, of)),
  };
}

function tableOf(people: readonly DeclaredPerson[], categories: string[]): ImpactTable {
  const counts = new Map<string, { people: number; selected: number }>();
  let undeclared = 0;
  for (const { groups, isSelected } of people) {
    const values = categories.map((category) => groups[category] ?? '');
    if (values.includes('')) {
      undeclared++;
      continue;
    }
    const group = values.join(' / ');
    const count = counts.get(group) ?? { people: 0, selected: 0 };
    counts.set(group, {
      people: count.people + 1,
      selected: count.selected + (isSelected ? 1 : 0),
    });
  }
  const declared = people.length - undeclared;
  const rows = [...counts].map(([group, count]) => ({ group, ...count }));
  const compared = rows.filter((row) => row.people >= SMALL_SHARE * declared);
  const best = compared.reduce<(typeof rows)[number] | null>(
    (most, row) => (most === null || shareOf(row) > shareOf(most) ? row : most),
    null,
  );
  return {
    categories,
    undeclared,
    groups: rows
      .map((row) => groupImpact(row, compared.includes(row) ? best : null))
      .toSorted((one, other) => (one.group < other.group ? -1 : 1)),
  };
}

interface Count {
  group: string;
  people: number;
  selected: number;
}

const shareOf = ({ people, selected }: Count): number => selected / people;

/** `best`: the most selected group; null for a group that is too small to be compared. */
function groupImpact(row: Count, best: Count | null): GroupImpact {
  const hasRatio = best !== null && best.selected > 0;
  const impactRatio = hasRatio ? ratio(row, best) : null;
  const isBelow = impactRatio !== null && impactRatio < FOUR_FIFTHS;
  const warnings: ImpactWarning[] = [];
  if (isBelow) warnings.push('below_four_fifths');
  if (row.people < SMALL_SAMPLE) warnings.push('small_sample');
  if (best === null) warnings.push('below_two_percent');
  // Question 21 of the guidelines: such a difference is no evidence.
  if (isBelow && ratio({ ...row, selected: row.selected + 1 }, best!) >= FOUR_FIFTHS)
    warnings.push('one_person_decides');
  return {
    ...row,
    selection: rateOf(row.selected, row.people),
    impactRatio: impactRatio === null ? null : Math.round(impactRatio * 1_000) / 1_000,
    probability:
      !hasRatio || row.group === best.group
        ? null
        : Math.round(exactProbability(row, best) * 10_000) / 10_000,
    warnings,
  };
}

const ratio = (row: Count, best: Count): number => shareOf(row) / shareOf(best);

/** Fisher's exact test, two-sided: right for small groups too. */
function exactProbability(one: Count, other: Count): number {
  const people = one.people + other.people;
  const selected = one.selected + other.selected;
  const logOf = (hits: number): number =>
    logChoose(one.people, hits) +
    logChoose(other.people, selected - hits) -
    logChoose(people, selected);
  const seen = logOf(one.selected) + 1e-9;
  let sum = 0;
  const most = Math.min(one.people, selected);
  for (let hits = Math.max(0, selected - other.people); hits <= most; hits++)
    if (logOf(hits) <= seen) sum += Math.exp(logOf(hits));
  return Math.min(1, sum);
}

function logChoose(of: number, some: number): number {
  return logFactorial(of) - logFactorial(some) - logFactorial(of - some);
}

/** Stirling's series is exact to ten digits from 20 on. */
function logFactorial(of: number): number {
  if (of < 20) {
    let product = 1;
    for (let factor = 2; factor <= of; factor++) product *= factor;
    return Math.log(product);
  }
  return (
    of * Math.log(of) -
    of +
    0.5 * Math.log(2 * Math.PI * of) +
    1 / (12 * of) -
    1 / (360 * of ** 3) +
    1 / (1260 * of ** 5)
  );
}
