import type { Lexicon, Place } from '../../../lexicon/types.ts';
import { CUES } from './cues.ts';
import { mentionAt, type Text, textOf } from './elements.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { weighPlace } from './place-evidence.ts';
import { isLoose, type Named, nearest, PLACE_CUES } from './place-words.ts';
import { nameWithState } from './towns-with-state.ts';

/*
 * Place names that the lexicon's scan leaves unread in running text, because they are small, in
 * lower case or everyday words, but that appear where places do.
 */

/** "zug switzerland": a town too small to be recognised alone, but followed by its country. */
function smallTown(text: Text, lexicon: Lexicon, at: number): Named | null {
  const typed = textOf(text, at, at + 1);
  const next = text.tokens[at + 1]?.word === ',' ? at + 2 : at + 1;
  if (text.tokens[next]?.kind !== 'word') return null;
  const to = mentionAt(text, next, 'place')?.to ?? next + 1;
  const outer = textOf(text, next, to);
  if (outer.length < 4 || lexicon.readPlaces(outer)[0]?.kind !== 'country') return null;
  const full = `${typed}, ${outer}`;
  const [place] = lexicon.readPlaces(full);
  return place?.kind === 'city' && lexicon.readPlaces(typed).some((one) => one.id === place.id)
    ? { place, typed: full, to }
    : null;
}

/** The town at a token, from the scan or by its bare name; never an everyday word. */
function townAt(text: Text, lexicon: Lexicon, at: number): Place | null {
  const token = text.tokens[at];
  const mention = text.mentions[at]?.mention;
  if (token?.kind !== 'word' || EVERYDAY_WORDS.has(token.word)) return null;
  if (mention) return mention.kind === 'place' ? lexicon.place(mention.id) : null;
  return token.word.length < 4 ? null : (lexicon.readPlaces(token.word)[0] ?? null);
}

/**
 * The maximum distance from a town to an everyday word that follows it and means its neighbour:
 * "bristol bath".
 */
const NEIGHBOUR_KM = 100;

/**
 * "Bournemouth Poole", "bayonne anglet biarritz", "kent surrey sussex": a place beside another of
 * its kind and country.
 */
function isBesideAnother(
  text: Text,
  lexicon: Lexicon,
  at: number,
  to: number,
  place: Place,
): boolean {
  if (place.kind === 'country' || text.tokens[at]?.glued || text.tokens[to]?.glued) return false;
  const isAlike = ({ kind, countryCode }: Place): boolean =>
    kind !== 'country' &&
    (kind === 'city') === (place.kind === 'city') &&
    countryCode === place.countryCode;
  // A town may have the name of a county: "norfolk suffolk".
  const alike = [at - 1, to].flatMap((index) =>
    townAt(text, lexicon, index)
      ? (lexicon.readPlaces(textOf(text, index, index + 1)).find(isAlike) ?? [])
      : [],
  );
  if (!EVERYDAY_WORDS.has(text.tokens[at]?.word ?? '')) return alike.length > 0;
  return alike.some((other) => lexicon.citiesWithin(other, NEIGHBOUR_KM).includes(place.id));
}

function isAfterTitle(text: Text, at: number): boolean {
  return text.mentions[at - 1]?.mention.kind === 'title';
}

/** Maximum number of words in a name such as "vallée de l'Arve" or "Saint-Didier-au-Mont-d'Or". */
const MAX_WORDS = 6;

/** "reading berkshire": an everyday word that the wider place after it shows to be a town. */
function isToldByWider(lexicon: Lexicon, words: readonly string[], place: Place): boolean {
  const [first = '', ...rest] = words;
  const wider = rest.join(' ');
  return (
    place.kind === 'city' &&
    EVERYDAY_WORDS.has(lexicon.fold(first)) &&
    wider.length > 3 &&
    lexicon.readPlaces(wider)[0]?.kind !== 'city'
  );
}

/**
 * "Fréjus Saint-Raphaël": two towns. The address reader takes the second for the location of the
 * first.
 */
function isTwoTowns(lexicon: Lexicon, typed: string, place: Place): boolean {
  const cuts = [...typed.matchAll(/\s/g)].map(({ index }) => index);
  return cuts.some(
    (cut) =>
      lexicon.readPlaces(typed.slice(0, cut)).some(({ id }) => id === place.id) &&
      lexicon.readPlaces(typed.slice(cut + 1))[0]?.kind === 'city',
  );
}

/**
 * Whether every word is needed. "la ville de Lyon" is just Lyon, but "la rochelle" without "la" is
 * not a place.
 */
function isWholeName(lexicon: Lexicon, typed: string, place: Place): boolean {
  if (lexicon.fold(typed) === lexicon.fold(place.name)) return true;
  const words = typed.split(/[\s-]+/);
  if (isToldByWider(lexicon, words, place)) return true;
  const shorter = [words.slice(1), words.slice(2), words.slice(0, -1)].filter(
    (rest) => rest.length > 0,
  );
  return shorter.every((rest) => lexicon.readPlaces(rest.join(' '))[0]?.id !== place.id);
}

/**
 * Names of several words in any letter case: "aix en provence", "grand ouest", "st albans",
 * "reading berkshire".
 */
