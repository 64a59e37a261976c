import type { ChannelsDependencies } from '../channels/channels.ts';
import type { EnrichmentTuning } from '../enrichment/enrichment.ts';
import type { Judge } from '../judging/port.ts';
import type { PasswordHashing } from '../people/password-hash.ts';
import type { Clock } from '../platform/clock.ts';
import type { Engine } from '../platform/engine.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { StopOutreach } from '../sourcings/sourcings.ts';

/** What tests replace: the clock, the judge, the network, the schedules of retries, the hash of passwords. */
export interface ServiceOverrides {
  clock?: Clock;
  passwords?: PasswordHashing;
  judge?: Judge;
  engine?: (engine: Engine) => Engine;
  outbound?: Outbound;
  webhookRetryDelaysMs?: readonly number[];
  modelRetryDelaysMs?: readonly number[];
  idempotencyWaitMs?: number;
  enrichment?: EnrichmentTuning;
  stopOutreach?: (stop: StopOutreach) => StopOutreach;
  /** Base URLs of the channel providers' APIs. */
  channelOrigins?: ChannelsDependencies['origins'];
}
