import { sql } from 'kysely';
import type { Tx } from './db.ts';
import type { Principal } from './operation.ts';

/** The chain of what concerns the whole installation, such as an erasure. */
export const INSTALLATION = 'installation';

export interface AuditEntry {
  /** A workspace id, or INSTALLATION. */
  chain: string;
  /** A user id, a key id, `operator` (the command line) or `service`. */
  actor: string;
  /** Thing and past participle: `key.created`, `candidate.status_changed`. */
  action: string;
  /** The id of what it was done to. */
  subject: string;
  /** Flat and free of personal data: the log outlives an erasure. */
  details?: Record<string, string | number | boolean | null | readonly string[]>;
}

/** Who asks, as the audit log names them: the key's owner, else the key. */
export const actorOf = ({ userId, keyId }: Pick<Principal, 'userId' | 'keyId'>): string => userId ?? keyId;

/** Writes an entry in the caller's transaction: what happened and its trace commit together. The chain is locked until then, so call it last. */
export async function recordAudit(tx: Tx, { chain, actor, action, subject, details = {} }: AuditEntry): Promise<void> {
  await sql`select append_audit(${chain}, ${actor}, ${action}, ${subject}, ${JSON.stringify(details)}, clock_timestamp())`.execute(tx);
}
