import type { RegionRow, StateRow } from '../data/regions.ts';
import type { Place, Residence } from '../lexicon.ts';
import { fold } from './fold.ts';
import { memoise } from './memo.ts';
import { parts } from './phrases.ts';

export interface City {
  id: string;
  name: string;
  asciiName: string;
  latitude: number;
  longitude: number;
  isCapital: boolean;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Code of the first division of the country, as the city list writes it. */
  division: string;
  population: number;
}

export interface Country {
  code: string;
  alpha3: string;
  name: string;
  otherNames: readonly string[];
}

export interface Atlas {
  cities: readonly City[];
  /** Further names of cities in plain letters, with the position of the city. */
  alternates(): readonly (readonly [city: number, name: string])[];
  countries: readonly Country[];
}

export interface PlaceTables {
  states: readonly StateRow[];
  regions: readonly RegionRow[];
  cityNames: readonly (readonly [name: string, country: string, otherNames: string])[];
  countryNames: readonly (readonly [code: string, otherNames: string])[];
}

/** A name under which running text may speak of a place; `written` keeps its capitals. */
export interface PlaceSpelling {
  words: readonly string[];
  written: string;
  place: Place;
}

export interface PlaceIndex {
  read(text: string): readonly Place[];
  get(id: string): Place | null;
  within(place: Place, km: number): readonly string[];
  residence(where: { city: string | null; state: string | null; country: string | null }): Residence;
  /** Usual names of countries, states, regions, and cities from `population` people. */
  spellings(population: number): PlaceSpelling[];
}

const KM_PER_DEGREE = 111.195;

