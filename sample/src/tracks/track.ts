import type { Industry } from '../companies.ts';
import type { Language } from '../person.ts';
import type { SchoolKind } from '../schools.ts';

/**
 * A line of work: what its people are called as they rise, know, studied, and say they did. `a|b`
 * is English, then French.
 */
export interface Track {
  key: string;
  industries: readonly Industry[];
  /**
   * From the first position to the top: `English|French masculine|French feminine`; what is left
   * out is the same as what stands before.
   */
  titles: readonly string[];
  intern: string;
  /**
   * Parted by commas. A skill with two spellings is a common noun; one with a single spelling is a
   * name and keeps its capitals.
   */
  skills: string;
  study: { kind: SchoolKind; level: StudyLevel; fields: string };
  /** `Name|Issuer`, parted by semicolons. */
  certifications: string;
  /** Keys of the tracks from which people come to this one. */
  from?: readonly string[];
  /**
   * What people did in a position: {s} and {t} are skills, {n} a team size, {b} a dozen or three,
   * {k} a larger number, {p} a percentage gained, {q} a share of a target. A star marks what only
   * people with some seniority did.
   */
  en: readonly string[];
  fr: readonly string[];
}

/** The usual end of studies: vocational, two years, bachelor, master, doctorate. */
export type StudyLevel = 'vocational' | 'short' | 'bachelor' | 'master' | 'doctorate';

export const inLanguage = (entry: string, language: Language): string => {
  const [en, fr] = entry.split('|');
  return language === 'fr' ? (fr ?? en!) : en!;
};
