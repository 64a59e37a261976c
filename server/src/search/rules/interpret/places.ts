import type { Lexicon, Place } from '../../../lexicon/types.ts';
import { phraseBook } from '../../../reader/phrases.ts';
import { CITY_ADJECTIVES } from './city-adjectives.ts';
import { type Item, item, mentionAt, type Reading, type Text, textOf } from './elements.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { isPerson, isSigned } from './person-names.ts';
import {
  countryCode,
  departmentAfter,
  departmentAt,
  isWorkCountry,
  postCodeAt,
  REMOTE,
} from './place-codes.ts';
import {
  isBetweenMarks,
  LIST_JOINS,
  type Named,
  nearest,
  OVERSEAS,
  PLACE_CUES,
} from './place-words.ts';
import { unmarkedName } from './town-names.ts';
import { readUnknownTown } from './unknown-towns.ts';

/** Kilometres for "near Lyon" (a commute) and for "Lyon area" (the towns around). */
const NEAR_KM = 30;
const AREA_KM = 50;
const KM_PER_MILE = 1.609344;

const AROUND = phraseBook<number>([
  [
    NEAR_KM,
    'near|round|nearby|close to|around|in the vicinity of|not far from|next to|pres de|pres d|proche de|proche d|proches de|autour de|autour d|aux alentours de|aux alentours d|a proximite de|a cote de|vers|aux environs de|pas loin de|just outside|just outside of|on the outskirts of|outskirts of|on the edge of|just north of|just south of|just east of|just west of|juste a cote de|en bordure de|a la sortie de|commutable to|commutable from|commuting distance of|within commuting distance of|aux portes de',
  ],
  [
    AREA_KM,
    'greater|in the greater|region de|la region de|region d|dans la region de|agglomeration de|agglo de|metropole de|grand|le grand|bassin de|in the area of|the area of|the region of|region of|peripherie de|banlieue de|metropolitan area of|secteur de|dans le secteur de|secteur|secteur geographique|secteur geographique :|secteur :|agglo|bassin d emploi de|couronne de',
  ],
]);

const AREA_AFTER = phraseBook<true>([
  [
    true,
    'area|metro area|metropolitan area|region|metro|surroundings|and surroundings|and around|et alentours|et environs|et ses environs|et ses alentours|et sa region|et peripherie|and its surroundings|et region|ou alentours|ou environs|ou ses environs|ou proche|or nearby|or surroundings|and nearby|or around|and suburbs|et banlieue',
  ],
]);

const ADJECTIVE_NOUNS = new Set(
  'region|agglomeration|metropole|banlieue|peripherie|agglo|area|bassin|secteur|couronne|bureau|site|agence|antenne|equipe|etablissement|usine'.split(
    '|',
  ),
);

/**
 * Two capitals that are a place in any position. Other codes need a word of place before them
 * ("FI/CO" is not Colombia).
 */
const SHORT_PLACES = new Set(['uk', 'us', 'eu', 'dc', 'sf']);

function numberBefore(text: Text, at: number): { km: number; to: number } | null {
  const { tokens } = text;
  const amount = tokens[at];
  if (amount?.kind !== 'number') return null;
  const unit = tokens[at + 1]?.word ?? '';
  if (['km', 'kms', 'kilometers', 'kilometres', 'kilometer', 'kilometre'].includes(unit))
    return { km: amount.value, to: at + 2 };
  if (['mi', 'mile', 'miles'].includes(unit)) return { km: amount.value * KM_PER_MILE, to: at + 2 };
  if (['min', 'mins', 'minutes', 'mn'].includes(unit)) return { km: NEAR_KM, to: at + 2 };
  return null;
}

const RADIUS_LEAD = phraseBook<true>([
  [
    true,
    "within|within a|in a|up to|less than|at|dans un rayon de|dans un rayon d environ|rayon de|a moins de|a|jusqu a|jusqu'a|a environ|moins de|max|maximum|around|radius|radius :|rayon|rayon :|at most|a maximum|a max|dans les",
  ],
]);

const RADIUS_LINK = phraseBook<true>([
  [
    true,
    'of|from|around|radius of|radius around|radius from|drive from|drive of|away from|to|de|d|autour de|autour d|du|des|alentour de|de rayon autour de|autour|max de|maximum de|en voiture de|en train de|en transport de|en transports de',
  ],
]);

