import { memoize } from '../../platform/memoize.ts';
import type { Language } from '../../platform/operation.ts';
import type { RegionRow, StateRow } from '../data/regions.ts';
import type { Place } from '../types.ts';
import { fold } from './fold.ts';
import { parts } from './phrases.ts';

export interface City {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  isCapital: boolean;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Code of the first division of the country, as in the city list. */
  division: string;
  /** Code of the division below it; empty when the list has none. */
  subdivision: string;
  population: number;
}

export interface Country {
  code: string;
  alpha3: string;
  name: string;
  otherNames: readonly string[];
}

export interface Atlas {
  cityCount: number;
  /** A city by its position; the largest has 0. */
  city(position: number): City;
  /** Only the name of a city, because callers need thousands of names at once. */
  cityName(position: number): string;
  positionOf(cityId: string): number | null;
  /** The coordinates of all cities, by position. */
  coordinates(): { latitudes: Float64Array; longitudes: Float64Array };
  /**
   * The cities with a folded name (see `placeKey`). Names in other languages count only when no
   * city has the name as its own.
   */
  citiesNamed(key: string): { positions: readonly number[]; isOwnName: boolean } | null;
  /**
   * The languages in which a folded name is also a word. Covers the names of cities, and names that
   * differ by one letter from a large city.
   */
  wordLanguages(key: string): Record<Language, boolean>;
  /**
   * The folded names that begin with a word and are some city's own name, each with its cities, the
   * largest first.
   */
  cityNamesFrom(word: string): readonly { key: string; positions: readonly number[] }[];
  /** The population of the cities in a country (`FR`) or a first division (`FR.84`). */
  populationOf(area: string): number;
  countries: readonly Country[];
}

export interface PlaceTables {
  states: readonly StateRow[];
  regions: readonly RegionRow[];
  cityNames: readonly (readonly [name: string, country: string, otherNames: string])[];
  countryNames: readonly (readonly [code: string, otherNames: string])[];
}

/** All known places by name and by id, and which place contains which. */
export interface Gazetteer
  extends Pick<
    Atlas,
    'city' | 'cityName' | 'cityNamesFrom' | 'cityCount' | 'coordinates' | 'wordLanguages'
  > {
  /** Places with that name (see `placeKey`), the likeliest first. */
  named(key: string): Place[];
  get(id: string): Place | null;
  cityPlace(position: number): Place;
  /** The city behind a place of kind `city`. */
  cityOf(place: Place): City;
  stateOf(city: City): string | null;
  regionsOf(city: City): readonly string[];
  regionsOfCountry(code: string): readonly string[];
  contains(wider: Place, place: Place): boolean;
  /**
   * Hand-written and official names in their original spelling, with their keys, for every place
   * except plain cities.
   */
  written: readonly { key: string; name: string; place: Place }[];
}

