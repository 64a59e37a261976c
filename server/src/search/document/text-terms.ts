import { kindsOfEmployer } from '../../lexicon/lexicon.ts';
import type { CompanyKind, Lexicon, Mention, Seniority } from '../../lexicon/types.ts';
import { memoizeShort } from '../rules/remember.ts';
import {
  degreeFamilyTerm,
  degreeLevelTerm,
  exactTerm,
  fieldTerm,
  languageLevelTerm,
  nameWords,
  occupationTerm,
  roleTerm,
  schoolTerm,
  searchWords,
  seniorityTerm,
  skillTerm,
  unplacedTerm,
} from './terms.ts';

/**
 * Most texts of a profile (titles, skills, employers, schools) repeat in other profiles. At most
 * this many are stored, with everything read from them.
 */
const MAX_TEXTS = 120_000;

/** The lowest degree level. A degree also matches every level below its own. */
const LOWEST_DEGREE_LEVEL = 3;

/** The highest level of a language. */
const HIGHEST_LANGUAGE_LEVEL = 5;

/** Reads single texts of a profile. The results are shared: never change them. */
export type TextReader = (text: string) => TextTerms;

export function createTextReader(lexicon: Lexicon): TextReader {
  return memoizeShort((text) => new TextTerms(text, lexicon), MAX_TEXTS);
}

export interface TitleTerms {
  /** The title, found whole and by the stems of its words, its role and its seniority. */
  terms: readonly string[];
  seniority: Seniority | null;
  functions: readonly string[];
}

interface PlaceTerms {
  written: string;
  /** For a place that the lexicon cannot identify. */
  unplaced: string;
}

export interface SkillTerms {
  terms: readonly string[];
  folded: string;
  /** The same between spaces, to find it in folded text as whole words. */
  words: string;
  /** The known skill of that name. */
  id: string | null;
}

interface LanguageTerms {
  code: string;
  /** The terms that each level adds: a speaker also matches every level below. */
  levels: readonly string[];
}

/** The terms of a text in a document, for each kind of field. Each is read on first use. */
export class TextTerms {
  readonly #text: string;
  readonly #lexicon: Lexicon;
  #words: readonly string[] | undefined;
  #name: readonly string[] | undefined;
  #place: PlaceTerms | null | undefined;
  #title: TitleTerms | null | undefined;
  #skill: SkillTerms | undefined;
  #namedSkills: readonly string[] | undefined;
  #industries: readonly string[] | undefined;
  #employer: readonly CompanyKind[] | undefined;
  #school: readonly string[] | undefined;
  #degree: readonly string[] | undefined;
  #field: readonly string[] | undefined;
  #language: LanguageTerms | null | undefined;

  constructor(text: string, lexicon: Lexicon) {
    this.#text = text;
    this.#lexicon = lexicon;
  }

  /** Found whole and by the stems of its words. */
  get words(): readonly string[] {
    this.#words ??= wordTerms(this.#text, this.#lexicon);
    return this.#words;
  }

  /** As a name: found whole and by its words. */
  get name(): readonly string[] {
    this.#name ??= nameTerms(this.#text, this.#lexicon);
    return this.#name;
  }