/** "within 50 km of", "à 30 km autour de": the radius and the token of the place. */
function readRadius(text: Text, at: number): { km: number; to: number } | null {
  const lead = RADIUS_LEAD.match(text.tokens, at);
  const amount = numberBefore(text, lead?.to ?? at);
  if (!amount) return null;
  const link = RADIUS_LINK.match(text.tokens, amount.to);
  return link ? { km: clampRadius(amount.km), to: link.to } : null;
}

function clampRadius(km: number): number {
  return Math.min(500, Math.max(1, Math.round(km)));
}

/** "Lyon (50 km)", "Lyon + 30 km", "Lyon, 30 km around". */
function radiusAfter(text: Text, at: number): { km: number; to: number } | null {
  const { tokens } = text;
  const opens = ['(', '+', ',', '±'].includes(tokens[at]?.word ?? '') ? at + 1 : at;
  const lead =
    RADIUS_LEAD.match(tokens, opens)?.to ?? (tokens[opens]?.word === '+' ? opens + 1 : opens);
  const amount = numberBefore(text, lead);
  if (
    !amount ||
    tokens[amount.to - 1]?.word.startsWith('mn') ||
    tokens[amount.to - 1]?.word.startsWith('min')
  )
    return null;
  let to = amount.to;
  while (
    ['radius', 'around', 'autour', 'alentour', 'rayon', 'max', 'de'].includes(
      tokens[to]?.word ?? '',
    )
  )
    to++;
  if (tokens[opens - 1]?.word === '(' && tokens[to]?.word === ')') to++;
  return { km: clampRadius(amount.km), to };
}

/**
 * The shortest text that the lexicon reads as this very place: its usual name, the name with its
 * country, else the words as typed.
 */
export function spelling(lexicon: Lexicon, place: Place, typed: string): string {
  const country = lexicon.place(`country:${place.countryCode?.toLowerCase()}`)?.name;
  const candidates = [place.name, `${place.name}, ${country}`, `${place.name} State`];
  return candidates.find((candidate) => lexicon.readPlaces(candidate)[0]?.id === place.id) ?? typed;
}

function isPlausible(text: Text, at: number, to: number): boolean {
  const token = text.tokens[at];
  if (!token) return false;
  if (token.kind === 'number') return true;
  if (text.tokens[to]?.word === '&' && text.tokens[to + 1]?.capital && !text.mentions[to + 1])
    return false;
  if (to - at > 1) return true;
  const before = text.tokens[at - 1]?.word ?? '';
  const cued = PLACE_CUES.has(before);
  if (token.capital && token.word.length === 2)
    return cued || REMOTE.has(before) || LIST_JOINS.has(before) || SHORT_PLACES.has(token.word);
  if (token.capital)
    return !EVERYDAY_WORDS.has(token.word) || cued || at > 0 || text.tokens[to]?.kind === 'mark';
  if (token.word === 'la' && text.french) return false;
  if (token.word.length <= 2)
    return (
      (cued && before !== 'of') || (SHORT_PLACES.has(token.word) && isWorkCountry(text, at, to))
    );
  return true;
}

/**
 * "Houston texas", "zug switzerland": the wider place in lower case, when both together name
 * exactly this kind of place.
 */
function plainlyQualified(text: Text, lexicon: Lexicon, named: Named, at: number): Named {
  for (let to = at + 2; to > at; to--) {
    if (text.tokens.slice(at, to).some((token) => token.kind !== 'word' || token.word.length < 4))
      continue;
    const outer = textOf(text, at, to);
    const [wider] = lexicon.readPlaces(outer);
    const typed = `${named.typed}, ${outer}`;
    const [found] = wider && wider.kind !== 'city' ? lexicon.readPlaces(typed) : [];
    if (found?.kind === 'city' && found.countryCode === wider?.countryCode)
      return { place: found, typed, to };
  }
  return named;
}

/**
 * "Kitchener-Waterloo, Ontario": the state around an area, in countries where the two are never a
 * list.
 */
function isOverseas(area: Place, state: Place): boolean {
  return area.countryCode === state.countryCode && OVERSEAS.has(area.countryCode ?? '');
}

