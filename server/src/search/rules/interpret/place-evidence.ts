import type { Lexicon, Place } from '../../../lexicon/types.ts';
import { readCertification } from './certifications.ts';
import { CUES } from './cues.ts';
import { mentionAt, type Text, textOf } from './elements.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { departmentAfter } from './place-codes.ts';
import {
  endsPart,
  isAfterPreposition,
  isWholeClause,
  LIST_JOINS,
  OVERSEAS,
  PLACE_CUES,
} from './place-words.ts';

/**
 * A name of a place in the prompt: tokens `from` up to and without `to`, and the place that it
 * would be.
 */
export interface Candidate {
  from: number;
  to: number;
  place: Place;
}

const HOME = new Set(['GB', 'IE', 'FR', 'BE', 'CH', 'LU']);
const NEIGHBOURS = new Set(['DE', 'NL', 'AT', 'ES', 'PT', 'IT', 'DK', 'SE', 'NO', 'FI', 'PL']);
const LARGE = 100_000;
const MIDDLING = 20_000;
const SHORT = 4;

type Feature = (text: Text, lexicon: Lexicon, candidate: Candidate) => boolean;

const before = ({ tokens }: Text, at: number): string => tokens[at - 1]?.word ?? '';

/** Whether the name is a word of either language. */
function isWord({ french }: Text, lexicon: Lexicon, name: string): 'own' | 'other' | null {
  const own = french ? 'fr' : 'en';
  if (lexicon.isWord(name, own)) return 'own';
  return lexicon.isWord(name, own === 'fr' ? 'en' : 'fr') ? 'other' : null;
}

function townBeside(text: Text, lexicon: Lexicon, at: number): Place | null {
  const mention = text.mentions[at]?.mention;
  const token = text.tokens[at];
  if (mention) return mention.kind === 'place' ? lexicon.place(mention.id) : null;
  if (token?.kind !== 'word' || token.word.length < SHORT || EVERYDAY_WORDS.has(token.word))
    return null;
  return lexicon.readPlaces(token.word)[0] ?? null;
}

const BEFORE_NOUNS = new Set('of|at|the|a|an|some|un|une|les|des|ces'.split('|'));

function isNoun(text: Text, lexicon: Lexicon, { from, to }: Candidate): boolean {
  if (text.tokens[from]!.capital) return false;
  return (
    BEFORE_NOUNS.has(before(text, from)) &&
    !isAfterPreposition(text, from) &&
    isWord(text, lexicon, textOf(text, from, to)) === 'own'
  );
}

/**
 * "singapore or dubai": joined by a word to a place that is sure, or by a mark to one of the same
 * country.
 */
function isListed(text: Text, lexicon: Lexicon, { from, to, place }: Candidate): boolean {
  const joins = (at: number, other: number): boolean => {
    const join = text.tokens[at]?.word ?? '';
    if (!LIST_JOINS.has(join)) return false;
    if (join !== ',' && text.mentions[other]?.mention.kind === 'place') return true;
    return townBeside(text, lexicon, other)?.countryCode === place.countryCode;
  };
  return joins(from - 1, from - 2) || joins(to, to + 1);
}

function isJoinedElsewhere(text: Text, lexicon: Lexicon, candidate: Candidate): boolean {
  const { from, to } = candidate;
  if (
    text.tokens[from]!.capital ||
    !['and', 'or', 'et', 'ou', '&'].includes(text.tokens[to]?.word ?? '')
  )
    return false;
  return (
    isWord(text, lexicon, textOf(text, from, to)) === 'own' && !isListed(text, lexicon, candidate)
  );
}

/** "Vienne (38)", "Visp (Switzerland)", "reading berkshire": what follows says where it lies. */
function isToldWhere(text: Text, lexicon: Lexicon, { from, to, place }: Candidate): boolean {
  if (place.kind !== 'city') return false;
  const typed = textOf(text, from, to);
  if (departmentAfter(text, lexicon, typed, to)) return true;
  const next = text.tokens[to]?.word === ',' || text.tokens[to]?.word === '(' ? to + 1 : to;
  const end = text.mentions[next]?.to ?? next + 1;
  const outer = textOf(text, next, end);
  const [wider] =
    outer.length < SHORT || text.tokens[next]?.kind !== 'word' ? [] : lexicon.readPlaces(outer);
  return (
    wider !== undefined &&
    wider.kind !== 'city' &&
    lexicon.readPlaces(`${typed}, ${outer}`)[0]?.kind === 'city'
  );
}

/** Where the scale begins: a name of which nothing is known is no place. */
const BIAS = -1.8;

/**
 * What speaks for a name being a place where it stands, and against it. The weights are those of a
 * logistic regression over the names in the labelled prompts, rounded; in cross-validation it takes
 * 19 of 20 places and a word for a place once in 20 (docs/decisions/0048).
 */
