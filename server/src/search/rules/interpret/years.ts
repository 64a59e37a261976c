import { phraseBook } from '../../../reader/phrases.ts';
import type { Token } from '../../../reader/tokens.ts';
import { item, type Reading, type Text, type YearsScope } from './elements.ts';

type Bound = 'min' | 'max' | 'above' | 'below' | 'exact' | 'between' | 'experience';

/** Words allowed before the number. */
const BEFORE = phraseBook<Bound>([
  [
    'min',
    'pas moins de|pas moins d|minimale de|minimale d|minimal de|minimale|minimale :|at least|minimum|minimum of|a minimum of|min|min .|with at least|no less than|not less than|au moins|au minimum|minimum de|un minimum de|a partir de|des|minimum :|d au moins|with a minimum of|with minimum',
  ],
  [
    'above',
    'more than|over|above|> |plus de|plus d|+ de|+ d|+|superieure a|de plus de|d plus de|greater than|upwards of',
  ],
  [
    'max',
    "maximale de|maximale d|maximal de|maximale|maximale :|at most|up to|maximum|maximum of|a maximum of|max|max .|no more than|not more than|au plus|au maximum|maximum de|un maximum de|jusqu a|jusqu'a|≤|within|pas plus de|pas plus d|not over|ne depassant pas|n excedant pas|maxi",
  ],
  ['below', 'less than|under|fewer than|below|<|moins de|moins d|inferieure a|de moins de'],
  ['exact', 'exactly|exactement|pile'],
  ['between', 'between|from|entre|de'],
  ['min', '≥|>=|> =|=>|= >'],
  ['max', '<=|< =|=<'],
]);

/** "experience of", "expérience :": the word before its number. */
const LABEL = phraseBook<Bound>([
  [
    'experience',
    'experience of|experience :|years of experience :|yoe|yoe :|experience|experience de|experience d|annees d experience :|avec une experience de|une experience de|une experience d|avec une experience d|une experience|avec experience de|an experience of|with an experience of|with experience of|exp :|exp|seniority :|anciennete de|anciennete',
  ],
]);

const UNIT = phraseBook<'year' | 'month'>([
  [
    'year',
    "years|year|year's|years'|yrs|yr|yoe|pqe|years pqe|yrs pqe|years of pqe|years' pqe|y|ans|an|annees|annee|full years|annees pleines|+ years|+ ans",
  ],
  ['month', 'months|month|mois'],
]);

/** Words that may follow the number or the unit and bound it. */
const AFTER = phraseBook<Bound>([
  [
    'min',
    '+|plus|or more|and more|and above|and up|or above|minimum|min|at least|et plus|ou plus|et +|ou +|au moins|au minimum|mini|( minimum )|( min )',
  ],
  [
    'max',
    'or less|max|maximum|at most|ou moins|et moins|au maximum|au plus|maxi|( maximum )|( max )|tops',
  ],
]);

const RANGE = phraseBook<true>([[true, '-|–|—|to|a|et|and|/|or|ou|through']]);

const EXPERIENCE = phraseBook<true>([
  [
    true,
    "of professional experience|of work experience|of working experience|of relevant experience|of hands on experience|of proven experience|of solid experience|of experience|of exp|experience|of practice|of professional practice|exp|experience required|professional experience|work experience|relevant experience|working experience|hands on experience|industry experience|' experience|’ experience|d experience professionnelle|d experience minimum|d experience|d experiences|de experience|d exp|d xp|xp|de pratique|de metier|d anciennete|de carriere|d exercice|d experience significative|d experience reussie|d experience confirmee|of seniority|in the field|dans le metier|dans le domaine|of career|experience minimum|experience pro|d experience pro|old experience",
  ],
]);

