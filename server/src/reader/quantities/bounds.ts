import { phraseBook } from '../phrases.ts';
import type { Token } from '../tokens.ts';

/** The bounds of a quantity. Strict bounds exclude their own value ("more than 5"). */
export interface Bound {
  min: number | null;
  max: number | null;
  strict: boolean;
}

/**
 * What the words around a number make of it: `at-least 5`, `more-than 5`, `at-most 5`,
 * `less-than 5`, `exactly 5`; `about` adds nothing, `between` opens a range.
 */
export type BoundWord =
  | 'at-least'
  | 'more-than'
  | 'at-most'
  | 'less-than'
  | 'exactly'
  | 'about'
  | 'between';

const COMPARISONS = phraseBook<'more-than' | 'less-than'>([
  [
    'more-than',
    'more than|greater than|higher than|longer than|better than|over|above|beyond|exceeding|exceeds|exceed|in excess of|upwards of|upward of|north of|strictly over|strictly above|strictly more than|> |plus de|plus d|plus que|+ de|+ d|+|bien plus de|largement plus de|davantage que|au dela de|au dela d|au dessus de|superieur a|superieure a|superieurs a|superieures a|depassant|depassant les|depasse|depasser|excedant|exceder|excede|strictement superieure a|strictement superieur a',
  ],
  [
    'less-than',
    'less than|fewer than|lower than|shorter than|smaller than|under|below|beneath|south of|short of|shy of|< |moins de|moins d|moins que|inferieur a|inferieure a|inferieurs a|inferieures a|en dessous de|en dessous d|au dessous de|en deca de|strictement inferieure a|strictement inferieur a',
  ],
]);

const BEFORE = phraseBook<BoundWord>([
  [
    'at-least',
    'at least|atleast|at the very least|at a minimum|at minimum|minimum|minimum of|minimum :|a minimum of|min|min :|min of|mini|mini .|mini :|minimal|minimale|minimale de|minimale d|minimal de|minimale :|floor of|a floor of|starting at|starting from|greater than or equal to|more than or equal to|equal to or greater than|au moins|au bas mot|a tout le moins|au minimum|minimum de|minimum d|un minimum de|un minimum d|a minima|a partir de|a partir d|a compter de|des|un plancher de|plancher de|superieur ou egal a|superieure ou egale a|superieure ou egal a|d au moins|d au minimum|de minimum|≥|> =|= >|=>',
  ],
  [
    'at-most',
    "nq -|nq –|nq to|newly qualified to|newly qualified -|entry level to|debutant a|debutante a|debutants a|at most|at the most|at the very most|at maximum|up to|upto|maximum|maximum of|maximum :|a maximum of|max|max .|max :|max of|maxi|maxi .|maxi :|ne depassant pas|ne depasse pas|n excedant pas|n excede pas|without exceeding|not exceeding|not exceed|sans depasser|sans exceder|maximal|maximale|maximale de|maximale d|maximale :|capped at|a cap of|cap of|a ceiling of|ceiling of|limited to|limite a|less than or equal to|au plus|tout au plus|au maximum|au grand maximum|maximum de|maximum d|un maximum de|un maximum d|grand maximum|jusqu a|jusqu'a|jusque|plafond de|un plafond de|inferieur ou egal a|inferieure ou egale a|d au plus|≤|< =|= <",
  ],
  ['exactly', 'exactly|precisely|exactement|precisement|pile|tout juste'],
  [
    'about',
    "quelque chose comme|something around|around about|about|around|approximately|approx|roughly|circa|ca|some|close to|nearly|almost|getting on for|in the region of|in the order of|something like|more or less|a good|a solid|a full|environ|approximativement|autour de|autour d|aux alentours de|aux alentours d|aux environs de|de l'ordre de|quelque|pres de|pres d|proche de|presque|a peu pres|plus ou moins|bien|~|≈",
  ],
  ['between', 'between|from|entre|de|anywhere between|anywhere from|somewhere between'],
]);

