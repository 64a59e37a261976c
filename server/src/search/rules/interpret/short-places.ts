import type { Lexicon, Place } from '../../../lexicon/types.ts';
import { phraseBook } from '../../../reader/phrases.ts';
import type { Token } from '../../../reader/tokens.ts';
import { type Located, type ShortPlace, type Text, textOf } from './elements.ts';
import { isFrenchWithout, type ShortCandidate, weighShortName } from './short-name-evidence.ts';
import { SHORT_NAMES, type ShortName } from './short-names.ts';

/*
 * Places that people type in two or three letters ("in or", "dfw", "NA"), decided before anything
 * else is read, so that no title or cue takes them.
 */

const BOOK = phraseBook<ShortName>(
  SHORT_NAMES.map((name): [ShortName, string] => [name, name.forms.join('|')]),
);

/** Longer names of other things that begin with the letters. */
const OTHER_NAMES = phraseBook<true>([
  [
    true,
    'wi fi|sd card|sd cards|sd wan|id card|id cards|id badge|id verification|ct scan|ct scanner|ct technologist|ct technician|de facto|co founder|co founders|co op|co pilot|co worker|co ordinator|co owner|co manager|hi fi|hi tech|hi vis|ms sql|ms office|ms project|ms excel|ms dynamics|ms teams|pa system|va system|la carte|la poste|la banque|la redoute|la defense|la jolla|la rochelle|amer sports|sea freight|sea food|sea level|ok cupid|us gaap|uk gaap|eu law|ar vr|ma and pa|in house|in person|in vitro|in vivo|in situ|in design|in app|in charge|or nurse|or nurses|or tech|or technician|me time|al dente|al jazeera|nova scotia|nova bank|south africa|south korea|south sudan|south london|south yorkshire|south wales|south asia|south east asia|south bend|south bay|south dakota|south carolina|south australia|south florida|south america|new york times|washington post|georgia tech|chi square|ab test|ab testing|ab initio|pe teacher|pe teachers|mo tech|dc power|dc motor|dc comics|ns solver|sk hynix|ia generative|mi temps',
  ],
]);

const candidateAt = (tokens: readonly Token[], at: number): ShortCandidate | null => {
  const found = OTHER_NAMES.match(tokens, at) ? null : BOOK.match(tokens, at);
  return found ? { from: at, to: found.to, name: found.meaning } : null;
};

/** The place of an id or a name. */
export function placeOf(lexicon: Lexicon, place: string): Place | null {
  return /^(?:country|state|region):/.test(place)
    ? lexicon.place(place)
    : (lexicon.readPlaces(place)[0] ?? null);
}

/** Whether the scan already found a longer place there: "Boston, MA", "Washington State". */
function isInPlace(mentions: Text['mentions'], { from, to }: ShortCandidate): boolean {
  for (let at = from; at < to; at++) {
    const found = mentions[at];
    if (found?.mention.kind === 'place' && (found.from < from || found.to > to)) return true;
  }
  return false;
}

/** "Co. Kerry": a county of Ireland. */
function isCounty(tokens: Text['tokens'], mentions: Text['mentions'], at: number): boolean {
  const next = tokens[at + 1]?.word === '.' ? at + 2 : at + 1;
  const name = tokens[next];
  if (tokens[at]?.word !== 'co' || name?.kind !== 'word') return false;
  return mentions[next]?.mention.kind === 'place' || (next === at + 2 && !name.capital);
}

/** The short name that begins at a token, whatever it means there. */
export function shortNameAt({ tokens, mentions }: Text, at: number): ShortCandidate | null {
  const candidate = candidateAt(tokens, at);
  if (isCounty(tokens, mentions, at)) return null;
  return candidate && !isInPlace(mentions, candidate) ? candidate : null;
}

/** A code in capitals of a state of the United States. */
function stateCodeAt(text: Text, at: number): ShortCandidate | null {
  const candidate = shortNameAt(text, at);
  if (!candidate?.name.american || candidate.to !== at + 1) return null;
  return /^[A-Z]{2}$/.test(textOf(text, at, at + 1)) ? candidate : null;
}

