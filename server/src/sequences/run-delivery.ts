import type { Sender, Sent } from '../channels/port.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Advance } from '../platform/engine.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Step } from './rules/step.ts';
import { type ClaimDependencies, claimStep } from './run-claim.ts';
import type { ReadyMessage } from './run-message.ts';
import { settle } from './run-outcome.ts';
import type { Run, RunStep } from './run-store.ts';

export interface DeliveryDependencies extends ClaimDependencies {
  db: Database;
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, 'countMessage'>;
  channels: Sender;
}

/** Long enough for a slow mail server. After it, the outcome is unknown. */
const SEND_TIMEOUT_MS = 60_000;

/**
 * Sends the message of a due step at most once. One transaction claims it (unique by run and step)
 * under the locks of the person, the run and the account's queue; then it is sent with no
 * transaction open; then its outcome is recorded. A worker that dies in between leaves a claim,
 * which no other worker repeats.
 */
export function createDelivery(dependencies: DeliveryDependencies) {
  const { db, log, metrics, channels } = dependencies;

  /** Null: the run continues at once; a date: nothing to do until then. */
  return async function deliver(
    run: Run,
    step: Step,
    progress: RunStep,
    ready: ReadyMessage,
    fence: Advance['fence'],
  ): Promise<Date | null> {
    const claim = await db.transaction().execute(async (tx) => {
      await fence(tx);
      return claimStep(dependencies, tx, run, step, progress, ready);
    });
    if (claim.is === 'later') return claim.wakeAt;
    if (claim.is === 'gone') return null;
    const sent = await send(run, ready);
    report(run, ready, sent);
    await db.transaction().execute((tx) => settle(dependencies, tx, run, step, progress, sent));
    return null;
  };

  /** Without the text and the recipient. */
  function report(run: Run, { account }: ReadyMessage, sent: Sent | null): void {
    const outcome = sent?.outcome ?? 'unknown';
    const reason = sent?.outcome === 'refused' ? { reason: sent.reason.code } : {};
    metrics.countMessage(account.type, outcome);
    log.info({ runId: run.id, accountId: account.accountId, outcome, ...reason }, 'a message');
  }

  /** Null when the outcome is unknown. */
  async function send(run: Run, { account, message }: ReadyMessage): Promise<Sent | null> {
    try {
      return await channels.send(account, message, AbortSignal.timeout(SEND_TIMEOUT_MS));
    } catch (error) {
      log.warn(
        { err: error, runId: run.id, accountId: account.accountId },
        'the outcome of a message is not known; it is not sent again',
      );
      return null;
    }
  }
}
