import type { Language } from '../platform/operation.ts';
import type { Seniority } from './data/seniorities.ts';
import type { Meaning } from './rules/meanings.ts';

/*
 * The results of the lexicon. Its rules, its data and other slices import these types from here, so
 * that none of them has to import the public entry point.
 */

export type { CompanySize } from './data/industries.ts';
export type { CompanyKind } from './rules/company-kinds.ts';
export type { PieceReader } from './rules/pieces.ts';
export type { Vocabulary } from './rules/vocabulary.ts';
export type { Seniority };

/**
 * A piece of a text that means something: `start` and `end` are UTF-16 offsets into the text as
 * given, `quote` the slice itself.
 */
export interface Span {
  start: number;
  end: number;
  quote: string;
}

export interface TitleReading {
  /** Key of the role family, e.g. `software-engineer`; null when the words name no known role. */
  family: string | null;
  /**
   * Keys of what else an abbreviation may mean when the words beside it do not tell: "PM" is a
   * product manager or a project manager.
   */
  alternatives: readonly string[];
  seniority: Seniority | null;
  /** Job functions, e.g. `engineering`; empty when unknown. */
  functions: readonly string[];
  /**
   * Every folded form that names the same role, in both languages and genders, this one first;
   * without seniority words.
   */
  forms: readonly string[];
  /**
   * The folded words beside the role's name that state no level: the sector, the technology, the
   * way of working. Empty when the words name no known role.
   */
  modifiers: readonly string[];
}

/** A family near another one. */
export interface NearFamily {
  family: string;
  /** How near, above 0 and below 1. */
  weight: number;
  /**
   * `broader`: its name also covers the other family; `sibling`: both are kinds of one family;
   * `neighbour`: vocabularies give both the same skills and put them under the same codes.
   */
  reason: 'broader' | 'sibling' | 'neighbour';
}

/** Something that a title may mean, and how likely. */
export interface Near {
  id: string;
  /** 0 to 1; all that it may mean together weigh 1. */
  weight: number;
}

/**
 * What a title may mean, whether or not anybody wrote it down before: by its words and letters, the
 * likeliest first.
 */
export interface NearestTitles {
  /** Codes of ESCO occupations, e.g. `2512.4`; the digits before the point are the ISCO group. */
  occupations: readonly Near[];
  /** Keys of role families. */
  families: readonly Near[];
}

export interface Skill {
  /** Key, e.g. `kubernetes`. */
  id: string;
  /** Usual spelling, e.g. `Kubernetes`. */
  name: string;
  /** Its French name where that is another one, e.g. `gestion de projet`. */
  frenchName: string | null;
  /** Folded forms, the folded name first: `kubernetes`, `k8s`. */
  forms: readonly string[];
}

export interface Place {
  /**
   * Key: a city `city:2996944`, a state `state:us-ca`, a region or metro area
   * `region:ile-de-france`, a country `country:fr`.
   */
  id: string;
  kind: 'city' | 'state' | 'region' | 'country';
  name: string;
  /** ISO 3166-1 alpha-2, upper case; null for a region over several countries. */
  countryCode: string | null;
  latitude: number | null;
  longitude: number | null;
  population: number;
}

/**
 * Where a person lives, resolved: the ids of all known places that contain it, from the city
 * outwards.
 */
export interface Residence {
  cityId: string | null;
  stateId: string | null;
  regionIds: readonly string[];
  countryId: string | null;
}

export interface LanguageName {
  /** ISO 639-1, lower case. */
  code: string;
  names: { en: string; fr: string };
}

export interface Degree {
  /**
   * European Qualifications Framework level: 3 (CAP) to 8 (doctorate); 4 secondary, 5
   * BTS/DUT/associate, 6 bachelor/licence, 7 master/engineer/MBA.
   */
  level: number;
  /** Key of the degree family: `bachelor`, `master`, `mba`, `bts`, `phd`, ... */
  family: string;
  name: string;
  forms: readonly string[];
}

export type MentionKind =
  | 'title'
  | 'seniority'
  | 'skill'
  | 'place'
  | 'language'
  | 'degree'
  | 'school'
  | 'industry'
  | 'function';

/**
 * Something the lexicon recognises inside running text. Longest match wins; mentions do not
 * overlap.
 */
export interface Mention extends Span {
  kind: MentionKind;
  /**
   * The key of the thing: family, seniority, skill id, place id, language code, degree family,
   * school name, industry id, function.
   */
  id: string;
  /** Its usual spelling. */
  name: string;
}

/**
 * The meaning of words, in English and French. Every function is pure and independent of profiles,
 * filters and the database.
 */
