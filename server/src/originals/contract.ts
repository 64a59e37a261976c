import { z } from 'zod';
import { operation } from '../platform/operation.ts';
import { FILE_MEDIA_TYPES } from './rules/file-headers.ts';

const points = z.number().describe('In points (1/72 inch)');
const span = z.object({
  path: z
    .string()
    .describe(
      'JSON pointer into the profile as it was read: `/experiences/0/title`, `/contacts/emails/0`',
    ),
  page: z.int().nullable().describe('From 1; null when the format has no pages'),
  box: z
    .object({ x: points, y: points, width: points, height: points })
    .nullable()
    .describe('From the left and top edge of the page; null when the format has no positions'),
  line: z.int().nullable().describe('From 1; null for a PDF'),
  text: z.string().describe('As it stands in the file'),
});

export const getTalentOriginal = operation({
  id: 'getTalentOriginal',
  method: 'GET',
  path: '/v1/talents/{talentId}/original',
  scope: 'read',
  tag: 'Talents',
  summary: 'Read the file that a person came in',
  description:
    'The newest file that one of your people was imported from, such as a CV: what it is, and where each field stood in it. With `as=text` its text comes ' +
    'with it, line by line. With `as=attachment` or `as=inline` the answer is the file itself, which browsers save or show without scripts. People from tables have none. Free.',
  params: z.object({ talentId: z.string() }),
  query: z.object({
    as: z.enum(['details', 'text', 'attachment', 'inline']).optional().default('details'),
  }),
  otherForms: Object.fromEntries(
    FILE_MEDIA_TYPES.map((type) => [type, 'The file itself, with `as=attachment` or `as=inline`']),
  ),
  data: z
    .object({
      talentId: z.string(),
      fileName: z.string(),
      format: z.string(),
      mediaType: z.string(),
      size: z.int().describe('In bytes'),
      importId: z.string().nullable(),
      storedAt: z.string(),
      spans: z.array(span),
      lines: z
        .array(z.object({ line: z.int().describe('As in `spans`'), text: z.string() }))
        .nullable()
        .optional()
        .describe('Only with `as=text`; null for a file with positions, such as a PDF'),
    })
    .meta({ id: 'TalentOriginal' }),
  answers: { 200: 'The original' },
  errors: ['not_found'],
});

export const originalOperations = [getTalentOriginal];
