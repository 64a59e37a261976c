import { memoize } from '../../platform/memoize.ts';
import { once } from '../../platform/once.ts';
import type { Language } from '../../platform/operation.ts';
import type { Place, Residence } from '../types.ts';
import {
  type Atlas,
  createGazetteer,
  distanceKm,
  type Gazetteer,
  type PlaceTables,
  placeKey,
} from './gazetteer.ts';
import {
  isMisspelled,
  isOneLetterOff,
  MIN_MISSPELLED_POPULATION,
  mayBeMisspelled,
  namesLike,
  shortenings,
} from './one-letter-off.ts';
import { firstWord, PhraseIndex, WaitingNames } from './phrases.ts';

/** A name that running text may use for a place; `written` has its capitals. */
export interface PlaceSpelling {
  readonly written: string;
  readonly place: Place;
}

/**
 * A city under its own name. Thousands are indexed and few are ever found, so each is read on
 * demand.
 */
class CitySpelling implements PlaceSpelling {
  readonly #gazetteer: Gazetteer;
  readonly #position: number;

  constructor(gazetteer: Gazetteer, position: number) {
    this.#gazetteer = gazetteer;
    this.#position = position;
  }

  get written(): string {
    return this.#gazetteer.cityName(this.#position);
  }

  get place(): Place {
    return this.#gazetteer.cityPlace(this.#position);
  }
}

export interface PlaceIndex {
  read(text: string): readonly Place[];
  /**
   * The city whose name the text is with one typing error, the largest of several; null for other
   * words and for the correct spelling.
   */
  readMisspelled(text: string): Place | null;
  /** The one-word name of a country, state or region that a folded word is with one letter wrong. */
  areaLike(word: string): string | null;
  /** Whether a name is also a word of the language. */
  isWord(name: string, language: Language): boolean;
  get(id: string): Place | null;
  within(place: Place, km: number): readonly string[];
  /** The largest cities inside these degrees, spread over the area, largest first. */
  largest(box: Box, limit: number): Point[];
  residence(where: {
    city: string | null;
    state: string | null;
    country: string | null;
  }): Residence;
  /**
   * The usual names of countries, states, regions, and cities with at least `population` people or
   * among the `towns` of France.
   */
  spellings(population: number, towns: ReadonlySet<string>): PhraseIndex<readonly PlaceSpelling[]>;
  countryNames: readonly string[];
}

interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

interface Point {
  latitude: number;
  longitude: number;
}

/**
 * Words around a name that do not change which place is meant: "Greater Lille Area", "69002 Lyon",
 * "Lyon 3e arrondissement", "Lille et environs".
 */
const AROUND =
  /\b(?:greater|grand|area|areas|metropolitan|metro|region|agglomeration|city|ville|environs|ses|et|and|surroundings|around|near|pres|proche|autour|in|a|de|of|la|the|cedex|arrondissement|arrdt|(?:cedex )?\d+(?:e|er|eme|nd|th|st|rd)?)\b/g;

/** "Kansas City area": the word that widens a city, without the "city" that is part of its name. */
const AREA_AFTER = /(?: (?:greater|metro|metropolitan))? (?:area|region)$/;
/**
 * "West Texas", "northern Italy": a part of a state or country that has no name of its own counts
 * as the whole.
 */
const DIRECTION =
  /^(?:(?:north|south)(?:east|west)?(?:ern)?|(?:east|west)(?:ern)?|central|upstate|rural)(?: (?:east|west|of))? /;

/**
 * Words that link a name to the wider place after it: "Saint-Denis de la Réunion", "Boston in
 * Lincolnshire".
 */
const LINK = /(?: (?:de|d|du|en|in|a|la|le|l|the))+$/;
/**
 * The kind of place next to its name: "Grand Est region", "région Grand Est", "ville de Lens". Not
 * "area", which is larger than the city.
 */
const KIND_BESIDE =
  /^(?:(?:la |le |the )?(?:region|departement|province|canton|county|ville|city) (?:de la |de |du |d |of )?)|(?: (?:region|county|province))+$/g;
/** No place has a number as its name. */
const NUMBER = /^\d+$/;
/**
 * A short rest of a longer name is not a country code: "Grand Est" without "Grand" is not Estonia.
 */
const MIN_REST_LENGTH = 4;