/** A time in one role or company. */
const SCOPE = phraseBook<YearsScope>([
  [
    'role',
    'in current role|in their current role|in his current role|in her current role|in the current role|in the same role|in their role|in current position|in their current position|in their current job|in the same position|dans son poste actuel|dans leur poste actuel|dans le poste actuel|au meme poste|dans son poste|a son poste|a son poste actuel|dans le meme poste',
  ],
  [
    'company',
    'at current company|at their current company|at his current company|at her current company|in their current company|with their current employer|at their current employer|at the same company|with the same company|in the same company|at their company|dans son entreprise|dans son entreprise actuelle|dans leur entreprise|dans leur entreprise actuelle|dans la meme entreprise|dans l entreprise actuelle|dans sa boite|dans l entreprise',
  ],
]);

/** No career is longer. */
const MAX_YEARS = 60;

/**
 * Words after a number of years or months that is not experience: an age, a contract, a training
 * course, the age of a company.
 */
const OTHER_TIME_AFTER = new Set(
  'old|ago|contract|contracts|mission|guarantee|warranty|contrat|renouvelable|plan|degree|program|programme|passes|younger|age|ftc|fixed|initial|rolling|assignment|interim|maternity|notice|existence|history|trading|preavis|probation|duration|renewable|extendable|placement|track|trial|internship|stage|interim|lease|bail|guarantees|term'.split(
    '|',
  ),
);
const OTHER_TIME_BEFORE = new Set(
  'last|past|contract|cdd|contrat|mission|next|dernieres|derniers|prochaines|prochains|aged|age|agee|ages|bac|interim|prestation|duree|stage|since|founded|fondee|fonde|creee|cree|existe|existant|sur|depuis|adolescents|enfants|jeunes|eleves|mineurs|children|kids|pupils|stable|ftc|within|alternance|every|tous|toutes|bail|garantie|preavis|convention'.split(
    '|',
  ),
);

/**
 * Verbs and nouns about the employer, near a number of years: "in business for over 60 years",
 * "créée il y a 12 ans", "the contract is for 5 years".
 */
const OF_EMPLOYER = phraseBook<true>([
  [
    true,
    'il y a|in business|family owned|founded|established|fondee|fonde|creee|cree|existence|anciennete de l entreprise|has worked|have worked in|has been|we have been|nous existons|contract is|contract with|contrat de|notre experience|depuis plus de|trading for|operating for',
  ],
]);
/** The maximum distance from the number to such words. */
const EMPLOYER_REACH = 8;

export const NUMBER_WORDS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value): [string, number] => [word, value]),
);
'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'
  .split(' ')
  .forEach((word, value) => {
    NUMBER_WORDS.set(word, value);
  });
NUMBER_WORDS.set('une', 1).set('vingt', 20);

function numberAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === 'number') return token.value;
  return token.kind === 'word' ? (NUMBER_WORDS.get(token.word) ?? null) : null;
}

interface Count {
  /** Given in months, which usually describe a contract. */
  months: boolean;
  low: number;
  high: number | null;
  bound: Bound | null;
  to: number;
}

/** "une dizaine d'années", "a decade". */
const ROUGH = new Map([
  ['couple', 2],
  ['dizaine', 10],
  ['douzaine', 12],
  ['quinzaine', 15],
  ['vingtaine', 20],
]);

function readRoughCount(tokens: readonly Token[], at: number): Count | null {
  const word = tokens[at]?.word ?? '';
  if (word === 'decade') return { months: false, low: 10, high: null, bound: null, to: at + 1 };
  const low = ROUGH.get(word);
  const unit =
    low !== undefined && ['d', 'of'].includes(tokens[at + 1]?.word ?? '')
      ? UNIT.match(tokens, at + 2)
      : null;
  return unit && low !== undefined
    ? { months: false, low, high: null, bound: null, to: unit.to }
    : null;
}

