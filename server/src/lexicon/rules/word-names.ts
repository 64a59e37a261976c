import { memoize } from '../../platform/memoize.ts';
import type { Degree, LanguageName, Place } from '../types.ts';
import type { DegreeIndex, Named, NamedIndex } from './credentials.ts';
import { likeness, type Opening, type PhraseIndex } from './phrases.ts';
import type { PlaceSpelling } from './places.ts';
import type { ScannedText, WordBasics } from './reading.ts';
import type { SeniorityReader } from './seniority.ts';
import type { SkillIndex, SkillSpelling } from './skills.ts';
import { isStopWord, stem } from './stem.ts';
import type { TitleIndex, TitleOpening } from './titles.ts';

/** The tables used to scan running text. */
export interface ScanTables {
  titles: TitleIndex;
  seniority: SeniorityReader;
  skills: SkillIndex;
  degrees: DegreeIndex;
  schools: NamedIndex<Named>;
  industries: NamedIndex<Named>;
  functions: NamedIndex<Named>;
  languages: PhraseIndex<LanguageName>;
  places: PhraseIndex<readonly PlaceSpelling[]>;
  readPlaces(text: string): readonly Place[];
  /** Folded names of places that are also everyday words or first names. */
  everydayPlaces: ReadonlySet<string>;
  /** Folded names of industries that count only where a word calls them one. */
  unsureIndustries: ReadonlySet<string>;
  /** Phrases that hold the name of a place and are something else: companies, clubs, newspapers. */
  notPlaces: PhraseIndex<true>;
}

/** The names that begin with a word, by kind. */
export interface WordNames {
  industry: Opening<Named> | undefined;
  title: TitleOpening | undefined;
  degree: Opening<Degree & Named> | undefined;
  school: Opening<Named> | undefined;
  place: Opening<readonly PlaceSpelling[]> | undefined;
  notPlace: Opening<true> | undefined;
  language: Opening<LanguageName> | undefined;
  skill: Opening<SkillSpelling> | undefined;
  seniority: boolean;
  function: Opening<Named> | undefined;
}

/**
 * The facts about a word that do not depend on its position. Most words begin no name of most
 * kinds, and each word occurs again and again.
 */
export interface WordUse extends WordBasics {
  names: WordNames;
  /** Whether the word alone may be a name. */
  isName: boolean;
  /**
   * `seconds`: the likeness bits of the words that may continue a name after this one. `likeness`:
   * the bit of this word itself.
   */
  seconds: number;
  likeness: number;
}

const NO_NAMES: WordNames = {
  industry: undefined,
  title: undefined,
  degree: undefined,
  school: undefined,
  place: undefined,
  notPlace: undefined,
  language: undefined,
  skill: undefined,
  seniority: false,
  function: undefined,
};

export const namesAt = ({ tokens }: ScannedText<WordUse>, at: number): WordNames =>
  tokens[at]?.use.names ?? NO_NAMES;

/** Finds the names that begin with each word. Results are cached. */
export function createWordUses(tables: ScanTables): (word: string) => WordUse {
  return memoize(50_000, (word) => {
    const isLittle = isStopWord(word);
    const names: WordNames = {
      industry: tables.industries.phrases.opening(word),
      title: isLittle ? undefined : tables.titles.opening(stem(word)),
      degree: tables.degrees.phrases.opening(word),
      school: tables.schools.phrases.opening(word),
      place: tables.places.opening(word),
      notPlace: tables.notPlaces.opening(word),
      language: tables.languages.opening(word),
      skill: tables.skills.phrases.opening(word),
      seniority: tables.seniority.begins(word),
      function: tables.functions.phrases.opening(word),
    };
    const { seniority, title, ...others } = names;
    const openings = Object.values(others).filter((opening) => opening !== undefined);
    return {
      stem: stem(word),
      isStopWord: isLittle,
      names: openings.length === 0 && !seniority && title === undefined ? NO_NAMES : names,
      isName:
        seniority ||
        title?.alone !== undefined ||
        openings.some(({ alone }) => alone !== undefined),
      seconds: openings.reduce((all, { seconds }) => all | seconds, 0),
      likeness: likeness(word),
    };
  });
}

/**
 * Whether any name may begin at a word: most words begin none, and most others are not followed by
 * a word that continues one.
 */
export function mayBegin({ tokens, meaningful }: ScannedText<WordUse>, at: number): boolean {
  const { use, meaningfulAt } = tokens[at]!;
  if (use.names === NO_NAMES) return false;
  if (use.isName) return true;
  const next = tokens[at + 1];
  if (next !== undefined && (use.seconds & next.use.likeness) !== 0) return true;
  return use.names.title?.mayBegin(meaningful[meaningfulAt + 1]?.stem) ?? false;
}