/** "Paris, France", "Austin, TX": a second place that only states where the first one is. */
function qualify(text: Text, lexicon: Lexicon, named: Named): Named {
  const numbered = departmentAfter(text, lexicon, named.typed, named.to);
  if (numbered !== null) return numbered;
  const opening = text.tokens[named.to]?.word;
  const marked = opening === ',' || opening === '(';
  const outer = mentionAt(text, marked ? named.to + 1 : named.to, 'place');
  const outerPlace = outer ? lexicon.place(outer.mention.id) : null;
  if (!outer) return plainlyQualified(text, lexicon, named, marked ? named.to + 1 : named.to);
  if (!outer || !outerPlace || outerPlace.kind === 'city' || named.place.kind === 'country')
    return named;
  const to = opening === '(' && text.tokens[outer.to]?.word === ')' ? outer.to + 1 : outer.to;
  if (outerPlace.kind === 'country' && named.place.countryCode === outerPlace.countryCode)
    return { ...named, to };
  if (
    named.place.kind === 'region' &&
    outerPlace.kind === 'state' &&
    isOverseas(named.place, outerPlace)
  )
    return { ...named, to };
  const typed = `${named.typed}, ${outer.mention.quote}`;
  const found = lexicon.readPlaces(typed)[0];
  const inside = outerPlace.countryCode === null || found?.countryCode === outerPlace.countryCode;
  return found && inside && found.kind !== outerPlace.kind ? { place: found, typed, to } : named;
}

const DIRECTIONS = new Set([
  'north',
  'south',
  'east',
  'west',
  'central',
  'northwest',
  'southwest',
  'northeast',
  'southeast',
  'inner',
]);
/** Minimum number of inhabitants of a city with parts named by a direction. */
const CITY_WITH_PARTS = 1_000_000;

/** "east london" means a part of London rather than a town of that name. */
function partOfCity(text: Text, lexicon: Lexicon, at: number): Named | null {
  const typed = DIRECTIONS.has(text.tokens[at]?.word ?? '') ? textOf(text, at + 1, at + 2) : '';
  const [place] = typed.length > 3 ? lexicon.readPlaces(typed) : [];
  return place?.kind === 'city' && place.population >= CITY_WITH_PARTS
    ? { place, typed, to: at + 2 }
    : null;
}

/**
 * The business district of Paris. People there give Paris, Courbevoie or Puteaux as their place.
 */
const LA_DEFENSE = phraseBook<true>([[true, 'la defense|paris la defense']]);
const DISTRICT_KM = 10;

function districtAt(text: Text, lexicon: Lexicon, at: number): Reading | null {
  const found = LA_DEFENSE.match(text.tokens, at);
  const after =
    found && (text.tokens[found.to] === undefined || text.tokens[found.to]?.kind === 'mark');
  const written =
    found &&
    ((text.tokens[at]?.capital && text.tokens[found.to - 1]?.capital) ||
      isBetweenMarks(text, at, found.to) ||
      (after && text.french));
  const place = written ? lexicon.readPlaces('Paris')[0] : undefined;
  if (!found || !place) return null;
  return {
    items: [
      placeItem(text, lexicon, at, { place, typed: 'Paris', to: found.to }, DISTRICT_KM).item,
    ],
    to: found.to,
  };
}

/**
 * "Québec ville": the town, not the province of the same name. All of Luxembourg is close enough to
 * its town.
 */
function townItself(text: Text, lexicon: Lexicon, named: Named): Named {
  if (
    !['state', 'region'].includes(named.place.kind) ||
    !['ville', 'city'].includes(text.tokens[named.to]?.word ?? '')
  )
    return named;
  const typed = `${named.place.name}, ${named.place.name}`;
  const place = lexicon.readPlaces(typed).find(({ kind }) => kind === 'city');
  return place ? { place, typed, to: named.to + 1 } : named;
}

/** A short name that was found to be a place ("in or"), and the town or state around it. */
function shortPlaceAt(text: Text, lexicon: Lexicon, at: number): Named | null {
  const short = text.shortPlaces?.get(at);
  const place = short?.possible[0]?.place;
  if (!short || !place) return null;
  const typed = textOf(text, at, short.to);
  return {
    place,
    typed: lexicon.readPlaces(typed)[0]?.id === place.id ? typed : place.name,
    to: short.to,
  };
}

