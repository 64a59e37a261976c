import type { Token } from '../tokens.ts';
import type { Role } from './roles.ts';

/*
 * Labels that no list holds, by the stem of one of their words: "Basic quals (we're strict):".
 */

const STEMS: readonly (readonly [Role, RegExp])[] = [
  ['exclusion', /^(?:eviter|exclu\w*|avoid|dealbreakers?)$/],
  [
    'wish',
    /^(?:prefer\w*|desir\w*|pluses|bonus|advantages?|avantage|assets?|atouts?|souhait\w*|apprecie\w*|appreciat\w*|sweet|optional|extras?|want|better|great|nice|handy|useful|utiles?|love|ador\w*|coeur|craqu\w*|welcome|bienvenu\w*|difference|ideal\w*)$/,
  ],
  [
    'demand',
    /^(?:requir\w*|qualif\w*|quals?|musts?|needs?|essentials?|mandatory|exig\w*|prerequis|indispens\w*|obligatoires?|imperati\w*|competenc\w*|criter\w*|requise?s?|requierts?|attend\w*|attentes?|demandons|demandees?|faut|expect\w*|looking|seeking|recherche?\w*|profil\w*)$/,
  ],
  ['duty', /^(?:dut(?:y|ies)|responsib\w*|tasks?|taches?|missions?|boulot|impact|jobs?)$/],
  [
    'offer',
    /^(?:salary|salaire|package|benefits?|remun\w*|avantages|compensation|offrons|proposons|modalites)$/,
  ],
  [
    'about',
    /^(?:agence|cabinet|contexte|context|entreprise|societe|groupe|bureau|terminals?|renseignements|contact|employer|employeur)$/,
  ],
];

/** "On ne prend pas :", "DON'T WANT:". */
const DENIES = /^(?:don't|dont|not|no|pas|non|ne|never|jamais)$/;
const TAKES =
  /^(?:want|take|accept\w*|consider\w*|suit\w*|apply|prend|prends|prenons|veut|voulons|reten\w*|retient|match|fit|dit|disons|cherch\w*)$/;

const MAX_LABEL_WORDS = 8;
const MAX_BRACKET = 6;

const MAX_INTRODUCTION = 16;

/** "As agreed, here are the criteria for the post in Leeds:" above a list. */
export function introduction(tokens: readonly Token[]): Role | null {
  if (tokens.at(-1)?.word !== ':' || tokens.length > MAX_INTRODUCTION) return null;
  const comma = tokens.findLastIndex(({ word }) => word === ',');
  return roleOf(tokens.slice(comma + 1, -1).map(({ word }) => word));
}

/** The role that the words before a colon name, and the colon's token; null for other words. */
export function namedLabel(
  tokens: readonly Token[],
  from: number,
): { role: Role; colon: number } | null {
  const words: string[] = [];
  for (let at = from; words.length <= MAX_LABEL_WORDS; at++) {
    const token = tokens[at];
    if (!token) return null;
    // "**Ton job** Construire": a label in bold.
    const isBold = token.word === '*' && tokens[from - 1]?.word === '*' && words.length > 0;
    if (token.word === ':' || isBold) {
      const role = roleOf(words);
      return role && { role, colon: at };
    }
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
  /^(?:you|your|what|the|our|key|core|hard|basic|vos|votre|ton|tes|nos|ce|les|le|to|tu|on|it)$/;
/** "What would help", "Tu pars avec un avantage si": the line goes on below. */
const GOES_ON = { first: /^(?:what|ce)$/, last: /^(?:if|si)$/ };
const MAX_LINE_WORDS = 6;
/** Words that say nothing of their own in a label: "Conditions souhaitées". */
const GENERIC =
  /^(?:conditions?|criteri\w*|criteres?|competences?|skills?|points?|experiences?|knowledge|connaissances|profile?s?|candidate?|person|qualites?|minimum|main|principales?|and|et)$/;

/** "The essentials", "Conditions souhaitées": a line of its own without a colon. */
export function lineLabel({
  tokens,
  said,
}: {
  tokens: readonly Token[];
  said: readonly Token[];
}): Role | null {
  if (said.length < 2 || said.length > MAX_LINE_WORDS) return null;
  if (tokens.some(({ kind, word }) => kind === 'number' || ['-', '•', ',', '('].includes(word)))
    return null;
  const words = said.map(({ word }) => word);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const isWhole =
    OPENS_LINE.test(first) &&
    (GOES_ON.first.test(first) || GOES_ON.last.test(last) || roleOf([last]) !== null);
  const isBare = words.every((word) => GENERIC.test(word) || roleOf([word]) !== null);
  return isWhole || isBare ? roleOf(words) : null;
}

/** Who a part is about: "Toi :", "Nous :". */
const ADDRESSES: readonly (readonly [Role, RegExp])[] = [
  ['demand', /^(?:you|vous|toi)$/],
  ['about', /^(?:us|we|nous)$/],
];

function roleOf(words: readonly string[]): Role | null {
  if (words.some((word) => DENIES.test(word)))
    return words.length === 1 || words.some((word) => TAKES.test(word)) ? 'exclusion' : null;
  for (const [role, stem] of words.length === 1 ? [...ADDRESSES, ...STEMS] : STEMS)
    if (words.some((word) => stem.test(word))) return role;
  return null;
}
