import type { Lexicon } from '../../lexicon/types.ts';
import { namesLanguage } from './lists.ts';
import type { Vocabularies } from './section-content.ts';
import { isCourse, isStudyLike } from './studies.ts';
import { titleScore } from './title-like.ts';

/** What sections are known by, from the words of the lexicon. */
export const vocabulariesOf = (lexicon: Lexicon): Vocabularies => ({
  isSpokenLanguage: (text) => namesLanguage(text, lexicon),
  isLanguageLevel: (text) => lexicon.readLanguageLevel(text) !== null,
  isSkill: (text) => lexicon.readSkill(text) !== null,
  isTitle: (text) => titleScore(text, lexicon) > 0,
  isStudy: (text) => isStudyLike(text, lexicon),
  isCourse,
});
