import { fold } from '../../src/lexicon/rules/fold.ts';
import {
  hashOf,
  isHeldOut,
  type Occupation,
  readVocabulary,
  type VocabularyName,
  type VocabularyTitle,
} from '../vocabularies.ts';
import type { Grade } from './measure.ts';
import { HOMES, type Home, LEVELS, type Level, withLevel } from './people.ts';
import { createCrowd, type GradedPerson, type GradedQuery, type World } from './world.ts';

/*
 * One world for each vocabulary: people whose titles are names of its occupations, and queries for
 * names that no training sees. Between two vocabularies nothing says which occupations are the same,
 * so their people never meet in one index.
 */

/** Queries of each kind in a world. */
const QUERIES = 120;
/** Recruiters type short titles. */
const MAX_TYPED_WORDS = 3;
const MIN_ODD_WORDS = 2;
const PEOPLE_ASKED_FOR = 25;
const PEOPLE_BESIDE = 4;
/** One query in so many names a country, or a level. */
const COUNTRY_EVERY = 2;
const LEVEL_EVERY = 3;

const keyOf = ({ text, language }: VocabularyTitle): string => `${language} ${fold(text)}`;
const wordsIn = (text: string): number => fold(text).split(' ').length;

/** In how many vocabularies a title stands, by its key. */
function timesPublished(vocabularies: ReadonlyMap<VocabularyName, readonly Occupation[]>) {
  const times = new Map<string, number>();
  for (const occupations of vocabularies.values()) {
    const keys = new Set(occupations.flatMap(({ titles }) => titles.map(keyOf)));
    for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  }
  return (title: VocabularyTitle): number => times.get(keyOf(title)) ?? 0;
}

interface Ask {
  kind: 'typed' | 'odd';
  title: VocabularyTitle;
}

/** Titles to ask for, in an order that no property of the titles decides. */
function titlesToAsk(
  occupations: readonly Occupation[],
  published: (title: VocabularyTitle) => number,
): Ask[] {
  const titles = new Map(
    occupations
      .flatMap(({ titles: all }) => all)
      .filter(({ text }) => isHeldOut(text))
      .map((title) => [keyOf(title), title]),
  );
  const some = (kind: Ask['kind'], fits: (title: VocabularyTitle) => boolean): Ask[] =>
    [...titles]
      .filter(([, title]) => fits(title))
      .sort(([a], [b]) => hashOf(a) - hashOf(b))
      .slice(0, QUERIES)
      .map(([, title]) => ({ kind, title }));
  return [
    ...some('typed', (title) => published(title) > 1 && wordsIn(title.text) <= MAX_TYPED_WORDS),
    ...some(
      'odd',
      (title) => published(title) === 1 && !title.isUsual && wordsIn(title.text) >= MIN_ODD_WORDS,
    ),
  ];
}

/** The grade of a person, by what both titles may mean. */
function grader(
  asked: readonly Occupation[],
  level: Level,
  byKey: ReadonlyMap<string, Occupation>,
) {
  const keys = new Set(asked.map(({ key }) => key));
  const families = new Set(asked.map(({ family }) => family));
  const groups = new Set(asked.map(({ group }) => group));
  return (person: GradedPerson): Grade => {
    const theirs = person.meanings.map((key) => byKey.get(key)!);
    if (theirs.some(({ key }) => keys.has(key)))
      return level === null || level === person.level ? 3 : 2;
    if (theirs.some(({ family }) => families.has(family))) return 2;
    return theirs.some(({ group }) => groups.has(group)) ? 1 : 0;
  };
}

function queryOf(
  { kind, title }: Ask,
  meanings: readonly Occupation[],
  byKey: ReadonlyMap<string, Occupation>,
): GradedQuery {
  const hash = hashOf(`query ${keyOf(title)}`);
  const level: Level = hash % LEVEL_EVERY === 0 ? 'senior' : null;
  const home = (hash >>> 4) % COUNTRY_EVERY === 0 ? HOMES[(hash >>> 8) % HOMES.length]! : null;
  const text = withLevel(title, level);
  return {
    kind,
    text,
    asked: {
      filters: [
        { filterType: 'JOB_TITLE', value: text },
        ...(home ? [{ filterType: 'COUNTRY', value: home.country }] : []),
      ],
    },
    isHeldOut: (hash >>> 16) % 2 === 1,
    gradeOf: grader(meanings, level, byKey),
    allows: (person) => home === null || person.home.country === home.country,
  };
}

function worldOf(
  name: string,
  occupations: readonly Occupation[],
  published: (title: VocabularyTitle) => number,
): World {
  const byKey = new Map(occupations.map((one) => [one.key, one]));
  const occupationsOf = new Map<string, Occupation[]>();
  for (const one of occupations)
    for (const title of one.titles)
      occupationsOf.set(keyOf(title), [...(occupationsOf.get(keyOf(title)) ?? []), one]);
  const meaningsOf = (title: VocabularyTitle): Occupation[] =>
    occupationsOf.get(keyOf(title)) ?? [];

  const asks = titlesToAsk(occupations, published);
  const asked = new Set(asks.flatMap(({ title }) => meaningsOf(title)));
  const typed = new Set(
    asks.filter(({ kind }) => kind === 'typed').map(({ title }) => keyOf(title)),
  );
  const crowd = createCrowd(name);
  for (const one of occupations) {
    // Nobody has an odd title that is asked for: it must be found by its meaning.
    const titles = one.titles.filter((title) => !isHeldOut(title.text) || typed.has(keyOf(title)));
    const inFrench = titles.filter(({ language }) => language === 'fr');
    const inEnglish = titles.filter(({ language }) => language === 'en');
    const count = asked.has(one) ? PEOPLE_ASKED_FOR : PEOPLE_BESIDE;
    for (let at = 0; at < count && titles.length > 0; at++) {
      const home: Home = crowd.random.pick(HOMES);
      const local = home.country === 'FR' ? inFrench : inEnglish;
      crowd.add(
        local.length > 0 ? local : titles,
        (title) => [one.key, ...meaningsOf(title).map(({ key }) => key)],
        { level: crowd.random.pick(LEVELS), home, skills: one.skills },
      );
    }
  }
  return {
    name,
    people: crowd.people,
    queries: asks.map((ask) => queryOf(ask, meaningsOf(ask.title), byKey)),
  };
}

export function vocabularyWorlds(folder: string): World[] {
  const names: VocabularyName[] = ['esco', 'onet', 'rome'];
  const vocabularies = new Map(names.map((name) => [name, readVocabulary(folder, name)]));
  const published = timesPublished(vocabularies);
  return names.map((name) => worldOf(name, vocabularies.get(name)!, published));
}
