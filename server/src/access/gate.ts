import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { clientIp } from '../platform/ip.ts';
import type { Principal } from '../platform/operation.ts';
import { presentedKey, rateLimitHeaders, windowRejection } from './rules.ts';
import { hashSecret } from './secret.ts';
import { passGate } from './store.ts';

export interface Knock {
  headers: IncomingHttpHeaders;
  /** The address of the socket's other end. */
  peer: string;
}

export interface Passage {
  principal: Principal;
  /** The RateLimit headers of the answer. */
  headers: Record<string, string>;
}

export interface GateDependencies {
  db: Database;
  clock: Clock;
  /** CIDR list; empty means that forwarding headers are always believed, as the interface says. */
  trustedProxies: readonly string[];
}

/**
 * The way in, in the interface's order: the address limit, then the key, then its five windows; one round trip.
 * Throws rate_limit_exceeded (address or window), missing_api_key or invalid_api_key.
 */
export function createGate({ db, clock, trustedProxies }: GateDependencies) {
  return async function enter({ headers, peer }: Knock): Promise<Passage> {
    const secret = presentedKey(headers);
    const row = await passGate(db, clientIp({ headers, peer }, trustedProxies), secret === null ? null : hashSecret(secret), clock.databaseNow());
    switch (row.outcome) {
      case 'ip_blocked':
        // The one 429 without details (interface, "IP limit before a valid key").
        throw new AppError('rate_limit_exceeded', { headers: { 'Retry-After': String(row.retry_after_s) } });
      case 'missing_key':
        throw new AppError('missing_api_key', { headers: { 'WWW-Authenticate': 'Bearer' } });
      case 'invalid_key':
        throw new AppError('invalid_api_key', { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } });
      case 'window_exceeded': {
        const { message, details, retryAfterSeconds } = windowRejection(row.rejected, row.limits, row.counts, row.checked_at);
        const retry = { 'Retry-After': String(retryAfterSeconds) };
        throw new AppError('rate_limit_exceeded', {
          message,
          details,
          headers: { ...retry, ...rateLimitHeaders(row.limits, row.counts, row.checked_at) },
        });
      }
      case 'passed':
        return {
          principal: {
            workspaceId: row.workspace_id,
            userId: row.user_id,
            keyId: row.key_id,
            language: row.language,
            capabilities: row.capabilities,
          },
          headers: rateLimitHeaders(row.limits, row.counts, row.checked_at),
        };
    }
  };
}

export type Gate = ReturnType<typeof createGate>;
