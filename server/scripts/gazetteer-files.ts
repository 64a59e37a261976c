import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchTool } from '../../tools/fetch.ts';
import { SMALL_TOWNS } from '../src/lexicon/data/small-towns.ts';
import { FOREIGN_SMALL_TOWNS, FRENCH_SMALL_TOWNS } from '../src/lexicon/data/towns.ts';
import { distanceKm, placeKey } from '../src/lexicon/rules/gazetteer.ts';
import { isMisspelled, isOneLetterOff, shortenings } from '../src/lexicon/rules/one-letter-off.ts';
import { shortNameOf } from '../src/lexicon/rules/short-names.ts';
import { readWords, type Words } from './dictionary-words.ts';

/*
 * The list of cities (GeoNames, CC BY 3.0, as cities15000-json packs it) in the form that the
 * lexicon reads without parsing it: see src/lexicon/atlas.ts.
 */

/** Fewer people than this: only the own name of a city is kept, except where French is spoken. */
const OTHER_NAMES_POPULATION = 100_000;
const FRENCH_SPEAKING = new Set(['FR', 'BE', 'CH', 'LU', 'MC']);

/**
 * Countries of which the lexicon knows what is below the first division: départements, counties,
 * provinces.
 */
const WITH_SUBDIVISIONS = new Set(['FR', 'GB', 'IE', 'BE']);

