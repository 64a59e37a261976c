import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { HostGuard } from '../platform/guarded-host.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { MailServer } from '../platform/smtp.ts';
import type { Ask } from './provider-api.ts';

/** The dependencies of adapters. */
export interface AdapterTools {
  db: Database;
  secretBox: SecretBox;
  clock: Clock;
  ask: Ask;
  guard: HostGuard;
  /** The installation's mail servers, for accounts that name none. */
  smtp: MailServer | null;
  imap: MailServer | null;
}
