import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ProfileParts, profileOf } from '../../../test/judging-profiles.ts';
import { createSegmentEngine } from '../../index/index.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { createDocumentReader } from '../document/document.ts';
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

describe('scores are monotone', () => {
  const skill = fc.constantFrom(
    'Kafka',
    'Python',
    'Kubernetes',
    'Gestion de projet',
    'Negotiation of leases',
  );
  const school = fc.constantFrom('HEC Paris', 'TU Berlin', 'Nordwind College');
  const degree = fc.constantFrom('Master', 'Bachelor of Science', 'BTS', 'PhD');
  const major = fc.constantFrom('Computer Science', 'Finance', 'Droit');
  const language = fc.record({
    name: fc.constantFrom('German', 'French', 'English'),
    proficiency: fc.constantFrom('elementary', 'professional_working', 'native_or_bilingual', null),
  });
  const title = fc.constantFrom(
    'Data Engineer',
    'Ingénieure de données',
    'Data Platform Engineer',
    'Sales Manager',
    'Senior Data Engineer',
  );
  const company = fc.constantFrom('Nordwind', 'Nordwind Logistics', 'Société Générale');
  const job = fc.record({
    title,
    organizationName: company,
    description: fc.constantFrom(null, 'Kafka and Python for banking.'),
  });
  const addition: fc.Arbitrary<ProfileParts> = fc.oneof(
    skill.map((one) => ({ skills: [one] })),
    language.map((one) => ({ languages: [one] })),
    job.map((one) => ({
      experiences: [{ ...one, startDate: '2015-01-01', endDate: '2016-01-01', isCurrent: false }],
    })),
    fc.tuple(school, degree, major).map(([schoolName, one, field]) => ({
      educations: [{ schoolName, degrees: [one], majors: [field] }],
    })),
    skill.map((name) => ({ certifications: [{ name }] })),
    skill.map((one) => ({ interests: [one] })),
  );
  const parts = fc.record({
    now: job,
    added: fc.array(addition, { maxLength: 5 }),
    city: fc.constantFrom('Lyon', 'Villeurbanne', 'Berlin', null),
  });
  const filter: fc.Arbitrary<Asked> = fc
    .record({
      asked: fc.oneof(
        title.map((value) => ({ filterType: 'JOB_TITLE', value })),
        skill.map((value) => ({ filterType: 'SKILL', value })),
        fc.tuple(skill, skill).map((value) => ({ filterType: 'SKILL', value })),
        company.map((value) => ({ filterType: 'COMPANY', value })),
        language.map(({ name }) => ({ filterType: 'LANGUAGE', value: name })),
        school.map((value) => ({ filterType: 'SCHOOL', value })),
        degree.map((value) => ({ filterType: 'DEGREE', value })),
        major.map((value) => ({ filterType: 'FIELD_OF_STUDY', value })),
        skill.map((value) => ({ filterType: 'KEYWORD', value })),
        fc.constant({ filterType: 'INDUSTRY', value: 'banking' }),
        fc.constant({ filterType: 'LOCATION', value: 'Lyon', radius: 20 }),
      ),
      isRequired: fc.boolean(),
    })
    .map(({ asked, isRequired }) => ({ ...asked, isRequired }));

  type Parts = { now: object; added: readonly ProfileParts[]; city: string | null };
  function build({ now, added, city }: Parts): ProfileParts {
    const all = <K extends keyof ProfileParts>(key: K): unknown[] =>
      added.flatMap((one) => (one[key] as unknown[] | undefined) ?? []);
    return {
      city,
      country: 'France',
      experiences: [
        { ...now, startDate: '2022-01-01', isCurrent: true },
        ...(all('experiences') as object[]),
      ],
      skills: all('skills') as string[],
      interests: all('interests') as string[],
      languages: all('languages') as NonNullable<ProfileParts['languages']>,
      educations: all('educations') as object[],
      certifications: all('certifications') as { name: string }[],
    };
  }
  /** The score, or null for a person who does not match. */
  function score(asked: readonly Asked[], profile: Parts): number | null {
    const engine = createSegmentEngine();
    engine.apply([
      { id: 'x', document: toDocument(profileOf({ ...build(profile), id: 'x' }), asOf, asOf) },
    ]);
    return engine.search(planOf(asked), { exclude: new Set(), limit: 1 }).scores[0] ?? null;
  }

  test('adding more to a profile never lowers its score or stops it matching', () => {
    fc.assert(
      fc.property(
        fc.array(filter, { minLength: 1, maxLength: 4 }),
        parts,
        addition,
        (asked, profile, more) => {
          const before = score(asked, profile);
          const after = score(asked, { ...profile, added: [...profile.added, more] });
          if (before !== null) expect(after ?? -1).toBeGreaterThanOrEqual(before);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('another wish never lowers a score, nor changes who matches the required filters', () => {
    fc.assert(
      fc.property(
        fc.array(filter, { minLength: 1, maxLength: 3 }),
        filter,
        parts,
        (asked, one, profile) => {
          const required = asked.map((each) => ({ ...each, isRequired: true }));
          const before = score(required, profile);
          const after = score([...required, { ...one, isRequired: false }], profile);
          expect(after === null).toBe(before === null);
          if (before !== null) expect(after).toBeGreaterThanOrEqual(before);
        },
      ),
      { numRuns: 300 },
    );
  });
});
