import type { Lexicon } from '../../lexicon/types.ts';
import { CONTACT_KINDS, FILTER_TYPES, type FilterType, type FilterValue, POOLS } from './filter.ts';
import { FILTER_TYPE_INFO, TYPE_ALIASES, type ValueKind } from './filter-types.ts';

/** What a caller must know to use a filter type. */
export interface FilterTypeDescription {
  filterType: FilterType;
  /** Other names accepted for it. */
  aliases: string[];
  label: string;
  description: string;
  /** How `value` is written. */
  format: string;
  /** The accepted values of a closed list; null for any other type. */
  values: string[] | null;
  takesRadius: boolean;
  takesHistory: boolean;
  examples: FilterValue[];
}

type Words = Record<'en' | 'fr', string>;

const TEXT: Words = {
  en: 'A text, or an array of texts of which any will do',
  fr: 'Un texte, ou un tableau de textes dont un seul suffit',
};
const LISTED: Words = {
  en: 'One of the listed values by its usual names, or an array of them',
  fr: "L'une des valeurs listées, par ses noms usuels, ou un tableau",
};

const FORMATS: Record<ValueKind, Words> = {
  text: TEXT,
  title: TEXT,
  keywords: {
    en: 'Words, "phrases", AND, OR, NOT and parentheses; operators in capitals',
    fr: 'Des mots, "expressions", AND (ET), OR (OU), NOT (SAUF) et parenthèses ; opérateurs en majuscules',
  },
  years: {
    en: 'Whole years: 5, "3-5", "5+", "-2", { "min": 3, "max": 5 }, or an array of these',
    fr: 'Années entières : 5, "3-5", "5+", "-2", { "min": 3, "max": 5 }, ou un tableau de celles-ci',
  },
  days: { en: 'A whole number of days', fr: 'Un nombre entier de jours' },
  seniority: LISTED,
  function: LISTED,
  industry: {
    en: 'A usual industry name, or an array of them',
    fr: 'Un nom de secteur usuel, ou un tableau',
  },
  country: {
    en: 'A country name or ISO 3166 code, or an array of them',
    fr: 'Un nom de pays ou un code ISO 3166, ou un tableau',
  },
  language: {
    en: 'A language name or ISO 639-1 code, optionally with `:level`, or an array of them',
    fr: 'Un nom de langue ou un code ISO 639-1, suivi au besoin de `:niveau`, ou un tableau',
  },
  companySize: LISTED,
  contact: LISTED,
  sourcing: {
    en: 'The id of a sourcing, an array of ids, or true or false',
    fr: "L'identifiant d'un sourcing, un tableau d'identifiants, ou true ou false",
  },
  pool: LISTED,
  profileUrl: {
    en: 'A public profile URL, or an array of them',
    fr: "L'URL d'un profil public, ou un tableau d'URL",
  },
};

export function describeFilterTypes(
  { closedLists }: Lexicon,
  language: 'en' | 'fr',
): FilterTypeDescription[] {
  const values: Partial<Record<ValueKind, readonly string[]>> = {
    seniority: closedLists.seniorities,
    function: closedLists.functions.map((known) => known.id),
    companySize: closedLists.companySizes,
    contact: CONTACT_KINDS,
    pool: POOLS,
  };
  return FILTER_TYPES.map((filterType) => {
    const info = FILTER_TYPE_INFO[filterType];
    return {
      filterType,
      aliases: Object.keys(TYPE_ALIASES).filter((alias) => TYPE_ALIASES[alias] === filterType),
      label: info.label[language],
      description: info.description[language],
      format: FORMATS[info.kind][language],
      values: values[info.kind] ? [...values[info.kind]!] : null,
      takesRadius: info.takesRadius ?? false,
      takesHistory: info.takesHistory ?? false,
      examples: [...info.examples],
    };
  });
}
