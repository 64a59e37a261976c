import fc from 'fast-check';
import { brokenText, hostileValue, mutated, RawJson, toJson } from './hostile.ts';
import { conforming, type Schema, type SchemaReader, type Vocabulary } from './schemas.ts';

export type { Schema };

export interface Documented {
  operationId: string;
  method: string;
  path: string;
  /** Names of path parameters. */
  params: readonly string[];
  query: Readonly<Record<string, Schema>>;
  body: Schema | null;
}

export interface FuzzRequest {
  /** The operation that it was made for; null when it aims at none. */
  operationId: string | null;
  method: string;
  /** The request as it goes over the wire. */
  bytes: Buffer;
  /**
   * Its framing may be broken, so it needs a connection of its own and may be left without an
   * answer.
   */
  rough: boolean;
  /**
   * It may reach another route than the operation's, or none: its path or method was tampered with.
   */
  astray: boolean;
}

export interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, Schema> };
}

interface OpenApiOperation {
  operationId: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** The schema itself where it is a reference. */
export function schemaOf({ components }: OpenApi, schema: Schema): Schema {
  return schema.$ref
    ? schemaOf({ paths: {}, components }, components.schemas[schema.$ref.split('/').at(-1)!] ?? {})
    : schema;
}

/** The operations of an OpenAPI document. */
export function documented({ paths }: OpenApi): Documented[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => ({
      operationId,
      method: method.toUpperCase(),
      path,
      params: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
      query: Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === 'query')
          .map(({ name, schema }) => [name, schema]),
      ),
      body: requestBody?.content['application/json']?.schema ?? null,
    })),
  );
}

export interface Credentials {
  apiKeys: readonly string[];
  vocabulary: Vocabulary;
}

/** Requests of all kinds to every operation of the document, most of them wrong somewhere. */
export function fuzzRequests(
  document: OpenApi,
  { apiKeys, vocabulary }: Credentials,
): fc.Arbitrary<FuzzRequest> {
  const reader: SchemaReader = { components: document.components.schemas, vocabulary };
  const key = fc.constantFrom(...apiKeys).map((apiKey) => [`x-api-key: ${apiKey}`]);
  const requests = documented(document).map((operation) => requestTo(reader, operation, key));
  return fc.oneof(...requests);
}

type Lines = fc.Arbitrary<string[]>;