export const EVIDENCE: readonly { name: string; weight: number; holds: Feature }[] = [
  // An abbreviation or a name of a product before a town.
  {
    name: 'in capitals altogether',
    weight: -0.3,
    holds: (text, _, { from, to }) => /^\p{Lu}{2,}$/u.test(textOf(text, from, to)),
  },
  // "reading", "tours": a dictionary of English or French knows it.
  {
    name: 'a word of the language',
    weight: -2,
    holds: (text, lexicon, { from, to }) => isWord(text, lexicon, textOf(text, from, to)) === 'own',
  },
  // "Reading".
  {
    name: 'a word of the language with a capital',
    weight: 1.2,
    holds: (text, lexicon, { from, to }) =>
      isWord(text, lexicon, textOf(text, from, to)) === 'own' && text.tokens[from]!.capital,
  },
  // "good at reading", "les tours".
  { name: 'a word in small letters after "of", "at" or an article', weight: -3.5, holds: isNoun },
  // "fleet and leasing".
  {
    name: 'a word in small letters joined to what is no place',
    weight: -2.5,
    holds: isJoinedElsewhere,
  },
  // First names, words of advertisements: no dictionary tells how often a word is said.
  {
    name: 'an everyday word by the list',
    weight: -1,
    holds: ({ tokens }, _, { from }) => EVERYDAY_WORDS.has(tokens[from]!.word),
  },
  // "pau", "ath": short words are cut from longer ones.
  {
    name: 'of few letters',
    weight: -1.4,
    holds: (text, _, { from, to }) => textOf(text, from, to).length <= SHORT,
  },
  // Of 100,000 people.
  {
    name: 'a large city',
    weight: 2.1,
    holds: (_, __, { place }) => place.kind === 'city' && place.population >= LARGE,
  },
  // Of 20,000.
  {
    name: 'a middling city',
    weight: 0.6,
    holds: (_, __, { place }) =>
      place.kind === 'city' && place.population >= MIDDLING && place.population < LARGE,
  },
  // Counties and regions bear names of families and of cheeses.
  { name: 'no city', weight: -1.4, holds: (_, __, { place }) => place.kind !== 'city' },
  // Where recruiters type towns of any size.
  {
    name: 'in a country at home',
    weight: 2.2,
    holds: (_, __, { place }) => HOME.has(place.countryCode ?? ''),
  },
  // Whose towns are words of neither language.
  {
    name: 'in a neighbouring country',
    weight: 1,
    holds: (_, __, { place }) => NEIGHBOURS.has(place.countryCode ?? ''),
  },
  // Whose towns have names of people and of much else.
  {
    name: 'in a country overseas',
    weight: 0.8,
    holds: (_, __, { place }) => OVERSEAS.has(place.countryCode ?? ''),
  },
  // A French prompt means a French, Belgian or Swiss town.
  {
    name: 'in a country of the language',
    weight: 1.4,
    holds: (text, _, { place }) =>
      text.french === ['FR', 'BE', 'CH', 'LU'].includes(place.countryCode ?? ''),
  },
  // "secteur", "near", "based".
  {
    name: 'after a word of place',
    weight: 0.5,
    holds: (text, _, { from }) => PLACE_CUES.has(before(text, from)),
  },
  // And never the English article.
  {
    name: 'after "in" or "à"',
    weight: 0.5,
    holds: (text, _, { from }) => isAfterPreposition(text, from),
  },
  // "plumber hull".
  {
    name: 'after a title',
    weight: 0.7,
    holds: ({ mentions }, _, { from }) => mentions[from - 1]?.mention.kind === 'title',
  },
  // "FMCG midlands".
  {
    name: 'after a sector',
    weight: 0.7,
    holds: ({ mentions }, _, { from }) => mentions[from - 1]?.mention.kind === 'industry',
  },
  // Where titles stand.
  { name: 'first of the prompt', weight: -0.5, holds: (_, __, { from }) => from === 0 },
  // "nurse, truro, nights".
  {
    name: 'alone between marks',
    weight: 0.4,
    holds: (text, _, { from, to }) => to - from === 1 && isWholeClause(text, from),
  },
  // Before a mark, a number or an alternative.
  { name: 'ends a part', weight: 1, holds: (text, _, { to }) => endsPart(text, to) },
  // Where towns stand most.
  {
    name: 'ends the prompt',
    weight: 0.7,
    holds: ({ tokens }, _, { to }) => tokens[to] === undefined,
  },
  // A title, years, a tool.
  {
    name: 'before something known',
    weight: 0.6,
    holds: (text, _, { to }) =>
      mentionAt(text, to) !== null ||
      CUES.match(text.tokens, to) !== null ||
      readCertification(text, to) !== null,
  },
  // A name of two words of which it is the first.
  {
    name: 'before an unknown word',
    weight: -0.8,
    holds: (text, _, { to }) =>
      text.tokens[to]?.kind === 'word' &&
      !text.mentions[to] &&
      CUES.match(text.tokens, to) === null,
  },
  // Or the second.
  {
    name: 'after an unknown word',
    weight: -0.6,
    holds: (text, _, { from }) =>
      text.tokens[from - 1]?.kind === 'word' &&
      !text.mentions[from - 1] &&
      !PLACE_CUES.has(before(text, from)),
  },
  // What stands beside a place in a list is one.
  { name: 'listed with another place', weight: 2.7, holds: isListed },
  // "Vienne (38)", "Visp (Switzerland)".
  { name: 'with its wider place', weight: 3, holds: isToldWhere },
  // "Vitré" is spelled as the town, "vitre" as a pane.
  {
    name: 'spelled with its accents',
    weight: 2,
    holds: (text, _, { from, to, place }) =>
      /[^\p{ASCII}]/u.test(place.name) && textOf(text, from, to) === place.name,
  },
  // Most prompts name one.
  {
    name: 'the prompt has another place',
    weight: -0.9,
    holds: ({ mentions }) => mentions.some((one) => one?.mention.kind === 'place'),
  },
  // Which says much else.
  { name: 'in a long text', weight: -0.6, holds: ({ tokens }) => tokens.length > 25 },
  // A part of a longer name.
  {
    name: 'tied by a hyphen',
    weight: -1,
    holds: ({ tokens }, _, { from, to }) => tokens[from]!.glued || tokens[to]?.glued === true,
  },
];

/**
 * The odds (their logarithm) that a name means a place here: above 0 it does more likely than not.
 */
export function weighPlace(text: Text, lexicon: Lexicon, candidate: Candidate): number {
  return EVIDENCE.reduce(
    (sum, { weight, holds }) => (holds(text, lexicon, candidate) ? sum + weight : sum),
    BIAS,
  );
}
