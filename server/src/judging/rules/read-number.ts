import type { Clause } from './clause.ts';
import type { Bound } from './durations.ts';

/** Numbers and amounts of time inside a criterion, in figures or words, in either language. */

const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  douze: 12,
  quinze: 15,
  vingt: 20,
};

export const NUMBER = `(\\d{1,3}(?:[.,]\\d)?|${Object.keys(WORDS).join('|')})`;
const UNIT = "(years?|yrs?|yoe|ans?|annees?|months?|mois)(?:'(?!\\p{L}))?";

export const numberOf = (text: string): number => WORDS[text] ?? Number(text.replace(',', '.'));

interface Form {
  pattern: RegExp;
  bound(first: number, second: number): Bound;
}

const atLeast = (min: number): Bound => ({ min, max: null, strict: false });
const atMost = (max: number): Bound => ({ min: null, max, strict: false });
const moreThan = (min: number): Bound => ({ min, max: null, strict: true });
const lessThan = (max: number): Bound => ({ min: null, max, strict: true });
const between = (min: number, max: number): Bound => ({
  min: Math.min(min, max),
  max: Math.max(min, max),
  strict: false,
});

const form = (pattern: string, bound: Form['bound']): Form => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u'),
  bound,
});

const AT_LEAST =
  '(?:at least|at minimum|a minimum of|minimum of|minimum de|minimum|mini|min\\.?|no less than|not less than|no fewer than|au moins|au minimum|un minimum de|pas moins de|>=|≥)';
const AT_MOST =
  "(?:at most|at maximum|a maximum of|maximum of|maximum de|maximum|max\\.?|up to|no more than|not more than|au plus|au maximum|jusqu'a|pas plus de|<=|≤)";
const MORE = "(?:more than|over|above|exceeding|plus de|plus d'|superieure? a|>)";
const LESS = "(?:less than|fewer than|under|below|moins de|moins d'|inferieure? a|<)";

/** The first match decides, so the wider forms come first. */
const FORMS: readonly Form[] = [
  form(`(?:between|entre) ${NUMBER}(?: ?${UNIT})? (?:and|et) ${NUMBER} ?${UNIT}`, between),
  form(`(?:(?:from|de) )?${NUMBER}(?: ?${UNIT})? ?(?:-|to|a) ?${NUMBER} ?${UNIT}`, between),
  form(`(?:${AT_MOST}) ?${NUMBER}() ?${UNIT}`, atMost),
  form(`${AT_LEAST} ?${NUMBER}() ?\\+? ?${UNIT}`, atLeast),
  form(`${MORE} ?${NUMBER}() ?${UNIT}`, moreThan),
  form(`${LESS} ?${NUMBER}() ?${UNIT}`, lessThan),
  form(
    `${NUMBER}() ?${UNIT}(?: of experience| d'experience)? (?:maximum|max|or less|or fewer|at most|ou moins|au plus|au maximum)`,
    atMost,
  ),
  form(`${NUMBER}() (?:or more|ou plus|or over) (?:full )?${UNIT}`, atLeast),
  form(`${NUMBER}() (?:or less|or fewer|ou moins) ${UNIT}`, atMost),
  form(
    `${NUMBER}() ?(?:\\+|plus)? ?${UNIT}(?: ?\\+| (?:minimum|mini|min|or more|at least|et plus|ou plus|au moins|au minimum))?`,
    atLeast,
  ),
];

const COUNTS: readonly [RegExp, (count: number) => Bound][] = [
  [new RegExp(`^${AT_MOST} ?${NUMBER}$`), atMost],
  [new RegExp(`^${AT_LEAST} ?${NUMBER}$`), atLeast],
  [new RegExp(`^${MORE} ?${NUMBER}$`), moreThan],
  [new RegExp(`^${LESS} ?${NUMBER}$`), lessThan],
];
const BARE_COUNT = new RegExp(`^${NUMBER} ?\\+?$`);

/**
 * "At least 3", "no more than two", "3 or more": the bound on a number of things; null when the
 * words state none.
 */
export function readCount(words: string, isLimit: boolean): Bound | null {
  for (const [pattern, bound] of COUNTS) {
    const found = pattern.exec(words);
    if (found !== null) return bound(numberOf(found[1]!));
  }
  const bare = BARE_COUNT.exec(words);
  return bare === null ? null : (isLimit ? atMost : atLeast)(numberOf(bare[1]!));
}

export interface Amount {
  bound: Bound;
  start: number;
  end: number;
}

/** The first amount of years (months are turned into years); null when the clause states none. */
export function readAmount(clause: Clause): Amount | null {
  for (const { pattern, bound } of FORMS) {
    const found = pattern.exec(clause.plain);
    if (found === null) continue;
    const groups = found.slice(1).filter((group) => group !== undefined && group !== '');
    const unit = groups.at(-1)!;
    const perYear = /^mo/.test(unit) ? 12 : 1;
    const numbers = groups
      .filter((group) => new RegExp(`^${NUMBER}$`).test(group))
      .map((group) => numberOf(group) / perYear);
    return {
      bound: bound(numbers[0]!, numbers[1] ?? numbers[0]!),
      start: found.index,
      end: found.index + found[0].length,
    };
  }
  return null;
}

const PEOPLE =
  '(?:people|persons?|engineers?|developers?|employees|reports|direct reports|members|consultants?|sales(?:people)?|staff|personnes|collaborateurs|collaboratrices|salaries|developpeurs|ingenieurs|membres|commerciaux)';
const TEAM_SIZE = new RegExp(
  `(?:teams?|equipes?)(?: of| de| d'| with)? ?(?:(?:at least|more than|over|up to|au moins|plus de|jusqu'a|minimum) )?${NUMBER}\\b|\\b${NUMBER}\\+? (?:[a-z]+ )?${PEOPLE}\\b`,
);

/**
 * The size of a team named in a text in lower case without accents ("a team of 8", "12 personnes");
 * null when none is named.
 */
export function readTeamSize(plain: string): { size: number; start: number; end: number } | null {
  const found = TEAM_SIZE.exec(plain);
  if (found === null) return null;
  return {
    size: numberOf((found[1] ?? found[2])!),
    start: found.index,
    end: found.index + found[0].length,
  };
}
