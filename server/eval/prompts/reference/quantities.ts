import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCriterion } from '../../../src/judging/rules/read-criterion.ts';
import type { CriterionReading } from '../../../src/judging/rules/reading.ts';
import type { Lexicon } from '../../../src/lexicon/types.ts';
import { interpretPrompt } from '../../../src/search/rules/interpret/interpret.ts';
import type { InterpretedFilter } from '../../../src/search/search.ts';
import { LANGUAGE_PROFICIENCIES } from '../../../src/talents/profile.ts';

/*
 * How amounts and levels are read by the two doors: a phrase inside a neutral prompt, and the same
 * phrase as a criterion (`recruiter/quantities.jsonl` of the reference data). Both must give the
 * bounds that the case states, and the same ones.
 */

type Kind = 'years' | 'tenure' | 'language' | 'degree' | 'team' | 'employers';

/** One accepted value or several; null stands for no bound, or for no level. */
type Accepted<T> = T | null | readonly (T | null)[];

export interface QuantityCase {
  id: string;
  lang: 'en' | 'fr';
  kind: Kind;
  phrase: string;
  /** Bounds [min, max]; for levels of a language or a degree, the accepted levels. */
  want: readonly (Accepted<number> | string | null)[];
  /** The language that the phrase speaks of, in English. */
  tongue?: string;
  /** No other level is asked. */
  only?: boolean;
}

/** What a door read: bounds or a level, in words that can be compared. Null: nothing of the kind. */
type Found = readonly (number | null)[] | string | null;

export interface QuantityOutcome {
  case: QuantityCase;
  prompt: Found;
  criterion: Found;
  promptRight: boolean;
  criterionRight: boolean;
  agree: boolean;
}

/** The case's number of a degree counts from 0, secondary school, to 4, a doctorate. */
const FIRST_DEGREE_LEVEL = 4;

interface Bounds {
  min: number | null;
  max: number | null;
  strict: boolean;
}

/** Whole numbers, as the filters hold them: "more than 5" begins at 5, "less than 3" ends at 2. */
function whole({ min, max, strict }: Bounds, countsThings: boolean): readonly (number | null)[] {
  const low = min === null ? null : countsThings && strict ? Math.floor(min) + 1 : Math.floor(min);
  if (max === null) return [low, null];
  return [low, strict ? Math.max(0, Math.ceil(max) - 1) : Math.floor(max)];
}

/** Every reading inside a reading. */
function within(reading: CriterionReading): CriterionReading[] {
  if (reading.kind === 'not' || reading.kind === 'recent') return [reading, ...within(reading.of)];
  return reading.kind === 'all' || reading.kind === 'any' || reading.kind === 'some'
    ? [reading, ...reading.of.flatMap(within)]
    : [reading];
}

const neutral = ({ lang, phrase }: QuantityCase): string =>
  lang === 'fr' ? `infirmier à Lyon, ${phrase}` : `nurse in Leeds, ${phrase}`;

function inCriteria(texts: readonly string[], one: QuantityCase, lexicon: Lexicon): Found {
  const readings = texts.flatMap((text) => within(readCriterion(text, lexicon)));
  const wanted = lexicon.readLanguage(one.tongue ?? '')?.code;
  const found = readings
    .map((reading) => foundIn(reading, one, wanted))
    .filter((reading) => reading !== null);
  // Of several degrees, the lowest is required.
  return one.kind === 'degree'
    ? (found.toSorted((a, b) => Number(a[0]) - Number(b[0]))[0] ?? null)
    : (found[0] ?? null);
}

const TENURES = ['current_company', 'current_role', 'one_employer'];

function foundIn(reading: CriterionReading, one: QuantityCase, tongue?: string): Found {
  switch (reading.kind) {
    case 'years':
      if (one.kind === 'years') return whole(reading.bound, false);
      return one.kind === 'tenure' && TENURES.includes(reading.scope.of)
        ? whole(reading.bound, false)
        : null;
    case 'language':
      return one.kind === 'language' && reading.code === tongue ? levelName(reading.level) : null;
    case 'degree':
      return one.kind === 'degree' ? [reading.level - FIRST_DEGREE_LEVEL] : null;
    case 'management':
      return one.kind === 'team' && reading.teamSize !== null
        ? whole(reading.teamSize, true)
        : null;
    case 'employers':
      return one.kind === 'employers' ? whole(reading.bound, true) : null;
    default:
      return null;
  }
}

const levelName = (level: number | null): string =>
  level === null ? 'no level' : (LANGUAGE_PROFICIENCIES[level - 1] ?? 'no level');

const FILTERS: Partial<Record<Kind, readonly string[]>> = {
  years: ['YEARS_OF_EXPERIENCE'],
  tenure: ['YEARS_AT_CURRENT_COMPANY', 'YEARS_IN_CURRENT_ROLE'],
  language: ['LANGUAGE'],
  degree: ['DEGREE'],
};

