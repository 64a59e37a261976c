import type { Lexicon } from '../../../lexicon/types.ts';
import type { Bound } from '../../../reader/quantities/bounds.ts';
import {
  type Item,
  type Meaning,
  type MeaningOf,
  type Scoped,
  type Text,
  textOf,
} from './elements.ts';
import type { Group } from './groups.ts';

export type ScoringLanguage = 'en' | 'fr';

type Say<K extends Meaning['kind']> = (meaning: MeaningOf<K>) => string;

interface Sentences {
  or: string;
  and: string;
  years(meaning: MeaningOf<'years'>): string;
  yearsWith(values: string): string;
  yearsIn(words: string): string;
  /** People use a tool or a technology; they have a competence ("negotiation"). */
  skill(values: string): string;
  competence(values: string): string;
  yearsAs(words: string): string;
  notSkill(values: string): string;
  language: Say<'language'>;
  speaks(said: string): string;
  certification(values: string): string;
  degree(values: string): string;
  field(values: string): string;
  school(values: string): string;
  notSchool(values: string): string;
  company(values: string, tense: MeaningOf<'company'>['tense']): string;
  notCompany(values: string, tense: MeaningOf<'company'>['tense']): string;
  industry(values: string): string;
  notIndustry(values: string): string;
  freelance: string;
  notFreelance: string;
  management: Say<'management'>;
  employers: Say<'employers'>;
}

const LEVEL_WORDS = {
  en: ['basic', 'intermediate', 'professional', 'fluent', 'native or bilingual'],
  fr: ['débutant', 'intermédiaire', 'professionnel', 'courant', 'bilingue'],
} as const;

/** At most one decimal. French uses a decimal comma. */
function count(value: number, language: ScoringLanguage): string {
  return language === 'fr' ? String(value).replace('.', ',') : String(value);
}

function yearsInEnglish(meaning: MeaningOf<'years'>): string {
  const { min, max, strict } = meaning;
  const where = {
    career: 'of experience',
    role: 'in the current role',
    company: 'at the current company',
  }[meaning.scope];
  const unit = (value: number): string => `${value} ${value === 1 ? 'year' : 'years'} ${where}`;
  if (min !== null && max !== null) return `Between ${min} and ${unit(max)}`;
  if (min !== null) return `${strict ? 'More than' : 'At least'} ${unit(min)}`;
  return `${strict ? 'Less than' : 'At most'} ${unit(max ?? 0)}`;
}

function yearsInFrench(meaning: MeaningOf<'years'>): string {
  const { min, max, strict } = meaning;
  const where = {
    career: "d'expérience",
    role: 'dans le poste actuel',
    company: "dans l'entreprise actuelle",
  }[meaning.scope];
  const unit = (value: number): string =>
    `${count(value, 'fr')} ${value < 2 ? 'an' : 'ans'} ${where}`;
  if (min !== null && max !== null) return `Entre ${count(min, 'fr')} et ${unit(max)}`;
  if (min !== null) return `${strict ? 'Plus de' : 'Au moins'} ${unit(min)}`;
  return `${strict ? 'Moins de' : 'Au plus'} ${unit(max ?? 0)}`;
}

/** A number of people or things: "at most 4"; a least number stands alone. */
function countInEnglish({ min, max, strict }: Bound): string {
  if (min !== null && max !== null) return min === max ? String(min) : `${min} to ${max}`;
  if (min !== null) return strict ? `more than ${min}` : String(min);
  return `${strict ? 'fewer than' : 'at most'} ${max ?? 0}`;
}

function countInFrench({ min, max, strict }: Bound): string {
  if (min !== null && max !== null) return min === max ? String(min) : `${min} à ${max}`;
  if (min !== null) return strict ? `plus de ${min}` : String(min);
  return `${strict ? 'moins de' : 'au plus'} ${max ?? 0}`;
}

function article(words: string): string {
  return /^(?:[aeio]|MBA|MSc|MS\b|u(?!ni))/i.test(words) && !/^(?:one|eu)/i.test(words)
    ? 'an'
    : 'a';
}