function requestTo(
  reader: SchemaReader,
  operation: Documented,
  key: Lines,
): fc.Arbitrary<FuzzRequest> {
  const made = {
    operationId: operation.operationId,
    method: operation.method,
    rough: false,
    astray: false,
  };
  const target = fc
    .tuple(pathOf(reader, operation, false), queryOf(reader, operation))
    .map((parts) => parts.join(''));
  const body = bodyOf(reader, operation);
  const plain = fc
    .tuple(target, key, body)
    .map(([url, lines, text]) => ({ ...made, bytes: message(operation.method, url, lines, text) }));
  const oddPath = fc
    .tuple(pathOf(reader, operation, true), queryOf(reader, operation), key, body)
    .map(([path, query, lines, text]) => ({
      ...made,
      astray: true,
      bytes: message(operation.method, path + query, lines, text),
    }));
  const oddHeaders = fc
    .tuple(target, oddHeaderLines(key), body)
    .map(([url, lines, text]) => ({ ...made, bytes: message(operation.method, url, lines, text) }));
  const oddType = fc
    .tuple(target, key, body, fc.constantFrom(...CONTENT_TYPES))
    .map(([url, lines, text, type]) => ({
      ...made,
      bytes: message(operation.method, url, [...lines, ...type], text, false),
    }));
  const oddMethod = fc
    .tuple(fc.constantFrom(...METHODS), target, key, body)
    .map(([method, url, lines, text]) => ({
      ...made,
      method,
      astray: true,
      bytes: message(method, url, lines, text),
    }));
  const rough = fc
    .tuple(
      plain,
      fc.array(fc.tuple(fc.nat(2_000), fc.constantFrom(...SPLINTERS), fc.nat(3)), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(([request, splinters]) => ({
      ...request,
      rough: true,
      astray: true,
      bytes: splinter(request.bytes, splinters),
    }));
  return fc.oneof(
    { arbitrary: plain, weight: 70 },
    { arbitrary: oddPath, weight: 10 },
    { arbitrary: oddHeaders, weight: 8 },
    { arbitrary: oddType, weight: 4 },
    { arbitrary: oddMethod, weight: 6 },
    { arbitrary: rough, weight: 2 },
  );
}

/**
 * Which methods are not an operation's is what is tried here; HEAD has answers without a body, and
 * CONNECT ends the connection: they are tested elsewhere.
 */
const METHODS = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'PURGE',
  'MKCOL',
  'LOCK',
  'REPORT',
] as const;

const CONTENT_TYPES: readonly string[][] = [
  [],
  ['content-type: text/plain'],
  ['content-type: application/x-www-form-urlencoded'],
  ['content-type: multipart/form-data; boundary=x'],
  ['content-type: application/json; charset=utf-16'],
  ['content-type: application/json;charset="utf-8"'],
  ['content-type: APPLICATION/JSON'],
  ['content-type: application/json, text/plain'],
  ['content-type: application/vnd.api+json'],
  ['content-type: ;'],
  ['content-type: application/json', 'content-type: text/plain'],
  ['content-type: application/json', 'content-encoding: gzip'],
  ['content-type: application/json', 'content-encoding: br, identity'],
];

function oddHeaderLines(key: Lines): Lines {
  const address = fc
    .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
    .map((parts) => `10.${parts.join('.')}`);
  const wrongKey = fc.constantFrom(
    'x-api-key: grk_nonsense',
    'x-api-key:',
    'authorization: Bearer grk_0000',
    'authorization: Basic YTpi',
    'authorization: Bearer',
    'x-api-key: a\r\nx-api-key: b',
    `x-api-key: ${'k'.repeat(4_000)}`,
    'x-api-key: \u00ff\u00fe',
    'cookie: session=1',
  );
  // Each from an address of its own: one that fails too often is blocked, and all others must go
  // on.
  const locked = fc
    .tuple(wrongKey, address)
    .map(([line, from]) => [line, `x-forwarded-for: ${from}`]);
  const extra = fc.oneof(
    fc.constantFrom(
      'x-forwarded-for: ',
      'x-forwarded-for: unknown, 1.2.3.4',
      `x-forwarded-for: ${'1.2.3.4, '.repeat(200)}`,
      'x-forwarded-for: [::1]:80',
      'x-forwarded-for: ::ffff:1.2.3.4',
      'x-real-ip: <script>',
      'cloudfront-viewer-address: 2001:db8::1:443',
      'accept: application/xml',
      'accept-encoding: gzip;q=0, *;q=1',
      'accept-language: xx-XX;q=nan',
      'if-none-match: *',
      'range: bytes=0-0',
      'x-http-method-override: DELETE',
      'x-request-id: ../../mine',
      'traceparent: 00-zz',
      'idempotency-key: ',
      'idempotency-key: a b',
      `idempotency-key: ${'k'.repeat(256)}`,
      'idempotency-key: \u00e9',
      'idempotency-key: one\r\nidempotency-key: two',
      'idempotency-key: always-the-same',
      `cookie: ${'c=1; '.repeat(300)}`,
      'origin: null',
      'te: trailers',
      'upgrade-insecure-requests: 1',
    ),
    fc.stringMatching(/^[\x20-\x7e]{0,20}$/).map((value) => `x-odd: ${value}`),
    fc.uuid().map((id) => `idempotency-key: ${id}`),
  );
  const withExtras = fc
    .tuple(key, fc.array(extra, { minLength: 1, maxLength: 3 }))
    .map(([first, rest]) => [...first, ...rest]);
  return fc.oneof({ arbitrary: withExtras, weight: 5 }, { arbitrary: locked, weight: 1 });
}

const SEGMENTS = [
  '%00',
  '%ff',
  '%E0%A4%A',
  '%ed%a0%80',
  '%2e%2e%2f%2e%2e%2fetc',
  '..',
  '.',
  '',
  '%20',
  "'%20or%201=1--",
  '%F0%9F%98%80',
  '*',
  ':id',
  '{id}',
  '__proto__',
  'constructor',
  'null',
  'a;b=c',
  'a%0d%0ab',
  '%25',
  'x'.repeat(5_000),
];

function pathOf(
  { vocabulary }: SchemaReader,
  { path, params }: Documented,
  odd: boolean,
): fc.Arbitrary<string> {
  const segment = (name: string) => {
    const known = fc.constantFrom(...(vocabulary[name] ?? ['unknown']).map(String));
    const strange = fc.oneof(
      fc.constantFrom(...SEGMENTS),
      fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => encodeURIComponent(text)),
    );
    return odd
      ? fc.oneof({ arbitrary: known, weight: 1 }, { arbitrary: strange, weight: 2 })
      : known;
  };
  const filled = fc
    .tuple(...params.map(segment))
    .map((values) =>
      params.reduce((text, name, i) => text.replace(`{${name}}`, () => values[i] as string), path),
    );
  if (!odd) return filled;
  const ending = fc.constantFrom('', '', '', '/', '//', '/x', '%2f', ';a', '.json', '/..');
  return fc.tuple(filled, ending).map((parts) => parts.join(''));
}

