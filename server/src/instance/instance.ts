import type { Clock } from '../platform/clock.ts';
import { type Config, originOf } from '../platform/config.ts';
import type { Database } from '../platform/db.ts';
import { VERSION } from '../platform/version.ts';
import type { Instance } from './contract.ts';
import { readDatabase } from './store.ts';

export interface InstanceDependencies {
  db: Database;
  clock: Clock;
  config: Config;
  judgeId: string;
  /** The people that this workspace can find. */
  index(workspaceId: string): Promise<Instance['index']>;
}

/** Fixed by the interface ("Credits") and decisions 11 and 12. */
const FIXED_PRICES = { search: 1, judgement: 2 };
const FIXED_LIMITS = {
  relatedSearchTransactions: 100,
  blueprintSteps: 50,
  sequenceCandidates: 100,
};

/** How the installation is set up, for its owners. */
export function createInstance({ db, clock, config, judgeId, index }: InstanceDependencies) {
  const startedAt = clock.now();

  function modelOf({
    llmModel,
    llmBaseUrl,
    llmConcurrency,
    llmTimeoutMs,
  }: Config): Instance['model'] {
    if (llmModel === null) return null;
    // An endpoint's address may contain a password.
    return {
      modelId: llmModel,
      endpoint: llmBaseUrl && new URL(llmBaseUrl).host,
      concurrency: llmConcurrency,
      timeoutMs: llmTimeoutMs,
    };
  }

  return async function read(workspaceId: string): Promise<Instance> {
    return {
      version: VERSION,
      startedAt: startedAt.toISOString(),
      uptimeSeconds: Math.max(0, Math.floor((clock.now().getTime() - startedAt.getTime()) / 1_000)),
      publicUrl: originOf(config),
      database: { ...(await readDatabase(db)), embedded: config.databaseUrl === null },
      index: await index(workspaceId),
      engine: { kind: 'lease', leaseMs: config.engineLeaseMs },
      offlineMode: config.llmModel === null,
      judge: { judgeId, keepsJudgements: config.llmModel !== null && config.judgeCache },
      model: modelOf(config),
      mail: { smtp: config.smtpUrl !== null, imap: config.imapUrl !== null },
      prices: {
        ...FIXED_PRICES,
        addCandidate: config.priceAddCandidate,
        enrichEmail: config.priceEnrichEmail,
        enrichPhone: config.priceEnrichPhone,
      },
      limits: { searchTimeoutMs: config.searchTimeoutMs, ...FIXED_LIMITS },
      retention: {
        contactMaxAgeDays: config.contactMaxAgeDays,
        profileMaxAgeDays: config.profileMaxAgeDays,
        requestLogDays: config.requestLogDays,
        eventDays: config.eventDays,
        deliveryDays: config.deliveryDays,
        verdictTextDays: config.verdictTextDays,
        judgeCacheDays: config.judgeCacheDays,
      },
    };
  };
}

export type InstanceReader = ReturnType<typeof createInstance>;
