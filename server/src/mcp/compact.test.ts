import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonSchema, jsonSchemaOf } from '../openapi/json-schema.ts';
import { operations } from '../operations.ts';
import { compact, defaultsOf, hasShortForm } from './compact.ts';

const shorten = (id: string, data: object) =>
  compact(operations.find((one) => one.id === id)!, data);

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
        const data = shorten('searchTalents', { talents, estimationCount: 10 }) as {
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
        const data = shorten('getQualifiedSearch', { castingId: 'cast_1', talents }) as {
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
    const talent = {
      id: 'i'.repeat(700),
      proNetworkUrl: `https://pro.example/in/${'x'.repeat(300)}`,
      experiences: [],
      educations: [],
      skills: Array.from({ length: 30 }, (_, i) => `Skill ${i}`),
    };
    const data = shorten('getTalent', { talent, nextPageCursor: cursor }) as {
      talent: { id: string; proNetworkUrl: string; skills: string[] };
      nextPageCursor: string;
    };
    expect([data.talent.id, data.talent.proNetworkUrl, data.nextPageCursor]).toEqual([
      talent.id,
      talent.proNetworkUrl,
      cursor,
    ]);
    expect(data.talent.skills).toHaveLength(21);
    expect(data.talent.skills.at(-1)).toBe('10 more with detail full');
  });

  it('leaves a result that fits alone when it has no profile', () => {
    const data = { drafts: [{ runId: 'srun_1', draft: { subject: null, content: 'Hello ' } }] };
    expect(shorten('listSequenceDrafts', data)).toBe(data);
  });

  it('of a bulk change counts the outcomes, and shows what failed first', () => {
    const results = Array.from({ length: 1_000 }, (_, i) =>
      i === 900
        ? { id: `cand_${i}`, outcome: 'failed', error: { code: 'not_found', message: 'None.' } }
        : { id: `cand_${i}`, outcome: 'changed', error: null },
    );
    expect(shorten('changeCandidateStatuses', { results })).toMatchObject({
      outcomes: { changed: 999, failed: 1 },
      results: expect.objectContaining({ 0: expect.objectContaining({ id: 'cand_900' }) }),
    });
  });

  it('of a conversation keeps the newest messages, which come last', () => {
    const messages = Array.from({ length: 300 }, (_, i) => ({ messageId: `msg_${i}`, text: LONG }));
    const data = shorten('getConversation', { messages }) as { messages: unknown[] };
    expect(data.messages[0]).toMatch(/^\d+ more with detail full$/);
    expect(data.messages.at(-1)).toMatchObject({ messageId: 'msg_299' });
  });
});

const LONG = 'Runs large systems in Kafka. '.repeat(40);
const ROWS = 100;
/** How many items a list has, by how deep it is. */
const ITEMS = [12, 12, 4, 2];

/** The largest data of a shape: long texts, full lists, every member. */
function largest(
  schema: JsonSchema,
  defs: Record<string, JsonSchema>,
  name: string,
  depth = 0,
): unknown {
  const { $ref, anyOf, oneOf, type, items, properties, additionalProperties } = schema as {
    $ref?: string;
    anyOf?: JsonSchema[];
    oneOf?: JsonSchema[];
    type?: string;
    items?: JsonSchema;
    properties?: Record<string, JsonSchema>;
    additionalProperties?: JsonSchema;
  };
  const of = (inner: JsonSchema, as = name, deeper = 0) => largest(inner, defs, as, depth + deeper);
  if ($ref) return of(defs[$ref.split('/').at(-1)!]!);
  const choices = anyOf ?? oneOf;
  if (choices)
    return choices
      .map((choice) => of(choice))
      .toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];
  if (type === 'array') {
    const item = of(items ?? {}, name, 1);
    return Array.from({ length: ITEMS[depth] ?? 1 }, () => item);
  }
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([member, inner]) => [member, of(inner, member)]),
    );
  if (typeof additionalProperties === 'object')
    return Object.fromEntries(
      Array.from({ length: 5 }, (_, i) => [`${name}${i}`, of(additionalProperties)]),
    );
  if (type === 'integer' || type === 'number') return 1_000_000;
  if (type === 'boolean') return false;
  if (Array.isArray(schema.enum)) return schema.enum.at(-1);
  if (schema.const !== undefined) return schema.const;
  if (/Url$|^url$/.test(name)) return `https://example.com/${'a'.repeat(40)}`;
  if (/(?:^id|Ids?|Cursor|Code)$/.test(name)) return `cast_${'a'.repeat(26)}`;
  if (/(?:At|Date|^at|^from|^to|^start|^day|Until)$/.test(name)) return '2026-03-02T10:00:00.000Z';
  return LONG;
}

/** The answer of an operation with as many rows as its short form asks for. */
function largestAnswer(operation: (typeof operations)[number]): object {
  const schema = jsonSchemaOf(operation.data, 'output') as JsonSchema & {
    $defs?: Record<string, JsonSchema>;
  };
  const size = Number(Object.values(defaultsOf(operation))[0] ?? ROWS);
  const data = largest(schema, schema.$defs ?? {}, '') as Record<string, unknown>;
  const members = Object.entries(data).map(([name, member]) => [
    name,
    Array.isArray(member) && typeof member[0] === 'object'
      ? Array.from({ length: size }, () => member[0])
      : member,
  ]);
  return Object.fromEntries(members);
}

const shortened = operations.filter((one) => !one.sessionOnly && hasShortForm(one));

it.each(shortened)('the largest result of $id has at most 3,000 tokens', (operation) => {
  const limit = operation.id === 'getQualifiedSearch' ? 4_000 : 3_000;
  const short = JSON.stringify(compact(operation, largestAnswer(operation)));
  expect(short.length / TOKEN).toBeLessThanOrEqual(limit);
});

it('every result with a list has a short form', () => {
  const long = operations.filter(
    (one) =>
      !one.sessionOnly &&
      !hasShortForm(one) &&
      JSON.stringify(largestAnswer(one)).length / TOKEN > 3_000,
  );
  expect(long.map(({ id }) => id)).toEqual([]);
});