const ROW_JOINS = new Set([',', '/', '&', 'or', 'and', 'ou', 'et']);

/** The token of the code before (`step` -1) or after a code, over one join. */
function besideInRow(text: Text, at: number, step: 1 | -1): number | null {
  for (const next of [at + step, at + 2 * step, at + 3 * step]) {
    const token = text.tokens[next];
    if (!token) return null;
    if (ROW_JOINS.has(token.word)) continue;
    return stateCodeAt(text, next) ? next : null;
  }
  return null;
}

const isOnlyState = ({ name: { uses } }: ShortCandidate): boolean =>
  !uses.english && !uses.french && !uses.abbreviation;

/** The least number of codes that make each of them a state, though each is also something else. */
const ROW = 3;

/** "MA, RI or CT", "CO UT MT", "NJ or PA": codes that stand in a row are states. */
function isInRow(text: Text, { from }: ShortCandidate): boolean {
  if (!stateCodeAt(text, from) || ROW_JOINS.has(text.tokens[from]?.word ?? '')) return false;
  const row = [from];
  for (const step of [1, -1] as const)
    for (let at = besideInRow(text, from, step); at !== null && row.length < ROW; ) {
      row.push(at);
      at = besideInRow(text, at, step);
    }
  if (row.length < 2) return false;
  return row.length >= ROW || row.some((at) => isOnlyState(stateCodeAt(text, at)!));
}

/** "NJ - paralegals": a code before a mark opens the prompt, and means nothing else. */
function opensPrompt(text: Text, candidate: ShortCandidate): boolean {
  return (
    candidate.from === 0 &&
    stateCodeAt(text, 0) !== null &&
    isOnlyState(candidate) &&
    text.tokens[1]?.kind === 'mark'
  );
}

/** The short names of a prompt that are places, in order. */
function shortPlacesOf(text: Text, lexicon: Lexicon): ShortPlace[] {
  const found: ShortPlace[] = [];
  for (let at = 0; at < text.tokens.length; at++) {
    const candidate = shortNameAt(text, at);
    if (!candidate) continue;
    const isSure = isInRow(text, candidate) || opensPrompt(text, candidate);
    if (!isSure && weighShortName(text, lexicon, candidate, shortNameAt) <= 0) continue;
    const possible = candidate.name.places.flatMap(({ place: key, prior }) => {
      const place = placeOf(lexicon, key);
      return place ? [{ place, weight: prior }] : [];
    });
    if (possible.length === 0) continue;
    found.push({ from: at, to: candidate.to, possible });
    at = candidate.to - 1;
  }
  return found;
}

/** The prompt without its short places, which are in no language. */
function without({ prompt, tokens }: Text, found: readonly ShortPlace[]): string {
  let rest = '';
  let read = 0;
  for (const { from, to } of found) {
    rest += `${prompt.slice(read, tokens[from]!.start)} `;
    read = tokens[to - 1]!.end;
  }
  return rest + prompt.slice(read);
}

/** The prompt with its short places as mentions, so that every reader sees them. */
export function withShortPlaces(text: Text, lexicon: Lexicon): Text {
  const found = shortPlacesOf(text, lexicon);
  if (found.length === 0) return text;
  const mentions: (Located | undefined)[] = [...text.mentions];
  for (const { from, to, possible } of found) {
    // A mention that reached beyond the name is no longer whole.
    for (let at = from; at < to; at++) {
      const old = mentions[at];
      if (old) for (let index = old.from; index < old.to; index++) mentions[index] = undefined;
    }
    const place = possible[0]!.place;
    const mention = {
      kind: 'place' as const,
      id: place.id,
      name: place.name,
      start: text.tokens[from]!.start,
      end: text.tokens[to - 1]!.end,
      quote: textOf(text, from, to),
    };
    for (let at = from; at < to; at++) mentions[at] = { mention, from, to };
  }
  return {
    ...text,
    mentions,
    french: text.french && isFrenchWithout(text, lexicon, without(text, found)),
    shortPlaces: new Map(found.map((one) => [one.from, one])),
  };
}
