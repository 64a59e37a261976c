import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { AppError, type AppErrorFields } from '../platform/errors.ts';
import { type CountedAddress, countedAddress } from '../platform/ip.ts';
import type { KeyPrincipal, Principal } from '../platform/operation.ts';
import { runUnscoped } from '../platform/tenant-scope.ts';
import { together } from '../platform/together.ts';
import { PROTOCOL_CAP, presentedKey, rateLimitHeaders, windowRejection } from './rules.ts';
import { hashSecret } from './secret.ts';
import {
  type Admission,
  admit,
  type GateQuestion,
  type GateRow,
  passGate,
  passGates,
  passProtocolGate,
  type Refusal,
  takeRequest,
} from './store.ts';
import { workspaceSuspended } from './suspension.ts';

export interface GateRequest {
  headers: IncomingHttpHeaders;
  /** The remote address of the socket. */
  peer: string;
}

export interface AdmittedRequest {
  principal: Principal;
  /** The RateLimit headers of the response. */
  headers: Record<string, string>;
}

export interface GateDependencies {
  db: Database;
  clock: Clock;
  /**
   * CIDR list; empty: a forwarding header counts together with the address of the socket (decision
   * 38).
   */
  trustedProxies: readonly string[];
}

/** The caller's ids, as far as a record of requests needs them. */
export type Caller = Pick<Principal, 'workspaceId' | 'keyId' | 'userId'>;

/** A window of the key is over its limit. Unlike other refusals, the caller is known. */
export class WindowExceeded extends AppError {
  readonly caller: Caller;

  constructor(caller: Caller, fields: AppErrorFields) {
    super('rate_limit_exceeded', fields);
    this.caller = caller;
  }
}

/** A request admitted to MCP. It has not been counted in the key's windows yet. */
export interface AdmittedSession {
  principal: KeyPrincipal;
  /**
   * Counts one request in the key's windows: the cost of a tool call. Throws rate_limit_exceeded.
   */
  takeRequest(): Promise<void>;
}

/**
 * Two statements keep a processor of PostgreSQL busy while this process reads answers; the row locks
 * of a statement last as long as its longest part, so it has a bound.
 */
const TOGETHER = { atOnce: 2, most: 50 };

/**
 * Admits requests. The checks run in the interface's order, in one round trip: first the address
 * limit, then the key, then the counters. All methods throw rate_limit_exceeded, missing_api_key,
 * invalid_api_key or workspace_suspended.
 */
export function createGate({ db, clock, trustedProxies }: GateDependencies) {
  function presented(request: GateRequest): [address: CountedAddress, hash: Buffer | null] {
    const secret = presentedKey(request.headers);
    return [countedAddress(request, trustedProxies), secret === null ? null : hashSecret(secret)];
  }

  // No statement knows a workspace here, whichever request it is that sends it.
  const passTogether = together(
    async (questions: readonly GateQuestion[]) =>
      runUnscoped(async () =>
        questions.length === 1 ? [await passGate(db, questions[0]!)] : passGates(db, questions),
      ),
    TOGETHER,
  );

  async function refusal(outcome: Refusal, row: Admission): Promise<AppError> {
    return outcome === 'workspace_suspended'
      ? workspaceSuspended(db, row.workspace_id)
      : notAuthenticated(outcome, row.retry_after_s);
  }

  return {
    /** Admits a request to a route, and counts it in each of the key's five windows. */
    async enter(request: GateRequest): Promise<AdmittedRequest> {
      const [address, hash] = presented(request);
      const question = { ...address, hash, now: clock.databaseNow() };
      const row = (await passTogether(question)) ?? (await passGate(db, question));
      if (row.outcome === 'window_exceeded') throw windowExceeded(row, principalOf(row));
      if (row.outcome !== 'passed') throw await refusal(row.outcome, row);
      return {
        principal: principalOf(row),
        headers: rateLimitHeaders(row.limits, row.counts, row.checked_at),
      };
    },

    /** Admits any request to MCP. It counts only towards the cap of the protocol. */
    async enterProtocol(request: GateRequest): Promise<AdmittedSession> {
      const row = await passProtocolGate(
        db,
        ...presented(request),
        PROTOCOL_CAP,
        clock.databaseNow(),
      );
      if (row.outcome === 'protocol_cap') throw capExceeded(row.retry_after_s);
      if (row.outcome !== 'passed') throw await refusal(row.outcome, row);
      const { key_id: keyId, limits } = row;
      const principal = principalOf(row);
      return {
        principal,
        async takeRequest() {
          const taken = await takeRequest(db, keyId, limits, clock.databaseNow());
          if (taken.rejected !== 0) throw windowExceeded({ ...taken, limits }, principal);
        },
      };
    },

    /**
     * Authenticates a user who types a key into one of our pages. A wrong key counts against the
     * address as usual. The windows are not counted, and access tokens are refused.
     */
    async identify(apiKey: string, request: GateRequest): Promise<KeyPrincipal> {
      const row = await admit(
        db,
        countedAddress(request, trustedProxies),
        apiKey === '' ? null : hashSecret(apiKey),
        clock.databaseNow(),
      );
      if (row.outcome !== 'passed') throw await refusal(row.outcome, row);
      return principalOf(row);
    },
  };
}

function notAuthenticated(
  outcome: Exclude<Refusal, 'workspace_suspended'>,
  retryAfterSeconds: number | null,
): AppError {
  switch (outcome) {
    case 'ip_blocked':
      // The only 429 without details (interface, "IP limit before a valid key").
      return new AppError('rate_limit_exceeded', {
        headers: { 'Retry-After': String(retryAfterSeconds) },
      });
    case 'missing_key':
      return new AppError('missing_api_key', { headers: { 'WWW-Authenticate': 'Bearer' } });
    case 'invalid_key':
      return new AppError('invalid_api_key', {
        headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
      });
  }
}

type Refused = Pick<GateRow, 'rejected' | 'limits' | 'counts' | 'checked_at'>;

function windowExceeded(
  { rejected, limits, counts, checked_at }: Refused,
  caller: Caller,
): WindowExceeded {
  const { message, details, retryAfterSeconds } = windowRejection(
    rejected,
    limits,
    counts,
    checked_at,
  );
  const retry = { 'Retry-After': String(retryAfterSeconds) };
  return new WindowExceeded(caller, {
    message,
    details,
    headers: { ...retry, ...rateLimitHeaders(limits, counts, checked_at) },
  });
}

function capExceeded(retryAfterSeconds: number | null): AppError {
  const { perSecond, perMinute } = PROTOCOL_CAP;
  const message = `Too many MCP requests: at most ${perSecond} per second and ${perMinute} per minute. Wait ${retryAfterSeconds} s, then retry.`;
  return new AppError('rate_limit_exceeded', {
    message,
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

function principalOf({
  workspace_id,
  user_id,
  key_id,
  scopes,
  language,
  capabilities,
}: Admission): KeyPrincipal {
  return {
    workspaceId: workspace_id,
    userId: user_id,
    keyId: key_id,
    scopes,
    language,
    capabilities,
  };
}

type Gates = ReturnType<typeof createGate>;
export type Gate = Gates['enter'];
export type ProtocolGate = Gates['enterProtocol'];