/** Reads one name, without commas: "Lyon", "Paris Texas", "Greater Lille Area". */
function readName({ named, contains }: Gazetteer, key: string): Place[] {
  const exact = named(key);
  if (exact.length > 0) return exact;
  const kindless = key.includes(' ') ? key.replace(KIND_BESIDE, '') : key;
  if (kindless !== key && kindless.length >= MIN_REST_LENGTH) {
    const found = named(kindless);
    if (found.length > 0) return found;
  }
  for (let cut = key.lastIndexOf(' '); cut > 0; cut = key.lastIndexOf(' ', cut - 1)) {
    const context = key.slice(cut + 1);
    const contexts = NUMBER.test(context) ? [] : named(context);
    if (contexts.length === 0) continue;
    const found = named(key.slice(0, cut).replace(LINK, '')).filter((candidate) =>
      contexts.some((context) => contains(context, candidate)),
    );
    if (found.length > 0) return found;
  }
  const part = key.replace(DIRECTION, '');
  const whole =
    part === key || part.length < MIN_REST_LENGTH
      ? []
      : named(part).filter(({ kind }) => kind !== 'city');
  if (whole.length > 0) return whole;
  const within = key.replace(AREA_AFTER, '');
  const city = within === key ? [] : named(within).filter(({ kind }) => kind === 'city');
  if (city.length > 0) return city;
  const bare = key.replace(AROUND, ' ').replace(/\s+/g, ' ').trim();
  return bare === key || bare.length < (key.includes(' ') ? MIN_REST_LENGTH : 2) ? [] : named(bare);
}

function readText(gazetteer: Gazetteer, text: string): readonly Place[] {
  const [head = '', ...contexts] = text
    .split(/[,;()/|]/)
    .map(placeKey)
    .filter((part) => part !== '');
  // "Saint Martin (French part)" is the name of a country.
  const whole = text.includes('(') ? gazetteer.named(placeKey(text)) : [];
  if (whole.length > 0) return whole;
  const candidates = readName(gazetteer, head);
  if (contexts.length === 0) return candidates;
  if (candidates.length === 0) return readName(gazetteer, placeKey(text));
  const wider = contexts
    .map((context) => gazetteer.named(context))
    .filter((places) => places.length > 0);
  const within = candidates.filter((candidate) =>
    wider.every((places) => places.some((place) => gazetteer.contains(place, candidate))),
  );
  return within.length > 0 ? within : gazetteer.named(placeKey(text));
}

/** Separates the parts of a residence in its cache key; no name contains it. */
const MARK = '\u0001';

/** The places of a kind that the name may mean, limited to the country when it is known. */
function candidates(
  read: (text: string) => readonly Place[],
  name: string,
  kinds: readonly Place['kind'][],
  countryCode: string | null,
): Place[] {
  if (name === '') return [];
  return read(name).filter(
    (place) =>
      kinds.includes(place.kind) &&
      (countryCode === null || place.countryCode === null || place.countryCode === countryCode),
  );
}

function createResidences(gazetteer: Gazetteer, read: (text: string) => readonly Place[]) {
  return memoize(50_000, (key: string): Residence => {
    const [cityName = '', stateName = '', countryName = ''] = key.split(MARK);
    const [country] = candidates(read, countryName, ['country'], null);
    const [state] = candidates(read, stateName, ['state', 'region'], country?.countryCode ?? null);
    const countryCode = country?.countryCode ?? state?.countryCode ?? null;
    const found = candidates(read, cityName, ['city'], countryCode);
    const place = (state && found.find((one) => gazetteer.contains(state, one))) ?? found[0];
    if (place) {
      const city = gazetteer.cityOf(place);
      return {
        cityId: place.id,
        stateId: gazetteer.stateOf(city),
        regionIds: gazetteer.regionsOf(city),
        countryId: `country:${city.country.toLowerCase()}`,
      };
    }
    const ownRegion = state?.kind === 'region' ? [state.id] : [];
    const wider = countryCode ? gazetteer.regionsOfCountry(countryCode) : [];
    return {
      cityId: null,
      stateId: state?.kind === 'state' ? state.id : null,
      regionIds: [...new Set([...ownRegion, ...wider])],
      countryId: countryCode ? `country:${countryCode.toLowerCase()}` : null,
    };
  });
}

const KM_PER_DEGREE = 111.195;

function createSurroundings({ city, cityCount, coordinates }: Gazetteer) {
  return memoize(2_000, (key: string): readonly string[] => {
    const [latitude = 0, longitude = 0, km = 0] = key.split(' ').map(Number);
    const degrees = km / KM_PER_DEGREE;
    const { latitudes, longitudes } = coordinates();
    const near: { id: string; distance: number }[] = [];
    for (let position = 0; position < cityCount; position += 1) {
      if (Math.abs(latitudes[position]! - latitude) > degrees) continue;
      const distance = distanceKm(latitude, longitude, {
        latitude: latitudes[position]!,
        longitude: longitudes[position]!,
      });
      if (distance <= km) near.push({ id: `city:${city(position).id}`, distance });
    }
    return near.toSorted((left, right) => left.distance - right.distance).map(({ id }) => id);
  });
}

/** So many rows of cells an area has, each with one city at most: suburbs would crowd out towns. */
const ROWS = 40;

/** The list is sorted by population. */
function largestIn(
  { cityCount, coordinates }: Gazetteer,
  { south, north, west, east }: Box,
  limit: number,
): Point[] {
  const { latitudes, longitudes } = coordinates();
  const found: Point[] = [];
  const cell = (north - south) / ROWS;
  const taken = new Set<string>();
  for (let position = 0; position < cityCount && found.length < limit; position += 1) {
    const [latitude, longitude] = [latitudes[position]!, longitudes[position]!];
    if (latitude < south || latitude > north || longitude < west || longitude > east) continue;
    const key = `${Math.floor(latitude / cell)} ${Math.floor(longitude / cell)}`;
    if (taken.has(key)) continue;
    taken.add(key);
    found.push({ latitude, longitude });
  }
  return found;
}

