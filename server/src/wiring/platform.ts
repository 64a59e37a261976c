import type { Installation } from '../installation.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { DatabaseAddress, PooledDatabase } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import { createLeaseEngine } from '../platform/engine-lease.ts';
import { createTemporalEngine } from '../platform/engine-temporal/engine.ts';
import { temporalAt } from '../platform/engine-temporal/server.ts';
import { ASKING_LISTENER_NAME, createListener, type Listener } from '../platform/listen.ts';
import type { Log } from '../platform/log.ts';
import { createMetrics, type Metrics } from '../platform/metrics.ts';
import { createModel, type Model } from '../platform/model.ts';
import { createModelBudget } from '../platform/model-budget.ts';
import { createOutbound, type Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Tracing } from '../platform/spans.ts';
import { openTracing } from '../platform/tracing.ts';
import type { ServiceOverrides } from './overrides.ts';

/** The base of every slice. It depends on none of them. */
export interface Platform {
  config: Config;
  db: PooledDatabase;
  /** Where `db` leads. */
  address: DatabaseAddress;
  /** PostgreSQL itself, for what a session holds. */
  databaseUrl: string;
  secretBox: SecretBox;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Null without LLM_MODEL. */
  model: Model | null;
  listener: Listener;
  engine: Engine;
  outbound: Outbound;
  /** Null without an OTLP endpoint. */
  tracing: Tracing | null;
}

/** On Temporal with TEMPORAL_ADDRESS. Throws when its packages are missing. */
function openEngine(
  config: Config,
  base: Pick<Platform, 'db' | 'listener' | 'log' | 'tracing'>,
): Engine {
  const { engineLeaseMs: leaseMs, engineConcurrency: concurrency } = config;
  const at = temporalAt(config);
  return at === null
    ? createLeaseEngine({ ...base, leaseMs, concurrency })
    : createTemporalEngine({ ...base, at, leaseMs, concurrency });
}

export async function wirePlatform(
  { db, address, databaseUrl, secretBox }: Installation,
  config: Config,
  log: Log,
  overrides: ServiceOverrides,
): Promise<Platform> {
  const metrics = createMetrics();
  const tracing = await openTracing(config, log);
  const asks = config.indexUrl !== null || config.openSearchUrl.length > 0;
  const name = asks ? ASKING_LISTENER_NAME : undefined;
  const listener = await createListener(databaseUrl, log, name);
  const engine = openEngine(config, { db, listener, log, tracing });
  return {
    config,
    db,
    address,
    databaseUrl,
    secretBox,
    clock: overrides.clock ?? systemClock,
    log,
    metrics,
    model: createModel(config, {
      log,
      metrics,
      budget: createModelBudget({
        db,
        log,
        total: config.llmTotalConcurrency,
        each: config.llmWorkspaceConcurrency,
        maxMs: config.llmTimeoutMs,
      }),
      retryDelaysMs: overrides.modelRetryDelaysMs,
    }),
    listener,
    engine: overrides.engine?.(engine) ?? engine,
    outbound: overrides.outbound ?? createOutbound({ allowedHosts: config.webhookAllowedHosts }),
    tracing,
  };
}
