import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { once } from '../platform/once.ts';
import type { Atlas, City } from './rules/gazetteer.ts';
import { readTitleTable, type TitleTable } from './rules/title-table.ts';

/**
 * Data that the lexicon reads from disk: the cities (server/gazetteer), what the encoder of titles
 * has learned (server/vocabulary), and the names of countries and languages (ISO, from their
 * packages).
 */

const require = createRequire(import.meta.url);
const folder = new URL('../../gazetteer/', import.meta.url);

export const loadTitleTable = (): TitleTable =>
  readTitleTable(readFileSync(new URL('../../vocabulary/titles.bin', import.meta.url)));

/** The text of the table of words that mean nearly the same. */
export const loadMeanings = (): string =>
  readFileSync(new URL('../../vocabulary/meanings.txt', import.meta.url), 'utf8');

const readTable = (name: string): string => readFileSync(new URL(`${name}.tsv`, folder), 'utf8');

/** The start of each line, followed by the length of the text. */
function lineStarts(text: string): Int32Array {
  const starts = new Int32Array(text.length >> 3);
  let lines = 0;
  for (let at = 0; at < text.length; at = text.indexOf('\n', at) + 1) starts[lines++] = at;
  starts[lines] = text.length;
  return starts.subarray(0, lines + 1);
}

const NEW_LINE = 10;
const TAB = 9;

/** Whether the key of the line at `start` sorts before this one. */
function isBefore(sorted: string, start: number, key: string): boolean {
  for (let at = 0; at < key.length; at += 1) {
    const [code, other] = [sorted.charCodeAt(start + at), key.charCodeAt(at)];
    if (code !== other) return code === TAB || code < other;
  }
  return false;
}

/**
 * The start of the key's line in a text sorted by key, or the position where it would start. `from`
 * and `to` are line starts. Compares letters in place, so a lookup creates no strings.
 */
function lineFrom(sorted: string, key: string, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    let start = (low + high) >> 1;
    let end = start;
    while (start > low && sorted.charCodeAt(start - 1) !== NEW_LINE) start -= 1;
    if (isBefore(sorted, start, key)) {
      while (sorted.charCodeAt(end) !== NEW_LINE) end += 1;
      low = end + 1;
    } else high = start;
  }
  return low;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Finds the start of a key's line, or the position where it would start. Only stores where each
 * letter begins: the text is its own index.
 */
function createFinder(sorted: string): (key: string) => number {
  const letters = [...LETTERS, '{'].map((letter) => lineFrom(sorted, letter, 0, sorted.length));
  return (key) => {
    const letter = LETTERS.indexOf(key[0] ?? '');
    const [from = 0, to = sorted.length] = letter < 0 ? [] : [letters[letter], letters[letter + 1]];
    return lineFrom(sorted, key, from, to);
  };
}

/** Finds the rest of the key's line in a text sorted by key; null without such a line. */
function createLookUp(sorted: string, find = createFinder(sorted)): (key: string) => string | null {
  return (key) => {
    const at = find(key);
    return sorted.startsWith(key, at) && sorted[at + key.length] === '\t'
      ? sorted.slice(at + key.length + 1, sorted.indexOf('\n', at))
      : null;
  };
}

/** Finds the lines of the keys that are a word, or begin with it and a space. */
function createWordLookUp(
  sorted: string,
  find: (key: string) => number,
): (word: string) => string[] {
  return (word) => {
    const lines: string[] = [];
    for (let at = find(word); sorted.startsWith(word, at); ) {
      const after = sorted[at + word.length];
      if (after !== '\t' && after !== ' ') break;
      const end = sorted.indexOf('\n', at);
      lines.push(sorted.slice(at, end));
      at = end + 1;
    }
    return lines;
  };
}

/** The column of the name in the line of a city. */
const NAME_COLUMN = 3;

/** The cities by their lines; each is parsed on demand. */
function readCities(): Pick<
  Atlas,
  'cityCount' | 'city' | 'cityName' | 'positionOf' | 'coordinates'
