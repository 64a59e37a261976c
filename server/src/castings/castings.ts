import type { Credits } from '../credits/credits.ts';
import type { Judging } from '../judging/port.ts';
import type { Clock } from '../platform/clock.ts';
import { createCursors } from '../platform/cursor.ts';
import type { Database } from '../platform/db.ts';
import type { Engine, Preparation } from '../platform/engine.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Search } from '../search/search.ts';
import type { Talents } from '../talents/talents.ts';
import { createVerdictChange } from './change-verdict.ts';
import { createContinue } from './continue.ts';
import { createDeliveredEvents } from './delivered-events.ts';
import { createDeliveryReader } from './deliveries.ts';
import { createEvents } from './events.ts';
import { createExplainer } from './explain.ts';
import { createCastingExport } from './export.ts';
import { createJudgedPeople } from './judged-people.ts';
import { CASTING_PROCESS, createLauncher } from './launch.ts';
import { createLister } from './list.ts';
import { createOpening } from './open-casting.ts';
import { createOverrides } from './override.ts';
import { verdictsOfPerson } from './person-store.ts';
import { createReader } from './read.ts';
import { createRejudge } from './rejudge.ts';
import { createReviews } from './review.ts';
import { readShownVerdicts } from './shown-verdict-store.ts';
import { createStart } from './start.ts';
import { createSummary } from './summary.ts';
import { createTimeline } from './timeline.ts';
import {
  countGreens,
  greenPairs,
  greensByHolder,
  readFirsts,
  spendersOfCastings,
} from './usage-store.ts';
import { findVerdicts } from './verdict-store.ts';
import { createWaves } from './wave.ts';
import { createWaveCredits } from './wave-credits.ts';
import { createWebhooks } from './webhook.ts';
import { createWebhookSecrets } from './webhook-secrets.ts';

export type { ShownVerdict } from './shown-verdict-store.ts';

export interface CastingDependencies {
  db: Database;
  engine: Engine;
  search: Pick<
    Search,
    'parseFilters' | 'interpret' | 'warningsOf' | 'checkProxies' | 'answers' | 'pool'
  >;
  /** The index that `search` reads. Workers claim castings once it is ready. */
  searchable: Preparation;
  talents: Pick<Talents, 'load' | 'loadAsText' | 'loadWithVersion' | 'hold'>;
  judging: Judging;
  credits: Credits;
  outbound: Pick<Outbound, 'checkUrl' | 'post'>;
  secretBox: SecretBox;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  webhookRetryDelaysMs?: readonly number[];
}

/**
 * Qualified search (interface, "Qualified search"): start, continue, read. The engine runs the
 * waves.
 */
export function createCastings(dependencies: CastingDependencies) {
  const { db, engine, secretBox, clock } = dependencies;
  const cursors = createCursors(secretBox);
  const waveCredits = createWaveCredits(dependencies.credits);
  const webhooks = createWebhooks({
    ...dependencies,
    retryDelaysMs: dependencies.webhookRetryDelaysMs,
  });
  const events = createEvents({ secretBox, now: clock.now });
  engine.register(
    CASTING_PROCESS,
    createWaves({ ...dependencies, waveCredits, events, webhooks }),
    dependencies.searchable,
  );
  const launcher = createLauncher({ ...dependencies, waveCredits });
  const opening = createOpening({ ...dependencies, waveCredits, launcher });
  const changeVerdict = createVerdictChange(dependencies);
  const reader = createReader({ ...dependencies, waveCredits, cursors });
  return {
    ...createStart({ ...dependencies, opening }),
    continue: createContinue({ ...dependencies, waveCredits, launcher }),
    ...createRejudge({ ...dependencies, launcher }),
    ...reader,
    ...createCastingExport({ db, read: reader.read }),
    ...createLister({ db, cursors }),
    ...createTimeline({ db, cursors }),
    ...createSummary({ db, waveCredits }),
    ...createOverrides(changeVerdict),
    ...createReviews(changeVerdict),
    ...createExplainer(dependencies),
    ...createJudgedPeople(dependencies),
    ...createDeliveryReader({ db, cursors, webhooks }),
    ...createDeliveredEvents({ ...dependencies, webhooks }),
    ...createWebhookSecrets(dependencies),

    /**
     * The verdicts on talents in castings of the workspace, for candidates that show them. Pairs
     * without a verdict are absent.
     */
    verdictsOf: findVerdicts,

    /** The same with criteria and quotes, for a page that others read. */
    shownVerdictsOf: readShownVerdicts,

    /** Talents judged green over time: the result of the credits spent. */
    greensOf: countGreens,
    /** The same by casting, and who started each, for the usage of credits by member. */
    greensByHolder,
    spenders: spendersOfCastings,
    /** For the funnel of a sourcing. */
    greenPairs,
    /** For the history of a person. */
    verdictsOfPerson,
    /**
     * When the workspace first started a casting, and when a receiver first accepted one of its
     * events. Null for what has not happened.
     */
    firsts: (workspaceId: string) => readFirsts(db, workspaceId),

    /** Ends webhook attempts under way. The engine's owner stops the engine. */
    stop: (graceMs: number) => webhooks.stop(graceMs),
  };
}

export type Castings = ReturnType<typeof createCastings>;
