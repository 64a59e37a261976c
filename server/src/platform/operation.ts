import { z } from 'zod';
import type { Tx } from './db.ts';
import type { ErrorCode } from './errors.ts';

/**
 * What a key may be used for: `read` sees what the workspace holds, `spend` changes it or costs
 * credits, `send` reaches people outside or stops reaching them, `admin` manages keys. A key has
 * some of them; none implies another (docs/decisions/0027).
 */
export const SCOPES = ['read', 'spend', 'send', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * A row of the operation table. One table drives the routes, the validation, OpenAPI and the typed
 * client, so that none of them can say something that the others do not.
 */
export interface Operation {
  /** The name of the method in the client and of the operation in OpenAPI: `searchTalents`. */
  id: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api`, parameters in braces: `/v1/search/talents/qualified/{castingId}`. */
  path: `/v${string}`;
  /**
   * What the key must be allowed; without it the answer is 403 forbidden, before anything of the
   * input is looked at.
   */
  scope: Scope;
  /**
   * Only for a person who has signed in to the console: it gives somebody a way in, or answers a
   * secret. A key or an access token is answered 403 `session_only`, and no tool stands for it
   * (docs/decisions/0027).
   */
  sessionOnly?: true;
  /** What it does to the world, where that is not what its method usually does (see effectsOf). */
  effects?: Partial<Effects>;
  tag: string;
  summary: string;
  description: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body may be left out; it then reads as `{}`. */
  bodyOptional?: true;
  /**
   * Members of the body that are also handed over as they were written: what has to be echoed
   * unchanged must not be parsed and written again.
   */
  verbatim?: readonly string[];
  /**
   * The shape of `data` in the success envelope. It documents and types the answer; it does not
   * filter it.
   */
  data: z.ZodType;
  /** Success statuses, most usual first, each with what it means. */
  answers: Partial<Record<200 | 202, string>>;
  /** Headers of a success that belong to this operation alone, each with its meaning. */
  headers?: Record<string, string>;
  /** What it can answer beside the codes that every operation shares (see SHARED_ERRORS). */
  errors: ErrorCode[];
}

/**
 * What an agent should know before it calls an operation: the hints of MCP's tools. They promise
 * nothing and protect nothing.
 */
export interface Effects {
  /** Changes nothing and costs nothing. */
  readOnly: boolean;
  /** Overwrites, ends or removes something, rather than only adding. */
  destructive: boolean;
  /** The same again has no further effect. */
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

/** Any authenticated operation can answer these. */
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

/** Declares an operation, keeping the exact types of its shapes for the route that serves it. */
export function operation<const O extends Operation>(row: O): O {
  return row;
}

/**
 * Who asks: resolved by the gate from the key or the session, and the first argument of every door
 * function.
 */
export interface Principal {
  workspaceId: string;
  /** The person who signed in, or the user who owns the key; null for a key without an owner. */
  userId: string | null;
  /** Null: a person in the console, who always has a `userId`. */
  keyId: string | null;
  /** What the key, the access token that stands for it, or the person's role may be used for. */
  scopes: readonly Scope[];
  /** The person's or owner's language; null when there is none. */
  language: Language | null;
  capabilities: readonly string[];
}

/** A caller with an API key or an access token. */
export interface KeyPrincipal extends Principal {
  keyId: string;
}

export type Language = 'en' | 'fr';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface RouteInput<O extends Operation> {
  principal: Principal;
  params: Parsed<O['params']>;
  query: Parsed<O['query']>;
  body: Parsed<O['body']>;
  /**
   * The operation's `verbatim` members that were sent, as they were written but for white space,
   * when the body came as text.
   */
  verbatim: Readonly<Record<string, string>>;
  /**
   * For effects that a repeat must not have again; where it is not used, the answer is recorded
   * after the effect.
   */
  recorder: IdempotencyRecorder;
}

/** Ties what a request does to its Idempotency-Key (decision 7). Without a key both do nothing. */
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
 * What a door function calls in the transaction of its effect, last, with what it is going to
 * return: how a route reaches `recorder.record`.
 */
export type RecordAnswer<Result> = (tx: Tx, result: Result) => Promise<void>;
export const recordNothing: RecordAnswer<unknown> = async () => {};

export interface RouteAnswer {
  data: unknown;
  /** JSON texts that stand for members of `data`, which could not be written again as they were. */
  verbatim?: Readonly<Record<string, string>>;
  /** 200 when left out. */
  status?: 200 | 202;
  headers?: Record<string, string>;
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

/** A day (its first moment in UTC) or a time with its zone, ISO 8601, in a query string. */
export const queryTime = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: 'must be a day such as 2026-03-01, or a time such as 2026-03-01T09:30:00Z',
  })
  .transform((text) => new Date(text))
  .meta({ type: 'string' });

/**
 * Counts Unicode code points, which is what the interface's limits on "characters" mean (decisions,
 * "Castings").
 */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Something a reader can see: neither white space nor zero-width nor control characters. */
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