  /** As a place: found whole only; null for one without letters or digits. */
  get place(): PlaceTerms | null {
    if (this.#place === undefined) this.#place = placeTerms(this.#text, this.#lexicon);
    return this.#place;
  }

  /** Null for a title without letters or digits. */
  get title(): TitleTerms | null {
    if (this.#title === undefined) this.#title = titleTerms(this.#text, this.#lexicon);
    return this.#title;
  }

  get skill(): SkillTerms {
    this.#skill ??= skillTerms(this, this.#text, this.#lexicon);
    return this.#skill;
  }

  /** The known skills that it names among other words. */
  get namedSkills(): readonly string[] {
    this.#namedSkills ??= skillsNamedIn(this.#text, this.#lexicon);
    return this.#namedSkills;
  }

  /** The industries that it mentions. */
  get industries(): readonly string[] {
    this.#industries ??= industriesOf(this.#lexicon.scan(this.#text));
    return this.#industries;
  }

  /** The known kinds of employer for the name; empty for an unknown name. */
  get employer(): readonly CompanyKind[] {
    this.#employer ??= kindsOfEmployer(this.#lexicon.fold(this.#text)) ?? [];
    return this.#employer;
  }

  /** As the name of a school: found whole, by its words, and as the known school. */
  get school(): readonly string[] {
    this.#school ??= schoolTerms(this.name, this.#text, this.#lexicon);
    return this.#school;
  }

  /** As a degree: its words, and the degree that they name. */
  get degree(): readonly string[] {
    this.#degree ??= [...this.words, ...degreeTerms(this.#text, this.#lexicon)];
    return this.#degree;
  }

  /** As a field of study: its words, and the fields of study that they name. */
  get field(): readonly string[] {
    this.#field ??= [
      ...this.words,
      ...this.#lexicon.readFields(this.#text).map((field) => fieldTerm(field.id)),
    ];
    return this.#field;
  }

  /** Null when it names no language. */
  get language(): LanguageTerms | null {
    if (this.#language === undefined) this.#language = languageTerms(this.#text, this.#lexicon);
    return this.#language;
  }
}

function wordTerms(text: string, lexicon: Lexicon): string[] {
  const folded = lexicon.fold(text);
  return folded === '' ? [] : [exactTerm(folded), searchWords(lexicon, folded).join(' ')];
}

function nameTerms(name: string, lexicon: Lexicon): string[] {
  const words = nameWords(lexicon, name);
  return words.length === 0 ? [] : [exactTerm(words.join(' ')), words.join(' ')];
}

function placeTerms(place: string, lexicon: Lexicon): PlaceTerms | null {
  const folded = lexicon.fold(place);
  return folded === '' ? null : { written: exactTerm(folded), unplaced: unplacedTerm(folded) };
}

function titleTerms(title: string, lexicon: Lexicon): TitleTerms | null {
  const folded = lexicon.fold(title);
  if (folded === '') return null;
  const { family, seniority, functions } = lexicon.readTitle(title);
  const words = [...searchWords(lexicon, folded)];
  if (family !== null) words.push(roleTerm(family));
  if (seniority !== null) words.push(seniorityTerm(seniority));
  for (const code of occupationsOf(title, lexicon)) words.push(occupationTerm(code));
  return { terms: [exactTerm(folded), words.join(' ')], seniority, functions };
}

/** Another occupation counts only when it is at least this likely, compared with the likeliest. */
const MIN_SECOND_SHARE = 0.7;
/** A title that says less than this of its occupation has none. */
const MIN_WEIGHT = 0.1;

/** The occupation that a title is nearest to, or two that are about as near. */
function occupationsOf(title: string, lexicon: Lexicon): string[] {
  const [first, second] = lexicon.nearestTitles(title).occupations;
  if (!first || first.weight < MIN_WEIGHT) return [];
  const isClose = second && second.weight >= first.weight * MIN_SECOND_SHARE;
  return isClose ? [first.id, second.id] : [first.id];
}

function skillTerms({ words }: TextTerms, skill: string, lexicon: Lexicon): SkillTerms {
  const id = lexicon.readSkill(skill)?.id ?? null;
  const folded = lexicon.fold(skill);
  return {
    terms: id === null ? words : [...words, skillTerm(id)],
    folded,
    words: ` ${folded} `,
    id,
  };
}

/** Also the skills inside the name of a role: "SAP consultant", "responsable paie". */
function skillsNamedIn(text: string, lexicon: Lexicon): readonly string[] {
  const named = new Set<string>();
  const scan = (part: string, isWhole: boolean): void => {
    for (const { kind, id, quote } of lexicon.scan(part)) {
      if (kind === 'skill') named.add(skillTerm(id));
      if (kind !== 'title' || !isWhole) continue;
      const words = quote.split(' ');
      if (words.length === 1) continue;
      scan(words.slice(0, -1).join(' '), false);
      scan(words.slice(1).join(' '), false);
    }
  };
  scan(text, true);
  return [...named];
}

function schoolTerms(name: readonly string[], text: string, lexicon: Lexicon): readonly string[] {
  const known = lexicon.readSchool(text);
  return known ? [...name, schoolTerm(lexicon.fold(known.name))] : name;
}

function degreeTerms(text: string, lexicon: Lexicon): string[] {
  const degree = lexicon.readDegree(text);
  if (!degree) return [];
  const terms = [degreeFamilyTerm(degree.family)];
  for (let level = LOWEST_DEGREE_LEVEL; level <= degree.level; level++)
    terms.push(degreeLevelTerm(level));
  return terms;
}

function languageTerms(text: string, lexicon: Lexicon): LanguageTerms | null {
  const language = lexicon.readLanguage(text);
  if (!language) return null;
  const levels: string[] = [];
  for (let level = 1; level <= HIGHEST_LANGUAGE_LEVEL; level++)
    levels.push(languageLevelTerm(language.code, level));
  return { code: language.code, levels };
}

/**
 * A headline, found whole and by its words. A profile has only one, so its words need not stay
 * together, and single words keep the vocabulary small: hardly any two headlines are the same.
 */
export function headlineTerms(headline: string, lexicon: Lexicon): string[] {
  const folded = lexicon.fold(headline);
  return folded === '' ? [] : [exactTerm(folded), ...new Set(searchWords(lexicon, folded))];
}

/** The ids of the industries that are mentioned. */
export function industriesOf(mentions: readonly Mention[]): string[] {
  return mentions.flatMap((mention) => (mention.kind === 'industry' ? mention.id : []));
}