/** Longer heads are refused by the parser, which ends the connection: tested elsewhere. */
const MAX_QUERY_LENGTH = 6_000;

function queryOf(reader: SchemaReader, { query }: Documented): fc.Arbitrary<string> {
  const pairs = Object.entries(query).map(([name, schema]) => {
    const good = conforming(reader, schema, name);
    const value = fc.oneof({ arbitrary: good, weight: 3 }, { arbitrary: hostileValue, weight: 1 });
    return fc.option(
      value.map((given) =>
        (Array.isArray(given) ? given : [given])
          .slice(0, 200)
          .map((one) => `${name}=${encoded(one)}`)
          .join('&'),
      ),
      { nil: '', freq: 2 },
    );
  });
  const stray = fc.oneof(
    { arbitrary: fc.constant(''), weight: 12 },
    {
      arbitrary: fc.constantFrom(
        '=',
        '&&',
        '?',
        '%',
        'a=%E0%A4',
        '__proto__=x',
        'x[]=1',
        'x[y]=1',
        'page=1&page=2',
        'pageSize=%00',
        'constructor=1',
        '+',
        'a=%ff',
      ),
      weight: 1,
    },
  );
  return fc.tuple(...pairs, stray).map((parts) => {
    const text = parts.filter((part) => part !== '').join('&');
    return text === '' ? '' : `?${text.slice(0, MAX_QUERY_LENGTH)}`;
  });
}

const encoded = (value: unknown): string => {
  const text =
    value instanceof RawJson
      ? value.text
      : typeof value === 'string'
        ? value
        : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed());
};

/** Null: no body at all. */
function bodyOf(reader: SchemaReader, { method, body }: Documented): fc.Arbitrary<Buffer | null> {
  if (!body) {
    const none = { arbitrary: fc.constant(null), weight: 9 };
    return method === 'GET'
      ? fc.constant(null)
      : fc.oneof(none, { arbitrary: hostileValue.map(asBody), weight: 1 });
  }
  const good = conforming(reader, body);
  const texts = good.map((value) => toJson(value) ?? '');
  return fc.oneof(
    { arbitrary: texts.map((text) => Buffer.from(text)), weight: 3 },
    { arbitrary: mutated(good).map(asBody), weight: 10 },
    { arbitrary: brokenText(texts), weight: 3 },
    { arbitrary: hostileValue.map(asBody), weight: 1 },
    { arbitrary: fc.constant(null), weight: 1 },
  );
}

const asBody = (value: unknown): Buffer | null => {
  const text = toJson(value);
  return text === undefined ? null : Buffer.from(text);
};

function message(
  method: string,
  url: string,
  lines: readonly string[],
  body: Buffer | null,
  typed = true,
): Buffer {
  const framing =
    body === null
      ? []
      : [`content-length: ${body.length}`, ...(typed ? ['content-type: application/json'] : [])];
  const head = [`${method} ${url} HTTP/1.1`, 'host: fuzz', ...lines, ...framing, '', ''].join(
    '\r\n',
  );
  return Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]);
}

/** What is put between two bytes of a message, or over them, to break its framing. */
const SPLINTERS = [
  '\u0000',
  '\r',
  '\n',
  '\r\n',
  '\r\n\r\n',
  ' ',
  ':',
  '\u00ff',
  '\t x',
  'transfer-encoding: chunked\r\n',
  'content-length: 3\r\n',
  'HTTP/9.9',
  'é',
];

/** Most places are in the head, where the framing is. */
function splinter(
  bytes: Buffer,
  splinters: readonly [place: number, text: string, over: number][],
): Buffer {
  let result = bytes;
  for (const [place, text, over] of splinters) {
    const at = place % Math.min(result.length, 300);
    result = Buffer.concat([
      result.subarray(0, at),
      Buffer.from(text, 'latin1'),
      result.subarray(at + over),
    ]);
  }
  return result;
}
