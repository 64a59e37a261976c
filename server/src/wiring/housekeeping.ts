import type { Core } from '../core.ts';
import type { Idempotency } from '../http/idempotency.ts';
import type { Log } from '../platform/log.ts';
import type { BackupServices } from './backups.ts';
import type { Qualification } from './castings.ts';
import type { EventServices } from './events.ts';
import type { ImportServices } from './imports.ts';
import type { OriginalServices } from './originals.ts';
import type { Outreach } from './outreach.ts';
import type { Platform } from './platform.ts';
import type { SignInServices } from './sign-in.ts';
import type { WorkspaceServices } from './workspace.ts';

/** Work that a running process repeats, and that several processes may do at once. */
export interface HousekeepingTask {
  /** Completes "cannot …" in the log. */
  name: string;
  intervalMs: number;
  run(): unknown;
}

export interface Housekept
  extends Pick<Platform, 'db' | 'clock'>,
    Pick<Core, 'access' | 'erasure' | 'notifications' | 'people'>,
    Pick<SignInServices, 'oauth' | 'live'>,
    Pick<Qualification, 'castingRetention' | 'judging'>,
    Pick<Outreach, 'enrichment'>,
    BackupServices,
    EventServices,
    ImportServices,
    OriginalServices,
    Pick<WorkspaceServices, 'requests'> {
  idempotency: Idempotency;
}

const EVERY_MINUTE_MS = 60_000;

export function housekeepingTasks(services: Housekept): HousekeepingTask[] {
  const { access, backups, castingRetention, db, clock, enrichment, erasure, events, idempotency } =
    services;
  const { imports, judging, live, notifications, oauth, originals, people, requests } = services;
  return [
    { name: 'delete expired contacts', run: enrichment.purgeExpired },
    { name: 'delete ended sessions, links and sign-in attempts', run: people.prune },
    { name: 'delete failed attempts to authenticate', run: access.pruneAttempts },
    { name: 'delete expired OAuth tokens', run: oauth.prune },
    { name: 'delete old live events', run: live.prune },
    { name: 'delete old events of the feed', run: events.prune },
    { name: 'delete old notifications', run: notifications.prune },
    { name: 'delete the answers of old idempotency keys', run: idempotency.prune },
    { name: 'delete old requests from the log', run: requests.purge },
    { name: 'delete abandoned uploads', run: imports.prune },
    { name: 'delete files of people who are gone', run: originals.prune },
    { name: 'record erasures beside the backups', run: backups.recordErasures },
    { name: 'take the backup that is due', run: backups.runDue },
    { name: 'delete people whose retention ended', run: erasure.deleteEnded },
    { name: 'delete old webhook events', run: castingRetention.pruneDeliveries },
    { name: 'empty the texts of old verdicts', run: castingRetention.pruneVerdictTexts },
    { name: 'delete old judgements', run: () => judging.purge(db, clock.now()) },
  ].map((task) => ({ ...task, intervalMs: EVERY_MINUTE_MS }));
}

/**
 * Runs each task at its interval until it is stopped. A task that fails is logged and repeated; one
 * that takes longer than its interval is not begun a second time.
 */
export function startHousekeeping(
  tasks: readonly HousekeepingTask[],
  log: Pick<Log, 'warn'>,
): { stop(): void } {
  const running = new Set<HousekeepingTask>();
  const timers = tasks.map((task) =>
    setInterval(() => {
      if (running.has(task)) return;
      running.add(task);
      void runTask(task, log).finally(() => running.delete(task));
    }, task.intervalMs),
  );
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

async function runTask({ name, run }: HousekeepingTask, log: Pick<Log, 'warn'>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.warn({ err: error }, `cannot ${name}`);
  }
}
