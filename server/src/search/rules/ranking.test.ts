import { describe, expect, test } from 'vitest';
import { type ProfileParts, profileOf } from '../../../test/judging-profiles.ts';
import { createSegmentEngine } from '../../index/index.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { createDocumentReader } from '../document/document.ts';
import { OCCURRENCE_FACTORS, WEIGHTS } from '../document/weights.ts';
import { dayOf } from '../document/years.ts';
import { compile } from './compile.ts';
import { validateFilters } from './validate.ts';

const lexicon = createLexicon();
const toDocument = createDocumentReader(lexicon);
const asOf = new Date('2026-06-15');
const context = { lexicon, today: dayOf(asOf) };

type Asked = { filterType: string; value: unknown; [option: string]: unknown };

function planOf(asked: readonly Asked[]) {
  const read = validateFilters(asked, lexicon);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return compile(read.filters, context);
}

/**
 * The people in rank order, by their place in the list. Ids run against that order, so that nobody
 * comes first by id.
 */
function ranked(
  asked: readonly Asked[],
  people: readonly ProfileParts[],
  updatedAt: (place: number) => Date = () => asOf,
): number[] {
  const engine = createSegmentEngine();
  const idOf = (place: number) => `p${String(people.length - place).padStart(3, '0')}`;
  engine.apply(
    people.map((parts, place) => ({
      id: idOf(place),
      document: toDocument(profileOf({ ...parts, id: idOf(place) }), updatedAt(place), asOf),
    })),
  );
  const { ids } = engine.search(planOf(asked), { exclude: new Set(), limit: 100 });
  return ids.map((id) => people.length - Number(id.slice(1)));
}

/** Somebody whose jobs are these, the current one first, otherwise alike. */
function worked(
  current: { title?: string; at?: string; description?: string },
  past: { title?: string; at?: string } = {},
): ProfileParts {
  const title = current.title ?? 'Consultant';
  return {
    jobTitle: title,
    experiences: [
      {
        title,
        organizationName: current.at ?? 'Acme',
        startDate: '2022-01-01',
        isCurrent: true,
        description: current.description ?? 'Work.',
      },
      {
        title: past.title ?? 'Advisor',
        organizationName: past.at ?? 'Globex',
        startDate: '2019-01-01',
        endDate: '2022-01-01',
        isCurrent: false,
      },
    ],
  };
}

/** The same person between two jobs. */
const ended = (parts: ProfileParts): ProfileParts => ({
  ...parts,
  experiences: parts.experiences!.map((job, at) =>
    at === 0 ? { ...job, isCurrent: false, endDate: '2026-01-01' } : job,
  ),
});

/** The same person with an older job. */
const longAgo = (parts: ProfileParts, title: string): ProfileParts => ({
  ...parts,
  experiences: [
    ...parts.experiences!,
    {
      title,
      organizationName: 'Initech',
      startDate: '2009-01-01',
      endDate: '2018-01-01',
      isCurrent: false,
    },
  ],
});

const TITLE = { filterType: 'JOB_TITLE', value: 'Data engineer' };
const wish = (filterType: string, value: unknown): Asked => ({
  filterType,
  value,
  isRequired: false,
});

