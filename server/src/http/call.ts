import { AppError } from '../platform/errors.ts';
import type {
  IdempotencyRecorder,
  Operation,
  Principal,
  Route,
  RouteInput,
  Upload,
} from '../platform/operation.ts';
import { runInWorkspace } from '../platform/tenant-scope.ts';
import { type Idempotency, NO_RECORD, type SentAnswer, toSent } from './idempotency.ts';
import { readInput } from './input.ts';
import { memberTexts } from './json-text.ts';

/** A call of an operation by an admitted caller, by a request to its path or by its tool. */
export interface Call {
  principal: Principal;
  /** As sent; the operation's shapes validate them. */
  params: unknown;
  query: unknown;
  body: unknown;
  /** The file that came as the body. */
  upload?: Upload | null;
  /** The body as written; null when there is none. */
  bodyText(): string | null;
  /**
   * Path and query, `/api/v1/...`: identical for every route to the operation, so that an
   * Idempotency-Key recognises the request.
   */
  url: string;
  idempotencyKey: string | undefined;
}

/**
 * The only route to an operation's handler: permission, strict input, then the Idempotency-Key, all
 * confined to the caller's workspace. Throws the operation's errors.
 */
export function createCaller(idempotency: Pick<Idempotency, 'answer'>) {
  async function answer(
    { operation, handle }: Route,
    { principal, url, idempotencyKey, bodyText, upload = null, ...sent }: Call,
  ): Promise<SentAnswer> {
    requireSession(principal, operation);
    requireScope(principal, operation);
    const input = readInput(upload ? { ...operation, body: undefined } : operation, sent);
    const text = operation.verbatim ? bodyText() : null;
    const verbatim = text === null ? {} : memberTexts(text, operation.verbatim!);
    const body =
      text === null
        ? sent.body
        : { ...(sent.body as object), ...memberTexts(text, operation.verbatim!, 'canonical') };
    const run = (recorder: IdempotencyRecorder) =>
      handle({ principal, ...input, verbatim, upload, recorder } as RouteInput<Operation>);
    if (operation.method !== 'POST' || idempotencyKey === undefined)
      return toSent(await run(NO_RECORD));
    const { workspaceId } = principal;
    return idempotency.answer(
      {
        key: idempotencyKey,
        workspaceId,
        method: operation.method,
        url,
        // A file is known by its name: it is not read twice.
        body: upload ? { fileName: upload.fileName, query: sent.query } : body,
      },
      run,
    );
  }

  return function call(route: Route, sent: Call): Promise<SentAnswer> {
    return runInWorkspace(sent.principal.workspaceId, () => answer(route, sent));
  };
}

/**
 * Throws forbidden with `details` `{ code: 'session_only' }` when a key or an access token calls an
 * operation for signed-in users only.
 */
function requireSession({ keyId }: Principal, { sessionOnly }: Operation): void {
  if (!sessionOnly || keyId === null) return;
  const message =
    'Only a person who is signed in to the console can do this, not an API key. Sign in, then do it there.';
  throw new AppError('forbidden', { message, details: { code: 'session_only' } });
}

/**
 * Throws forbidden with `details` `{ code, scope }` unless the caller has the scope:
 * `missing_scope` for a key or its access token, `role_not_allowed` for a user's role.
 */
function requireScope({ keyId, scopes }: Principal, { scope }: Operation): void {
  if (scopes.includes(scope)) return;
  if (keyId === null)
    throw new AppError('forbidden', {
      message: 'Your role in this workspace does not allow this.',
      details: { code: 'role_not_allowed', scope },
    });
  throw new AppError('forbidden', {
    message: `This needs a key with the scope ${scope}.`,
    details: { code: 'missing_scope', scope },
  });
}

export type OperationCaller = ReturnType<typeof createCaller>;