/** "5", "5+", "3-5", "3 to 5 years" up to and with the unit, in years. */
function readCount(tokens: readonly Token[], at: number): Count | null {
  const rough = readRoughCount(tokens, at);
  if (rough) return rough;
  const low = numberAt(tokens, at);
  if (low === null) return null;
  let to = at + 1;
  let high: number | null = null;
  let bound: Bound | null = null;
  const firstUnit = UNIT.match(tokens, to);
  const range = RANGE.match(tokens, firstUnit?.to ?? to);
  const second = range ? numberAt(tokens, range.to) : null;
  if (
    range &&
    second !== null &&
    second >= low &&
    UNIT.match(tokens, AFTER.match(tokens, range.to + 1)?.to ?? range.to + 1)
  ) {
    high = second;
    to = range.to + 1;
  }
  const after = AFTER.match(tokens, to);
  const unit = UNIT.match(tokens, after?.to ?? to) ?? null;
  if (!unit) return null;
  if (after) bound = after.meaning;
  const scale = unit.meaning === 'month' ? 1 / 12 : 1;
  const years = (value: number): number => Math.round(value * scale * 10) / 10;
  return {
    months: unit.meaning === 'month',
    low: years(low),
    high: high === null ? null : years(high),
    bound,
    to: unit.to,
  };
}

interface Bounds {
  min: number | null;
  max: number | null;
  strict: boolean;
}

function boundsOf(count: Count, bound: Bound | null): Bounds {
  if (count.high !== null) {
    const ordered = [Math.min(count.low, count.high), Math.max(count.low, count.high)] as const;
    return count.bound === 'min'
      ? { min: ordered[0], max: null, strict: false }
      : { min: ordered[0], max: ordered[1], strict: false };
  }
  if (bound === 'max' || bound === 'below')
    return { min: null, max: count.low, strict: bound === 'below' };
  if (bound === 'exact') return { min: count.low, max: count.low, strict: false };
  return { min: count.low, max: null, strict: bound === 'above' };
}

/** Steps over the label and the bound words before the number: "experience of at least". */
function readLead(
  tokens: readonly Token[],
  at: number,
): { bound: Bound | null; labelled: boolean; to: number } {
  let to = at;
  let bound: Bound | null = null;
  let labelled = false;
  for (let steps = 0; steps < 3; steps++) {
    const label = labelled ? null : LABEL.match(tokens, to);
    const before = BEFORE.match(tokens, to);
    if (label) {
      labelled = true;
      to = label.to;
    } else if (before) {
      bound = before.meaning;
      to = before.to;
    } else break;
  }
  return { bound, labelled, to };
}

/** Steps over the words after the unit that say "experience" or bound the number. */
function readTrail(
  tokens: readonly Token[],
  from: number,
): { bound: Bound | null; experience: boolean; to: number } {
  let to = from;
  let said = false;
  let bound: Bound | null = null;
  for (let steps = 0; steps < 3; steps++) {
    const after = AFTER.match(tokens, to);
    const experience = EXPERIENCE.match(tokens, to);
    if (experience) {
      said = true;
      to = experience.to;
    } else if (after && tokens[to]?.word !== 'plus') {
      bound ??= after.meaning;
      to = after.to;
    } else break;
  }
  return { bound, experience: said, to };
}

/** "Years: 5-10": a number without a unit after such a heading. */
const HEADING = phraseBook<true>([
  [
    true,
    "years :|years of experience :|experience ( years ) :|yoe :|annees d'experience :|annees :|experience :",
  ],
]);

function readHeaded(tokens: readonly Token[], at: number): Reading | null {
  const heading = HEADING.match(tokens, at);
  const low = heading ? numberAt(tokens, heading.to) : null;
  if (!heading || low === null || low > MAX_YEARS) return null;
  const range = RANGE.match(tokens, heading.to + 1);
  const high = range ? numberAt(tokens, range.to) : null;
  const to = range && high !== null ? range.to + 1 : heading.to + 1;
  const end = AFTER.match(tokens, to)?.to ?? to;
  if (tokens[end] && tokens[end]?.kind !== 'mark') return null;
  return {
    items: [item(at, end, { kind: 'years', min: low, max: high, strict: false, scope: 'career' })],
    to: end,
  };
}

