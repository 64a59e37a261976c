import { foldWord } from './tokens.ts';

interface Topic {
  words: RegExp;
  en: string;
  fr: string;
}

/** Kinds of employers and schools that no filter knows by name, with the sentence that a judge can check. */
const TOPICS: readonly Topic[] = [
  { words: /\b(?:scale ?ups?|hyper ?growth|hypercroissance)\b/, en: 'Has worked at a scale-up', fr: 'A travaillé dans une scale-up' },
  { words: /\b(?:start ?ups?|early stage)\b/, en: 'Has worked at a startup', fr: 'A travaillé dans une startup' },
  { words: /\bb2b\b/, en: 'Has experience in B2B', fr: "A de l'expérience en B2B" },
  { words: /\b(?:b2c|d2c)\b/, en: 'Has experience in B2C', fr: "A de l'expérience en B2C" },
  { words: /\bbig (?:four|4)\b/, en: 'Has worked at a Big Four firm', fr: 'A travaillé dans un Big Four' },
  { words: /\b(?:pme|eti)\b/, en: 'Has worked at a small or medium-sized company', fr: 'A travaillé dans une PME ou une ETI' },
  {
    words: /\b(?:grands? groupes?|large (?:company|companies|group)|multinationale?s?|fortune 500|cac ?40)\b/,
    en: 'Has worked at a large company',
    fr: 'A travaillé dans un grand groupe',
  },
  { words: /\b(?:consulting|cabinet de conseil)\b/, en: 'Has worked at a consulting firm', fr: 'A travaillé dans un cabinet de conseil' },
  { words: /\b(?:esn|ssii)\b/, en: 'Has worked at an IT services company', fr: 'A travaillé dans une ESN' },
  { words: /\b(?:agency|agencies|agence)\b/, en: 'Has worked at an agency', fr: 'A travaillé en agence' },
  { words: /\b(?:ecoles? de commerce|business schools?)\b/, en: 'Graduated from a business school', fr: "Est diplômé d'une école de commerce" },
  {
    words: /\b(?:ecoles? d'? ?ingenieurs?|engineering schools?)\b/,
    en: 'Graduated from an engineering school',
    fr: "Est diplômé d'une école d'ingénieurs",
  },
  {
    words: /\b(?:grandes? ecoles?|top schools?|top(?: tier)? universit(?:y|ies)|ivy league)\b/,
    en: 'Graduated from a leading school or university',
    fr: "Est diplômé d'une grande école",
  },
];

/** The sentence for words that name nothing but such a topic; null when no topic is known. */
export function topicSentence(words: string, language: 'en' | 'fr'): string | null {
  const folded = foldWord(words).replace(/[-\s]+/g, ' ');
  return TOPICS.find((topic) => topic.words.test(folded))?.[language] ?? null;
}