export function distanceKm(
  latitude: number,
  longitude: number,
  city: Pick<City, 'latitude' | 'longitude'>,
): number {
  const radians = Math.PI / 180;
  const dLatitude = (city.latitude - latitude) * radians;
  const dLongitude = (city.longitude - longitude) * radians;
  const a =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(latitude * radians) *
      Math.cos(city.latitude * radians) *
      Math.sin(dLongitude / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Folded, with "saint" written out, so that St-Étienne and Saint-Étienne match. */
export function placeKey(text: string): string {
  const key = fold(text);
  return key.includes('st') && /\bste?\b/.test(key)
    ? key.replace(/\bst\b/g, 'saint').replace(/\bste\b/g, 'sainte')
    : key;
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (!list) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

/** The maps that the builders below fill. */
interface Draft {
  atlas: Atlas;
  cityPlace(position: number): Place;
  fixed: Map<string, Place>;
  names: Map<string, Place[]>;
  /** Country codes that rank below an abbreviation of a city ("LA"). */
  cityAbbreviations: Set<string>;
  /** Hand-written names of cities, in addition to those of the list. */
  citiesByName: Map<string, number[]>;
  stateByDivision: Map<string, string>;
  regionsByMember: Map<string, string[]>;
  written: { key: string; name: string; place: Place }[];
}

const divisionOf = (city: City) => `${city.country}.${city.division}`;

function addFixed(draft: Draft, place: Place, otherNames: readonly string[]): void {
  draft.fixed.set(place.id, place);
  for (const name of [place.name, ...otherNames]) {
    const key = placeKey(name);
    append(draft.names, key, place);
    draft.written.push({ key, name, place });
  }
}

const nowhere = { latitude: null, longitude: null };

function addCountries(draft: Draft, countryNames: PlaceTables['countryNames']): void {
  const moreNames = new Map(countryNames);
  for (const { code, alpha3, name, otherNames } of draft.atlas.countries) {
    const usual = parts(moreNames.get(code) ?? '');
    const population = draft.atlas.populationOf(code);
    const place: Place = {
      id: `country:${code.toLowerCase()}`,
      kind: 'country',
      name: usual[0] ?? name,
      countryCode: code,
      ...nowhere,
      population,
    };
    addFixed(draft, place, [...usual.slice(1), ...otherNames]);
    append(draft.names, code.toLowerCase(), place);
    append(draft.names, alpha3.toLowerCase(), place);
  }
}

function addStates(draft: Draft, states: readonly StateRow[]): void {
  for (const [key, name, countryCode, divisions, otherNames] of states) {
    const id = `state:${key}`;
    const members = divisions.split(' ').map((division) => `${countryCode}.${division}`);
    for (const member of members) draft.stateByDivision.set(member, id);
    const population = members.reduce((sum, member) => sum + draft.atlas.populationOf(member), 0);
    addFixed(
      draft,
      { id, kind: 'state', name, countryCode, ...nowhere, population },
      parts(otherNames ?? ''),
    );
  }
}

function addRegions(draft: Draft, regions: readonly RegionRow[]): void {
  for (const { id, name, otherNames, country, members, centre } of regions) {
    const [latitude, longitude] = centre ?? [null, null];
    addFixed(
      draft,
      {
        id: `region:${id}`,
        kind: 'region',
        name,
        countryCode: country ?? null,
        latitude,
        longitude,
        population: 0,
      },
      parts(otherNames),
    );
    for (const member of members?.split(' ') ?? [])
      append(draft.regionsByMember, member, `region:${id}`);
  }
}

function addCityNames(draft: Draft, cityNames: PlaceTables['cityNames']): void {
  for (const [name, country, otherNames] of cityNames) {
    const biggest = draft.atlas
      .citiesNamed(placeKey(name))
      ?.positions.find((position) => draft.atlas.city(position).country === country);
    if (biggest === undefined) continue;
    for (const other of parts(otherNames)) {
      const key = placeKey(other);
      append(draft.citiesByName, key, biggest);
      if (other.length <= 3) draft.cityAbbreviations.add(key);
      draft.written.push({ key, name: other, place: draft.cityPlace(biggest) });
    }
  }
}

/** A city outweighs the state of the same name (New York), and a capital even more (Washington). */
const CITY_FACTOR = 3;
const CAPITAL_FACTOR = 15;
/**
 * A bare name means the British, Irish or French town first: "Newcastle" is not the one in South
 * Africa, "Bayonne" is not in New Jersey, but "Rochester" is still in New York.
 */
const HOME_FACTOR = 7;
const HOME_COUNTRIES = new Set(['GB', 'IE', 'FR']);
/** Parts of France that the ISO list has as countries: their prefectures are not capitals. */
const OVERSEAS = new Set(['RE', 'GP', 'MQ', 'GF', 'YT', 'PM', 'BL', 'MF']);
const KIND_WEIGHT = { country: 1e12, region: 1e11, state: 0, city: 0 };

function createNaming(draft: Draft): (key: string) => Place[] {
  const { city, citiesNamed } = draft.atlas;
  function weighCity(position: number, key: string): number {
    const { isCapital, population, country } = city(position);
    const factor =
      (isCapital && !OVERSEAS.has(country) ? CAPITAL_FACTOR : CITY_FACTOR) *
      (HOME_COUNTRIES.has(country) ? HOME_FACTOR : 1);
    return population * factor + (draft.cityAbbreviations.has(key) ? 10 * KIND_WEIGHT.country : 0);
  }
  return (key) => {
    if (key === '') return [];
    const fixed = draft.names.get(key) ?? [];
    const usual = draft.citiesByName.get(key) ?? [];
    const listed = citiesNamed(key);
    const isWanted =
      listed !== null && (listed.isOwnName || (fixed.length === 0 && usual.length === 0));
    if (fixed.length + usual.length === 0 && !isWanted) return [];
    const found = fixed.map((place) => ({
      place,
      weight: KIND_WEIGHT[place.kind] + place.population,
    }));
    for (const position of new Set([...usual, ...(isWanted ? listed.positions : [])])) {
      found.push({ place: draft.cityPlace(position), weight: weighCity(position, key) });
    }
    return found.toSorted((left, right) => right.weight - left.weight).map(({ place }) => place);
  };
}

function createCityPlaces({ city }: Atlas): (position: number) => Place {
  const places: (Place | undefined)[] = [];
  return (position) => {
    const known = places[position];
    if (known) return known;
    const { id, name, country, latitude, longitude, population } = city(position);
    const place: Place = {
      id: `city:${id}`,
      kind: 'city',
      name,
      countryCode: country,
      latitude,
      longitude,
      population,
    };
    places[position] = place;
    return place;
  };
}

/**
 * Within this distance of a named city, another city counts as next to it ("Villeurbanne, Lyon").
 */
const BESIDE_KM = 60;

/** Builds which places contain which, after the tables are read. */
function createContainment(
  { atlas, stateByDivision, regionsByMember }: Draft,
  tables: PlaceTables,
) {
  const positionOf = (id: string) =>
    id.startsWith('city:') ? atlas.positionOf(id.slice('city:'.length)) : null;
  const cityOf = (place: Place) => atlas.city(positionOf(place.id)!);
  const metros = tables.regions.filter((region) => region.centre !== undefined);
  const regionsOfCountry = (code: string) => regionsByMember.get(code) ?? [];
  const stateOf = (city: City) => stateByDivision.get(divisionOf(city)) ?? null;

  const regionsOfId = memoize(30_000, (id: string): readonly string[] => {
    const city = atlas.city(positionOf(id)!);
    const near = metros.filter(
      ({ centre, country }) =>
        (!country || country === city.country) &&
        distanceKm(centre![0], centre![1], city) <= centre![2],
    );
    return [
      ...near.map((region) => `region:${region.id}`),
      ...(city.subdivision === ''
        ? []
        : (regionsByMember.get(`${city.country}-${city.subdivision}`) ?? [])),
      ...(regionsByMember.get(divisionOf(city)) ?? []),
      ...regionsOfCountry(city.country),
    ];
  });
  const regionsOf = (city: City) => regionsOfId(`city:${city.id}`);

  function contains(wider: Place, place: Place): boolean {
    if (wider.kind === 'country')
      return place.countryCode === wider.countryCode && place.kind !== 'country';
    if (place.kind !== 'city')
      return (
        wider.kind === 'region' &&
        place.countryCode !== null &&
        regionsOfCountry(place.countryCode).includes(wider.id)
      );
    if (wider.kind === 'state') return stateOf(cityOf(place)) === wider.id;
    if (wider.kind === 'region') return regionsOf(cityOf(place)).includes(wider.id);
    return (
      wider.latitude !== null &&
      wider.longitude !== null &&
      distanceKm(wider.latitude, wider.longitude, cityOf(place)) <= BESIDE_KM
    );
  }

  return { positionOf, cityOf, stateOf, regionsOf, regionsOfCountry, contains };
}

export function createGazetteer(atlas: Atlas, tables: PlaceTables): Gazetteer {
  const draft: Draft = {
    atlas,
    cityPlace: createCityPlaces(atlas),
    fixed: new Map(),
    names: new Map(),
    cityAbbreviations: new Set(),
    citiesByName: new Map(),
    stateByDivision: new Map(),
    regionsByMember: new Map(),
    written: [],
  };
  addCountries(draft, tables.countryNames);
  addStates(draft, tables.states);
  addRegions(draft, tables.regions);
  addCityNames(draft, tables.cityNames);

  const containment = createContainment(draft, tables);

  return {
    city: atlas.city,
    cityName: atlas.cityName,
    cityNamesFrom: atlas.cityNamesFrom,
    cityCount: atlas.cityCount,
    coordinates: atlas.coordinates,
    wordLanguages: atlas.wordLanguages,
    named: createNaming(draft),
    get(id) {
      const position = containment.positionOf(id);
      return position === null ? (draft.fixed.get(id) ?? null) : draft.cityPlace(position);
    },
    cityPlace: draft.cityPlace,
    cityOf: containment.cityOf,
    stateOf: containment.stateOf,
    regionsOf: containment.regionsOf,
    regionsOfCountry: containment.regionsOfCountry,
    contains: containment.contains,
    written: draft.written,
  };
}
