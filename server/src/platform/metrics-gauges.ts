import { Gauge, type Registry } from 'prom-client';
import { VERSION } from './version.ts';

export interface ScrapedState {
  indexDocuments: number;
  /** Since this process last had all changes. */
  indexLagSeconds: number;
  /** Whether the index process of the machine answers; null without INDEX_URL. */
  isIndexProcessUp: boolean | null;
  /** Whether the search cluster answers with an index; null without OPENSEARCH_URL. */
  isSearchClusterUp: boolean | null;
  connections: { max: number; taken: number; idle: number; waiting: number };
  /** Null when the database did not answer. */
  installation: {
    queues: { kind: string; waiting: number; running: number; oldestSeconds: number }[];
    webhooksWaiting: number;
    webhookLanes: number;
    oldestWebhookSeconds: number;
    channelAccounts: { type: string; state: string; count: number }[];
    credits: { account: string; available: number; reserved: number }[];
    backupAgeSeconds: number | null;
    failedBackups: number;
  } | null;
}

/** Gauges that are set at each scrape; returns what sets them. */
export function createGauges(registry: Registry): (state: ScrapedState) => void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `greenroom_${name}`, help, labelNames, registers: [registry] });
  gauge('build_info', 'Version of Greenroom and Node', ['version', 'node']).set(
    { version: VERSION, node: process.versions.node },
    1,
  );
  const documents = gauge('index_documents', 'Talents in the index');
  const lag = gauge('index_lag_seconds', 'Time since the index last had every change; 0: it has');
  const indexProcess = gauge(
    'index_process_up',
    'Whether the index process of the machine answers; absent without INDEX_URL',
  );
  const searchCluster = gauge(
    'search_cluster_up',
    'Whether the OpenSearch cluster answers with an index; absent without OPENSEARCH_URL',
  );
  const connections = gauge('database_connections', 'Connections of this process', ['state']);
  const waiting = gauge('database_waiting', 'Callers that wait for a connection');
  const queue = gauge('queue_processes', 'Durable processes by kind', ['kind', 'state']);
  const age = gauge('queue_oldest_seconds', 'How long the oldest process is due', ['kind']);
  const webhooks = gauge('webhooks_waiting', 'Webhook events that no process has begun to send');
  const lanes = gauge(
    'webhook_lanes',
    'Workspaces that they belong to; each has a lane of its own',
  );
  const webhookAge = gauge('webhooks_oldest_seconds', 'Age of the oldest of them');
  const accounts = gauge(
    'channel_accounts',
    'Mailboxes and other accounts that send; disconnected: somebody must reconnect it',
    ['type', 'state'],
  );
  const credits = gauge('credits', 'Credits of all workspaces', ['account', 'state']);
  const backup = gauge('backup_age_seconds', 'Time since the newest backup; absent without one');
  const failedBackups = gauge('backup_failures', 'Backups that failed since the newest one');
  const reachable = gauge('database_up', 'Whether the last scrape could read the database');

  return (state) => {
    documents.set(state.indexDocuments);
    lag.set(state.indexLagSeconds);
    indexProcess.remove();
    if (state.isIndexProcessUp !== null) indexProcess.set(state.isIndexProcessUp ? 1 : 0);
    searchCluster.remove();
    if (state.isSearchClusterUp !== null) searchCluster.set(state.isSearchClusterUp ? 1 : 0);
    const { max, taken, idle, waiting: queued } = state.connections;
    connections.set({ state: 'max' }, max);
    connections.set({ state: 'used' }, taken - idle);
    connections.set({ state: 'idle' }, idle);
    waiting.set(queued);
    // A kind that is done, or a database that is away, must not keep its last value.
    for (const one of [queue, age, accounts, credits]) one.reset();
    backup.remove();
    reachable.set(state.installation === null ? 0 : 1);
    if (state.installation === null) return;
    for (const { kind, waiting, running, oldestSeconds } of state.installation.queues) {
      queue.set({ kind, state: 'waiting' }, waiting);
      queue.set({ kind, state: 'running' }, running);
      age.set({ kind }, oldestSeconds);
    }
    webhooks.set(state.installation.webhooksWaiting);
    lanes.set(state.installation.webhookLanes);
    webhookAge.set(state.installation.oldestWebhookSeconds);
    for (const { type, state: of, count } of state.installation.channelAccounts)
      accounts.set({ type, state: of }, count);
    for (const { account, available, reserved } of state.installation.credits) {
      credits.set({ account, state: 'available' }, available);
      credits.set({ account, state: 'reserved' }, reserved);
    }
    const { backupAgeSeconds } = state.installation;
    failedBackups.set(state.installation.failedBackups);
    if (backupAgeSeconds !== null) backup.set(backupAgeSeconds);
  };
}
