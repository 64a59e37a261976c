import type { Operation } from '../platform/operation.ts';
import { ADA, ADA_CANDIDATE } from './example-cast.ts';
import { EXAMPLE_VALUES } from './example-values.ts';
import { type JsonSchema, jsonSchema, type Schemas, schemaRef } from './json-schema.ts';
import type { Content, Parameter } from './types.ts';

/*
 * What is sent and answered in another form than JSON: files, tables, pages and streams.
 */

/** As OpenAPI 3.1 writes the bytes of a file; generators of clients know `format` too. */
const bytes = (description: string): JsonSchema => ({
  ...{ type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' },
  description,
});

/** Each form in which a file can be sent, beside its text in JSON. */
export function uploadContent({ query }: Operation, schemas: Schemas): Content {
  const fields = query ? (jsonSchema(query, 'input', schemas).properties as Schemas) : {};
  return {
    'application/octet-stream': {
      schema: bytes(
        'The file as it is, its name in Content-Disposition. Any other media type does as well, except application/json without a name',
      ),
    },
    'multipart/form-data': {
      schema: {
        type: 'object',
        description:
          'The parameters of the query may be fields before the file; the query wins over a field',
        properties: { ...fields, file: bytes('The file with its name, as the last part') },
        required: ['file'],
      },
    },
  };
}

const TABLE = 'firstname,lastname,jobTitle\nAda,Martin,Data Engineer\n';
const EVENT = {
  id: String(EXAMPLE_VALUES['WorkspaceEvent.id']),
  type: 'candidate.status_changed',
  at: '2026-03-04T14:05:00.000Z',
  data: {
    candidateId: ADA_CANDIDATE,
    talentId: ADA,
    sourcingId: EXAMPLE_VALUES.sourcingId,
    from: 'TO_BE_CONTACTED',
    to: 'CONTACTED',
    cause: 'api',
  },
};

/** An example of each form, by its media type. */
export const FORM_EXAMPLES: Record<string, unknown> = {
  'application/octet-stream': TABLE,
  'multipart/form-data': { mapping: '{"jobTitle":"jobTitle"}', file: TABLE },
  'text/csv': EXAMPLE_VALUES.csv,
  'text/event-stream': `retry: 1000\n\nid: ${EVENT.id}\ndata: ${JSON.stringify(EVENT)}\n\n`,
};

/** Names a file that is sent as it is. */
export const CONTENT_DISPOSITION: Parameter = {
  name: 'Content-Disposition',
  in: 'header',
  required: false,
  description:
    'Names a file that is the body itself: `attachment; filename="people.csv"`, or by RFC 8187 `attachment; filename*=UTF-8\'\'people.csv`',
  schema: { type: 'string' },
  example: 'attachment; filename="people.csv"',
};

/** Each form of a success beside JSON. */
export function otherForms({ otherForms: forms = {}, stream }: Operation): Content {
  const files = Object.entries(forms).map(([type, meaning]) => [
    type,
    {
      schema: type.startsWith('text/') ? { type: 'string', description: meaning } : bytes(meaning),
    },
  ]);
  return { ...Object.fromEntries(files), ...(stream && { 'text/event-stream': EVENT_STREAM }) };
}

/** OpenAPI 3.1 has no schema for one event of a stream; `x-item-schema` is the `itemSchema` of 3.2. */
const EVENT_STREAM: Content[string] = {
  schema: {
    type: 'string',
    description:
      'Server-sent events, with `Accept: text/event-stream`; `x-item-schema` describes one of them',
  },
  'x-item-schema': {
    type: 'object',
    properties: {
      id: {
        type: 'string',
        description: 'Position in the feed: send the last one as `Last-Event-ID` to resume there',
      },
      event: {
        type: 'string',
        const: 'missed',
        description:
          'Only when events after `Last-Event-ID` were deleted with the retention; its `data` is `{}`',
      },
      data: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: schemaRef('WorkspaceEvent'),
        description: 'The event as JSON',
      },
      retry: { type: 'integer', description: 'Milliseconds to wait before connecting again' },
    },
  },
};

/** Resumes a stream. */
export const LAST_EVENT_ID: Parameter = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description:
    'With `Accept: text/event-stream`: the `id` of the last event that was received; it wins over `after`',
  schema: { type: 'string' },
};