function nameAt(text: Text, lexicon: Lexicon, at: number): Named | null {
  const short = shortPlaceAt(text, lexicon, at);
  if (short) return townItself(text, lexicon, qualify(text, lexicon, short));
  const part = partOfCity(text, lexicon, at);
  if (part) return part;
  const found = mentionAt(text, at, 'place');
  const byCode =
    departmentAt(text, lexicon, at) ??
    (mentionAt(text, at + 1, 'place') ? null : postCodeAt(text, lexicon, at));
  if (byCode) return byCode;
  const named = unmarkedName(text, lexicon, at);
  if (named) return townItself(text, lexicon, qualify(text, lexicon, named));
  if (!found) return countryCode(text, lexicon, at);
  const place =
    nearest(text, lexicon.readPlaces(found.mention.quote)) ?? lexicon.place(found.mention.id);
  return (
    place &&
    townItself(
      text,
      lexicon,
      qualify(text, lexicon, { place, typed: found.mention.quote, to: found.to }),
    )
  );
}

function adjectiveAt(text: Text, lexicon: Lexicon, at: number): Named | null {
  const noun = text.tokens[at]?.word ?? '';
  const city = CITY_ADJECTIVES.get(text.tokens[at + 1]?.word ?? '');
  if (!city || !ADJECTIVE_NOUNS.has(noun)) return null;
  const place = lexicon.readPlaces(city)[0];
  return place ? { place, typed: city, to: at + 2 } : null;
}

function placeItem(
  text: Text,
  lexicon: Lexicon,
  from: number,
  named: Named,
  radius: number | null,
): { item: Item; to: number } {
  let to = named.to;
  let km = radius;
  const city = named.place.kind === 'city';
  const round = city || (named.place.kind !== 'country' && named.place.latitude !== null);
  const area = AREA_AFTER.match(text.tokens, to);
  if (area) {
    if (city) km ??= AREA_KM;
    to = area.to;
  }
  const after = radiusAfter(text, to);
  // "near Manchester (25 km)": the brackets apply to this place, and are more exact.
  if (after && round && (radius === null || text.tokens[to]?.word === '(')) {
    km = after.km;
    to = after.to;
  }
  while (text.tokens[to]?.word === 'based' && text.tokens[to]?.glued) to++;
  const meaning = {
    kind: 'place' as const,
    value: spelling(lexicon, named.place, named.typed),
    radius: round ? km : null,
    city,
    countryCode: named.place.countryCode,
    wide: named.place.kind === 'country',
  };
  return { item: item(from, to, meaning), to };
}

/**
 * Reads a place with the words that widen it: "within 50 km of Lyon", "région lyonnaise", "Greater
 * London", "Paris, France".
 */
export function readPlace(text: Text, lexicon: Lexicon, at: number): Reading | null {
  if (isSigned(text, at)) return null;
  const district = districtAt(text, lexicon, at);
  if (district) return district;
  const radius = readRadius(text, at);
  const plainArticle = (index: number): number =>
    ['the', 'la', 'le', 'l'].includes(text.tokens[index]?.word ?? '') ? index + 1 : index;
  if (radius) {
    const named = nameAt(text, lexicon, plainArticle(radius.to));
    if (!named) return null;
    const read = placeItem(text, lexicon, at, named, radius.km);
    return { items: [read.item], to: read.to };
  }
  const direct = nameAt(text, lexicon, at);
  if (direct) {
    if (isPerson(text, at, direct.to)) return null;
    if (!text.shortPlaces?.has(at) && !isPlausible(text, at, direct.to)) return null;
    const read = placeItem(text, lexicon, at, direct, null);
    return { items: [read.item], to: read.to };
  }
  const adjective = adjectiveAt(text, lexicon, at);
  if (adjective) {
    const read = placeItem(text, lexicon, at, adjective, AREA_KM);
    return { items: [read.item], to: read.to };
  }
  const around = AROUND.match(text.tokens, at);
  if (!around) return readUnknownTown(text, at);
  const named =
    nameAt(text, lexicon, plainArticle(around.to)) ??
    adjectiveAt(text, lexicon, plainArticle(around.to));
  if (
    !named ||
    (around.to === at + 1 && text.tokens[at]?.word === 'vers' && named.place.kind !== 'city')
  )
    return null;
  const read = placeItem(text, lexicon, at, named, around.meaning);
  return { items: [read.item], to: read.to };
}
