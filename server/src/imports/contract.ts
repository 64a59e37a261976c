import { z } from 'zod';
import { DOCUMENT_FORMATS, TABLE_FIELDS } from '../documents/port.ts';
import { operation, queryInteger } from '../platform/operation.ts';
import { legalBasis, retentionMonths } from '../talents/contract.ts';
import { getProvenance } from './provenance-contract.ts';
import { IMPORT_FORMATS } from './rules/recognize.ts';

const count = z.int();
const talentImport = z
  .object({
    importId: z.string(),
    status: z.enum(['queued', 'running', 'completed', 'failed', 'undone']),
    format: z.string().nullable(),
    fileName: z.string(),
    dryRun: z.boolean(),
    counts: z.object({
      read: count.describe('Rows or documents that are done'),
      created: count,
      updated: count,
      merged: count,
      proposed: count.describe(
        'People who may be somebody you have: decide with `GET /v1/identity-proposals`. They were created or updated too',
      ),
      rejected: count,
    }),
    sourcing: z
      .object({
        sourcingId: z.string(),
        candidates: count.describe('New candidates of the sourcing'),
        notes: count.describe('Notes that were added to candidates'),
        stages: z
          .array(
            z.object({
              stage: z.string().describe('As the file says it'),
              statusHandle: z.string().describe('The status of a new candidate at this stage'),
              isKnown: z
                .boolean()
                .describe('False: the words are not known, so it is the first status'),
              people: count.describe('How many people of the file are at this stage'),
            }),
          )
          .describe('At most 100, those of the most people first'),
      })
      .nullable()
      .describe('What became of the candidates; null: the import names no sourcing'),
    problems: z
      .array(z.object({ row: z.int().optional(), file: z.string().optional(), reason: z.string() }))
      .describe('Why the import failed, and the first rejected rows'),
    actor: z.string().describe('The user or key'),
    keyId: z.string().nullable().describe('The key that was used; null for a user'),
    legalBasis: legalBasis.nullable().describe('As stated for the file; null: as the pool'),
    retentionMonths: z.int().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'TalentImport' });
export type TalentImportData = z.output<typeof talentImport>;

const isHeadings = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    return Object.values(value).every((field) => field === null || typeof field === 'string');
  } catch {
    return false;
  }
};

const mapping = z
  .string()
  .max(20_000)
  .refine(isHeadings, 'must be a JSON object such as {"Vorname":"firstname","Notes":null}')
  .optional()
  .describe(
    'A JSON object: heading of a table to a field, or to null to leave it out. An import remembers it for the next files of the workspace. One of more than a few thousand characters fits only as a field of multipart/form-data',
  );

const body = z.object({
  fileName: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('With its ending, such as `people.csv`, by which the format is recognised'),
  content: z
    .string()
    .min(1)
    .describe(
      'The text of the file, at most 1 MB; send a larger file, or one that is no text, as it is',
    ),
});

export const createTalentImport = operation({
  id: 'createTalentImport',
  method: 'POST',
  path: '/v1/talents/imports',
  scope: 'spend',
  upload: true,
  tag: 'Talents',
  summary: 'Import a file of people',
  description:
    'Imports a file into the own pool of the workspace, in the background: read `GET /v1/talents/imports/{importId}` until `status` is `completed`. Send the file as the body with its ' +
    'name in Content-Disposition, as multipart/form-data, or its text as JSON. Up to 1 GB; JSON lines, JSON Resume, CSV, XLSX, PDF, DOCX, ODT, RTF, HTML, text, vCard, Europass XML, and ZIP archives of these. Free; with `sourcingId`, new candidates cost what `POST /v1/candidates` does.',
  query: z.object({
    format: z.enum(IMPORT_FORMATS).optional().describe('Recognised by content when left out'),
    mapping,
    dryRun: z
      .enum(['true', 'false'])
      .optional()
      .describe('Counts what would happen, and changes nothing'),
    sourcingId: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe(
        'The people of the file also become candidates of this sourcing. In an export of an applicant tracking system, stages become statuses and notes become notes',
      ),
    legalBasis: legalBasis
      .optional()
      .describe('Why these people may be kept; by default as `GET /v1/talents/terms` says'),
    retentionMonths: z
      .string()
      .regex(/^\d{1,4}$/, 'must be a whole number')
      .transform(Number)
      .pipe(retentionMonths)
      .optional()
      .meta({ type: 'integer', minimum: 1, maximum: 1_200 })
      .describe('How long, from now; by default as `GET /v1/talents/terms` says'),
  }),
  body,
  data: z
    .object({ importId: z.string(), status: z.literal('queued') })
    .meta({ id: 'StartedTalentImport' }),
  answers: { 202: 'The file arrived whole; the import is queued' },
  errors: [],
});