const AFTER = phraseBook<BoundWord>([
  [
    'at-least',
    'or better|ou mieux|+|or more|and more|or longer|or above|or over|or higher|or greater|or upwards|or up|and above|and over|and up|and upwards|and beyond|upwards|plus|minimum|min|mini|minima|at least|at the very least|at a minimum|at minimum|as a minimum|as a bare minimum|as a floor|floor|et plus|ou plus|ou davantage|et davantage|et au dela|ou au dela|et au dessus|voire plus|et +|ou +|au moins|au minimum|a minima|au bas mot|a tout le moins|minimum exige|minimum requis|pas moins|no less|no fewer|not less|, pas moins|, no less|, no fewer|( minimum )|( min )|( mini )|( at least )|( au moins )|, minimum|, au moins|, au minimum|, at least',
  ],
  [
    'at-most',
    'or less|or fewer|or under|or below|or lower|and under|and below|and less|max|maximum|maxi|at most|at the most|at the very most|at maximum|as a maximum|tops|ou moins|et moins|voire moins|au maximum|au plus|tout au plus|grand maximum|au grand maximum|maximum exige|pas plus|no more|not more|, pas plus|, no more|( maximum )|( max )|( maxi )|, maximum|, max|, at most|, au plus|, au maximum',
  ],
  [
    'about',
    'or so|or thereabouts|or more or less|ish|give or take|roughly|approximately|environ|a peu pres|approximativement',
  ],
]);

const OPPOSITE = {
  'more-than': 'at-most',
  'less-than': 'at-least',
  'at-least': 'less-than',
  'at-most': 'more-than',
} as const;

export const NEGATORS: ReadonlySet<string> = new Set(
  "wouldn't,couldn't,no,not,never,nothing,nobody,rien,pas,jamais,sans,without,non,don't,doesn't,shouldn't,mustn't,can't,cannot,won't,isn't,hasn't,haven't".split(
    ',',
  ),
);
/** Words between a negation and its comparison: "must not have had more than". */
const CARRIERS = new Set(
  'look,looking,at,anyone,anybody,someone,one,people,candidates,take,consider,with,regarde,prend,prendre,personne,have,has,had,having,be,been,avoir,eu,etre,ete,connu,connaitre,managed,manage,any,en,a,the'.split(
    ',',
  ),
);
const MAX_CARRIERS = 4;

/** "No fewer than", "pas plus de", "shouldn't have more than": a comparison turned round. */
function negatedAt(
  tokens: readonly Token[],
  at: number,
): { meaning: BoundWord; to: number } | null {
  if (!NEGATORS.has(tokens[at]?.word ?? '')) return null;
  for (let next = at + 1; next <= at + 1 + MAX_CARRIERS; next++) {
    const compared = COMPARISONS.match(tokens, next);
    if (compared) return { meaning: OPPOSITE[compared.meaning], to: compared.to };
    if (!CARRIERS.has(tokens[next]?.word ?? '')) return null;
  }
  return null;
}

/** The bounding words that begin at a token, before a number. */
export function boundBefore(
  tokens: readonly Token[],
  at: number,
): { meaning: BoundWord; to: number } | null {
  const plain = BEFORE.match(tokens, at);
  const compared = COMPARISONS.match(tokens, at);
  const found = compared && compared.to > (plain?.to ?? 0) ? compared : plain;
  return negatedAt(tokens, at) ?? found;
}

/** The bounding words that begin at a token, after a number or its unit. */
export const boundAfter = (
  tokens: readonly Token[],
  at: number,
): { meaning: BoundWord; to: number } | null => AFTER.match(tokens, at);

/** The bound that a word makes of a number; without a word, the number is the least. */
export function boundOf(word: BoundWord | null, value: number): Bound {
  switch (word) {
    case 'at-most':
    case 'less-than':
      return { min: null, max: value, strict: word === 'less-than' };
    case 'exactly':
      return { min: value, max: value, strict: false };
    default:
      return { min: value, max: null, strict: word === 'more-than' };
  }
}
