import { createWorkspace } from './access/access.ts';
import { accessRoutes } from './access/routes.ts';
import { createCastings } from './castings/castings.ts';
import { castingRoutes } from './castings/routes.ts';
import { type ChannelsDependencies, createChannels } from './channels/channels.ts';
import { createInbound } from './channels/inbound.ts';
import { channelRoutes } from './channels/routes.ts';
import { createLive } from './console/live.ts';
import { createCore, snapshotFolder } from './core.ts';
import { createCreditUsage } from './credits/credits.ts';
import { creditRoutes } from './credits/routes.ts';
import { createEnrichment, type EnrichmentTuning } from './enrichment/enrichment.ts';
import { enrichmentRoutes } from './enrichment/routes.ts';
import { createCaller } from './http/call.ts';
import { createIdempotency } from './http/idempotency.ts';
import {
  createMerger,
  createRebuildableIndex,
  createReclaimer,
  createSegmentEngine,
  createSnapshotFolder,
  followRebuilds,
} from './index/index.ts';
import { INDEXED_BY } from './indexed-by.ts';
import type { Installation } from './installation.ts';
import { createInstance } from './instance/instance.ts';
import { instanceRoutes } from './instance/routes.ts';
import { createJudgementCache, createJudging, createModelJudge } from './judging/judging.ts';
import type { Judge } from './judging/port.ts';
import { judgingRoutes } from './judging/routes.ts';
import { createLexicon } from './lexicon/lexicon.ts';
import { createVocabularies, vocabularyFingerprint } from './lexicon/vocabularies.ts';
import { serveMcp } from './mcp/mcp.ts';
import { createProtocol } from './mcp/protocol.ts';
import { createOAuth } from './oauth/oauth.ts';
import { oauthRoutes } from './oauth/routes.ts';
import { createOnboarding } from './onboarding/onboarding.ts';
import { onboardingRoutes } from './onboarding/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { createSignIn } from './people/sign-in.ts';
import { createFindPeople } from './people-to-erase.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type Config, originOf } from './platform/config.ts';
import { type Engine, prepareOnce } from './platform/engine.ts';
import { createLeaseEngine } from './platform/engine-lease.ts';
import { codeFingerprint } from './platform/fingerprint.ts';
import { createListener, notify } from './platform/listen.ts';
import type { Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { reachMilestone, readMilestones } from './platform/milestones.ts';
import { createModel } from './platform/model.ts';
import type { Route } from './platform/operation.ts';
import { createOutbound, type Outbound } from './platform/outbound.ts';
import { createRequestLog } from './requests/requests.ts';
import { requestRoutes } from './requests/routes.ts';
import { searchRoutes } from './search/routes.ts';
import {
  createModelInterpreter,
  createProfileReader,
  createSearch,
  type WorkspaceSets,
} from './search/search.ts';
import { createReplies } from './sequences/replies.ts';
import { sequenceRoutes } from './sequences/routes.ts';
import { createRunner } from './sequences/runner.ts';
import { createSequences } from './sequences/sequences.ts';
import { createUnsubscribe } from './sequences/unsubscribe.ts';
import { createWake } from './sequences/wake.ts';
import { sourcingRoutes } from './sourcings/routes.ts';
import { createSourcings } from './sourcings/sourcings.ts';
import { talentRoutes } from './talents/routes.ts';
import { configuredSource, createRefresh } from './talents/talents.ts';
import { viewRoutes } from './views/routes.ts';
import { createViews } from './views/views.ts';

/** What tests replace: the clock, the judge, the network, the schedules of retries. */
export interface ServiceOverrides {
  clock?: Clock;
  judge?: Judge;
  engine?: (engine: Engine) => Engine;
  outbound?: Outbound;
  webhookRetryDelaysMs?: readonly number[];
  modelRetryDelaysMs?: readonly number[];
  idempotencyWaitMs?: number;
  enrichment?: EnrichmentTuning;
  /** Where the APIs of channel providers are. */
  channelOrigins?: ChannelsDependencies['origins'];
}

/**
 * The composition root: every service once, top to bottom. Nothing runs yet; main.ts starts the
 * feed, the engine and HTTP.
 */
export async function createServices(
  installation: Installation,
  config: Config,
  log: Log,
  overrides: ServiceOverrides = {},
) {
  const { db, databaseUrl, secretBox } = installation;
  const clock = overrides.clock ?? systemClock;
  const { access, credits, erasure, people, statuses, talents } = createCore(
    installation,
    config,
    clock,
  );
  const metrics = createMetrics();
  const model = createModel(config, { log, metrics, retryDelaysMs: overrides.modelRetryDelaysMs });
  const listener = await createListener(databaseUrl, log);
  const leaseEngine = createLeaseEngine({
    db,
    listener,
    log,
    leaseMs: config.engineLeaseMs,
    concurrency: config.engineConcurrency,
  });
  const engine = overrides.engine?.(leaseEngine) ?? leaseEngine;
  const outbound =
    overrides.outbound ?? createOutbound({ allowedHosts: config.webhookAllowedHosts });

  const oauth = createOAuth({
    db,
    clock,
    secretBox,
    access,
    outbound,
    log,
    origin: originOf(config),
    trustedProxies: config.trustedProxies,
  });
  const signIn = createSignIn({ db, clock, log, secretBox, origin: originOf(config) });
  const idempotency = createIdempotency({
    db,
    secretBox,
    clock,
    log,
    waitMs: overrides.idempotencyWaitMs,
  });
  const vocabularies = await createVocabularies({ db }).load();
  const lexicon = createLexicon(vocabularies);
  // At most half: requests are answered while the index loads.
  const connections = { max: Math.floor((config.dbPool - 1) / 2), reserve: db.reserveConnections };
  const profiles = createProfileReader({ lexicon, vocabularies, clock, databaseUrl, connections });
  const reclaim = createReclaimer();
  const snapshot = createSnapshotFolder<string>({
    folder: snapshotFolder(config),
    key: `${codeFingerprint(INDEXED_BY)}:${vocabularyFingerprint(vocabularies)}`,
    log,
  });
  const {
    engine: index,
    feed: indexFeed,
    rebuild,
  } = createRebuildableIndex({
    makeEngine: () =>
      createSegmentEngine({
        mergeElsewhere: createMerger(),
        reclaim,
        onMergeFailed: (error) =>
          log.warn(
            { err: error },
            'segments of the index could not be merged; trying again with the next change',
          ),
      }),
    reclaim,
    readChanges: talents.changesSince,
    erasedSince: talents.erasedSince,
    historyOf: talents.historyOf,
    adoptHistory: talents.adoptRestored,
    read: profiles.read,
    ranges: { endsOf: talents.endsOfRanges, read: profiles.readRange },
    listen: listener,
    snapshot,
    log,
  });
  // A process that answers requests loads it at its start, a worker when its first casting is due.
  const indexLoad = prepareOnce(() => indexFeed.start());
  const feed = { ...indexFeed, start: indexLoad.prepare };

  async function rebuildIndex(onProgress: (done: number) => void): Promise<void> {
    if (!indexLoad.isUnderWay()) return snapshot.remove();
    await indexLoad.prepare();
    return rebuild(onProgress);
  }
  const interpretByModel = model
    ? createModelInterpreter({ model, lexicon, log, metrics })
    : undefined;
  // Called while a search runs; by then what keeps them stands.
  const workspaceSets: WorkspaceSets = {
    withContact: (workspaceId, kind) => enrichment.talentsWith(workspaceId, kind),
    inSourcing: (workspaceId, sourcingId) => sourcings.talentsIn(workspaceId, sourcingId),
    knownSourcings: (workspaceId, sourcingIds) =>
      sourcings.knownSourcings(workspaceId, sourcingIds),
  };
  const timeoutMs = config.searchTimeoutMs;
  const refresh = createRefresh({
    db,
    engine,
    source: configuredSource(config),
    outbound,
    talents,
    clock,
    log,
    metrics,
    maxAgeDays: config.profileMaxAgeDays,
    waitMs: config.profileSyncRefreshMs,
  });
  const search = createSearch({
    db,
    engine: index,
    lexicon,
    talents,
    profiles,
    credits,
    workspaceSets,
    refresh,
    clock,
    interpretByModel,
    timeoutMs,
  });
  const modelJudge = model ? createModelJudge({ model, lexicon, metrics }) : undefined;
  // Only a model's answers cost anything to ask for again (docs/decisions/0021).
  const cache =
    modelJudge && config.judgeCache ? createJudgementCache({ db, secretBox, log }) : undefined;
  const judging = createJudging({ lexicon, judge: overrides.judge ?? modelJudge, cache });
  const castings = createCastings({
    db,
    engine,
    search,
    searchable: indexLoad,
    talents,
    judging,
    credits,
    outbound,
    secretBox,
    clock,
    log,
    metrics,
    webhookRetryDelaysMs: overrides.webhookRetryDelaysMs,
  });

  const sourcings = createSourcings({
    db,
    access,
    talents,
    credits,
    clock,
    statuses,
    verdictsOf: castings.verdictsOf,
    priceAddCandidate: config.priceAddCandidate,
  });

  const enrichment = createEnrichment({
    db,
    engine,
    talents,
    sourcings,
    lexicon,
    credits,
    outbound,
    secretBox,
    clock,
    log,
    metrics,
    prices: { email: config.priceEnrichEmail, phone: config.priceEnrichPhone },
    contactMaxAgeDays: config.contactMaxAgeDays,
    tuning: overrides.enrichment,
  });

  const channels = createChannels({
    db,
    engine,
    access,
    outbound,
    secretBox,
    clock,
    publicUrl: config.publicUrl,
    allowedHosts: config.webhookAllowedHosts,
    smtpUrl: config.smtpUrl,
    imapUrl: config.imapUrl,
    onUsable: createWake({ db, engine }),
    origins: overrides.channelOrigins,
  });
  const { contactsOf } = enrichment;
  const { readiness } = channels;
  const sequences = createSequences({
    db,
    engine,
    access,
    talents,
    sourcings,
    contactsOf,
    channels,
    readiness,
    secretBox,
    clock,
  });
  sourcings.onNotRetained(sequences.cancelFor);
  const { recordEvent } = createReplies({ db, engine, secretBox });
  const outreach = { recordEvent, ...createUnsubscribe({ db, clock, secretBox, recordEvent }) };
  const inbound = createInbound({ db, channels, outreach, engine, secretBox, clock, log });
  createRunner({
    db,
    engine,
    clock,
    log,
    secretBox,
    talents,
    sourcings,
    access,
    contactsOf,
    channels,
    model,
  });

  const requests = createRequestLog({
    db,
    clock,
    log,
    secretBox,
    retentionDays: config.requestLogDays,
  });
  const {
    priceAddCandidate: addCandidate,
    priceEnrichEmail: enrichEmail,
    priceEnrichPhone: enrichPhone,
  } = config;
  const workspace = createWorkspace({
    db,
    clock,
    balances: credits.balances,
    prices: { addCandidate, enrichEmail, enrichPhone },
  });
  const readUsage = createCreditUsage({ db, clock, greensOf: castings.greensOf });
  const indexState = () => ({ talents: index.size(), ready: feed.caughtUp() });
  const readInstance = createInstance({
    db,
    clock,
    config,
    judgeId: judging.judgeId,
    index: indexState,
  });
  if (model) await reachMilestone(db, 'model_connected', clock.now());
  const readOnboarding = createOnboarding({
    parts: [
      async (workspaceId) => ({ searched: await search.firstAt(workspaceId) }),
      async (workspaceId) => {
        const { startedAt, deliveredAt } = await castings.firsts(workspaceId);
        return { castingStarted: startedAt, webhookReceived: deliveredAt };
      },
      async () => {
        const { talents_imported: talentsImported, model_connected: modelConnected } =
          await readMilestones(db);
        return { talentsImported, modelConnected: model ? modelConnected : null };
      },
    ],
  });

  const routes: readonly Route[] = [
    ...searchRoutes(search),
    ...castingRoutes(castings),
    ...sourcingRoutes(sourcings),
    ...enrichmentRoutes(enrichment),
    ...sequenceRoutes(sequences),
    ...channelRoutes(channels),
    ...talentRoutes({
      requireCapability: access.requireCapability,
      find: createFindPeople({ talents, search }),
      erase: erasure.erase,
    }),
    ...peopleRoutes(people),
    ...accessRoutes(access, workspace),
    ...creditRoutes(readUsage),
    ...requestRoutes(requests),
    ...viewRoutes(createViews({ db })),
    ...oauthRoutes(oauth),
    ...onboardingRoutes(readOnboarding),
    ...instanceRoutes(readInstance),
    ...judgingRoutes(model),
  ];
  const call = createCaller(idempotency);
  const serverFor = createProtocol({ db, routes, call, credits, log });
  return {
    access,
    people,
    signIn,
    live: createLive({ db, listener, secretBox, clock, log }),
    call,
    mcp: serveMcp({
      enterProtocol: access.enterProtocol,
      serverFor,
      log,
      host: config.host,
      publicUrl: originOf(config),
    }),
    oauth,
    erasure,
    idempotency,
    credits,
    talents,
    search,
    judging,
    castings,
    sourcings,
    enrichment,
    channels,
    inbound,
    sequences,
    requests,
    engine,
    index,
    feed,
    /**
     * From then on the process makes its index anew when `greenroom index rebuild` asks for it; one
     * that has none yet drops its snapshot.
     */
    followRebuilds: () =>
      followRebuilds({
        listener,
        rebuild: rebuildIndex,
        total: talents.count,
        announce: (channel, payload) => notify(db, channel, payload),
        log,
      }),
    listener,
    metrics,
    routes,
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
