import { z } from 'zod';
import { operation, queryInteger } from '../platform/operation.ts';
import { legalBasis, retentionMonths } from './own-contract.ts';
import { talentProfile } from './profile.ts';
import { LEGAL_BASES, NOTICE_WAYS, RETENTION_ENDS } from './rules/terms.ts';

/** Routes for why and how long a workspace keeps its own people, and for telling them. */

const MAX_MARKED = 1_000;

const terms = z
  .object({
    legalBasis: legalBasis
      .nullable()
      .describe('Why people are kept whose source states nothing else; null: not decided'),
    retentionMonths: retentionMonths
      .nullable()
      .describe(
        'Months from the newest source of a person; null: until somebody deletes the person',
      ),
    atEnd: z
      .enum(RETENTION_ENDS)
      .describe('`delete`: the person is deleted; `ask`: listed in `GET /v1/talents/retention`'),
  })
  .meta({ id: 'PoolTerms' });

export const readPoolTerms = operation({
  id: 'readPoolTerms',
  method: 'GET',
  path: '/v1/talents/terms',
  scope: 'read',
  tag: 'Talents',
  summary: 'Read the legal basis and retention of your own people',
  description: 'What holds for people of the own pool whose import or request states nothing else.',
  data: terms,
  answers: { 200: 'The terms of the own pool' },
  errors: [],
});

export const changePoolTerms = operation({
  id: 'changePoolTerms',
  method: 'PATCH',
  path: '/v1/talents/terms',
  scope: 'admin',
  tag: 'Talents',
  summary: 'Set the legal basis and retention of your own people',
  description:
    'Holds at once for everybody in the own pool whose source states nothing else. With `atEnd: "delete"`, people whose retention is over are deleted within the hour, as ' +
    '`DELETE /v1/talents/{talentId}` does.',
  body: terms
    .partial()
    .refine(
      (body) => Object.values(body).some((value) => value !== undefined),
      'at least one of legalBasis, retentionMonths, atEnd is required',
    )
    .meta({ minProperties: 1 }),
  data: terms,
  answers: { 200: 'The terms as they are now' },
  errors: [],
});

const page = z.object({
  page: queryInteger({ min: 1, max: 1_000_000, fallback: 1 }),
  pageSize: queryInteger({ min: 1, max: 100, fallback: 25 }),
});

const way = z.enum([...NOTICE_WAYS, 'sequence']);
const notice = {
  dueAt: z.string().describe('A month after the person was added'),
  informedAt: z.string().nullable().describe('Null: not told yet'),
  how: way.nullable().describe('`already_knew`: the person gave the data; `sequence`: a message'),
};

export const listNotices = operation({
  id: 'listTalentNotices',
  method: 'GET',
  path: '/v1/talents/notices',
  scope: 'read',
  tag: 'Talents',
  summary: 'List your own people who must be told that you keep their data',
  description:
    'People whose data came from others must be told within a month that you keep it, why, and for how long (GDPR, article 14). The next due first. With `informed=true`, the ' +
    'people who were told.',
  query: page.extend({ informed: z.enum(['true', 'false']).optional().default('false') }),
  data: z
    .object({
      talents: z.array(
        z.object({ talent: talentProfile, addedAt: z.string(), ...notice, isOverdue: z.boolean() }),
      ),
      waiting: z.int().describe('People who were not told yet'),
      overdue: z.int().describe('Of these, whose month is over'),
      hasNextPage: z.boolean(),
    })
    .meta({ id: 'TalentNotices' }),
  answers: { 200: 'A page of people' },
  errors: [],
});

export const recordNotices = operation({
  id: 'recordTalentNotices',
  method: 'POST',
  path: '/v1/talents/notices',
  scope: 'spend',
  effects: { idempotent: true },
  tag: 'Talents',
  summary: 'Record that people were told, or were not',
  description:
    'For people who were told outside of a sequence, one by one or all of an import. A step of a sequence with `policy.informs` records it when its message is sent.',
  body: z
    .object({
      talentIds: z.array(z.string()).min(1).max(MAX_MARKED).optional(),
      importId: z.string().optional().describe('Everybody whom this import brought'),
      how: z.enum(NOTICE_WAYS).optional().describe('Required unless `informedAt` is null'),
      informedAt: z.iso
        .datetime({ offset: true })
        .nullable()
        .optional()
        .describe('When; by default now. Null takes the record back'),
    })
    .refine(
      ({ talentIds, importId }) => talentIds !== undefined || importId !== undefined,
      'talentIds or importId is required',
    )
    .refine(({ how, informedAt }) => informedAt === null || how !== undefined, {
      path: ['how'],
      message: `is required: ${NOTICE_WAYS.join(', ')}`,
    }),
  data: z
    .object({ recorded: z.int().describe('People whose record is new or changed') })
    .meta({ id: 'RecordedNotices' }),
  answers: { 200: 'Recorded' },
  errors: ['not_found'],
});

