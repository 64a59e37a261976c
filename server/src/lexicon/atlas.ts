import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Atlas, City } from './rules/gazetteer.ts';

/** The data packages of the lexicon, read once: cities (GeoNames, CC BY), countries and languages (ISO names). */

const require = createRequire(import.meta.url);

const BEYOND_ASCII = /[\x80-\xff]/;

/** A JSON string without its quotes, cut from a text that was read byte by byte. */
function decode(raw: string): string {
  const text = BEYOND_ASCII.test(raw) ? Buffer.from(raw, 'latin1').toString('utf8') : raw;
  return text.includes('\\') ? (JSON.parse(`"${text}"`) as string) : text;
}

/**
 * Cuts the cities out of the package's pretty-printed JSON. Parsing all of it takes several times longer, mostly for the names in other
 * scripts that nobody asks for; those in plain letters are cut out by `alternates` at the first search for one,
 * without the codes of airports (SAP is software).
 */
function cutCities(json: string): { cities: City[]; alternates: () => (readonly [city: number, name: string])[] } {
  const cities: City[] = [];
  const lists: (readonly [from: number, to: number])[] = [];
  let at = 0;
  const field = (name: string) => {
    const mark = `"${name}": "`;
    const from = json.indexOf(mark, at) + mark.length;
    at = json.indexOf('",\n', from);
    return json.slice(from, at);
  };
  for (at = json.indexOf('"id": "'); at !== -1; at = json.indexOf('\n    "id": "', at)) {
    const id = field('id');
    const name = decode(field('name'));
    const asciiName = decode(field('asciiname'));
    const listStart = at;
    const latitude = Number(field('lat'));
    lists.push([listStart, at]);
    const longitude = Number(field('lon'));
    const isCapital = field('featureCode') === 'PPLC';
    const country = field('country');
    const division = field('adminCode');
    const subdivision = field('countrySubdivision');
    cities.push({ id, name, asciiName, latitude, longitude, isCapital, country, division, subdivision, population: Number(field('population')) });
  }
  const alternates = () =>
    lists.flatMap(([from, to], city) =>
      [...json.slice(from, to).matchAll(/\n {6}"([A-Z](?=[^"]*[a-z])[A-Za-z '.-]{2,})"/g)].map((match) => [city, match[1]!] as const),
    );
  return { cities, alternates };
}

function namesOf(packageName: string, language: 'en' | 'fr', key: 'countries' | 'languages'): Record<string, string | string[]> {
  const file = require(`${packageName}/langs/${language}.json`) as Record<string, unknown>;
  return file[key] as Record<string, string | string[]>;
}

const firstName = (name: string | string[]) => (Array.isArray(name) ? name[0]! : name);

export function loadLanguageNames(language: 'en' | 'fr'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(namesOf('@cospired/i18n-iso-languages', language, 'languages')).map(([code, name]) => [code, firstName(name)]),
  );
}

export function loadAtlas(): Atlas {
  const json = readFileSync(require.resolve('cities15000-json/cities.json'), 'latin1');
  const english = namesOf('i18n-iso-countries', 'en', 'countries');
  const french = namesOf('i18n-iso-countries', 'fr', 'countries');
  const alpha3 = new Map((require('i18n-iso-countries/codes.json') as [string, string, string][]).map(([two, three]) => [two, three]));
  return {
    ...cutCities(json),
    countries: Object.keys(english).map((code) => ({
      code,
      alpha3: alpha3.get(code) ?? code,
      name: firstName(english[code]!),
      otherNames: [english[code]!, french[code] ?? []].flat(),
    })),
  };
}
