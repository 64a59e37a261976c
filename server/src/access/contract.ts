import { z } from 'zod';
import { operation, queryInteger } from '../platform/operation.ts';

const auditEntry = z
  .object({
    seq: z.int().describe('Its place in the log, from 1 without a gap'),
    at: z.string().describe('ISO 8601'),
    actor: z.string().describe('A user id, a key id, `operator` (the command line) or `service`'),
    action: z.string().describe('Thing and past participle, such as `key.created`'),
    subject: z.string().describe('The id of what it was done to'),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).readonly()])),
    hash: z.string().describe('SHA-256 over this entry and the hash of the one before, in hexadecimal'),
  })
  .meta({ id: 'AuditEntry' });

const auditPage = z
  .object({ entries: z.array(auditEntry).describe('Newest first'), nextPageCursor: z.string().nullable() })
  .meta({ id: 'AuditPage' });
export type AuditPage = z.output<typeof auditPage>;

export const listAudit = operation({
  id: 'listAuditEntries',
  method: 'GET',
  path: '/v1/audit',
  scope: 'read',
  tag: 'Workspace',
  summary: 'Read who did what in the workspace',
  description:
    'The append-only log of keys, credit grants, statuses, erasures and exports, newest first. It holds ids and amounts, never personal data.',
  query: z.object({
    cursor: z.string().optional().describe('nextPageCursor of the page before'),
    pageSize: queryInteger({ min: 1, max: 100, fallback: 50 }),
  }),
  data: auditPage,
  answers: { 200: 'A page of the log' },
  errors: [],
});

export const accessOperations = [listAudit];
