import type { ImportRow } from '../rules/normalize-row.ts';

/** Whom a source is asked about. */
export interface Sought {
  talentId: string;
  /** Canonical (decision 25); null when none is known. */
  profileUrl: string | null;
}

export type SourceReply =
  /** The profile as the source has it now, in the interface's shape. */
  | { outcome: 'found'; row: ImportRow }
  /** The source does not know them. */
  | { outcome: 'unknown' }
  /** No answer that can be used, now. */
  | { outcome: 'failed'; reason: string; retryAfterMs: number | null };

export interface SourceRequest {
  url: string;
  headers: Record<string, string>;
}

/**
 * A source of profiles: pure, so that what is sent and how the answer is read can be seen without a
 * network.
 */
export interface ProfileSource {
  name: string;
  /** Null: too little is known of them to ask. */
  ask(sought: Sought): SourceRequest | null;
  /** `json` is undefined when the body is no JSON. */
  read(status: number, json: unknown): SourceReply;
}

/** What a status says on its own; null for one that brings a profile. */
export function replyOfStatus(status: number): SourceReply | null {
  if (status === 200) return null;
  if (status === 404 || status === 410) return { outcome: 'unknown' };
  return { outcome: 'failed', reason: `it answered ${status}`, retryAfterMs: null };
}