const ENGLISH = (lexicon: Lexicon): Sentences => ({
  or: 'or',
  and: 'and',
  years: yearsInEnglish,
  yearsWith: (values) => `with ${values}`,
  yearsIn: (words) => `in ${words}`,
  skill: (values) => `Has used ${values}`,
  competence: (values) => `Has experience in ${values}`,
  yearsAs: (words) => `as ${words}`,
  notSkill: (values) => `Has not used ${values}`,
  language: ({ code, level }) =>
    [level === null ? '' : LEVEL_WORDS.en[level - 1], lexicon.readLanguage(code)?.names.en ?? code]
      .join(' ')
      .trim(),
  speaks: (said) => `Speaks ${said}`,
  certification: (values) => `Holds the ${values} certification`,
  degree: (values) => `holds ${article(values)} ${values}`,
  field: (values) => `Has studied ${values}`,
  school: (values) => `Studied at ${values}`,
  notSchool: (values) => `Did not study at ${values}`,
  company: (values, tense) =>
    tense === 'current' ? `Currently works at ${values}` : `Has worked at ${values}`,
  notCompany: (values, tense) =>
    tense === 'current' ? `Does not currently work at ${values}` : `Has not worked at ${values}`,
  industry: (values) => `Has worked in the ${values} industry`,
  notIndustry: (values) => `Has not worked in the ${values} industry`,
  freelance: 'Works as a freelancer',
  notFreelance: 'Does not work as a freelancer',
  management: ({ people, team }) => {
    if (people === null) return 'Has managed a team';
    const count = countInEnglish(people);
    return team ? `Has managed a team of ${count}` : `Has managed ${count} people`;
  },
  employers: ({ bound, years }) => {
    const count = bound.min !== null && bound.max === null && !bound.strict ? 'at least ' : '';
    const thing = (bound.max ?? bound.min) === 1 ? 'employer' : 'employers';
    const window = years === null ? '' : ` in the last ${years} ${years === 1 ? 'year' : 'years'}`;
    return `Has had ${count}${countInEnglish(bound)} ${thing}${window}`;
  },
});

const FRENCH = (lexicon: Lexicon): Sentences => ({
  or: 'ou',
  and: 'et',
  years: yearsInFrench,
  yearsWith: (values) => `avec ${values}`,
  yearsIn: (words) => `en ${words}`,
  skill: (values) => `A utilisé ${values}`,
  competence: (values) => `A de l'expérience en ${values}`,
  yearsAs: (words) => `comme ${words}`,
  notSkill: (values) => `N'a pas utilisé ${values}`,
  language: ({ code, level }) => {
    const name = lexicon.readLanguage(code)?.names.fr.toLowerCase() ?? code;
    return level === null ? name : `un ${name} ${LEVEL_WORDS.fr[level - 1]}`;
  },
  speaks: (said) => `Parle ${said}`,
  certification: (values) => `A la certification ${values}`,
  degree: (values) => `est titulaire d'${FEMININE_DEGREE.test(values) ? 'une' : 'un'} ${values}`,
  field: (values) => `A étudié : ${values}`,
  school: (values) => `A étudié à ${values}`,
  notSchool: (values) => `N'a pas étudié à ${values}`,
  company: (values, tense) =>
    tense === 'current' ? `Travaille actuellement chez ${values}` : `A travaillé chez ${values}`,
  notCompany: (values, tense) =>
    tense === 'current'
      ? `Ne travaille pas actuellement chez ${values}`
      : `N'a pas travaillé chez ${values}`,
  industry: (values) => `A travaillé dans le secteur ${values}`,
  notIndustry: (values) => `N'a pas travaillé dans le secteur ${values}`,
  freelance: 'Travaille en freelance',
  notFreelance: 'Ne travaille pas en freelance',
  management: ({ people, team }) => {
    if (people === null) return 'A managé une équipe';
    const count = countInFrench(people);
    return team ? `A managé une équipe de ${count}` : `A managé ${count} personnes`;
  },
  employers: ({ bound, years }) => {
    const count = bound.min !== null && bound.max === null && !bound.strict ? 'au moins ' : '';
    const thing = (bound.max ?? bound.min ?? 0) < 2 ? 'employeur' : 'employeurs';
    const window = years === null ? '' : ` sur les ${years} dernières années`;
    return `A eu ${count}${countInFrench(bound)} ${thing}${window}`;
  },
});

export function sentencesFor(lexicon: Lexicon, language: ScoringLanguage): Sentences {
  return language === 'fr' ? FRENCH(lexicon) : ENGLISH(lexicon);
}