/** A role or company said before the number: "in their current role for 2 years". */
function readScopeBefore(
  tokens: readonly Token[],
  at: number,
): { scope: YearsScope | null; to: number } {
  const scope = SCOPE.match(tokens, at);
  if (!scope) return { scope: null, to: at };
  return {
    scope: scope.meaning,
    to: ['for', 'since', 'depuis'].includes(tokens[scope.to]?.word ?? '') ? scope.to + 1 : scope.to,
  };
}

/**
 * Whether words about the employer's age come before the number in its sentence, or right after it.
 */
function isOfEmployer(tokens: readonly Token[], at: number, to: number): boolean {
  for (
    let near = at;
    near >= 0 &&
    near > at - EMPLOYER_REACH &&
    !['.', '\n', ';', ','].includes(tokens[near]?.word ?? '');
    near--
  ) {
    if (OF_EMPLOYER.match(tokens, near)) return true;
  }
  return (
    ['in', 'd', 'of'].includes(tokens[to]?.word ?? '') &&
    ['business', 'existence', 'trading', 'history', 'histoire'].includes(tokens[to + 1]?.word ?? '')
  );
}

/** Whether a bare number of years is not experience: "25 years old", "a 2 years contract". */
function isOtherTime(tokens: readonly Token[], at: number, to: number): boolean {
  const after = tokens[tokens[to]?.kind === 'mark' ? to + 1 : to]?.word ?? '';
  const said =
    after === 'in'
      ? false
      : OTHER_TIME_AFTER.has(tokens[to]?.kind === 'mark' && tokens[to]?.word !== '-' ? '' : after);
  const first =
    tokens[at - 2]?.kind === 'number' && RANGE.match(tokens, at - 1)?.to === at ? at - 2 : at;
  return (
    said || OTHER_TIME_BEFORE.has(tokens[first - 1]?.word ?? '') || isOfEmployer(tokens, at, to)
  );
}

/** "5 to 8 years, of which 2 as a lead": a part of the years required. */
function isPartOfYears(tokens: readonly Token[], at: number): boolean {
  const part =
    ['dont', 'including'].includes(tokens[at - 1]?.word ?? '') ||
    (tokens[at - 1]?.word === 'which' && tokens[at - 2]?.word === 'of');
  return part && tokens.slice(0, at).some((_, index) => UNIT.match(tokens, index) !== null);
}

/** Maximum number of years that a number without a unit can mean. */
const MAX_BARE_YEARS = 20;

/** Words before a number with a plus that is not years: "level 5+", "team of 10+". */
const NO_YEARS_AFTER = new Set(
  'level|levels|grade|band|stage|class|size|team|of|de|niveau|category|tier|version|v|aged|age|ages|over|under|bac'.split(
    '|',
  ),
);

/**
 * "logistics manager columbus ohio 5+": a number with a plus alone in its part of the prompt, or at
 * its end after a town.
 */
function readBarePlus({ tokens, mentions }: Text, at: number): Reading | null {
  const number = tokens[at];
  const ends =
    tokens[at + 2] === undefined ||
    [',', '\n', ';', '.', '-', '–', '|'].includes(tokens[at + 2]?.word ?? '');
  if (
    number?.kind !== 'number' ||
    number.value > MAX_BARE_YEARS ||
    tokens[at + 1]?.word !== '+' ||
    !ends
  )
    return null;
  const before = tokens[at - 1];
  const apart = before?.kind === 'mark' && before.word !== '+' && before.word !== '/';
  const closes =
    tokens[at + 2] === undefined &&
    before?.kind === 'word' &&
    !NO_YEARS_AFTER.has(before.word) &&
    mentions[at - 1]?.mention.kind !== 'skill';
  if (!apart && !closes && mentions[at - 1]?.mention.kind !== 'place') return null;
  return {
    items: [
      item(at, at + 2, {
        kind: 'years',
        min: number.value,
        max: null,
        strict: false,
        scope: 'career',
      }),
    ],
    to: at + 2,
  };
}

