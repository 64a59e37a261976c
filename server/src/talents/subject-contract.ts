import { z } from 'zod';
import { operation, trimmedText } from '../platform/operation.ts';
import { talentProfile } from './profile.ts';
import { talentSource, talentTerms } from './terms-contract.ts';

/** Routes that answer a person who asks what a workspace knows about them (GDPR, article 15). */

export const knownPerson = z
  .object({
    talentId: z.string(),
    name: z.string(),
    jobTitle: z.string().nullable(),
    location: z.string().nullable(),
    proNetworkUrl: z.string().nullable(),
  })
  .meta({ id: 'KnownPerson' });
export type KnownPerson = z.output<typeof knownPerson>;

export const findSubject = operation({
  id: 'findSubject',
  method: 'POST',
  path: '/v1/talents/subject-access',
  scope: 'read',
  effects: { readOnly: true, idempotent: true },
  tag: 'Talents',
  summary: 'Find a person who asks what you know about them',
  description:
    'At most 20 of the people whom this workspace holds data about, by talent id, profile URL, or first and last name: everybody in the own pool, and of the shared pool candidates and ' +
    'people who were judged. Free.',
  body: z.object({
    person: trimmedText({ min: 1, max: 500 }).describe('A talent id, a profile URL, or `Jane Doe`'),
  }),
  data: z.object({ people: z.array(knownPerson) }).meta({ id: 'SubjectsFound' }),
  answers: { 200: 'The people who match' },
  errors: ['search_engine_unavailable'],
});

const text = z.string().nullable();

const subject = z
  .object({
    talentId: z.string(),
    talentIds: z.array(z.string()).describe('With those that were merged into the person'),
    pool: z.enum(['own', 'shared']),
    workspace: z.object({ workspaceId: z.string(), name: z.string() }),
    exportedAt: z.string(),
    profile: talentProfile,
    sourceId: text.describe('The id in your own system'),
    fields: z
      .array(z.object({ field: z.string(), at: z.string(), isEdit: z.boolean() }))
      .describe('When each field of the profile was said, and whether by hand'),
    contacts: z.array(
      z.object({ kind: z.string(), value: z.string(), provider: z.string(), foundAt: z.string() }),
    ),
    provenance: z
      .object({ ...talentTerms, sources: z.array(talentSource) })
      .nullable()
      .describe('Null for a person of the shared pool, whom the operator brought'),
    originals: z.array(
      z.object({
        fileName: z.string(),
        format: z.string(),
        size: z.int(),
        importId: text,
        storedAt: z.string(),
      }),
    ),
    candidates: z.array(
      z.object({
        candidateId: z.string(),
        sourcing: z.string(),
        status: z.string(),
        userRating: z.number().nullable(),
        notes: text,
        comments: z
          .array(
            z.object({ text: z.string(), author: z.string().describe('A user'), at: z.string() }),
          )
          .describe('What members said to each other of the person, oldest first'),
        createdAt: z.string(),
        history: z.array(
          z.object({
            change: z.string(),
            from: text,
            to: text,
            actor: z.string(),
            at: z.string(),
          }),
        ),
      }),
    ),
    verdicts: z.array(
      z.object({
        castingId: z.string(),
        criterias: z.array(z.string()),
        verdict: z.string(),
        judge: z.string(),
        judgedAt: z.string(),
        recap: text,
        results: z.array(
          z.object({
            title: z.string(),
            status: z.string(),
            result: z.string(),
            quotes: z.array(z.string()),
          }),
        ),
        override: z.object({ verdict: z.string(), reason: z.string(), at: z.string() }).nullable(),
        reviews: z
          .array(
            z.object({ verdict: text, rating: z.int().nullable(), note: text, at: z.string() }),
          )
          .describe('What users said of the person in review, oldest first'),
      }),
    ),
    messages: z.array(
      z.object({
        channel: z.string(),
        outcome: z.string(),
        at: z.string(),
        subject: text,
        text,
        repliedAt: text,
      }),
    ),
    suppressed: z
      .array(z.object({ address: z.string(), reason: z.string() }))
      .describe('Addresses of the person that nobody may write to'),
    proposals: z
      .array(z.object({ proposalId: z.string(), createdAt: z.string() }))
      .describe('Open proposals that the person is another of your people'),
    log: z
      .array(z.object({ action: z.string(), actor: z.string(), at: z.string() }))
      .describe('What the audit log says of the person, newest first, at most 1,000'),
  })
  .meta({ id: 'SubjectAccess' });
export type SubjectData = z.output<typeof subject>;

export const readSubject = operation({
  id: 'readSubject',
  method: 'GET',
  path: '/v1/talents/{talentId}/subject-access',
  scope: 'read',
  tag: 'Talents',
  summary: 'Read everything that you know about a person',
  description:
    'For a person who asks (GDPR, article 15): profile and where it comes from, contacts, files, notes, verdicts with evidence, messages, and why they are kept. With `as=html` the answer is a ' +
    'page to send. It is written to the audit log. Free. A person of the shared pool whom this workspace holds nothing about answers 404.',
  params: z.object({ talentId: z.string() }),
  query: z.object({
    as: z.enum(['json', 'html']).optional().default('json'),
    language: z.enum(['en', 'fr']).optional().describe('Of the page; by default yours'),
  }),
  otherForms: { 'text/html': 'A page to send to the person, with `as=html`' },
  data: subject,
  answers: { 200: 'Everything about the person' },
  errors: ['not_found'],
});

export const subjectOperations = [findSubject, readSubject];
