import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fold } from '../../src/lexicon/rules/fold.ts';
import {
  isHeldOutQuery,
  type PeopleQuery,
  stateName,
} from '../prompts/reference/people-queries.ts';
import { readVocabulary, type VocabularyTitle } from '../vocabularies.ts';
import { HOMES, type Home } from './people.ts';
import { createCrowd, type GradedPerson, type GradedQuery, type World } from './world.ts';

/*
 * Strangers' prompts (people_queries), asked among people who have the titles that their labels
 * name, in the places that they name and elsewhere. Prompts for regions and metropolitan areas are
 * left out: no table says which cities they mean.
 */

const PEOPLE_THERE = 12;
const PEOPLE_ELSEWHERE = 4;

interface City {
  name: string;
  alt: string[];
  country: string;
  admin1: string;
  pop: number;
}

const rowsOf = <T>(folder: string, ...parts: string[]): T[] =>
  readFileSync(path.join(folder, ...parts), 'utf8')
    .trim()
    .split('\n')
    .map((line): T => JSON.parse(line));

/** The largest city of each name, of each state, and of each country. */
function createMap(folder: string) {
  const cities = rowsOf<City>(folder, 'cities', 'cities15k.jsonl').sort((a, b) => b.pop - a.pop);
  const byCity = new Map<string, City>();
  const byState = new Map<string, City>();
  const byCountry = new Map<string, City>();
  const keep = (known: Map<string, City>, key: string, city: City): void => {
    if (!known.has(key)) known.set(key, city);
  };
  const countryNames = new Intl.DisplayNames('en', { type: 'region' });
  for (const city of cities) {
    keep(byCity, fold(city.name), city);
    keep(byState, fold(city.admin1), city);
    keep(byCountry, fold(countryNames.of(city.country) ?? ''), city);
    keep(byCountry, fold(city.country), city);
  }
  for (const city of cities) for (const name of city.alt) keep(byCity, fold(name), city);
  keep(byCountry, 'uk', byCountry.get('gb')!);
  keep(byCountry, 'usa', byCountry.get('us')!);
  return { city: byCity, state: byState, country: byCountry };
}

type PlaceType = keyof ReturnType<typeof createMap>;

const homeOf = ({ name, admin1, country }: City): Home => ({
  city: name,
  state: admin1 === '' ? null : admin1,
  country,
});

const LIVES_IN: Record<PlaceType, (one: Home, other: Home) => boolean> = {
  city: (one, other) => one.city === other.city && one.country === other.country,
  state: (one, other) => one.state === other.state && one.country === other.country,
  country: (one, other) => one.country === other.country,
};

interface Placed {
  query: PeopleQuery;
  home: Home | null;
  placeType: PlaceType;
}

function placedQueries(folder: string): Placed[] {
  const map = createMap(folder);
  return rowsOf<PeopleQuery>(folder, 'people_queries', 'queries.jsonl').flatMap(
    (query): Placed[] => {
      const { place, placeType } = query;
      if (place === undefined) return [{ query, home: null, placeType: 'country' }];
      if (placeType !== 'city' && placeType !== 'state' && placeType !== 'country') return [];
      const city = map[placeType].get(fold(placeType === 'state' ? stateName(place) : place));
      return city ? [{ query, home: homeOf(city), placeType }] : [];
    },
  );
}

export function strangersWorld(folder: string): World {
  const placed = placedQueries(folder);
  const occupationsOf = new Map<string, string[]>();
  for (const name of ['esco', 'onet'] as const)
    for (const { key, titles } of readVocabulary(folder, name))
      for (const { text } of titles)
        occupationsOf.set(fold(text), [...(occupationsOf.get(fold(text)) ?? []), key]);
  // First the title itself, then the occupations whose name it is.
  const meaningsOf = (title: string): string[] => [
    fold(title),
    ...(occupationsOf.get(fold(title)) ?? []),
  ];

  const crowd = createCrowd('strangers');
  const homes = placed.flatMap(({ home }) => home ?? []);
  for (const { query, home } of placed) {
    const title: VocabularyTitle = { text: query.title, language: 'en', isUsual: true };
    const mayAddLevel = query.seniority === 'ic';
    for (let at = 0; at < PEOPLE_THERE + PEOPLE_ELSEWHERE; at++) {
      const isThere = at < PEOPLE_THERE;
      crowd.add([title], () => meaningsOf(query.title), {
        level: mayAddLevel && at % 3 === 2 ? 'senior' : null,
        home: isThere ? (home ?? crowd.random.pick(HOMES)) : crowd.random.pick(homes),
        skills: [],
      });
    }
  }
  return { name: 'strangers', people: crowd.people, queries: placed.map(queryOf) };

  function queryOf({ query, home, placeType }: Placed): GradedQuery {
    const [title, ...occupations] = meaningsOf(query.title);
    return {
      kind: 'prompts',
      text: query.text,
      asked: { prompt: query.text },
      isHeldOut: isHeldOutQuery(query),
      gradeOf: ({ meanings }: GradedPerson) => {
        if (meanings[0] === title) return 3;
        return occupations.some((one) => meanings.includes(one)) ? 2 : 0;
      },
      allows: (person) => home === null || LIVES_IN[placeType](person.home, home),
    };
  }
}