/** A name in plain letters, and no code of an airport (SAP is software). */
const PLAIN_NAME = /^[A-Z](?=.*[a-z])[A-Za-z '.-]{2,}$/;

interface PackagedCity {
  id: string;
  name: string;
  asciiname: string;
  alternativeNames: string[];
  lat: string;
  lon: string;
  featureCode: string;
  country: string;
  adminCode: string;
  countrySubdivision: string;
  population: string;
}

interface Town extends Pick<PackagedCity, 'country' | 'name' | 'adminCode' | 'countrySubdivision'> {
  latitude: number;
  longitude: number;
  population: number;
}

const withCoordinates = (): Town[] =>
  [...FRENCH_SMALL_TOWNS.map((town) => ['FR', ...town] as const), ...FOREIGN_SMALL_TOWNS].map(
    ([country, name, countrySubdivision, adminCode, latitude, longitude, population]) => ({
      country,
      name,
      countrySubdivision,
      adminCode,
      latitude,
      longitude,
      population,
    }),
  );

/**
 * The divisions of a town whose row leaves them out: of the nearest listed city of its country, and
 * of its French département where that is given.
 */
function divisionsOf(
  country: string,
  area: string,
  at: { latitude: number; longitude: number },
  listed: readonly PackagedCity[],
) {
  if (country === 'US') return { adminCode: area, countrySubdivision: '' };
  const near = listed.filter(
    (city) => city.country === country && (area === '' || city.countrySubdivision === area),
  );
  const away = ({ lat, lon }: PackagedCity) =>
    distanceKm(at.latitude, at.longitude, { latitude: Number(lat), longitude: Number(lon) });
  const [first, ...rest] = near;
  const nearest = rest.reduce<PackagedCity | undefined>(
    (best, city) => (best && away(best) <= away(city) ? best : city),
    first,
  );
  return {
    adminCode: nearest?.adminCode ?? '',
    countrySubdivision: nearest?.countrySubdivision ?? area,
  };
}

/** The rows of `SMALL_TOWNS`; see there. */
function smallTowns(listed: readonly PackagedCity[]): Town[] {
  return SMALL_TOWNS.trim()
    .split('\n')
    .flatMap((line) => {
      const [where = '', rows = ''] = line.split(': ');
      const [country = '', area = ''] = where.split(' ');
      return rows.split('; ').map((row): Town => {
        const cells = row.split(' ');
        const [latitude = 0, longitude = 0, thousands = 0] = cells.splice(-3).map(Number);
        if (![latitude, longitude, thousands].every(Number.isFinite))
          throw new Error(`small-towns: "${row}" is no town`);
        const divisions = divisionsOf(country, area, { latitude, longitude }, listed);
        return {
          country,
          name: cells.join(' '),
          ...divisions,
          latitude,
          longitude,
          population: thousands * 1000,
        };
      });
    });
}

function packed({
  country,
  name,
  latitude,
  longitude,
  population,
  ...divisions
}: Town): PackagedCity {
  const where =
    country === 'US' ? `us-${divisions.adminCode.toLowerCase()}` : country.toLowerCase();
  return {
    id: `${where}-${placeKey(name).replaceAll(' ', '-')}`,
    name,
    asciiname: placeKey(name),
    alternativeNames: [],
    lat: String(latitude),
    lon: String(longitude),
    featureCode: 'PPL',
    country,
    ...divisions,
    population: String(population),
  };
}

function cityLine(city: PackagedCity): string {
  const subdivision = WITH_SUBDIVISIONS.has(city.country) ? city.countrySubdivision : '';
  const capital = city.featureCode === 'PPLC' ? 'capital' : '';
  const degrees = (text: string) => String(Number(Number(text).toFixed(3)));
  return [
    degrees(city.lat),
    degrees(city.lon),
    city.id,
    city.name,
    city.country,
    city.adminCode,
    subdivision,
    city.population,
    capital,
  ].join('\t');
}

function nameLines(cities: readonly PackagedCity[]): string[] {
  const own = new Map<string, Set<number>>();
  const other = new Map<string, Set<number>>();
  const add = (names: Map<string, Set<number>>, name: string, position: number) => {
    const key = placeKey(name);
    if (key !== '') names.set(key, (names.get(key) ?? new Set()).add(position));
  };
  for (const [position, { name, asciiname }] of cities.entries())
    for (const one of [name, asciiname]) add(own, one, position);
  for (const [position, { alternativeNames, country, population }] of cities.entries()) {
    if (Number(population) < OTHER_NAMES_POPULATION && !FRENCH_SPEAKING.has(country)) continue;
    for (const name of alternativeNames)
      if (PLAIN_NAME.test(name) && !own.has(placeKey(name))) add(other, name, position);
  }
  for (const [position, { name, country }] of cities.entries()) {
    const short = shortNameOf(name, country);
    if (short && !own.has(placeKey(short))) add(other, short, position);
  }
  return [...own, ...other]
    .map(
      ([key, positions]) => `${key}\t${[...positions].join(',')}${own.has(key) ? '' : '\tother'}`,
    )
    .sort();
}

function areaLines(cities: readonly PackagedCity[]): string[] {
  const people = new Map<string, number>();
  for (const { country, adminCode, population } of cities) {
    for (const area of [country, `${country}.${adminCode}`])
      people.set(area, (people.get(area) ?? 0) + Number(population));
  }
  return [...people].map(([area, population]) => `${area}\t${population}`).sort();
}

/**
 * The cities whose names are known with a typing error too, by what their names have in common with
 * a word that is one letter off.
 */
function misspelledNames(cities: readonly PackagedCity[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { name, country, population } of cities) {
    const key = placeKey(name);
    if (!isMisspelled(key, country, Number(population))) continue;
    for (const shorter of shortenings(key))
      names.set(shorter, [...(names.get(shorter) ?? []), key]);
  }
  return names;
}

/**
 * The names of places that are words of English (`e`) or French (`f`), and the words that are a
 * letter off the name of a city.
 */
function wordLines(
  cities: readonly PackagedCity[],
  names: readonly string[],
  { en, fr }: Words,
): string[] {
  const misspelled = misspelledNames(cities);
  const isNear = (word: string): boolean =>
    shortenings(word).some((shorter) =>
      misspelled.get(shorter)?.some((name) => name[0] === word[0] && isOneLetterOff(name, word)),
    );
  const known = new Set(names.map((line) => line.slice(0, line.indexOf('\t'))));
  const words = [...new Set([...en, ...fr])].filter((word) => known.has(word) || isNear(word));
  return words
    .map((word) => `${word}\t${en.has(word) ? 'e' : ''}${fr.has(word) ? 'f' : ''}`)
    .sort();
}

const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** Path from the root of the repository -> text. */
export async function gazetteerFiles(): Promise<Record<string, string>> {
  const sources = await fetchTool('gazetteer-sources');
  const packaged = JSON.parse(
    await readFile(join(sources, 'cities15000-json', 'cities.json'), 'utf8'),
  ) as PackagedCity[];
  const keyOf = ({ country, adminCode, name }: PackagedCity) =>
    `${country} ${country === 'US' ? adminCode : ''} ${placeKey(name)}`;
  const known = new Set(packaged.map(keyOf));
  const isNew = (town: PackagedCity): boolean => {
    const fresh = !known.has(keyOf(town));
    known.add(keyOf(town));
    return fresh;
  };
  const towns = [...withCoordinates(), ...smallTowns(packaged)].map(packed).filter(isNew);
  const cities = [...packaged, ...towns].toSorted(
    (left, right) =>
      Number(right.population) - Number(left.population) || (left.id < right.id ? -1 : 1),
  );
  const names = nameLines(cities);
  return {
    'server/gazetteer/cities.tsv': text(cities.map(cityLine)),
    'server/gazetteer/names.tsv': text(names),
    'server/gazetteer/words.tsv': text(wordLines(cities, names, await readWords(sources))),
    'server/gazetteer/areas.tsv': text(areaLines(cities)),
  };
}
