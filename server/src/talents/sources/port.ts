import type { ImportRow } from '../rules/normalize-row.ts';

/** The person to request from a source. */
export interface Sought {
  talentId: string;
  /** Canonical (decision 25); null when none is known. */
  profileUrl: string | null;
}

export type SourceReply =
  /** The source's current profile, in the interface's shape. */
  | { outcome: 'found'; row: ImportRow }
  /** The source does not know them. */
  | { outcome: 'unknown' }
  /** No usable response for now. */
  | { outcome: 'failed'; reason: string; retryAfterMs: number | null };

export interface SourceRequest {
  url: string;
  headers: Record<string, string>;
}

/**
 * A source of profiles. It is pure, so that requests and the reading of responses can be tested
 * without a network.
 */
export interface ProfileSource {
  name: string;
  /** Null when too little is known about the person to ask. */
  ask(sought: Sought): SourceRequest | null;
  /** `json` is undefined when the body is not JSON. */
  read(status: number, json: unknown): SourceReply;
}

/** The reply that a status alone implies; null for a status that comes with a profile. */
export function replyOfStatus(status: number): SourceReply | null {
  if (status === 200) return null;
  if (status === 404 || status === 410) return { outcome: 'unknown' };
  return { outcome: 'failed', reason: `it answered ${status}`, retryAfterMs: null };
}
