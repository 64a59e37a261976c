import { createRandom } from '../../../sample/src/random.ts';
import type { TalentProfile } from '../../src/talents/profile.ts';
import { hashOf, type VocabularyTitle } from '../vocabularies.ts';
import type { Grade } from './measure.ts';
import { type Home, type Level, personOf } from './people.ts';

/** Somebody made up, with what decides the grade that a query gives them. */
export interface GradedPerson {
  profile: TalentProfile;
  /** What their title means: keys that only the world understands. */
  meanings: readonly string[];
  level: Level;
  home: Home;
}

export interface GradedQuery {
  kind: string;
  /** Never printed when the query is held out. */
  text: string;
  /** The filters of a request, or a prompt to read. */
  asked: { filters: readonly object[] } | { prompt: string };
  isHeldOut: boolean;
  gradeOf(person: GradedPerson): Grade;
  /** Whether the person meets every required filter other than the title. */
  allows(person: GradedPerson): boolean;
}

/** People, and queries whose right answers are known. */
export interface World {
  name: string;
  people: GradedPerson[];
  queries: GradedQuery[];
}

const SEED = 11;

/** Makes up people one after the other; the same calls make the same people. */
export function createCrowd(name: string) {
  const people: GradedPerson[] = [];
  const random = createRandom(SEED, hashOf(name));
  return {
    people,
    random,
    add(
      titles: readonly VocabularyTitle[],
      meanings: (title: VocabularyTitle) => readonly string[],
      { level, home, skills }: { level: Level; home: Home; skills: readonly string[] },
    ): void {
      const title = random.pick(titles);
      const before = random.pick(titles);
      const id = `${name}-${String(hashOf(`${name} ${people.length}`)).padStart(10, '0')}-${people.length}`;
      people.push({
        profile: personOf(id, title, before, level, home, skills, random),
        meanings: meanings(title),
        level,
        home,
      });
    },
  };
}
