import type { Filter, FilterValue } from './filter.ts';
import { FILTER_TYPE_INFO } from './filter-types.ts';
import type { Relaxation } from './relax.ts';

type Language = 'en' | 'fr';

interface FilterCounts {
  /** Matches of all filters, of this one alone, and of all the others. */
  all: number;
  alone: number;
  without: number;
}

/** A changed filter, and what it finds. */
interface RelaxedWords {
  /** The current filter when the change drops it. */
  filter: Filter;
  count: number;
  /** From the place asked for; null unless another place is suggested. */
  distanceKm: number | null;
}

interface Words {
  quoted(name: string): string;
  filter(name: string, counts: FilterCounts): string;
  excluded(name: string, counts: FilterCounts): string;
  relaxed: Record<Relaxation, (name: string, relaxed: RelaxedWords) => string>;
  summary(all: number, cheapest: string | null): string;
  either: string;
  range(value: { min?: number; max?: number }): string;
  truth: Record<'true' | 'false', string>;
}

/** The sentence that a user reads about one filter: how many matches it removes. */
export function filterWords(filter: Filter, counts: FilterCounts, language: Language): string {
  const words = WORDS[language];
  const name = nameOf(filter, language);
  return filter.isExcluded ? words.excluded(name, counts) : words.filter(name, counts);
}

/** The sentence that suggests a change and how many people it would find. */
export function relaxationWords(
  filter: Filter,
  change: Relaxation,
  relaxed: RelaxedWords,
  language: Language,
): string {
  return WORDS[language].relaxed[change](nameOf(filter, language), relaxed);
}

export const summaryWords = (all: number, cheapest: string | null, language: Language): string =>
  WORDS[language].summary(all, cheapest);

function nameOf({ filterType, value }: Filter, language: Language): string {
  const words = WORDS[language];
  return words.quoted(
    `${FILTER_TYPE_INFO[filterType].label[language]}${language === 'fr' ? ' : ' : ': '}${valueText(value, language)}`,
  );
}

function valueText(value: FilterValue, language: Language): string {
  const words = WORDS[language];
  if (Array.isArray(value)) return value.join(words.either);
  if (typeof value === 'object') return words.range(value);
  return typeof value === 'boolean' ? words.truth[`${value}`] : String(value);
}

const people = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;
const match = (count: number): string => `${people(count)} ${count === 1 ? 'matches' : 'match'}`;
/** Zero is singular in French. */
const personnes = (count: number): string => `${count} ${count < 2 ? 'personne' : 'personnes'}`;
const correspondent = (count: number): string =>
  `${personnes(count)} ${count < 2 ? 'correspond' : 'correspondent'}`;

const WORDS: Record<Language, Words> = {
  en: {
    quoted: (name) => `“${name}”`,
    filter: (name, { all, alone, without }) =>
      `${name} alone: ${match(alone)}. Without it, ${match(without)} the rest instead of ${all}.`,
    excluded: (name, { all, without }) =>
      `Without the exclusion of ${name}, ${match(without)} instead of ${all}.`,
    relaxed: {
      inexact: (name, { count }) =>
        `Accept synonyms and other spellings of ${name}: ${people(count)}.`,
      radius: (name, { filter: { radius }, count }) =>
        `Look within ${radius} km for ${name}: ${people(count)}.`,
      range: (name, { filter: { value }, count }) =>
        `Widen ${name} to ${valueText(value, 'en')}: ${people(count)}.`,
      place: (_, { filter: { value }, count, distanceKm }) =>
        `Look in “${valueText(value, 'en')}”, ${distanceKm} km away: ${people(count)}.`,
      title: (_, { filter: { value }, count }) =>
        `Look for “${valueText(value, 'en')}” instead: ${people(count)}.`,
      history: (name, { count }) => `Accept ${name} at any time, now or before: ${people(count)}.`,
      dropped: (name, { count }) => `Leave out ${name}: ${people(count)}.`,
    },
    summary: (all, cheapest) =>
      cheapest === null
        ? `${match(all)}; no single change finds more.`
        : `${match(all)}. The smallest change that finds more: ${cheapest}`,
    either: ' or ',
    range: ({ min, max }) =>
      min === undefined
        ? `at most ${max}`
        : max === undefined
          ? `at least ${min}`
          : `${min} to ${max}`,
    truth: { true: 'yes', false: 'no' },
  },
  fr: {
    quoted: (name) => `« ${name} »`,
    filter: (name, { all, alone, without }) =>
      `${name} seul : ${correspondent(alone)}. Sans ce filtre, ${correspondent(without)} au reste au lieu de ${all}.`,
    excluded: (name, { all, without }) =>
      `Sans l'exclusion de ${name}, ${correspondent(without)} au lieu de ${all}.`,
    relaxed: {
      inexact: (name, { count }) =>
        `Accepter les synonymes et autres graphies de ${name} : ${personnes(count)}.`,
      radius: (name, { filter: { radius }, count }) =>
        `Chercher à moins de ${radius} km pour ${name} : ${personnes(count)}.`,
      range: (name, { filter: { value }, count }) =>
        `Élargir ${name} à ${valueText(value, 'fr')} : ${personnes(count)}.`,
      place: (_, { filter: { value }, count, distanceKm }) =>
        `Chercher plutôt ce lieu, à ${distanceKm} km : « ${valueText(value, 'fr')} », ${personnes(count)}.`,
      title: (_, { filter: { value }, count }) =>
        `Chercher plutôt « ${valueText(value, 'fr')} » : ${personnes(count)}.`,
      history: (name, { count }) =>
        `Accepter ${name} à tout moment, maintenant ou avant : ${personnes(count)}.`,
      dropped: (name, { count }) => `Retirer ${name} : ${personnes(count)}.`,
    },
    summary: (all, cheapest) =>
      cheapest === null
        ? `${correspondent(all)} ; aucun changement seul n'en trouve davantage.`
        : `${correspondent(all)}. Le plus petit changement qui en trouve davantage : ${cheapest}`,
    either: ' ou ',
    range: ({ min, max }) =>
      min === undefined
        ? `au plus ${max}`
        : max === undefined
          ? `au moins ${min}`
          : `${min} à ${max}`,
    truth: { true: 'oui', false: 'non' },
  },
};