export interface Lexicon {
  /**
   * Lower case, without accents or ligatures. Keeps the `+`, `#` and inner `.` of technology names
   * (`c++`, `c#`, `node.js`); other punctuation becomes single spaces.
   */
  fold(text: string): string;
  /**
   * The words of the folded text, without French and English articles and prepositions, each
   * reduced to a stem shared by plural and gendered forms.
   */
  stems(text: string): string[];
  readTitle(title: string): TitleReading;
  /**
   * The occupations and role families that a title is nearest to. Levels and employers in it do not
   * count. Both lists are empty when no part of it is known.
   */
  nearestTitles(title: string): NearestTitles;
  /**
   * The name of a role family, in lower case: `software engineer`, `ingénieur logiciel`. Null for a
   * key that names no family.
   */
  roleName(family: string): { en: string; fr: string } | null;
  /**
   * The language of a title that is a role's whole name in one of the two only; null for any other.
   */
  titleLanguage(title: string): Language | null;
  /**
   * Families that are kinds of this one: a backend developer is a software engineer. Empty for
   * most.
   */
  kindsOf(family: string): readonly string[];
  /** The families near this one, the nearest first, without its kinds. */
  nearFamilies(family: string): readonly NearFamily[];
  /** Returns null when no known skill has that name or alias. */
  readSkill(text: string): Skill | null;
  /** The skill with that id; null for an unknown one. */
  skill(id: string): Skill | null;
  /**
   * The name of one word, at least five letters, that a folded word is with one letter wrong:
   * `pyhton` is `Python`. Null for every other word; it does not say whether the word is one.
   */
  skillLike(word: string): string | null;
  /** The skills that are part of this one: who knows Amazon EC2 knows some of AWS. */
  partsOfSkill(id: string): readonly Skill[];
  /** The roots of the words of a text that carry a meaning, in their order. */
  roots(text: string): string[];
  /** Roots that mean nearly the same, in English and French; null for one that no table has. */
  meaningOf(root: string): Meaning | null;
  /**
   * Places with that name, the likeliest first: country names and ISO codes, states, regions, metro
   * areas, cities by population. "Paris, Texas" and "Lyon, France" are understood.
   */
  readPlaces(text: string): readonly Place[];
  /**
   * The city whose name the text is with one typing error: "san deigo". Null for correct spellings
   * and for words of either language.
   */
  readMisspelledCity(text: string): Place | null;
  /**
   * The name of a country, a state or a region that a folded word of at least five letters is with
   * one letter wrong: `swedn` is `Sweden`. Like `skillLike`, it does not say whether it is a word.
   */
  areaLike(word: string): string | null;
  /** Whether the name of a city is also a word of the language: "reading", "tours". */
  isWord(name: string, language: Language): boolean;
  place(id: string): Place | null;
  /**
   * The ids of the cities within `km` kilometres of a place that has coordinates, itself included.
   */
  citiesWithin(place: Place, km: number): readonly string[];
  /** The largest known cities inside these degrees, spread over the area, largest first. */
  largestCities(
    box: { south: number; north: number; west: number; east: number },
    limit: number,
  ): readonly { latitude: number; longitude: number }[];
  readResidence(where: {
    city: string | null;
    state: string | null;
    country: string | null;
  }): Residence;
  /** Reads an English, French or native name, or an ISO code. */
  readLanguage(text: string): LanguageName | null;
  /**
   * 1 (elementary) to 5 (native or bilingual), from the profile's proficiency words, CEFR levels
   * (A1 to C2) and usual words ("fluent", "courant", "bilingue"); null when unknown.
   */
  readLanguageLevel(text: string): number | null;
  readDegree(text: string): Degree | null;
  /**
   * The usual name and folded forms of a known school ("X" is not one; "HEC", "HEC Paris", "Ecole
   * des hautes etudes commerciales" are the same).
   */
  readSchool(text: string): { name: string; forms: readonly string[] } | null;
  /**
   * A field of study by its whole name or alias, in either language: "Computer Science",
   * "informatique".
   */
  readField(text: string): { id: string; name: string; forms: readonly string[] } | null;
  /**
   * Every field of study that the name of a course mentions: "Corporate Finance" mentions finance,
   * "Audit et comptabilité" both fields.
   */
  readFields(text: string): readonly { id: string; name: string }[];
  readIndustry(text: string): { id: string; name: string; forms: readonly string[] } | null;
  /** Job function by key or usual name. */
  readFunction(text: string): { id: string; name: string } | null;
  readSeniority(text: string): Seniority | null;
  /** Everything recognised in running text, in order. */
  scan(text: string): Mention[];
  /** The results of `scan` and `fold` for a text, in one pass. */
  scanAndFold(text: string): { mentions: Mention[]; folded: string };
  /** English or French, by the words of the text; null when it cannot tell. */
  guessLanguage(text: string): Language | null;
  /** The accepted values of the closed lists, for error messages and `GET /v1/search/filters`. */
  closedLists: {
    seniorities: readonly Seniority[];
    functions: readonly { id: string; name: string }[];
    companySizes: readonly string[];
    spellings: Spellings;
  };
}

/**
 * The names of entries in the longer closed lists, as they are usually written, in both languages.
 */
export interface Spellings {
  industries(): readonly string[];
  countries(): readonly string[];
  languages(): readonly string[];
}