describe('each list is in the order that a recruiter would sign', () => {
  test.each<[string, Asked[], ProfileParts[]]>([
    [
      'a title: now before then, and word for word, by another name, by its words',
      [TITLE],
      [
        worked({ title: 'Data Engineer' }),
        worked({ title: 'Ingénieure de données' }),
        worked({ title: 'Data Platform Engineer' }),
        worked({}, { title: 'Data Engineer' }),
        worked({}, { title: 'Ingénieure de données' }),
        worked({}, { title: 'Data Platform Engineer' }),
      ],
    ],
    [
      'a skill: named in the current job, then listed',
      [{ filterType: 'SKILL', value: 'Kafka' }],
      [
        { ...worked({ description: 'Streams with Kafka.' }), skills: ['Kafka'] },
        { ...worked({ description: 'Streams with care.' }), skills: ['Kafka'] },
      ],
    ],
    [
      'a skill: in a job that goes on, in the last one that ended, then listed',
      [{ filterType: 'SKILL', value: 'Kafka' }],
      [
        { ...worked({ description: 'Streams with Kafka.' }), skills: ['Kafka'] },
        { ...ended(worked({ description: 'Streams with Kafka.' })), skills: ['Kafka'] },
        { ...worked({ description: 'Streams with care.' }), skills: ['Kafka'] },
      ],
    ],
    [
      'a past title: of the last job, then of an older one',
      [TITLE],
      [
        longAgo(worked({}, { title: 'Data Engineer' }), 'Advisor'),
        longAgo(worked({}, { title: 'Advisor' }), 'Data Engineer'),
      ],
    ],
    [
      'a level in a wished title: stated, likely by the years, one step away, far away',
      [{ filterType: 'COUNTRY', value: 'France' }, wish('JOB_TITLE', 'Senior Data Engineer')],
      [
        { ...worked({ title: 'Senior Accountant' }), country: 'France' },
        { ...longAgo(worked({ title: 'Accountant' }), 'Accountant'), country: 'France' },
        { ...worked({ title: 'Lead Accountant' }), country: 'France' },
        { ...worked({ title: 'Accounting Intern' }), country: 'France' },
      ],
    ],
    [
      'a skill: itself, then one whose name has its words',
      [{ filterType: 'SKILL', value: 'Negotiation' }],
      [
        { ...worked({}), skills: ['Negotiation'] },
        { ...worked({}), skills: ['Negotiation of leases'] },
      ],
    ],
    [
      'a company: now, then before; that very name first',
      [{ filterType: 'COMPANY', value: 'Nordwind' }],
      [
        worked({ at: 'Nordwind' }),
        worked({ at: 'Nordwind Logistics' }),
        worked({}, { at: 'Nordwind' }),
        worked({}, { at: 'Nordwind Logistics' }),
      ],
    ],
    [
      'an industry: of the current job, of a past one, named somewhere',
      [{ filterType: 'INDUSTRY', value: 'banking' }],
      [
        worked({ title: 'Consultant, banking' }),
        worked({}, { title: 'Advisor, banking' }),
        { ...worked({ title: 'Consultant, travel' }), headline: 'Reads on banking' },
      ],
    ],
    [
      'a place: in it, then around it',
      [{ filterType: 'LOCATION', value: 'Lyon', radius: 30 }],
      [
        { ...worked({}), city: 'Lyon', country: 'France' },
        { ...worked({}), city: 'Villeurbanne', country: 'France' },
      ],
    ],
    [
      'a level: said by the title, then likely by the years',
      [{ filterType: 'SENIORITY', value: 'senior' }],
      [
        worked({ title: 'Senior Consultant' }),
        {
          ...worked({ title: 'Consultant' }),
          experiences: [
            { title: 'Consultant', startDate: '2010-01-01', isCurrent: true, description: 'Work.' },
          ],
        },
      ],
    ],
    [
      'a language: fluent, then any level',
      [{ filterType: 'LANGUAGE', value: 'German' }],
      [
        { ...worked({}), languages: [{ name: 'German', proficiency: 'full_professional' }] },
        { ...worked({}), languages: [{ name: 'German', proficiency: 'elementary' }] },
      ],
    ],
    [
      'a degree: that one, then a higher one',
      [{ filterType: 'DEGREE', value: 'Bachelor' }],
      [
        { ...worked({}), educations: [{ schoolName: 'X', degrees: ['Bachelor'] }] },
        { ...worked({}), educations: [{ schoolName: 'X', degrees: ['PhD'] }] },
      ],
    ],
    [
      'a school: that very name, then its words in another',
      [{ filterType: 'SCHOOL', value: 'Nordwind College' }],
      [
        { ...worked({}), educations: [{ schoolName: 'Nordwind College', degrees: [] }] },
        { ...worked({}), educations: [{ schoolName: 'Nordwind Business College', degrees: [] }] },
      ],
    ],
    [
      'a keyword: the word, then another name of the same thing',
      [{ filterType: 'KEYWORD', value: 'k8s' }],
      [
        { ...worked({}), summary: 'Runs k8s.' },
        { ...worked({}), summary: 'Runs Kubernetes.' },
      ],
    ],
    [
      'a text: all of it, then its words',
      [{ filterType: 'CERTIFICATION', value: 'Solutions Architect' }],
      [
        { ...worked({}), certifications: [{ name: 'Solutions Architect' }] },
        { ...worked({}), certifications: [{ name: 'Solutions Architect Associate' }] },
      ],
    ],
    [
      'wishes: two, one, none',
      [TITLE, wish('SKILL', 'Kafka'), wish('LANGUAGE', 'German')],
      [
        {
          ...worked({ title: 'Data Engineer' }),
          skills: ['Kafka'],
          languages: [{ name: 'German', proficiency: 'full_professional' }],
        },
        {
          ...worked({ title: 'Data Engineer' }),
          skills: ['Kafka'],
          languages: [{ name: 'Latin', proficiency: 'full_professional' }],
        },
        {
          ...worked({ title: 'Data Engineer' }),
          skills: ['Cooking'],
          languages: [{ name: 'Latin', proficiency: 'full_professional' }],
        },
      ],
    ],
    [
      'a better title that is required before a wish',
      [TITLE, wish('SKILL', 'Kafka')],
      [
        { ...worked({ title: 'Data Engineer', description: 'Work.' }), skills: ['Cooking'] },
        { ...worked({ title: 'Ingénieure de données', description: 'Kafka.' }), skills: ['Kafka'] },
      ],
    ],
    [
      'the same match: the more complete profile',
      [TITLE],
      [
        {
          ...worked({ title: 'Data Engineer' }),
          summary: 'All about me.',
          headline: 'Engineer',
          city: 'Lyon',
        },
        worked({ title: 'Data Engineer' }),
      ],
    ],
  ])('%s', (_, asked, people) => {
    expect(ranked(asked, people)).toEqual(people.map((_, place) => place));
  });

  describe('the same match and completeness', () => {
    const people = Array(100).fill(worked({ title: 'Data Engineer' }));
    const order = ranked([TITLE], people);
    /** How well two orders agree: 1 when they are the same, -1 when one is the other reversed. */
    const agreement = (one: readonly number[], other: readonly number[]): number => {
      const middle = (one.length - 1) / 2;
      const spread = one.reduce((sum, place) => sum + (place - middle) ** 2, 0);
      return (
        one.reduce((sum, place, at) => sum + (place - middle) * (other[at]! - middle), 0) / spread
      );
    };

    test('neither the ids nor the days of the rows decide', () => {
      expect(order.toSorted((a, b) => a - b)).toEqual(people.map((_, place) => place));
      expect(
        Math.abs(
          agreement(
            order,
            people.map((_, place) => place),
          ),
        ),
      ).toBeLessThan(0.2);
      const aged = (place: number): Date => new Date(asOf.getTime() - place * 20 * 86_400_000);
      expect(ranked([TITLE], people, aged)).toEqual(order);
    });

    test('the same search, asked again or in other words, answers in the same order', () => {
      expect(ranked([TITLE], people)).toEqual(order);
      const two = [TITLE, wish('SKILL', ['Kafka', 'SQL', 'Kafka'])];
      expect(ranked(two, people)).toEqual(
        ranked([{ ...wish('SKILL', ['Kafka', 'SQL']), isExcluded: false }, TITLE], people),
      );
    });

    test('another search begins with other people', () => {
      const firsts = ['Kafka', 'SQL', 'Excel', 'Java', 'Rust', 'Go', 'PHP', 'C++'].map(
        (skill) => ranked([TITLE, wish('SKILL', skill)], people)[0],
      );
      expect(new Set(firsts).size).toBeGreaterThanOrEqual(6);
    });
  });
});

describe('the weights fulfil their stated reasons', () => {
  const { title, ...others } = WEIGHTS;
  const ladder = [...Object.values(title.current), ...Object.values(title.past)];
  const leaves = (weights: unknown): number[] =>
    typeof weights === 'number' ? [weights] : Object.values(weights as object).flatMap(leaves);
  const widest = (weights: unknown): number =>
    Math.max(...leaves(weights)) - Math.min(...leaves(weights));

  test('every step between kinds of title match is larger than any gain of another filter', () => {
    const steps = ladder.slice(1).map((weight, at) => ladder[at]! - weight);
    expect(Math.min(...steps)).toBeGreaterThan(Math.max(...Object.values(others).map(widest)));
  });

  test('no single wish but a title outweighs a step of a required title', () => {
    const step = Math.min(...ladder.slice(1).map((weight, at) => ladder[at]! - weight));
    expect(step * OCCURRENCE_FACTORS.required).toBeGreaterThan(
      Math.max(...leaves(others)) * OCCURRENCE_FACTORS.optional,
    );
  });
});