const valuesOf = ({ value }: InterpretedFilter): string[] =>
  (Array.isArray(value) ? value : [value]).map(String);

/** "de:full_professional", where the filter names the language. */
const spokenIn = (filter: InterpretedFilter, wanted: string | undefined): string | undefined =>
  valuesOf(filter).find((text) => text.split(':')[0] === wanted);

function inPrompt(one: QuantityCase, lexicon: Lexicon): Found {
  const { filters, criteria } = interpretPrompt(neutral(one), lexicon, one.lang);
  const types = FILTERS[one.kind];
  if (types === undefined) return inCriteria(criteria, one, lexicon);
  const wanted = lexicon.readLanguage(one.tongue ?? '')?.code;
  const filter = filters.find(
    (found) =>
      types.includes(found.filterType) &&
      !found.isExcluded &&
      (one.kind !== 'language' || spokenIn(found, wanted) !== undefined),
  );
  // A bound below one year, or a school of a kind, gives no filter but a criterion.
  if (!filter) return inCriteria(criteria, one, lexicon);
  const { value } = filter;
  if (typeof value === 'object' && !Array.isArray(value))
    return 'min' in value || 'max' in value ? [value.min ?? null, value.max ?? null] : null;
  if (one.kind === 'degree')
    return [
      Math.min(...valuesOf(filter).map((name) => lexicon.readDegree(name)?.level ?? 0)) -
        FIRST_DEGREE_LEVEL,
    ];
  return spokenIn(filter, wanted)?.split(':')[1] ?? 'no level';
}

const accepts = (accepted: QuantityCase['want'][number], found: number | null): boolean =>
  (Array.isArray(accepted) ? accepted : [accepted]).some(
    (value) => value === found || (typeof value === 'number' && Math.floor(value) === found),
  );

function isRight({ want, kind }: QuantityCase, found: Found): boolean {
  if (found === null) return false;
  if (typeof found === 'string') return want.some((level) => (level ?? 'no level') === found);
  if (kind === 'degree') return want.some((level) => level === found[0]);
  return accepts(want[0] ?? null, found[0] ?? null) && accepts(want[1] ?? null, found[1] ?? null);
}

/** Reads each phrase at both doors. */
export function markQuantities(
  cases: readonly QuantityCase[],
  lexicon: Lexicon,
): QuantityOutcome[] {
  return cases.map((one) => {
    const prompt = inPrompt(one, lexicon);
    const criterion = inCriteria([one.phrase], one, lexicon);
    return {
      case: one,
      prompt,
      criterion,
      promptRight: isRight(one, prompt),
      criterionRight: isRight(one, criterion),
      agree: prompt !== null && JSON.stringify(prompt) === JSON.stringify(criterion),
    };
  });
}

/** The figures in lines of text; with `wrong`, also each phrase that a door reads wrong. */
function describeQuantities(outcomes: readonly QuantityOutcome[], wrong: boolean): string {
  const row = (name: string, some: readonly QuantityOutcome[]): string => {
    const share = (is: (one: QuantityOutcome) => boolean): string => {
      const right = some.filter(is).length;
      return `${((100 * right) / some.length).toFixed(1)} % (${right} of ${some.length})`;
    };
    return [
      name.padEnd(10),
      `prompt ${share((one) => one.promptRight)}`,
      `criterion ${share((one) => one.criterionRight)}`,
      `agreement ${share((one) => one.agree)}`,
    ].join('  ');
  };
  const kinds = [...new Set(outcomes.map((one) => one.case.kind))];
  const misses = outcomes.filter((one) => !one.promptRight || !one.criterionRight || !one.agree);
  const told = misses.map(
    ({ case: { id, phrase, want }, prompt, criterion }) =>
      `${id} ${phrase}\n    wanted ${JSON.stringify(want)}\n    prompt ${JSON.stringify(prompt)}, criterion ${JSON.stringify(criterion)}`,
  );
  return [
    row('all', outcomes),
    ...kinds.map((kind) =>
      row(
        kind,
        outcomes.filter((one) => one.case.kind === kind),
      ),
    ),
    ...['en', 'fr'].map((lang) =>
      row(
        lang,
        outcomes.filter((one) => one.case.lang === lang),
      ),
    ),
    ...(wrong ? told : []),
  ].join('\n');
}

/** The figures of `quantities.jsonl` in a folder of reference data. */
export function reportQuantities(folder: string, lexicon: Lexicon, wrong: boolean): string {
  const cases = readFileSync(join(folder, 'quantities.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): QuantityCase => JSON.parse(line));
  return describeQuantities(markQuantities(cases, lexicon), wrong);
}
