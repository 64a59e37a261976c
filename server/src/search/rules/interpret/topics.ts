import { foldWord } from '../../../reader/tokens.ts';

interface Topic {
  words: RegExp;
  en: string;
  fr: string;
}

/**
 * Kinds of employers and schools that no filter covers, each with a sentence that a judge can
 * check.
 */
const TOPICS: readonly Topic[] = [
  {
    words: /\b(?:clearance|cleared|habilitation)\b/,
    en: 'Holds a security clearance',
    fr: "Est titulaire d'une habilitation de sécurité",
  },
  {
    words: /\bpubli(?:shed|cations?)\b/,
    en: 'Has published research',
    fr: 'A publié des travaux de recherche',
  },
  {
    words: /\bopen ?source\b/,
    en: 'Has worked on open source',
    fr: "A travaillé sur de l'open source",
  },
  {
    words: /\b(?:in ?house|en interne|annonceur)\b/,
    en: 'Has worked in-house',
    fr: 'A travaillé en interne, chez un annonceur ou un client final',
  },
  {
    words: /\b(?:licorne|unicorn)\b/,
    en: 'Has worked at a unicorn',
    fr: 'A travaillé dans une licorne',
  },
  {
    words: /\b(?:scale ?ups?|hyper ?growth|hypercroissance)\b/,
    en: 'Has worked at a scale-up',
    fr: 'A travaillé dans une scale-up',
  },
  {
    words: /\b(?:start ?ups?|early stage)\b/,
    en: 'Has worked at a startup',
    fr: 'A travaillé dans une startup',
  },
  { words: /\bb2b\b/, en: 'Has experience in B2B', fr: "A de l'expérience en B2B" },
  { words: /\b(?:b2c|d2c)\b/, en: 'Has experience in B2C', fr: "A de l'expérience en B2C" },
  {
    words: /\bbig (?:four|4)\b/,
    en: 'Has worked at a Big Four firm',
    fr: 'A travaillé dans un Big Four',
  },
  {
    words: /\b(?:pme|eti)\b/,
    en: 'Has worked at a small or medium-sized company',
    fr: 'A travaillé dans une PME ou une ETI',
  },
  {
    words:
      /\b(?:grands? groupes?|large (?:company|companies|group)|multinationale?s?|fortune 500|cac ?40)\b/,
    en: 'Has worked at a large company',
    fr: 'A travaillé dans un grand groupe',
  },
  {
    words: /\b(?:consulting|cabinets? de conseil)\b/,
    en: 'Has worked at a consulting firm',
    fr: 'A travaillé dans un cabinet de conseil',
  },
  {
    words: /\b(?:esn|ssii|services company)\b/,
    en: 'Has worked at an IT services company',
    fr: 'A travaillé dans une ESN',
  },
  {
    words: /\b(?:agency|agencies|agences?)\b/,
    en: 'Has worked at an agency',
    fr: 'A travaillé en agence',
  },
  {
    words: /\b(?:ecoles? de commerce|business schools?)\b/,
    en: 'Graduated from a business school',
    fr: "Est diplômé d'une école de commerce",
  },
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

/** The negations of the first words of the sentences above. */
const CONTRARIES: readonly [RegExp, string][] = [
  [/^Has experience/, 'Has no experience'],
  [/^Has /, 'Has not '],
  [/^Graduated/, 'Did not graduate'],
  [/^Holds/, 'Does not hold'],
  [/^A de l'/, "N'a pas d'"],
  [/^A /, "N'a pas "],
  [/^Est /, "N'est pas "],
];

function contrary(sentence: string): string {
  const found = CONTRARIES.find(([opening]) => opening.test(sentence));
  return found ? sentence.replace(found[0], found[1]) : sentence;
}

/**
 * The sentence for words that only name such a topic, negated when it is excluded; null for no
 * known topic.
 */
export function topicSentence(
  words: string,
  language: 'en' | 'fr',
  excluded: boolean,
): string | null {
  const folded = foldWord(words).replace(/[-\s]+/g, ' ');
  const told = TOPICS.find((topic) => topic.words.test(folded))?.[language];
  if (!told) return null;
  return excluded ? contrary(told) : told;
}
