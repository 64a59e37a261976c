import type { Lexicon, Place } from '../../../lexicon/types.ts';
import {
  type Element,
  type MeaningOf,
  type Possible,
  type ShortPlace,
  type Text,
  textOf,
} from './elements.ts';

/*
 * A name that several places share ("Georgia", "San Jose") means the likeliest, all of those that
 * nothing in the prompt or the workspace decides between, and the others are offered.
 */

/** One point of weight is a factor of ten; these are what other evidence is worth. */
const HOME_WEIGHT = 2;
const CONTEXT_WEIGHT = 2;
const LANGUAGE_WEIGHT = 1.3;
const POUNDS_WEIGHT = 1.5;
/** Recruiters type towns of these countries by their bare names: the same factor as the lexicon's. */
const NEAR_HOME = new Set(['GB', 'IE', 'FR']);
const NEAR_HOME_WEIGHT = Math.log10(7);

/** Places closer than this are alternatives of one filter: a factor of 1.6. */
const UNDECIDED = 0.2;
/** Less likely places are not worth a question: a factor of 40. */
const WORTH_ASKING = 1.6;
const MIN_OFFERED_POPULATION = 50_000;
const MAX_TAKEN = 3;
const MAX_OFFERS = 2;
/** Two towns of a name this close are one for a recruiter. */
const SAME_PLACE_KM = 60;

type PlaceMeaning = MeaningOf<'place'>;

/** The shortest text that the lexicon reads as this very place; null without one. */
export function exactSpelling(lexicon: Lexicon, place: Place): string | null {
  const country = lexicon.place(`country:${place.countryCode?.toLowerCase()}`)?.name;
  const isExact = (text: string): boolean => lexicon.readPlaces(text)[0]?.id === place.id;
  const short = [place.name, `${place.name}, ${country}`].find(isExact);
  if (short !== undefined) return short;
  // Reading a name with every state takes longest.
  const state = stateOf(lexicon, place)?.name;
  const long = [...(state ? [`${place.name}, ${state}`] : []), `${place.name} State`];
  return long.find(isExact) ?? null;
}

/** The state of a town that the lexicon can tell from its namesakes. */
function stateOf(lexicon: Lexicon, place: Place): Place | null {
  if (place.kind !== 'city') return null;
  const { countryCode: country, name } = place;
  const states = US_STATES.concat(CANADIAN_PROVINCES).flatMap((id) => lexicon.place(id) ?? []);
  return (
    states.find(
      (state) =>
        state.countryCode === country &&
        lexicon.readPlaces(`${name}, ${state.name}`)[0]?.id === place.id,
    ) ?? null
  );
}

const US_STATES =
  'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy'
    .split(' ')
    .map((code) => `state:us-${code}`);
const CANADIAN_PROVINCES = 'ab bc mb nb nl ns on pe qc sk'
  .split(' ')
  .map((code) => `state:ca-${code}`);

/** What a bare name may mean, by population. */
function namesakes(lexicon: Lexicon, name: string, current: Place): Possible[] {
  if (current.kind !== 'city') return [];
  return lexicon
    .readPlaces(name)
    .filter(
      ({ id, kind, population }) =>
        kind === 'city' && (id === current.id || population >= MIN_OFFERED_POPULATION),
    )
    .map((place) => ({
      place,
      weight:
        Math.log10(Math.max(place.population, 1)) +
        (NEAR_HOME.has(place.countryCode ?? '') ? NEAR_HOME_WEIGHT : 0),
    }));
}

/** Adds what the prompt and the workspace say of each possible place; the likeliest first. */
function inContext(
  text: Text,
  possible: readonly Possible[],
  others: ReadonlySet<string>,
): Possible[] {
  const weigh = ({ place, weight }: Possible): number => {
    const country = place.countryCode ?? '';
    return (
      weight +
      (text.home === country ? HOME_WEIGHT : 0) +
      (others.has(country) ? CONTEXT_WEIGHT : 0) +
      (text.french && country === 'FR' ? LANGUAGE_WEIGHT : 0) +
      (country === 'GB' && text.prompt.includes('£') ? POUNDS_WEIGHT : 0)
    );
  };
  return possible
    .map((one) => ({ place: one.place, weight: weigh(one) }))
    .sort((left, right) => right.weight - left.weight);
}

function isSamePlace(lexicon: Lexicon, left: Place, right: Place): boolean {
  if (left.id === right.id) return true;
  return (
    left.kind === 'city' &&
    right.kind === 'city' &&
    lexicon.citiesWithin(left, SAME_PLACE_KM).includes(right.id)
  );
}

/** The possible places that are apart from each other. */
function apart(lexicon: Lexicon, possible: readonly Possible[]): Possible[] {
  const kept: Possible[] = [];
  for (const one of possible)
    if (!kept.some(({ place }) => isSamePlace(lexicon, place, one.place))) kept.push(one);
  return kept;
}

/** The countries of the places of the prompt, and how many places are in each. */
function countriesOf(elements: readonly Element[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const element of elements) {
    if (element.type !== 'item' || element.item.meaning.kind !== 'place') continue;
    const { countryCode } = element.item.meaning;
    if (countryCode !== null) counts.set(countryCode, (counts.get(countryCode) ?? 0) + 1);
  }
  return counts;
}

