import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

export interface QueueState {
  kind: string;
  /** Due and not yet taken. */
  waiting: number;
  /** Taken by a worker now. */
  running: number;
  /** Seconds since the oldest of the waiting ones was due. */
  oldestSeconds: number;
}

export interface InstallationState {
  queues: QueueState[];
  webhooksWaiting: number;
  oldestWebhookSeconds: number;
  credits: { account: string; available: number; reserved: number }[];
  /** Seconds since the newest backup that succeeded; null without one. */
  backupAgeSeconds: number | null;
}

/** What a scrape reads: a few small indexes, and one row for each workspace. */
export async function readInstallationState(tx: Tx): Promise<InstallationState> {
  const { rows: queues } = await sql<QueueState>`
    select kind, count(*) filter (where lease_token is null)::int as waiting,
      count(*) filter (where lease_token is not null)::int as running,
      greatest(0, coalesce(extract(epoch from now() - min(wake_at) filter (where lease_token is null)), 0))::float8 as "oldestSeconds"
    from processes where due or lease_token is not null group by kind`.execute(tx);
  const { rows: webhooks } = await sql<{ n: number; age: number }>`
    select count(*)::int as n, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age
    from casting_deliveries where claimed_at is null and failed_at is null`.execute(tx);
  const { rows: credits } = await sql<{ account: string; available: number; reserved: number }>`
    select account, sum(available)::float8 as available, sum(reserved)::float8 as reserved
    from credit_accounts group by account`.execute(tx);
  const { rows: backups } = await sql<{ age: number | null }>`
    select extract(epoch from now() - max(started_at))::float8 as age from backups
    where finished_at is not null and error is null`.execute(tx);
  return {
    queues,
    webhooksWaiting: webhooks[0]!.n,
    oldestWebhookSeconds: webhooks[0]!.age,
    credits,
    backupAgeSeconds: backups[0]!.age,
  };
}