const FEMININE_DEGREE = /^(?:licence|ma[iî]trise|th[eè]se|agr[eé]gation|capacit[eé])/i;

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function listed(values: readonly string[], or: string): string {
  const unique = [...new Set(values)];
  const last = unique.pop() ?? '';
  return unique.length === 0 ? last : `${unique.join(', ')} ${or} ${last}`;
}

/**
 * Endings of competences, which people have and do not "use": "negotiation", "project management",
 * "cybersecurity".
 */
const COMPETENCE =
  /(?:ing|ment|[ts]ions?|it[ye]|ité|ics|ique|law|sales|analysis|design|property|research|sciences?|skills|strategy|finance|support|care|services?|audit|hr|rh|compliance|safety|leadership|ethics|relations|droit|vente|ventes|paie|payroll|comptes|languages?|gestion|affaires|social)$/i;

/**
 * Regulations and fields known by their letters or first words. People do not "use" these either.
 */
const FIELD =
  /^(?:droit|law|gdpr|rgpd|aml|kyc|bpf|gmp|mergers|e-?commerce|anti-money)\b|\b(?:systems|trials|commerce)$/i;

function isCompetence({ meaning }: Item): boolean {
  if (meaning.kind !== 'skill') return false;
  return (
    FIELD.test(meaning.value) ||
    (COMPETENCE.test(meaning.value) && !/^[^ ]*[A-Z][^ ]*[A-Z][^ ]*$/.test(meaning.value))
  );
}

