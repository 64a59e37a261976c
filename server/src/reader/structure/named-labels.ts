import type { Token } from '../tokens.ts';
import type { Role } from './roles.ts';

/*
 * Labels that no list holds, by the stem of one of their words: "Basic quals (we're strict):".
 */

const STEMS: readonly (readonly [Role, RegExp])[] = [
  ['exclusion', /^(?:eviter|exclu\w*|avoid|dealbreakers?)$/],
  [
    'wish',
    /^(?:prefer\w*|desir\w*|pluses|bonus|advantages?|assets?|atouts?|souhait\w*|apprecie\w*|sweet|optional|extras?|want)$/,
  ],
  [
    'demand',
    /^(?:requir\w*|qualif\w*|quals?|musts?|needs?|essentials?|mandatory|exig\w*|prerequis|indispens\w*|obligatoires?|imperati\w*|competenc\w*|criter\w*)$/,
  ],
  ['duty', /^(?:dut(?:y|ies)|responsib\w*|tasks?|taches?|missions?|boulot|impact)$/],
  ['offer', /^(?:salary|salaire|package|benefits?|remun\w*|avantages|compensation)$/],
  [
    'about',
    /^(?:agence|cabinet|contexte|context|entreprise|societe|groupe|bureau|terminals?|renseignements|contact)$/,
  ],
];

/** "On ne prend pas :", "DON'T WANT:". */
const DENIES = /^(?:don't|dont|not|no|pas|non|ne|never|jamais)$/;
const TAKES =
  /^(?:want|take|accept|consider|prend|prends|prenons|veut|voulons|retenons|retient|match|fit)$/;

const MAX_LABEL_WORDS = 5;
const MAX_BRACKET = 6;

/** The role that the words before a colon name, and the colon's token; null for other words. */
export function namedLabel(
  tokens: readonly Token[],
  from: number,
): { role: Role; colon: number } | null {
  const words: string[] = [];
  for (let at = from; words.length <= MAX_LABEL_WORDS; at++) {
    const token = tokens[at];
    if (!token) return null;
    if (token.word === ':') return roleOf(words, at);
    if (token.word === '(') {
      const close = tokens.slice(at, at + MAX_BRACKET).findIndex(({ word }) => word === ')');
      if (close < 0) return null;
      at += close;
    } else if (token.kind === 'mark' && !['&', '/', '*', '#'].includes(token.word)) return null;
    else if (token.kind !== 'mark') words.push(token.word);
  }
  return null;
}

const OPENS_LINE =
  /^(?:you|your|what|the|our|key|core|hard|basic|vos|votre|ton|tes|nos|ce|les|le)$/;
const LINE_STEM =
  /^(?:requirements?|requires?|needs?|essentials?|musts?|qualifications?|exigences?|prerequis|competences)$/;
const MAX_LINE_WORDS = 5;

/** "The essentials", "What the client requires": a line of its own without a colon. */
export const isDemandLine = (said: readonly Token[]): boolean =>
  said.length > 1 &&
  said.length <= MAX_LINE_WORDS &&
  OPENS_LINE.test(said[0]?.word ?? '') &&
  LINE_STEM.test(said.at(-1)?.word ?? '');

function roleOf(words: readonly string[], colon: number): { role: Role; colon: number } | null {
  if (words.some((word) => DENIES.test(word)))
    return words.some((word) => TAKES.test(word)) ? { role: 'exclusion', colon } : null;
  for (const [role, stem] of STEMS)
    if (words.some((word) => stem.test(word))) return { role, colon };
  return null;
}
