import type { Lexicon, Mention, Seniority } from '../../lexicon/lexicon.ts';
import { remember } from './remember.ts';
import { exactTerm, nameWords, roleTerm, searchWords, seniorityTerm, skillTerm } from './terms.ts';

/** What single texts of a profile become among the terms of its document. */
export interface TextReader {
  /** A text, found whole and by the stems of its words. */
  text(text: string): readonly string[];
  /** A name, found whole and by its words. */
  name(text: string): readonly string[];
  /** A place, found whole only; null for one without letters or digits. */
  place(text: string): string | null;
  /** A headline: a profile has one, so its words need not stay together, and as single words they keep the vocabulary small. */
  headline(text: string): readonly string[];
  /** Null for a title without letters or digits. */
  title(text: string): TitleTerms | null;
  skill(text: string): SkillTerms;
  /** The industries that a text tells of. */
  industries(text: string): readonly string[];
}

interface TitleTerms {
  /** The title, found whole and by the stems of its words, its role and its seniority. */
  terms: readonly string[];
  seniority: Seniority | null;
  functions: readonly string[];
}

interface SkillTerms {
  terms: readonly string[];
  folded: string;
  /** The same between spaces: so that it is found in folded text where it stands as whole words. */
  words: string;
  /** The known skill that it is. */
  id: string | null;
}

/** Most texts of a profile (titles, skills, employers, schools) come again in others, so each is read once. What is answered is shared: nobody may change it. */
export function createTextReader(lexicon: Lexicon): TextReader {
  const text = remember((text) => {
    const folded = lexicon.fold(text);
    return folded === '' ? [] : [exactTerm(folded), searchWords(lexicon, folded).join(' ')];
  });
  return {
    text,
    name: remember((name) => {
      const words = nameWords(lexicon, name);
      return words.length === 0 ? [] : [exactTerm(words.join(' ')), words.join(' ')];
    }),
    place: remember((place) => {
      const folded = lexicon.fold(place);
      return folded === '' ? null : exactTerm(folded);
    }),
    // Not remembered: hardly two people write the same.
    headline(headline) {
      const folded = lexicon.fold(headline);
      return folded === '' ? [] : [exactTerm(folded), ...new Set(searchWords(lexicon, folded))];
    },
    title: remember((title) => {
      const folded = lexicon.fold(title);
      if (folded === '') return null;
      const { family, seniority, functions } = lexicon.readTitle(title);
      const words = [...searchWords(lexicon, folded)];
      if (family !== null) words.push(roleTerm(family));
      if (seniority !== null) words.push(seniorityTerm(seniority));
      return { terms: [exactTerm(folded), words.join(' ')], seniority, functions };
    }),
    skill: remember((skill) => {
      const id = lexicon.readSkill(skill)?.id ?? null;
      const folded = lexicon.fold(skill);
      return { terms: id === null ? text(skill) : [...text(skill), skillTerm(id)], folded, words: ` ${folded} `, id };
    }),
    industries: remember((text) => industriesOf(lexicon.scan(text))),
  };
}

/** The ids of the industries that are mentioned. */
export function industriesOf(mentions: readonly Mention[]): string[] {
  return mentions.flatMap((mention) => (mention.kind === 'industry' ? mention.id : []));
}
