import type { Scope } from '../platform/operation.ts';
import type { JsonSchema, Schemas } from './json-schema.ts';

/** The parts of an OpenAPI 3.1 document that we write. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  /** What the service sends to receivers. */
  webhooks: Record<string, { post: object }>;
  components: {
    securitySchemes: Record<string, JsonSchema>;
    headers: Record<string, JsonSchema>;
    /** Of errors, by their code. */
    examples: Record<string, { summary: string; value: unknown }>;
    schemas: Schemas;
  };
  /** Every error code: its status, its fields beside the message, and its schema. */
  'x-errors': {
    code: string;
    status: number;
    message: string;
    fields: readonly string[];
    schema: JsonSchema;
  }[];
}

export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  deprecated?: true;
  /** A key or a token never gets through: only the console calls it. */
  'x-session-only'?: true;
  /** What the clients call it: `castings.get`. */
  'x-client-name': string;
  /** For a list: how the next page is asked for. */
  'x-paging'?: Paging;
  security: Record<string, string[]>[];
  /** The scope that the key or the token needs. */
  'x-scope': Scope;
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: JsonContent };
  responses: Record<
    string,
    { description: string; headers: Record<string, JsonSchema>; content: JsonContent }
  >;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

/** By media type. */
export type Content = Record<
  string,
  {
    schema: JsonSchema;
    example?: unknown;
    examples?: Record<string, { $ref: string }>;
    'x-item-schema'?: JsonSchema;
  }
>;

/** Everything is sent and answered as JSON; some of it in other forms too. */
export type JsonContent = Content & { 'application/json': Content[string] };

/**
 * How the next page of a list is asked for, which `x-paging` of the OpenAPI document tells to the
 * clients. All are read by one loop: send the first request as it is; after each answer decide by
 * `more` or `next` whether another page exists, and put what it needs into `send`.
 *
 * - `cursor`: `next` of the answer goes to the query parameter `send`. The list ends when it is null,
 *   or, where there is `more`, when that is false.
 * - `page`: the query parameter `send` counts pages from `first`, while `more` of the answer is true.
 * - `search`: the `next` of every earlier answer goes to the array `send` of the body; the first page
 *   without items ends the list. Each page costs credits.
 * - `none`: the answer is the whole list.
 *
 * `items` names the array of a page; a dot leads into an object.
 */
export interface Paging {
  style: 'cursor' | 'page' | 'search' | 'none';
  items: string;
  send?: string;
  next?: string;
  more?: string;
  first?: number;
}
