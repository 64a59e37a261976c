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
  /** The workspaces of these events. */
  webhookLanes: number;
  oldestWebhookSeconds: number;
  /** Those that nobody has disconnected on purpose. */
  channelAccounts: { type: string; state: string; count: number }[];
  credits: { account: string; available: number; reserved: number }[];
  /** Seconds since the newest backup that succeeded; null without one. */
  backupAgeSeconds: number | null;
  /** Backups that failed since that one. */
  failedBackups: number;
}

/** What a scrape reads: a few small indexes, and one row for each workspace. */
export async function readInstallationState(
  tx: Tx,
  { countsElsewhere }: { countsElsewhere: boolean },
): Promise<InstallationState> {
  const { rows: queues } = await sql<QueueState>`
    select kind, count(*) filter (where lease_token is null)::int as waiting,
      count(*) filter (where lease_token is not null)::int as running,
      greatest(0, coalesce(extract(epoch from now() - min(wake_at) filter (where lease_token is null)), 0))::float8 as "oldestSeconds"
    from processes where due or lease_token is not null group by kind`.execute(tx);
  const { rows: webhooks } = await sql<{ n: number; lanes: number; age: number }>`
    select count(*)::int as n, count(distinct workspace_id)::int as lanes, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age
    from casting_deliveries where claimed_at is null and failed_at is null`.execute(tx);
  const { rows: channelAccounts } = await sql<InstallationState['channelAccounts'][number]>`
    select type, state, count(*)::int as count from channel_accounts where settings is not null
    group by type, state`.execute(tx);
  const { rows: credits } = await sql<{ account: string; available: number; reserved: number }>`
    select account, sum(available)::float8 as available, sum(reserved)::float8 as reserved
    from credit_accounts group by account`.execute(tx);
  const { rows: backups } = await sql<{ age: number | null; failed: number }>`
    with counted as (select * from backups where not elsewhere or ${countsElsewhere})
    select extract(epoch from now() - newest.at)::float8 as age,
      (select count(*)::int from counted where error is not null and started_at > coalesce(newest.at, '-infinity')) as failed
    from (select max(started_at) as at from counted where finished_at is not null and error is null) newest`.execute(
    tx,
  );
  return {
    queues,
    webhooksWaiting: webhooks[0]!.n,
    webhookLanes: webhooks[0]!.lanes,
    oldestWebhookSeconds: webhooks[0]!.age,
    channelAccounts,
    credits,
    backupAgeSeconds: backups[0]!.age,
    failedBackups: backups[0]!.failed,
  };
}
