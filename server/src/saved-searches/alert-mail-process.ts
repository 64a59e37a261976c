import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Advance, AdvanceOutcome, Engine } from '../platform/engine.ts';
import type { Log } from '../platform/log.ts';
import type { Mailer } from '../platform/mailer.ts';
import type { Language } from '../platform/operation.ts';
import { alertMail } from './alert-mail.ts';
import { type AlertRow, type MailState, moveMail, readAlert } from './alert-store.ts';
import { mailRetryAt, wasRefused } from './rules.ts';

export const ALERT_MAIL = 'search_alert_mail';

/** The day has ten characters, and an id no space. */
export const mailProcessId = (savedSearchId: string, day: string): string =>
  `${savedSearchId} ${day}`;

export interface AlertMailDependencies {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  engine: Pick<Engine, 'register'>;
  mailer: Mailer | null;
  /** The console's, without a trailing slash. */
  origin: string;
  /** Null for who is no longer a member, or whose address nobody has confirmed. */
  recipientOf(
    workspaceId: string,
    userId: string,
  ): Promise<{ email: string; language: Language | null } | null>;
}

/**
 * Sends the mail of an alert, at most once:
 *
 *   queued -> claimed -> sent | failed | unknown
 *     ^          |
 *     +----------+  the server refused it, and there are attempts left
 *
 * A worker that dies after the claim leaves `claimed`; the next one records `unknown`. The
 * notification tells the user in any case. Registers itself with the engine.
 */
export function createAlertMails(dependencies: AlertMailDependencies): void {
  const { db, engine, mailer, recipientOf } = dependencies;

  engine.register(ALERT_MAIL, async (process: Advance): Promise<AdvanceOutcome> => {
    const { workspaceId } = process;
    const [savedSearchId = '', day = ''] = process.id.split(' ');
    const move: Move = (tx, from, to) =>
      moveMail(tx, workspaceId, { savedSearchId, day, from, to });
    const alert = await readAlert(db, workspaceId, savedSearchId, day);
    if (alert?.mail === 'claimed') await move(db, 'claimed', 'unknown');
    if (alert?.mail !== 'queued') return 'done';
    const { ownerUserId } = alert;
    const to = ownerUserId === null ? null : await recipientOf(workspaceId, ownerUserId);
    if (!mailer || !to) {
      await move(db, 'queued', 'none');
      return 'done';
    }
    const isClaimed = await db.transaction().execute(async (tx) => {
      await process.fence(tx);
      return move(tx, 'queued', 'claimed');
    });
    return isClaimed ? send(dependencies, mailer, { ...alert, ...to }, move) : 'done';
  });
}

type Move = (tx: Tx, from: MailState, to: MailState) => Promise<boolean>;

/** Not fenced on the lease: the worker that sent the mail knows best, even if it was slow. */
async function send(
  { db, clock, log, origin }: AlertMailDependencies,
  mailer: Mailer,
  alert: AlertRow & { email: string; language: Language | null },
  move: Move,
): Promise<AdvanceOutcome> {
  try {
    await mailer.send(alertMail({ ...alert, origin }));
  } catch (error) {
    log.warn({ err: error, savedSearchId: alert.savedSearchId }, 'cannot mail an alert');
    if (!wasRefused(error)) {
      await move(db, 'claimed', 'unknown');
      return 'done';
    }
    const retryAt = mailRetryAt(alert.mailAttempts + 1, clock.now());
    await move(db, 'claimed', retryAt ? 'queued' : 'failed');
    return retryAt ? { wakeAt: retryAt } : 'done';
  }
  await move(db, 'claimed', 'sent');
  return 'done';
}