/** The number of cities with at least this many people; the list is sorted by population. */
function countFrom({ city, cityCount }: Gazetteer, population: number): number {
  let [low, high] = [0, cityCount];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (city(middle).population >= population) low = middle + 1;
    else high = middle;
  }
  return low;
}

function createSpellings(
  gazetteer: Gazetteer,
  population: number,
  towns: ReadonlySet<string>,
): PhraseIndex<readonly PlaceSpelling[]> {
  const waiting = new WaitingNames<{ key: string; spelling: PlaceSpelling }>();
  const waitingTowns = new WaitingNames<{ key: string; written: string }>();
  for (const { key, name, place } of gazetteer.written)
    waiting.add(firstWord(key), { key, spelling: { written: name, place } });
  for (const written of towns) {
    const key = placeKey(written);
    waitingTowns.add(firstWord(key), { key, written });
  }
  const bigCities = countFrom(gazetteer, population);

  /** Calls `add` with the large cities whose own names begin with the word. */
  function bigCitiesFrom(word: string, add: (key: string, spelling: PlaceSpelling) => void): void {
    for (const { key, positions } of gazetteer.cityNamesFrom(word)) {
      for (const position of positions) {
        if (position >= bigCities) break;
        if (placeKey(gazetteer.cityName(position)) === key)
          add(key, new CitySpelling(gazetteer, position));
      }
    }
  }

  const index: PhraseIndex<readonly PlaceSpelling[]> = new PhraseIndex((first) => {
    const spellings = new Map<string, PlaceSpelling[]>();
    const add = (key: string, spelling: PlaceSpelling): void => {
      const known = spellings.get(key);
      if (known) known.push(spelling);
      else spellings.set(key, [spelling]);
    };
    for (const { key, spelling } of waiting.take(first)) add(key, spelling);
    bigCitiesFrom(first, add);
    for (const { key, written } of waitingTowns.take(first)) {
      const place = gazetteer
        .named(key)
        .find(({ kind, countryCode }) => kind === 'city' && countryCode === 'FR');
      if (place && place.population < population) add(key, { written, place });
    }
    for (const [key, places] of spellings) index.addJoined(key, places);
  });
  return index;
}

/**
 * Finds the city whose name differs from the text by one letter. The first letter is nearly always
 * right.
 */
function createMisspellings({
  city,
  cityCount,
  cityName,
  cityPlace,
  named,
  wordLanguages,
}: Gazetteer) {
  const byShortening = once(() => {
    const positions = new Map<string, number[]>();
    for (let position = 0; position < cityCount; position += 1) {
      const { country, population } = city(position);
      if (population < MIN_MISSPELLED_POPULATION) break;
      const key = placeKey(cityName(position));
      if (!isMisspelled(key, country, population)) continue;
      for (const shorter of shortenings(key))
        positions.set(shorter, [...(positions.get(shorter) ?? []), position]);
    }
    return positions;
  });
  const read = memoize(5_000, (text: string): Place | null => {
    const key = placeKey(text);
    const { en, fr } = wordLanguages(key);
    if (en || fr || named(key).length > 0) return null;
    const near = shortenings(key).flatMap((shorter) => byShortening().get(shorter) ?? []);
    const isMeant = (position: number): boolean => {
      const name = placeKey(cityName(position));
      return name[0] === key[0] && isOneLetterOff(name, key);
    };
    const meant = near.filter(isMeant).toSorted((left, right) => left - right)[0];
    return meant === undefined ? null : cityPlace(meant);
  });
  return (text: string): Place | null => (mayBeMisspelled(text) ? read(text) : null);
}

export function createPlaceIndex(atlas: Atlas, tables: PlaceTables): PlaceIndex {
  const gazetteer = createGazetteer(atlas, tables);
  const read = memoize(20_000, (text) => readText(gazetteer, text));
  const residence = createResidences(gazetteer, read);
  const surroundings = createSurroundings(gazetteer);
  return {
    read,
    readMisspelled: createMisspellings(gazetteer),
    areaLike: namesLike(gazetteer.written.map(({ name }) => name)),
    isWord: (name, language) => gazetteer.wordLanguages(placeKey(name))[language],
    get: gazetteer.get,
    countryNames: gazetteer.written.flatMap(({ name, place }) =>
      place.kind === 'country' ? [name] : [],
    ),
    within: ({ latitude, longitude }, km) =>
      latitude === null || longitude === null ? [] : surroundings(`${latitude} ${longitude} ${km}`),
    largest: (box, limit) => largestIn(gazetteer, box, limit),
    residence: ({ city, state, country }) =>
      residence([city ?? '', state ?? '', country ?? ''].join(MARK)),
    spellings: (population, towns) => createSpellings(gazetteer, population, towns),
  };
}
