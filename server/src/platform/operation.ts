import { z } from 'zod';
import type { Tx } from './db.ts';
import type { ErrorCode } from './errors.ts';

/**
 * What a key may do: `read` reads the workspace's data, `spend` changes it or costs credits, `send`
 * contacts people outside or stops contacting them, `admin` manages keys. A key has some of these
 * scopes; none implies another (docs/decisions/0027).
 */
export const SCOPES = ['read', 'spend', 'send', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * A row of the operation table. One table drives the routes, the validation, OpenAPI and the typed
 * client, so that they cannot contradict each other.
 */
export interface Operation {
  /** The method's name in the client and the operation's in OpenAPI: `searchTalents`. */
  id: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api`, parameters in braces: `/v1/search/talents/qualified/{castingId}`. */
  path: `/v${string}`;
  /**
   * The scope that the key needs; without it the answer is 403 forbidden, before any input is read.
   */
  scope: Scope;
  /**
   * Only for a user signed in to the console: the operation grants access or returns a secret. A
   * key or an access token gets 403 `session_only`, and no tool exists for it
   * (docs/decisions/0027).
   */
  sessionOnly?: true;
  /** Its effects, where they differ from the usual ones of its method (see effectsOf). */
  effects?: Partial<Effects>;
  tag: string;
  summary: string;
  description: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /**
   * The body may be a file: the handler gets it as `upload`, unread, and no `body`. In JSON, its
   * text is in the body.
   */
  upload?: true;
  /**
   * A page of events, with `after` and `wait` in the query: a key that accepts `text/event-stream`
   * gets the pages as a stream of server-sent events.
   */
  stream?: true;
  /**
   * Other forms of its success over HTTP, by media type, each with how it is asked for. `text/csv`
   * is `csv` of the data, for who accepts it; the others are a `file` of the answer.
   */
  otherForms?: Readonly<Record<string, string>>;
  /** The body may be omitted; it then reads as `{}`. */
  bodyOptional?: true;
  /**
   * Members of the body that the handler also receives as written: a value that must be echoed
   * unchanged cannot be parsed and serialised again.
   */
  verbatim?: readonly string[];
  /**
   * The shape of `data` in the success envelope. It documents and types the answer, but does not
   * filter it.
   */
  data: z.ZodType;
  /** Success statuses, the most usual first, each with its meaning. */
  answers: Partial<Record<200 | 202, string>>;
  /** Success headers specific to this operation, each with its meaning. */
  headers?: Record<string, string>;
  /** Its error codes beside those that every operation shares (see SHARED_ERRORS). */
  errors: ErrorCode[];
}

/** A request that the service sends to the receiver of a caller. */
export interface WebhookEvent {
  name: string;
  summary: string;
  description: string;
  body: z.ZodType;
}

/**
 * What an agent should know before it calls an operation: the hints of MCP's tools. They guarantee
 * nothing and protect nothing.
 */
export interface Effects {
  /** Changes nothing and costs nothing. */
  readOnly: boolean;
  /** Overwrites, ends or removes something, rather than only adding. */
  destructive: boolean;
  /** Repeating it has no further effect. */
  idempotent: boolean;
  /** Reaches people or systems outside. */
  openWorld: boolean;
}

const METHOD_EFFECTS: Record<Operation['method'], Effects> = {
  GET: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  POST: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  PATCH: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  DELETE: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
};

export const effectsOf = ({ method, effects }: Operation): Effects => ({
  ...METHOD_EFFECTS[method],
  ...effects,
});

/** Any authenticated operation can answer with these. */
export const SHARED_ERRORS = [
  'validation_error',
  'missing_api_key',
  'invalid_api_key',
  'workspace_suspended',
  'forbidden',
  'method_not_allowed',
  'rate_limit_exceeded',
  'internal_error',
] as const satisfies ErrorCode[];

/** Declares an operation and preserves the exact types of its shapes for its route. */
export function operation<const O extends Operation>(row: O): O {
  return row;
}

/**
 * The caller: the gate resolves it from the key or the session, and it is the first argument of
 * every door function.
 */
export interface Principal {
  workspaceId: string;
  /** The signed-in user, or the user who owns the key; null for a key without an owner. */
  userId: string | null;
  /** Null: a user in the console, who always has a `userId`. */
  keyId: string | null;
  /** The scopes of the key, of the access token that stands for it, or of the user's role. */
  scopes: readonly Scope[];
  /** The user's or owner's language; null when there is none. */
  language: Language | null;
  capabilities: readonly string[];
}

/** A caller with an API key or an access token. */
export interface KeyPrincipal extends Principal {
  keyId: string;
}

export type Language = 'en' | 'fr';

/** A file that comes as the body of a request. */
export interface Upload {
  /** As the client names it; null when it does not. */
  fileName: string | null;
  /** Throws validation_error when the client disconnects. Readable once. */
  chunks: AsyncIterable<Buffer>;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface RouteInput<O extends Operation> {
  principal: Principal;
  params: Parsed<O['params']>;
  query: Parsed<O['query']>;
  body: Parsed<O['body']>;
  /**
   * The operation's `verbatim` members that were sent, as written except for white space, when the
   * body came as text.
   */
  verbatim: Readonly<Record<string, string>>;
  /** Only for an operation with `upload`, when a file was sent. */
  upload: Upload | null;
  /**
   * Records the answer in the transaction of the effect. If a route does not use it, the answer is
   * recorded after the effect.
   */
  recorder: IdempotencyRecorder;
}

/**
 * Ties a request's effect to its Idempotency-Key (decision 7). Without a key, both methods do
 * nothing.
 */
export interface IdempotencyRecorder {
  /**
   * False when the request has no key, so nothing is recorded: a single statement then needs no
   * transaction.
   */
  records: boolean;
  /**
   * Records the answer in the transaction of the effect, as its last step: both commit or neither,
   * and a repeat gets this answer. Throws when a repeat was faster.
   */
  record(tx: Tx, answer: RouteAnswer): Promise<void>;
  /** Deletes the recorded answer in the transaction that undoes the effect. */
  forget(tx: Tx): Promise<void>;
}

/**
 * A door function calls this last in the transaction of its effect, with the value that it will
 * return: this is how a route reaches `recorder.record`.
 */
export type RecordAnswer<Result> = (tx: Tx, result: Result) => Promise<void>;
export const recordNothing: RecordAnswer<unknown> = async () => {};

export interface RouteAnswer {
  /** Parts that are stored as JSON may be StoredJson, except in an answer that is recorded. */
  data: unknown;
  /** Defaults to 200. */
  status?: 200 | 202;
  headers?: Record<string, string>;
  /** Over HTTP this file is the answer, in place of `data`; a tool answers `data`. */
  file?: AnsweredFile;
}

export interface AnsweredFile {
  bytes: Buffer;
  mediaType: string;
  headers: Record<string, string>;
}

export interface Route {
  operation: Operation;
  handle(input: RouteInput<Operation>): Promise<RouteAnswer>;
}

/** Ties an operation to the door function that serves it. */
export function route<const O extends Operation>(
  row: O,
  handle: (input: RouteInput<O>) => Promise<RouteAnswer>,
): Route {
  return { operation: row, handle: handle as unknown as Route['handle'] };
}

/**
 * A whole number in a query string: plain decimal digits only, so `1e1`, ` 10` and `0x10` are
 * refused.
 */
export function queryInteger({
  min,
  max,
  fallback,
}: {
  min: number;
  max: number;
  fallback: number;
}) {
  return z
    .string()
    .regex(/^\d{1,16}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .optional()
    .default(fallback)
    .meta({ type: 'integer', minimum: min, maximum: max, default: fallback });
}

/** A day (its first moment in UTC) or a time with its zone, in ISO 8601, in a query string. */
export const queryTime = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: 'must be a day such as 2026-03-01, or a time such as 2026-03-01T09:30:00Z',
  })
  .transform((text) => new Date(text))
  .meta({ type: 'string' });

/**
 * Counts Unicode code points: the interface's limits on "characters" mean these (decisions,
 * "Castings").
 */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** A visible character: neither white space nor a zero-width or control character. */
const VISIBLE = /[^\s\p{Cf}\p{Cc}]/u;

/**
 * Text that is trimmed first and then has between `min` and `max` code points, at least one of them
 * visible.
 */
export function trimmedText({ min, max }: { min: number; max: number }) {
  return z
    .string()
    .transform((text) => text.trim())
    .refine(
      (text) =>
        codePoints(text) >= min && codePoints(text) <= max && (min === 0 || VISIBLE.test(text)),
      `must have ${min} to ${max} characters after trimming`,
    )
    .meta({ type: 'string', minLength: min, maxLength: max });
}
