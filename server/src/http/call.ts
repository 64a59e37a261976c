import { AppError } from '../platform/errors.ts';
import type {
  IdempotencyRecorder,
  Operation,
  Principal,
  Route,
  RouteInput,
} from '../platform/operation.ts';
import { runInWorkspace } from '../platform/tenant-scope.ts';
import { type Idempotency, NO_RECORD, type SentAnswer, toSent } from './idempotency.ts';
import { readInput } from './input.ts';
import { memberTexts } from './json-text.ts';

/**
 * What somebody who passed the gate asks of an operation, whatever brought it: a request to its
 * path or a call of its tool.
 */
export interface Call {
  principal: Principal;
  /** As sent: the operation's shapes check them. */
  params: unknown;
  query: unknown;
  body: unknown;
  /** The body as it was written; null when there is none. */
  bodyText(): string | null;
  /** Path and query, `/api/v1/...`: the same request by whatever way, to an Idempotency-Key. */
  url: string;
  idempotencyKey: string | undefined;
}

/**
 * The one way to an operation's handler: who may ask, strict input, then the Idempotency-Key, all
 * confined to the caller's workspace. Throws what the operation throws.
 */
export function createCaller(idempotency: Pick<Idempotency, 'answer'>) {
  async function answer(
    { operation, handle }: Route,
    { principal, url, idempotencyKey, bodyText, ...sent }: Call,
  ): Promise<SentAnswer> {
    requireSession(principal, operation);
    requireScope(principal, operation);
    const input = readInput(operation, sent);
    const text = operation.verbatim ? bodyText() : null;
    const verbatim = text === null ? {} : memberTexts(text, operation.verbatim!);
    const body =
      text === null
        ? sent.body
        : { ...(sent.body as object), ...memberTexts(text, operation.verbatim!, 'canonical') };
    const run = (recorder: IdempotencyRecorder) =>
      handle({ principal, ...input, verbatim, recorder } as RouteInput<Operation>);
    if (operation.method !== 'POST' || idempotencyKey === undefined)
      return toSent(await run(NO_RECORD));
    const { workspaceId } = principal;
    return idempotency.answer(
      { key: idempotencyKey, workspaceId, method: operation.method, url, body },
      run,
    );
  }

  return function call(route: Route, sent: Call): Promise<SentAnswer> {
    return runInWorkspace(sent.principal.workspaceId, () => answer(route, sent));
  };
}

/**
 * Throws forbidden with `details` `{ code: 'session_only' }` when a key or an access token asks for
 * what only a person may do.
 */
function requireSession({ keyId }: Principal, { sessionOnly }: Operation): void {
  if (!sessionOnly || keyId === null) return;
  const message =
    'Only a person who is signed in to the console can do this, not an API key. Sign in, then do it there.';
  throw new AppError('forbidden', { message, details: { code: 'session_only' } });
}

/**
 * Throws forbidden with `details` `{ code, scope }` unless the caller may do this:
 * `missing_scope` of a key or the token that stands for it, `role_not_allowed` of a person's role.
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
