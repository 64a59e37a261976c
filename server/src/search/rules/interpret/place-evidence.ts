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
  startsTitle,
} from './place-words.ts';

/**
 * A possible place name in the prompt: tokens `from` up to and without `to`, and the place that it
 * would name.
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

const WORKPLACES = new Set(
  'restaurant restaurants office offices site shop store branch hotel clinic hospital school salon warehouse kitchen plant factory depot hub campus showroom studio pub cafe brasserie bakery surgery nursery'.split(
    ' ',
  ),
);

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
 * "singapore or dubai": joined by a word to a certain place, or by a mark to one of the same
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

/** "Vienne (38)", "Visp (Switzerland)", "reading berkshire": the next words state where it lies. */
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

/** "mountain view data product manager": the place in front of a title. */
const opensBeforeTitle = (text: Text, { from, to }: Candidate): boolean =>
  from === 0 && to - from > 1 && startsTitle(text, to);

/** The start of the scale: without any evidence, a name is not a place. */
const BIAS = -1.8;

/**
 * The evidence for and against a name being a place at its position. The weights come from a
 * logistic regression over the names in the labelled prompts, rounded. In cross-validation it finds
 * 19 of 20 places, and takes a word for a place once in 20 (docs/decisions/0048).
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
  // First names, words of advertisements: a dictionary does not say how common a word is.
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
  // Families and cheeses share names with counties and regions.
  { name: 'no city', weight: -1.4, holds: (_, __, { place }) => place.kind !== 'city' },
  // Here recruiters type towns of any size.
  {
    name: 'in a country at home',
    weight: 2.2,
    holds: (_, __, { place }) => HOME.has(place.countryCode ?? ''),
  },
  // Their towns are rarely words of either language.
  {
    name: 'in a neighbouring country',
    weight: 1,
    holds: (_, __, { place }) => NEIGHBOURS.has(place.countryCode ?? ''),
  },
  // Their towns share names with people and many other things.
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
  // "our Bath restaurant".
  {
    name: 'with a capital before a workplace',
    weight: 3,
    holds: ({ tokens }, _, { from, to }) =>
      tokens[from]!.capital && WORKPLACES.has(tokens[to]?.word ?? ''),
  },
  // Titles usually come first.
  { name: 'first of the prompt', weight: -0.5, holds: (_, __, { from }) => from === 0 },
  // "nurse, truro, nights".
  {
    name: 'alone between marks',
    weight: 0.4,
    holds: (text, _, { from, to }) => to - from === 1 && isWholeClause(text, from),
  },
  // Before a mark, a number or an alternative.
  { name: 'ends a part', weight: 1, holds: (text, _, { to }) => endsPart(text, to) },
  // Towns usually come last.
  {
    name: 'ends the prompt',
    weight: 0.7,
    holds: ({ tokens }, _, { to }) => tokens[to] === undefined,
  },
  // A title, years, a tool.
  {
    name: 'before something known',
    weight: 0.6,
    holds: (text, _, candidate) =>
      mentionAt(text, candidate.to) !== null ||
      opensBeforeTitle(text, candidate) ||
      CUES.match(text.tokens, candidate.to) !== null ||
      readCertification(text, candidate.to) !== null,
  },
  // It may be the first word of a longer name.
  {
    name: 'before an unknown word',
    weight: -0.8,
    holds: (text, _, candidate) =>
      text.tokens[candidate.to]?.kind === 'word' &&
      !text.mentions[candidate.to] &&
      !opensBeforeTitle(text, candidate) &&
      CUES.match(text.tokens, candidate.to) === null,
  },
  // Or the second word.
  {
    name: 'after an unknown word',
    weight: -0.6,
    holds: (text, _, { from }) =>
      text.tokens[from - 1]?.kind === 'word' &&
      !text.mentions[from - 1] &&
      !PLACE_CUES.has(before(text, from)),
  },
  // The neighbour of a place in a list is a place.
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
  // A long text mentions many other things.
  { name: 'in a long text', weight: -0.6, holds: ({ tokens }) => tokens.length > 25 },
  // A part of a longer name.
  {
    name: 'tied by a hyphen',
    weight: -1,
    holds: ({ tokens }, _, { from, to }) => tokens[from]!.glued || tokens[to]?.glued === true,
  },
];

/** The log odds that a name means a place here: above 0, it more likely does than not. */
export function weighPlace(text: Text, lexicon: Lexicon, candidate: Candidate): number {
  return EVIDENCE.reduce(
    (sum, { weight, holds }) => (holds(text, lexicon, candidate) ? sum + weight : sum),
    BIAS,
  );
}