function distanceKm(latitude: number, longitude: number, city: City): number {
  const radians = Math.PI / 180;
  const dLatitude = (city.latitude - latitude) * radians;
  const dLongitude = (city.longitude - longitude) * radians;
  const a = Math.sin(dLatitude / 2) ** 2 + Math.cos(latitude * radians) * Math.cos(city.latitude * radians) * Math.sin(dLongitude / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Folded, with "saint" written out, so that St-Étienne and Saint-Étienne agree. */
function placeKey(text: string): string {
  const key = fold(text);
  return /\bste?\b/.test(key) ? key.replace(/\bst\b/g, 'saint').replace(/\bste\b/g, 'sainte') : key;
}

/** Words around a name that do not change which place is meant: "Greater Lille Area", "69002 Lyon", "Lyon 3e arrondissement", "Lille et environs". */
const AROUND =
  /\b(?:greater|grand|area|areas|metropolitan|metro|region|agglomeration|city|ville|environs|ses|et|and|surroundings|around|near|pres|proche|autour|in|a|de|of|la|the|cedex|arrondissement|arrdt|(?:cedex )?\d+(?:e|er|eme|nd|th|st|rd)?)\b/g;

/** Cities outweigh the state of the same name (New York), capitals most of all (Washington). */
const CITY_FACTOR = 3;
const CAPITAL_FACTOR = 15;

type Weighed = { place: Place; weight: number };

export function createPlaceIndex(atlas: Atlas, tables: PlaceTables): PlaceIndex {
  const { cities } = atlas;
  const cityPosition = new Map(cities.map((city, position) => [city.id, position]));
  const cityPlaces: (Place | undefined)[] = new Array(cities.length);
  const fixed = new Map<string, Place>();
  const names = new Map<string, Place[]>();
  const citiesByName = new Map<string, number[]>();
  const stateByDivision = new Map<string, string>();
  const written: { name: string; place: Place }[] = [];

  function cityPlace(position: number): Place {
    const city = cities[position]!;
    return (cityPlaces[position] ??= {
      id: `city:${city.id}`,
      kind: 'city',
      name: city.name,
      countryCode: city.country,
      latitude: city.latitude,
      longitude: city.longitude,
      population: city.population,
    });
  }

  function addTo<T>(map: Map<string, T[]>, key: string, value: T): void {
    const list = map.get(key);
    if (!list) map.set(key, [value]);
    else if (!list.includes(value)) list.push(value);
  }

  function addFixed(place: Place, otherNames: readonly string[]): void {
    fixed.set(place.id, place);
    for (const name of [place.name, ...otherNames]) {
      addTo(names, placeKey(name), place);
      written.push({ name, place });
    }
  }

  const peopleIn = new Map<string, number>();
  for (const [position, city] of cities.entries()) {
    peopleIn.set(city.country, (peopleIn.get(city.country) ?? 0) + city.population);
    const division = `${city.country}.${city.division}`;
    peopleIn.set(division, (peopleIn.get(division) ?? 0) + city.population);
    addTo(citiesByName, placeKey(city.asciiName), position);
    if (city.name !== city.asciiName) addTo(citiesByName, placeKey(city.name), position);
  }

  const moreCountryNames = new Map(tables.countryNames);
  for (const country of atlas.countries) {
    const usual = parts(moreCountryNames.get(country.code) ?? '');
    const place: Place = {
      id: `country:${country.code.toLowerCase()}`,
      kind: 'country',
      name: usual[0] ?? country.name,
      countryCode: country.code,
      latitude: null,
      longitude: null,
      population: peopleIn.get(country.code) ?? 0,
    };
    addFixed(place, [...usual.slice(1), ...country.otherNames]);
    addTo(names, country.code.toLowerCase(), place);
    addTo(names, country.alpha3.toLowerCase(), place);
  }
  for (const [id, name, country, divisions, otherNames] of tables.states) {
    const members = divisions.split(' ').map((division) => `${country}.${division}`);
    for (const member of members) stateByDivision.set(member, `state:${id}`);
    const population = members.reduce((sum, member) => sum + (peopleIn.get(member) ?? 0), 0);
    addFixed({ id: `state:${id}`, kind: 'state', name, countryCode: country, latitude: null, longitude: null, population }, parts(otherNames ?? ''));
  }
  for (const region of tables.regions) {
    const place: Place = {
      id: `region:${region.id}`,
      kind: 'region',
      name: region.name,
      countryCode: region.country ?? null,
      latitude: region.centre?.[0] ?? null,
      longitude: region.centre?.[1] ?? null,
      population: 0,
    };
    addFixed(place, parts(region.otherNames));
  }
  for (const [name, country, otherNames] of tables.cityNames) {
    const positions = (citiesByName.get(placeKey(name)) ?? []).filter((position) => cities[position]!.country === country);
    const biggest = positions.toSorted((left, right) => cities[right]!.population - cities[left]!.population)[0];
    if (biggest === undefined) continue;
    for (const other of parts(otherNames)) {
      addTo(citiesByName, placeKey(other), biggest);
      written.push({ name: other, place: cityPlace(biggest) });
    }
  }

  let alternates: Map<string, number[]> | null = null;
  function alternateCities(key: string): readonly number[] {
    if (!alternates) {
      alternates = new Map();
      for (const [position, name] of atlas.alternates()) addTo(alternates, placeKey(name), position);
    }
    return alternates.get(key) ?? [];
  }

  const kindWeight = { country: 1e12, region: 1e11, state: 0, city: 0 };
  function weigh(place: Place, position: number | null): Weighed {
    if (position === null) return { place, weight: kindWeight[place.kind] + place.population };
    return { place, weight: place.population * (cities[position]!.isCapital ? CAPITAL_FACTOR : CITY_FACTOR) };
  }

  function named(key: string): Place[] {
    if (key === '') return [];
    const found = (names.get(key) ?? []).map((place) => weigh(place, null));
    let positions: readonly number[] = citiesByName.get(key) ?? [];
    if (found.length === 0 && positions.length === 0) positions = alternateCities(key);
    found.push(...positions.map((position) => weigh(cityPlace(position), position)));
    return found.toSorted((left, right) => right.weight - left.weight).map(({ place }) => place);
  }

  const regionsByCountry = new Map<string, string[]>();
  const regionsByDivision = new Map<string, string[]>();
  for (const region of tables.regions) {
    for (const member of region.members?.split(' ') ?? [])
      addTo(member.includes('.') ? regionsByDivision : regionsByCountry, member, `region:${region.id}`);
  }
  const metros = tables.regions.filter((region) => region.centre !== undefined);

  const regionsOfCity = memoise(30_000, (id: string): readonly string[] => {
    const city = cities[cityPosition.get(id)!]!;
    const near = metros.filter(
      ({ centre, country }) => (!country || country === city.country) && distanceKm(centre![0], centre![1], city) <= centre![2],
    );
    return [
      ...near.map((region) => `region:${region.id}`),
      ...(regionsByDivision.get(`${city.country}.${city.division}`) ?? []),
      ...(regionsByCountry.get(city.country) ?? []),
    ];
  });

  const stateOfCity = (city: City) => stateByDivision.get(`${city.country}.${city.division}`) ?? null;

  function contains(wider: Place, place: Place): boolean {
    if (wider.kind === 'country') return place.countryCode === wider.countryCode && place.kind !== 'country';
    if (place.kind !== 'city')
      return wider.kind === 'region' && place.countryCode !== null && (regionsByCountry.get(place.countryCode) ?? []).includes(wider.id);
    const city = cities[cityPosition.get(place.id.slice(5))!]!;
    if (wider.kind === 'state') return stateOfCity(city) === wider.id;
    if (wider.kind === 'region') return regionsOfCity(city.id).includes(wider.id);
    return wider.latitude !== null && wider.longitude !== null && distanceKm(wider.latitude, wider.longitude, city) <= 60;
  }

  /** Those candidates that every known context contains. */
  function narrowed(candidates: readonly Place[], contexts: readonly string[]): Place[] {
    const wider = contexts.map((context) => named(context)).filter((places) => places.length > 0);
    return candidates.filter((candidate) => wider.every((places) => places.some((place) => contains(place, candidate))));
  }

  function readWords(key: string): Place[] {
    const whole = named(key);
    if (whole.length > 0) return whole;
    const words = key.split(' ');
    for (let cut = words.length - 1; cut > 0; cut -= 1) {
      const contexts = named(words.slice(cut).join(' '));
      if (contexts.length === 0) continue;
      const found = named(words.slice(0, cut).join(' ')).filter((candidate) => contexts.some((context) => contains(context, candidate)));
      if (found.length > 0) return found;
    }
    const bare = key.replace(AROUND, ' ').replace(/\s+/g, ' ').trim();
    return bare === key || bare.length < 2 ? [] : named(bare);
  }

  const read = memoise(20_000, (text: string): readonly Place[] => {
    const [head = '', ...contexts] = text
      .split(/[,;()/|]/)
      .map(placeKey)
      .filter((part) => part !== '');
    if (contexts.length === 0) return readWords(head);
    const candidates = readWords(head);
    return candidates.length === 0 ? readWords(placeKey(text)) : narrowed(candidates, contexts);
  });

  function cityOf(city: string, state: Place | null, country: Place | null): Place | null {
    const candidates = read(city).filter((place) => place.kind === 'city');
    const inCountry = country ? candidates.filter((place) => place.countryCode === country.countryCode) : candidates;
    const inState = state ? inCountry.filter((place) => contains(state, place)) : inCountry;
    return inState[0] ?? inCountry[0] ?? null;
  }

  const RESIDENCE_MARK = '\u0001';
  const residence = memoise(50_000, (key: string): Residence => {
    const [cityName = '', stateName = '', countryName = ''] = key.split(RESIDENCE_MARK);
    let country = countryName ? (read(countryName).find((place) => place.kind === 'country') ?? null) : null;
    const states = stateName ? read(stateName).filter((place) => place.kind === 'state' || place.kind === 'region') : [];
    const state = states.find((place) => !country || place.countryCode === null || place.countryCode === country.countryCode) ?? null;
    if (!country && state?.countryCode) country = fixed.get(`country:${state.countryCode.toLowerCase()}`) ?? null;
    const city = cityName ? cityOf(cityName, state, country) : null;
    const countryCode = country?.countryCode ?? city?.countryCode ?? null;
    const details = city ? cities[cityPosition.get(city.id.slice(5))!]! : null;
    const regionIds = details
      ? regionsOfCity(details.id)
      : [...(state?.kind === 'region' ? [state.id] : []), ...((countryCode && regionsByCountry.get(countryCode)) || [])];
    return {
      cityId: city?.id ?? null,
      stateId: details ? stateOfCity(details) : state?.kind === 'state' ? state.id : null,
      regionIds,
      countryId: countryCode ? `country:${countryCode.toLowerCase()}` : null,
    };
  });

  const around = memoise(2_000, (key: string): readonly string[] => {
    const [latitude = 0, longitude = 0, km = 0] = key.split(' ').map(Number);
    const degrees = km / KM_PER_DEGREE;
    const near: { id: string; distance: number }[] = [];
    for (const city of cities) {
      if (Math.abs(city.latitude - latitude) > degrees) continue;
      const distance = distanceKm(latitude, longitude, city);
      if (distance <= km) near.push({ id: `city:${city.id}`, distance });
    }
    return near.toSorted((left, right) => left.distance - right.distance).map(({ id }) => id);
  });

  return {
    read,
    get(id) {
      const position = id.startsWith('city:') ? cityPosition.get(id.slice(5)) : undefined;
      return position === undefined ? (fixed.get(id) ?? null) : cityPlace(position);
    },
    within: (place, km) => (place.latitude === null || place.longitude === null ? [] : around(`${place.latitude} ${place.longitude} ${km}`)),
    residence: ({ city, state, country }) => residence([city ?? '', state ?? '', country ?? ''].join(RESIDENCE_MARK)),
    spellings(population) {
      const big = cities.flatMap((city, position) => (city.population >= population ? [cityPlace(position)] : []));
      const all = [...written, ...big.toSorted((left, right) => right.population - left.population).map((place) => ({ name: place.name, place }))];
      return all.map(({ name, place }) => ({ words: placeKey(name).split(' '), written: name, place }));
    },
  };
}
