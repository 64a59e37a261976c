import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { createGauges, type ScrapedState } from './metrics-gauges.ts';

/** Every metric with its labels. */
const metricsIn = (registers: Registry[]) => ({
  requests: new Histogram({
    name: 'greenroom_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  }),
  judged: new Counter({
    name: 'greenroom_judgements_total',
    help: 'Talents judged',
    labelNames: ['verdict'],
    registers,
  }),
  waves: new Counter({
    name: 'greenroom_waves_total',
    help: 'Waves ended',
    labelNames: ['outcome'],
    registers,
  }),
  deliveries: new Counter({
    name: 'greenroom_webhook_attempts_total',
    help: 'Webhook attempts',
    labelNames: ['outcome'],
    registers,
  }),
  modelRequests: new Histogram({
    name: 'greenroom_model_request_seconds',
    help: 'Time of one request to the language model, by use and outcome',
    labelNames: ['use', 'outcome'],
    buckets: [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120],
    registers,
  }),
  modelTokens: new Counter({
    name: 'greenroom_model_tokens_total',
    help: 'Tokens sent to and received from the language model',
    labelNames: ['use', 'direction'],
    registers,
  }),
  modelFindings: new Counter({
    name: 'greenroom_model_findings_total',
    help: 'What did not stand of the model’s judgements: quotes that are not in the profile, statuses that contradict a computed one',
    labelNames: ['finding'],
    registers,
  }),
  enrichments: new Counter({
    name: 'greenroom_enrichment_attempts_total',
    help: 'What came of asking providers for contacts',
    labelNames: ['provider', 'outcome'],
    registers,
  }),
  interpretations: new Counter({
    name: 'greenroom_model_interpretations_total',
    help: 'Prompts given to the language model: read by it, or fallen back to the built-in interpreter',
    labelNames: ['outcome'],
    registers,
  }),
  messages: new Counter({
    name: 'greenroom_messages_total',
    help: 'Outreach messages by type of account and outcome',
    labelNames: ['type', 'outcome'],
    registers,
  }),
  messageEvents: new Counter({
    name: 'greenroom_message_events_total',
    help: 'What came back about sent messages: replies, bounces, accepted invitations, unsubscriptions',
    labelNames: ['kind'],
    registers,
  }),
  refreshes: new Counter({
    name: 'greenroom_profile_refreshes_total',
    help: 'What came of asking the profile source for a stale profile',
    labelNames: ['source', 'outcome'],
    registers,
  }),
  sharedSnapshots: new Counter({
    name: 'greenroom_index_shared_snapshots_total',
    help: 'Snapshots of the index in SNAPSHOT_URL: uploads, downloads and removals, by outcome',
    labelNames: ['action', 'outcome'],
    registers,
  }),
  refusals: new Counter({
    name: 'greenroom_rate_limit_refusals_total',
    help: 'Requests refused by a rate window',
    labelNames: ['window'],
    registers,
  }),
  creditsSpent: new Counter({
    name: 'greenroom_credits_spent_total',
    help: 'Credits spent by this process',
    labelNames: ['account', 'use'],
    registers,
  }),
});

/** What prom-client's metrics hold; its types leave the labels out. */
interface DescribedMetric {
  name: string;
  help: string;
  type: string;
  labelNames?: readonly string[];
}

/** Prometheus metrics of this process. Labels are closed sets: never an id, a key or a prompt. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const metrics = metricsIn([registry]);
  const setGauges = createGauges(registry);
  let read: (() => Promise<ScrapedState>) | null = null;
  return {
    contentType: registry.contentType,
    async text(): Promise<string> {
      if (read) setGauges(await read());
      return registry.metrics();
    },
    /** Every metric, for the documentation. */
    list: () =>
      registry.getMetricsAsArray().map((metric) => {
        const { name, help, type, labelNames = [] } = metric as unknown as DescribedMetric;
        return { name, help, type, labels: labelNames };
      }),
    /** Says how the gauges of a scrape are read. */
    measureAtScrape(reader: () => Promise<ScrapedState>): void {
      read = reader;
    },
    countRefusal: (window: string) => metrics.refusals.inc({ window }),
    countCredits: (
      account: 'api' | 'workspace',
      use: 'search' | 'casting' | 'enrichment',
      n: number,
    ) => metrics.creditsSpent.inc({ account, use }, n),
    observeRequest: (method: string, route: string, status: number, seconds: number) =>
      metrics.requests.observe({ method, route, status }, seconds),
    countJudgement: (verdict: string) => metrics.judged.inc({ verdict }),
    countWave: (outcome: string) => metrics.waves.inc({ outcome }),
    countRefresh: (source: string, outcome: string) => metrics.refreshes.inc({ source, outcome }),
    countSharedSnapshot: (action: string, outcome: 'done' | 'failed') =>
      metrics.sharedSnapshots.inc({ action, outcome }),
    countDelivery: (outcome: string) => metrics.deliveries.inc({ outcome }),
    /** `outcome`: `answered`, or how it failed (ModelFailure). */
    observeModelRequest: (use: string, outcome: string, seconds: number) =>
      metrics.modelRequests.observe({ use, outcome }, seconds),
    countModelTokens: (
      use: string,
      { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
    ) => {
      metrics.modelTokens.inc({ use, direction: 'input' }, inputTokens);
      metrics.modelTokens.inc({ use, direction: 'output' }, outputTokens);
    },
    countModelFinding: (finding: 'quote_dropped' | 'overruled', count: number) =>
      metrics.modelFindings.inc({ finding }, count),
    countEnrichment: (provider: string, outcome: string) =>
      metrics.enrichments.inc({ provider, outcome }),
    countInterpretation: (outcome: 'model' | 'fell_back') =>
      metrics.interpretations.inc({ outcome }),
    countMessage: (type: string, outcome: 'sent' | 'refused' | 'unknown') =>
      metrics.messages.inc({ type, outcome }),
    countMessageEvent: (kind: string) => metrics.messageEvents.inc({ kind }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