> {
  const lines = readTable('cities');
  const starts = lineStarts(lines);
  const cityCount = starts.length - 1;
  const known: (City | undefined)[] = [];

  function city(position: number): City {
    const read = known[position];
    if (read) return read;
    const cells = lines.slice(starts[position], starts[position + 1]! - 1).split('\t');
    const [
      latitude,
      longitude,
      id = '',
      name = '',
      country = '',
      division = '',
      subdivision = '',
      population,
      capital,
    ] = cells;
    const place = {
      id,
      name,
      country,
      division,
      subdivision,
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
    const made: City = {
      ...place,
      population: Number(population),
      isCapital: capital === 'capital',
    };
    known[position] = made;
    return made;
  }

  /** The columns needed by questions about all cities, extracted from every line on first use. */
  const columns = once(() => {
    const latitudes = new Float64Array(cityCount);
    const longitudes = new Float64Array(cityCount);
    const positions = new Map<string, number>();
    for (let position = 0; position < cityCount; position += 1) {
      const latitude = starts[position]!;
      const longitude = lines.indexOf('\t', latitude) + 1;
      const id = lines.indexOf('\t', longitude) + 1;
      latitudes[position] = Number(lines.slice(latitude, longitude - 1));
      longitudes[position] = Number(lines.slice(longitude, id - 1));
      positions.set(lines.slice(id, lines.indexOf('\t', id)), position);
    }
    return { latitudes, longitudes, positions };
  });

  function cityName(position: number): string {
    let from = starts[position]!;
    for (let column = 0; column < NAME_COLUMN; column += 1) from = lines.indexOf('\t', from) + 1;
    return lines.slice(from, lines.indexOf('\t', from));
  }

  return {
    cityCount,
    city,
    cityName,
    coordinates: columns,
    positionOf: (id) => columns().positions.get(id) ?? null,
  };
}

function namesOf(
  packageName: string,
  language: 'en' | 'fr',
  key: 'countries' | 'languages',
): Record<string, string | string[]> {
  const file = require(`${packageName}/langs/${language}.json`) as Record<string, unknown>;
  return file[key] as Record<string, string | string[]>;
}

const firstName = (name: string | string[]) => (Array.isArray(name) ? name[0]! : name);

export function loadLanguageNames(language: 'en' | 'fr'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(namesOf('@cospired/i18n-iso-languages', language, 'languages')).map(
      ([code, name]) => [code, firstName(name)],
    ),
  );
}

export function loadAtlas(): Atlas {
  const lookUpWord = once(() => createLookUp(readTable('words')));
  const names = readTable('names');
  const findName = createFinder(names);
  const lookUp = createLookUp(names, findName);
  const namesFrom = createWordLookUp(names, findName);
  const areas = new Map(
    readTable('areas')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t') as [string, string]),
  );
  const english = namesOf('i18n-iso-countries', 'en', 'countries');
  const french = namesOf('i18n-iso-countries', 'fr', 'countries');
  const alpha3 = new Map(
    (require('i18n-iso-countries/codes.json') as [string, string, string][]).map(([two, three]) => [
      two,
      three,
    ]),
  );
  return {
    ...readCities(),
    citiesNamed(key) {
      const [positions, other] = lookUp(key)?.split('\t') ?? [];
      return positions === undefined
        ? null
        : { positions: positions.split(',').map(Number), isOwnName: other === undefined };
    },
    wordLanguages(key) {
      const languages = lookUpWord()(key) ?? '';
      return { en: languages.includes('e'), fr: languages.includes('f') };
    },
    cityNamesFrom: (word) =>
      namesFrom(word).flatMap((line) => {
        const [key = '', positions = '', other] = line.split('\t');
        return other === undefined ? [{ key, positions: positions.split(',').map(Number) }] : [];
      }),
    populationOf: (area) => Number(areas.get(area) ?? 0),
    countries: Object.keys(english).map((code) => ({
      code,
      alpha3: alpha3.get(code) ?? code,
      name: firstName(english[code]!),
      otherNames: [english[code]!, french[code] ?? []].flat(),
    })),
  };
}