/** "Valencia, Spain": the prompt itself states where the place is. */
function isToldWhere(lexicon: Lexicon, typed: string, value: string): boolean {
  const [, ...wider] = value.split(',');
  const folded = lexicon.fold(typed);
  if (wider.some((part) => folded.includes(lexicon.fold(part)))) return true;
  const words = typed.replaceAll(/[,()]/g, ' ').trim().split(/\s+/);
  return words.some(
    (_, at) =>
      at > 0 && lexicon.readPlaces(words.slice(at).join(' ')).some(({ kind }) => kind !== 'city'),
  );
}

function shortPlaceIn({ shortPlaces }: Text, from: number, to: number): ShortPlace | undefined {
  for (let at = from; at < to; at++) {
    const short = shortPlaces?.get(at);
    if (short && short.to <= to) return short;
  }
  return undefined;
}

/** What the words of a place may mean, in context; null when there is nothing to choose. */
function choicesOf(
  text: Text,
  lexicon: Lexicon,
  element: Element & { type: 'item' },
  meaning: PlaceMeaning,
  others: ReadonlySet<string>,
): Possible[] | null {
  const { from, to } = element.item;
  const short = shortPlaceIn(text, from, to);
  const [current] = lexicon.readPlaces(meaning.value);
  if (!current || isToldWhere(lexicon, textOf(text, from, to), meaning.value)) return null;
  // "joliet il": the code only says where the town is.
  if (short && !short.possible.some(({ place }) => place.id === current.id)) return null;
  const [name = ''] = meaning.value.split(',');
  const bare = short ? short.possible : namesakes(lexicon, name, current);
  if (bare.length < 2) return null;
  // Another place of the prompt has already decided.
  const settled =
    !short && lexicon.readPlaces(name).find(({ kind }) => kind === 'city')?.id !== current.id;
  const weighed = inContext(text, bare, others).map((one) =>
    settled && one.place.id === current.id ? { ...one, weight: one.weight + CONTEXT_WEIGHT } : one,
  );
  return apart(
    lexicon,
    weighed.toSorted((left, right) => right.weight - left.weight),
  );
}

function withChoice(
  lexicon: Lexicon,
  meaning: PlaceMeaning,
  choices: readonly Possible[],
): PlaceMeaning {
  const [best] = choices;
  if (!best) return meaning;
  const share = 1 / choices.reduce((sum, { weight }) => sum + 10 ** (weight - best.weight), 0);
  const spelled = choices.flatMap(({ place, weight }) => {
    const value = exactSpelling(lexicon, place);
    return value ? [{ place, value, gap: best.weight - weight }] : [];
  });
  const taken = spelled.filter(({ gap }) => gap < UNDECIDED).slice(0, MAX_TAKEN);
  const [first, ...also] = taken;
  if (!first) return meaning;
  const offered =
    taken.length > 1
      ? taken
      : spelled.filter(({ gap }) => gap >= UNDECIDED && gap <= WORTH_ASKING).slice(0, MAX_OFFERS);
  const [current] = lexicon.readPlaces(meaning.value);
  return {
    ...meaning,
    value: current?.id === first.place.id ? meaning.value : first.value,
    city: first.place.kind === 'city',
    wide: first.place.kind === 'country',
    countryCode: first.place.countryCode,
    ...(also.length > 0 ? { also: also.map(({ value }) => value) } : {}),
    ...(offered.length > 0
      ? {
          offers: offered.map(({ place, value, gap }) => ({
            place,
            value,
            score: Math.round(100 * share * 10 ** -gap) / 100,
          })),
        }
      : {}),
  };
}

/** Decides what each shared name means, and keeps what else it may mean as offers. */
export function withOffers(elements: readonly Element[], text: Text, lexicon: Lexicon): Element[] {
  const countries = countriesOf(elements);
  return elements.map((element) => {
    if (element.type !== 'item' || element.item.meaning.kind !== 'place') return element;
    const { meaning } = element.item;
    const own = meaning.countryCode ?? '';
    const others = new Set(countries.keys());
    if (countries.get(own) === 1) others.delete(own);
    const choices = choicesOf(text, lexicon, element, meaning, others);
    return choices
      ? { ...element, item: { ...element.item, meaning: withChoice(lexicon, meaning, choices) } }
      : element;
  });
}

/** "Georgia, United States", "San José, Costa Rica", "Georgia (country)": a name for people. */
export function placeLabel(lexicon: Lexicon, place: Place, language: 'en' | 'fr'): string {
  const { countryCode, kind, name } = place;
  const country =
    countryCode === null
      ? ''
      : (new Intl.DisplayNames([language], { type: 'region' }).of(countryCode) ?? countryCode);
  if (kind === 'region' || name.includes(',')) return name;
  if (kind === 'country') return `${country} (${language === 'fr' ? 'pays' : 'country'})`;
  const wider = stateOf(lexicon, place)?.name ?? country;
  return wider === '' ? name : `${name}, ${wider}`;
}
