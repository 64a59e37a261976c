import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compact } from './compact.ts';

const text = (max: number) => fc.string({ unit: 'grapheme', maxLength: max });
const words = fc
  .array(fc.constantFrom('Runs', 'large', 'systems', 'équipe', 'in', 'Kafka'), { maxLength: 400 })
  .map((list) => list.join(' '));
const profile = fc.record({
  id: fc.uuid(),
  firstname: text(40),
  lastname: text(40),
  jobTitle: words.map((title) => title.slice(0, 200)),
  headline: words,
  summary: fc.option(words),
  city: text(20),
  country: fc.constant('France'),
  photoUrl: fc.webUrl(),
  proNetworkUrl: fc.constant('https://pro.example/in/somebody'),
  currentOrganization: fc.option(fc.record({ id: fc.uuid(), name: text(60), logoUrl: text(5) })),
  experiences: fc.array(
    fc.record({
      title: text(80),
      organizationName: text(80),
      startDate: fc.constant('2018-01-01T00:00:00.000Z'),
      endDate: fc.constant(null),
      isCurrent: fc.boolean(),
      description: words,
    }),
    { maxLength: 40 },
  ),
  educations: fc.array(
    fc.record({ schoolName: text(80), degrees: fc.array(text(50)), majors: fc.array(text(50)) }),
  ),
  skills: fc.array(text(40), { maxLength: 100 }),
  languages: fc.constant([]),
  certifications: fc.array(fc.record({ name: text(100) })),
});
const page = { minLength: 10, maxLength: 10 };
const TOKEN = 4;

describe('the short form of a page', () => {
  it('of ten people has at most 3,000 tokens, each person with id and name', () => {
    fc.assert(
      fc.property(fc.array(profile, page), (talents) => {
        const data = compact('searchTalents', { talents, estimationCount: 10 }) as {
          talents: { id: string }[];
        };
        expect(data.talents.map(({ id }) => id)).toEqual(talents.map(({ id }) => id));
        expect(JSON.stringify(data).length).toBeLessThanOrEqual(3_000 * TOKEN);
      }),
      { numRuns: 30 },
    );
  });

  it('of ten verdicts has at most 4,000 tokens, each with its verdict and all statuses', () => {
    const status = fc.constantFrom('met', 'partially_met', 'not_met', 'unknown');
    const criterion = fc.record({
      title: words.map((title) => title.slice(0, 300)),
      result: words,
      status,
      evaluable: fc.boolean(),
      references: fc.array(fc.record({ path: fc.constant('/summary'), quote: words })),
    });
    const judged = fc.record({
      talentId: fc.uuid(),
      aiVerdict: fc.constantFrom('green', 'amber', 'red'),
      effectiveVerdict: fc.constant('green'),
      scoring: fc.record({ recap: words, criterias: fc.array(criterion, { maxLength: 3 }) }),
      profile,
    });
    fc.assert(
      fc.property(fc.array(judged, page), (talents) => {
        const data = compact('getQualifiedSearch', { castingId: 'cast_1', talents }) as {
          talents: { aiVerdict: string; criterias?: { status: string }[] }[];
        };
        expect(data.talents.map(({ aiVerdict }) => aiVerdict)).toEqual(
          talents.map(({ aiVerdict }) => aiVerdict),
        );
        for (const [i, { criterias = [] }] of data.talents.entries())
          expect(criterias.map((one) => one.status)).toEqual(
            talents[i]!.scoring.criterias.map((one) => one.status),
          );
        expect(JSON.stringify(data).length).toBeLessThanOrEqual(4_000 * TOKEN);
      }),
      { numRuns: 30 },
    );
  });

  it('never cuts an id, a cursor or an address, and says how much of a list is missing', () => {
    const cursor = 'c'.repeat(900);
    const data = compact('getTalent', {
      talent: { id: 'i'.repeat(700), skills: Array.from({ length: 30 }, (_, i) => `Skill ${i}`) },
      cursor,
    }) as { talent: { id: string; skills: string[] }; cursor: string };
    expect([data.talent.id.length, data.cursor]).toEqual([700, cursor]);
    expect(data.talent.skills).toHaveLength(21);
    expect(data.talent.skills.at(-1)).toBe('10 more with detail full');
  });

  it('leaves the data of other operations alone', () => {
    const data = { content: 'long '.repeat(1_000), nothing: null };
    expect(compact('listSequenceDrafts', data)).toBe(data);
  });
});