function nameOfWords(text: Text, lexicon: Lexicon, at: number): Named | null {
  const first = text.tokens[at];
  if (first?.kind !== 'word' || (PLACE_CUES.has(first.word) && !['saint'].includes(first.word)))
    return null;
  for (let to = Math.min(at + MAX_WORDS, text.tokens.length); to >= at + 2; to--) {
    const words = text.tokens.slice(at, to);
    const others = text.mentions
      .slice(at, to)
      .some((found) => found && found.mention.kind !== 'place');
    if (
      others ||
      words.some((word) => word.kind !== 'word') ||
      ((words.at(-1)?.word.length ?? 0) < 3 && !words.at(-1)?.capital)
    )
      continue;
    const typed = textOf(text, at, to);
    const place = nearest(text, lexicon.readPlaces(typed));
    const known =
      place &&
      (place.kind !== 'city' ||
        first.capital ||
        weighPlace(text, lexicon, { from: at, to, place }) > 0);
    if (place && known && isWholeName(lexicon, typed, place) && !isTwoTowns(lexicon, typed, place))
      return { place, typed, to };
  }
  return null;
}

/** "Valenciennes-Denain": a second town, joined by a hyphen to a first one of the same country. */
function tiedTown(text: Text, lexicon: Lexicon, at: number): Named | null {
  const token = text.tokens[at];
  if (!token?.glued || !token.capital || token.word.length < 4 || text.tokens[at + 1]?.glued)
    return null;
  const first = text.mentions[at - 1];
  const whole =
    first?.mention.kind === 'place' && !text.tokens[first.from]?.glued
      ? lexicon.place(first.mention.id)
      : null;
  const typed = textOf(text, at, at + 1);
  const place = whole?.kind === 'city' ? nearest(text, lexicon.readPlaces(typed)) : null;
  return place?.kind === 'city' && place.countryCode === whole?.countryCode
    ? { place, typed, to: at + 1 }
    : null;
}

/**
 * One to three words that the lexicon leaves unread: a place when the evidence is more for it than
 * against.
 */
function nameOfWord(text: Text, lexicon: Lexicon, at: number): Named | null {
  let named: Named | null = null;
  for (
    let to = at + 1;
    to <= at + 3 && text.tokens[to - 1]?.kind === 'word' && !(to > at + 1 && isLoose(text, to - 1));
    to++
  ) {
    if (text.mentions[to - 1]) break;
    const typed = textOf(text, at, to);
    const place = nearest(text, lexicon.readPlaces(typed));
    if (!place || place.id === named?.place.id) continue;
    if (isTwoTowns(lexicon, typed, place)) continue;
    if (
      isBesideAnother(text, lexicon, at, to, place) ||
      weighPlace(text, lexicon, { from: at, to, place }) > 0
    )
      named = { place, typed, to };
  }
  return named;
}

/** Shorter words are one letter away from too many others. */
const MIN_MISSPELLED_LENGTH = 5;
/** The minimum odds for a misspelt place name: such a word may be anything else. */
const MISSPELLED_ODDS = 1.5;

/** First names that are one letter away from a large city. */
const FIRST_NAMES = new Set(
  'aaron brian damian laurence lewis manon megan regine sonia'.split(' '),
);

/** "san deigo": the name of a large city with one letter wrong. */
function misspelledName(text: Text, lexicon: Lexicon, at: number): Named | null {
  for (const to of [at + 2, at + 1]) {
    const words = text.tokens.slice(at, to);
    if (
      to - at > words.length ||
      words.some((word, index) => word.kind !== 'word' || text.mentions[at + index])
    )
      continue;
    const typed = textOf(text, at, to);
    const place =
      typed.length < MIN_MISSPELLED_LENGTH || FIRST_NAMES.has(words[0]?.word ?? '')
        ? null
        : lexicon.readMisspelledCity(typed);
    if (place && weighPlace(text, lexicon, { from: at, to, place }) > MISSPELLED_ODDS)
      return { place, typed: place.name, to };
  }
  return null;
}

/**
 * "sur Mâcon": a town, exactly spelled after a word of place. Without the accent the word is a
 * trade.
 */
function spelledAsTown(text: Text, lexicon: Lexicon, at: number): Named | null {
  const typed = textOf(text, at, at + 1);
  const before = text.tokens[at - 1]?.word ?? '';
  if (
    !text.tokens[at]?.capital ||
    !(PLACE_CUES.has(before) || isAfterTitle(text, at)) ||
    text.mentions[at]?.to !== at + 1 ||
    !/[^\p{ASCII}]/u.test(typed)
  )
    return null;
  const place = lexicon
    .readPlaces(typed)
    .find(({ kind, name }) => kind === 'city' && name === typed);
  return place ? { place, typed, to: at + 1 } : null;
}

/**
 * A place that the lexicon leaves unread in running text, but that appears where places do or has a
 * name of several words.
 */
export function unmarkedName(text: Text, lexicon: Lexicon, at: number): Named | null {
  const certain = nameWithState(text, lexicon, at) ?? tiedTown(text, lexicon, at);
  if (certain) return certain;
  const token = text.tokens[at];
  const mentioned = text.mentions[at];
  if (token?.kind !== 'word' || (mentioned && mentioned.mention.kind !== 'place'))
    return mentioned ? spelledAsTown(text, lexicon, at) : null;
  const ofWords = nameOfWords(text, lexicon, at);
  if (ofWords && ofWords.to > (mentioned?.to ?? at)) return ofWords;
  if (mentioned) return null;
  if (token.word.length < 3 || CUES.match(text.tokens, at)) return null;
  return (
    smallTown(text, lexicon, at) ??
    nameOfWord(text, lexicon, at) ??
    misspelledName(text, lexicon, at)
  );
}