export const getNoticeTemplate = operation({
  id: 'getNoticeTemplate',
  method: 'GET',
  path: '/v1/talents/notices/template',
  scope: 'read',
  tag: 'Talents',
  summary: 'Read a text that tells people that you keep their data',
  description:
    'An email in English or French with the name, legal basis and retention of the workspace, as a step that `POST /v1/sourcings/{sourcingId}/sequence-blueprints` takes: its message records ' +
    'that the person was told. Have it checked by who answers for data protection; complete the address for questions.',
  query: z.object({
    language: z.enum(['en', 'fr']).optional().describe('By default that of the workspace'),
  }),
  data: z
    .object({
      language: z.enum(['en', 'fr']),
      name: z.string(),
      step: z.object({
        id: z.string(),
        name: z.string(),
        type: z.literal('EMAIL'),
        subject: z.string(),
        content: z.string(),
        temporalityType: z.literal('ASAP'),
        policy: z.object({ informs: z.literal(true) }),
      }),
    })
    .meta({ id: 'NoticeTemplate' }),
  answers: { 200: 'The text' },
  errors: [],
});

export const listEnded = operation({
  id: 'listEndedRetentions',
  method: 'GET',
  path: '/v1/talents/retention',
  scope: 'read',
  tag: 'Talents',
  summary: 'List your own people whose retention ended',
  description:
    'The longest ago first. Decide about each: `POST /v1/talents/{talentId}/keep` or `DELETE /v1/talents/{talentId}`. With `atEnd: "delete"` they are deleted within the hour.',
  query: page,
  data: z
    .object({
      talents: z.array(z.object({ talent: talentProfile, endedAt: z.string() })),
      hasNextPage: z.boolean(),
    })
    .meta({ id: 'EndedRetentions' }),
  answers: { 200: 'A page of people' },
  errors: [],
});

export const keepTalent = operation({
  id: 'keepTalent',
  method: 'POST',
  path: '/v1/talents/{talentId}/keep',
  scope: 'spend',
  tag: 'Talents',
  summary: 'Keep one of your own people longer',
  description:
    'Keeps the person for that many months from now, unless the retention ends later anyway. A second call replaces the first one.',
  params: z.object({ talentId: z.string() }),
  body: z.object({ months: retentionMonths }),
  data: z.object({ talentId: z.string(), keptUntil: z.string() }).meta({ id: 'KeptTalent' }),
  answers: { 200: 'Kept' },
  errors: ['not_found'],
});

export const talentSource = z.object({
  kind: z
    .enum(['import', 'request', 'user', 'edit'])
    .describe('A file; a request with a key; a user in the console; a change by hand'),
  importId: z.string().nullable(),
  fileName: z.string().nullable().describe('The name of the imported file'),
  format: z.string().nullable(),
  actor: z.string().describe('The user or key'),
  actorName: z.string().nullable().describe('The name of the user; null for a key'),
  keyId: z.string().nullable().describe('The key that was used; null for a user'),
  at: z.string(),
  legalBasis: legalBasis.nullable().describe('As the source stated it; null: as the pool'),
  retentionMonths: z.int().nullable().describe('As the source stated it; null: as the pool'),
});

export const talentTerms = {
  legalBasis: z
    .enum(LEGAL_BASES)
    .nullable()
    .describe('The newest that a source stated, else that of the pool'),
  retention: z.object({
    months: z.int().nullable(),
    countedFrom: z.string().nullable().describe('When the newest source brought the person'),
    keptUntil: z.string().nullable().describe('Until when somebody decided to keep the person'),
    endsAt: z.string().nullable().describe('Null: no end'),
    atEnd: z.enum(RETENTION_ENDS),
  }),
  notice: z.object(notice),
};

export const termsOperations = [
  readPoolTerms,
  changePoolTerms,
  listNotices,
  recordNotices,
  getNoticeTemplate,
  listEnded,
  keepTalent,
];