/** One year in words, when the words around it show that it is experience. */
const ONE_YEAR = phraseBook<Pick<Bounds, 'min' | 'max'>>([
  [
    { min: null, max: 1 },
    "less than a year of experience|less than a year's experience|less than one year of experience|under a year of experience|moins d un an d experience|moins d une annee d experience",
  ],
  [
    { min: 1, max: null },
    "at least a year|minimum a year|a year of experience|a year's experience|a year or more|a year as|one year as|au moins un an|minimum un an",
  ],
]);

function readOneYear(tokens: readonly Token[], at: number): Reading | null {
  const said = ONE_YEAR.match(tokens, at);
  if (!said || ['ago', 'old', 'contract', 'ftc'].includes(tokens[said.to]?.word ?? '')) return null;
  const { to } = readTrail(tokens, said.to);
  return {
    items: [
      item(at, to, {
        kind: 'years',
        ...said.meaning,
        strict: said.meaning.max !== null,
        scope: 'career',
      }),
    ],
    to,
  };
}

/** Words that join the parts of a name. */
const IN_NAMES = new Set(['&', '-', '.', 'and', 'et', 'de', 'of']);
const MAX_NAME_WORDS = 5;

/**
 * The years that a person has spent at their employer: "at Airbus for at least 10 years", "depuis
 * plus de 5 ans chez Airbus".
 */
function atNamedCompany(
  tokens: readonly Token[],
  at: number,
  to: number,
): { meaning: YearsScope; to: number } | null {
  const word = (index: number): string => tokens[index]?.word ?? '';
  if (word(at - 1) === 'depuis' && word(to) === 'chez' && tokens[to + 1]?.capital)
    return { meaning: 'company', to };
  if (!['for', 'depuis'].includes(word(at - 1))) return null;
  let first = at - 1;
  while (
    first > at - 1 - MAX_NAME_WORDS &&
    (tokens[first - 1]?.capital || (first < at - 1 && IN_NAMES.has(word(first - 1))))
  )
    first--;
  const named = first < at - 1 && ['at', 'chez'].includes(word(first - 1));
  // A former employee may have left.
  return named && !/^(?:worked|travaille|bosse|previously|formerly)$/.test(word(first - 2))
    ? { meaning: 'company', to }
    : null;
}

/**
 * Reads "5+ years of experience" and similar phrases, in English and French, from the first bound
 * word to the last.
 */
export function readYears(text: Text, at: number): Reading | null {
  const { tokens } = text;
  const headed = readHeaded(tokens, at);
  if (headed) return headed;
  const before = readScopeBefore(tokens, at);
  const lead = readLead(tokens, before.to);
  const count = readCount(tokens, lead.to);
  if (!count) return readOneYear(tokens, at) ?? readBarePlus(text, at);
  if ((count.high ?? count.low) > MAX_YEARS) return null;
  const trail = readTrail(tokens, count.to);
  const after = before.scope
    ? null
    : (SCOPE.match(tokens, trail.to) ?? atNamedCompany(tokens, at, trail.to));
  const scope = before.scope ?? after?.meaning ?? null;
  const bare = !trail.experience && !lead.labelled && scope === null;
  const contract =
    count.months &&
    (!Number.isInteger(count.low) || (lead.bound ?? count.bound ?? trail.bound) !== 'min');
  if (isPartOfYears(tokens, at) || (bare && (contract || isOtherTime(tokens, at, trail.to))))
    return null;
  const asked = lead.bound === 'between' ? null : lead.bound;
  const to = after?.to ?? trail.to;
  return {
    items: [
      item(at, to, {
        kind: 'years',
        ...boundsOf(count, asked ?? count.bound ?? trail.bound),
        scope: scope ?? 'career',
      }),
    ],
    to,
  };
}