const SECTOR =
  /^(?:le |la |l['’])?(?:secteur|industrie|industry)\s+(?:de la |de l['’]|du |des |de |d['’])?|\s+(?:industry|sector)$/gi;

/**
 * A name has one spelling. A field of work keeps the words of the prompt, in the language of the
 * user who typed it.
 */
function nameOf(text: Text, one: Item): string {
  const { meaning } = one;
  if (meaning.kind === 'industry') return textOf(text, one.from, one.to).replace(SECTOR, '');
  if (meaning.kind === 'function' || isCompetence(one)) return textOf(text, one.from, one.to);
  return 'value' in meaning ? meaning.value : '';
}

function namesOf(text: Text, items: readonly Item[], or: string): string {
  return listed(
    items.map((one) => nameOf(text, one)),
    or,
  );
}

/**
 * The sentence for an exclusion: no result may match it. Places, titles and levels are left to the
 * filters.
 */
function excludedSentence(
  text: Text,
  items: readonly Item[],
  first: Meaning,
  say: Sentences,
): string | null {
  const names = namesOf(text, items, say.or);
  switch (first.kind) {
    case 'skill':
      return say.notSkill(names);
    case 'company':
      return say.notCompany(names, first.tense);
    case 'school':
      return say.notSchool(names);
    case 'industry':
      return say.notIndustry(names);
    case 'freelance':
      return say.notFreelance;
    default:
      return null;
  }
}

/**
 * The sentence that a judge verifies for one group; null when a title and a place already express
 * it.
 */
function sentenceOf(text: Text, { items }: Group, say: Sentences): string | null {
  const [first] = items;
  if (!first) return null;
  const { meaning } = first;
  const names = namesOf(text, items, say.or);
  if (first.excluded) return excludedSentence(text, items, meaning, say);
  switch (meaning.kind) {
    case 'years':
      return say.years(meaning);
    case 'skill':
      return items.every(isCompetence) ? say.competence(names) : say.skill(names);
    case 'function':
      return say.competence(names);
    case 'language':
      return say.speaks(
        listed(
          items.map((one) => (one.meaning.kind === 'language' ? say.language(one.meaning) : '')),
          say.or,
        ),
      );
    case 'certification':
      return say.certification(names);
    case 'degree':
      return capitalised(items.map((one) => say.degree(nameOf(text, one))).join(` ${say.or} `));
    case 'field':
      return say.field(names);
    case 'school':
      return say.school(names);
    case 'company':
      return say.company(names, meaning.tense);
    case 'industry':
      return say.industry(names);
    case 'keyword':
      return say.competence(names.replaceAll('"', ''));
    case 'freelance':
      return say.freelance;
    case 'management':
      return say.management(meaning);
    case 'employers':
      return say.employers(meaning);
    default:
      return null;
  }
}

/** Kinds for which a requirement in the prompt's own words is as good as a generated sentence. */
const TOLD_BY_WORDS = new Set<Meaning['kind']>([
  'industry',
  'management',
  'function',
  'company',
  'title',
]);

/**
 * The elements that a years criterion covers, and their words: "with Python", "in clinical trials".
 */
interface Tail {
  words: string;
  told: Scoped[];
}

const AS = /^(?:as|comme|que|en tant que)\b/i;

/** What the years were spent on, when the words right after them state it. */
function tailOf(
  text: Text,
  elements: readonly Scoped[],
  years: Scoped,
  groups: readonly Group[],
  say: Sentences,
): Tail | null {
  const start = elements.indexOf(years) + 1;
  const length = elements
    .slice(start)
    .findIndex(
      (element) =>
        (element.type === 'break' && element.strength !== 'slash') ||
        (element.type === 'cue' &&
          ['exclude', 'but', 'nice-before', 'must-before'].includes(element.cue)),
    );
  const after = elements.slice(start, length < 0 ? elements.length : start + length);
  const lastWord = after.findLastIndex(
    (element) =>
      element.type === 'word' ||
      (element.type === 'item' &&
        element.item.meaning.kind === 'title' &&
        element.item.meaning.aside),
  );
  const first = after[0];
  const last = after[lastWord];
  if (first && last && lastWord < 8)
    return { words: textOf(text, first.from, last.to), told: after.slice(0, lastWord + 1) };
  const leading = after.find((element) => element.type === 'item');
  const kind = leading?.type === 'item' ? leading.item.meaning.kind : null;
  const same = groups.filter(
    (one) =>
      one.elements.some((element) => after.includes(element)) &&
      one.items[0]?.meaning.kind === kind,
  );
  const items = same.flatMap((one) => one.items);
  const names = same.map((one) => namesOf(text, one.items, say.or)).join(` ${say.and} `);
  const told = same.flatMap((one) => one.elements);
  if (items.some((one) => one.excluded || one.stance === 'nice')) return null;
  if (kind === 'skill')
    return { words: items.every(isCompetence) ? say.yearsIn(names) : say.yearsWith(names), told };
  if (kind === 'industry') return { words: say.yearsIn(names), told };
  if (kind === 'function') return { words: say.yearsIn(names), told };
  const role =
    kind === 'title' &&
    after.slice(0, 4).some((element) => AS.test(textOf(text, element.from, element.to)));
  return role ? { words: say.yearsAs(names), told } : null;
}

/** A prompt with more numbers of years than this is not a search. */
const MAX_YEARS = 5;

/**
 * The criteria for numbers of years. `told` holds the elements that they cover, which need no other
 * sentence.
 */
export function criteriaOf(
  text: Text,
  elements: readonly Scoped[],
  groups: readonly Group[],
  say: Sentences,
): { years: string[]; told: Set<Scoped> } {
  const years: string[] = [];
  const told = new Set<Scoped>();
  for (const one of groups) {
    if (years.length >= MAX_YEARS) break;
    const [element] = one.elements;
    const [item] = one.items;
    if (!element || item?.meaning.kind !== 'years' || item.stance === 'nice') continue;
    const tail =
      item.meaning.scope === 'career' ? tailOf(text, elements, element, groups, say) : null;
    years.push([say.years(item.meaning), tail?.words].filter(Boolean).join(' '));
    for (const held of tail?.told ?? []) told.add(held);
  }
  return { years, told };
}

/** The sentences of every other group that is neither a wish nor already covered. */
export function groupSentences(
  text: Text,
  groups: readonly Group[],
  said: ReadonlySet<Scoped>,
  byWords: ReadonlySet<Scoped>,
  say: Sentences,
): string[] {
  return groups
    .filter((one) => one.items[0]?.meaning.kind !== 'years' && one.items[0]?.stance !== 'nice')
    .filter((one) => !one.elements.every((element) => said.has(element)))
    .filter(
      (one) =>
        !(
          (TOLD_BY_WORDS.has(one.items[0]?.meaning.kind ?? 'skill') ||
            one.items[0]?.stance === 'work') &&
          one.elements.every((element) => byWords.has(element))
        ),
    )
    .map((one) => sentenceOf(text, one, say))
    .filter((sentence) => sentence !== null);
}