const preview = z
  .object({
    format: z.enum(DOCUMENT_FORMATS).nullable(),
    system: z.string().nullable().describe('The system that the export comes from, when it shows'),
    isTable: z.boolean().describe('The file has columns'),
    isRecognised: z
      .boolean()
      .describe('Every column with values is understood, or was decided about: import it as it is'),
    columns: z
      .array(
        z.object({
          heading: z.string().describe('As written in the file'),
          field: z.enum(TABLE_FIELDS).nullable().describe('Null: the column is left out'),
          isCertain: z.boolean().describe('False: guessed from the values, or not understood'),
          isRemembered: z.boolean().describe('Decided for an earlier file of the workspace'),
          samples: z.array(z.string()).describe('The first ten values'),
        }),
      )
      .describe('The columns of the table'),
    fields: z.array(z.enum(TABLE_FIELDS)).describe('What `mapping` may name'),
    people: z
      .array(
        z.object({
          firstname: z.string().nullable(),
          lastname: z.string().nullable(),
          jobTitle: z.string().nullable(),
          organizationName: z.string().nullable(),
          place: z.string().nullable().describe('City and country'),
          email: z.string().nullable(),
        }),
      )
      .describe('The first ten people, as they would be imported'),
    problems: z.array(z.string()).describe('Why the file cannot be read as it is'),
  })
  .meta({ id: 'TalentImportPreview' });
export type ImportPreviewData = z.output<typeof preview>;

export const previewTalentImport = operation({
  id: 'previewTalentImport',
  method: 'POST',
  path: '/v1/talents/imports/preview',
  scope: 'spend',
  effects: { readOnly: true, idempotent: true },
  upload: true,
  tag: 'Talents',
  summary: 'Preview how a file of people would be read',
  description:
    'What each column of a table is read as, and the first ten people, with the mapping sent and what the workspace decided before. Stores nothing. Up to 50 MB; the beginning of a CSV file is enough. Free.',
  query: z.object({ mapping }),
  body,
  data: preview,
  answers: { 200: 'The preview' },
  errors: [],
});

export const listTalentImports = operation({
  id: 'listTalentImports',
  method: 'GET',
  path: '/v1/talents/imports',
  scope: 'read',
  tag: 'Talents',
  summary: 'List imports of people',
  description: 'The imports of the workspace, newest first.',
  query: z.object({
    page: queryInteger({ min: 1, max: 1_000_000, fallback: 1 }),
    pageSize: queryInteger({ min: 1, max: 100, fallback: 25 }),
  }),
  data: z
    .object({ imports: z.array(talentImport), hasNextPage: z.boolean() })
    .meta({ id: 'TalentImports' }),
  answers: { 200: 'A page of imports' },
  errors: [],
});

const params = z.object({ importId: z.string() });

export const getTalentImport = operation({
  id: 'getTalentImport',
  method: 'GET',
  path: '/v1/talents/imports/{importId}',
  scope: 'read',
  tag: 'Talents',
  summary: 'Read an import of people',
  description: 'Progress, counts and first problems of an import.',
  params,
  data: talentImport,
  answers: { 200: 'The import' },
  errors: ['not_found'],
});

export const listRejectedRows = operation({
  id: 'listRejectedRows',
  method: 'GET',
  path: '/v1/talents/imports/{importId}/rejected',
  scope: 'read',
  tag: 'Talents',
  summary: 'List the rejected rows of an import',
  description:
    'At most 100,000 rejected rows with their reasons and what they held, as CSV in `csv`: correct them and import the file again, whose first three columns are left out. With `Accept: text/csv` the answer is the CSV itself.',
  params,
  otherForms: { 'text/csv': 'The table itself, with `Accept: text/csv`' },
  data: z
    .object({ csv: z.string().describe('Columns `row`, `file`, `reason`, and those of the rows') })
    .meta({ id: 'RejectedRows' }),
  answers: { 200: 'The rejected rows' },
  errors: ['not_found'],
});

export const undoTalentImport = operation({
  id: 'undoTalentImport',
  method: 'POST',
  path: '/v1/talents/imports/{importId}/undo',
  scope: 'spend',
  effects: { destructive: true, idempotent: true },
  tag: 'Talents',
  summary: 'Undo an import of people',
  description:
    'In the background, removes from its sourcing the candidates that nobody touched since, and its notes from the others. Deletes the people whom only this import brought, as `DELETE /v1/talents/{talentId}` does, and gives the others back what it changed. Credits are not returned. `status` is `undone` at the end.',
  params,
  data: talentImport,
  answers: { 202: 'The undo has begun, or had been done before' },
  errors: ['not_found'],
});

export const importOperations = [
  createTalentImport,
  previewTalentImport,
  listTalentImports,
  getTalentImport,
  listRejectedRows,
  undoTalentImport,
  getProvenance,
];
