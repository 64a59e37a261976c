import type { Random } from '../../../sample/src/random.ts';
import type { Seniority } from '../../src/lexicon/types.ts';
import type { TalentProfile } from '../../src/talents/profile.ts';
import { profileOf } from '../../test/judging-profiles.ts';
import type { VocabularyTitle } from '../vocabularies.ts';

/** A place where made-up people live, and what may be asked of it. */
export interface Home {
  city: string;
  state: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

export const HOMES: readonly Home[] = [
  { city: 'Paris', state: 'Île-de-France', country: 'FR' },
  { city: 'Lyon', state: 'Auvergne-Rhône-Alpes', country: 'FR' },
  { city: 'London', state: 'England', country: 'GB' },
  { city: 'Chicago', state: 'Illinois', country: 'US' },
  { city: 'Berlin', state: null, country: 'DE' },
];

/** The levels that titles state; null states none. */
export type Level = Extract<Seniority, 'junior' | 'senior'> | null;
export const LEVELS: readonly Level[] = [null, null, null, 'senior', 'senior', 'junior'];

const LEVEL_WORDS = {
  en: {
    senior: (title: string) => `Senior ${title}`,
    junior: (title: string) => `Junior ${title}`,
  },
  fr: {
    senior: (title: string) => `${title} senior`,
    junior: (title: string) => `${title} junior`,
  },
};

const EMPLOYERS = 'Acme,Globex,Initech,Umbrella,Hooli,Vandelay,Wonka,Tyrell,Cyberdyne,Aperture';

export const withLevel = ({ text, language }: VocabularyTitle, level: Level): string =>
  level === null ? text : LEVEL_WORDS[language][level](text);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const START_YEAR = { senior: 2008, junior: 2025 };

/** Somebody with this title today and the other one before, as an importer would deliver them. */
export function personOf(
  id: string,
  title: VocabularyTitle,
  before: VocabularyTitle,
  level: Level,
  home: Home,
  skills: readonly string[],
  random: Random,
): TalentProfile {
  const since = level === null ? random.int(2015, 2022) : START_YEAR[level];
  const employers = random.sample(EMPLOYERS.split(','), 2);
  const current = capitalized(withLevel(title, level));
  return profileOf({
    id,
    firstname: 'Person',
    lastname: `Number ${id}`,
    city: home.city,
    state: home.state,
    country: home.country,
    jobTitle: current,
    headline: `${current} at ${employers[0]}`,
    skills: random.sample(skills, 5),
    experiences: [
      {
        title: current,
        organizationName: employers[0],
        startDate: `${since + 1}-03-01`,
        isCurrent: true,
      },
      {
        title: capitalized(before.text),
        organizationName: employers[1],
        startDate: `${since}-01-01`,
        endDate: `${since + 1}-02-01`,
        isCurrent: false,
      },
    ],
  });
}
