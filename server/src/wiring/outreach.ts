import type { Castings } from '../castings/castings.ts';
import { createChannels } from '../channels/channels.ts';
import { createInbound } from '../channels/inbound.ts';
import type { Core } from '../core.ts';
import { createEnrichment } from '../enrichment/enrichment.ts';
import { createBlindView } from '../reader/blind/view.ts';
import { createAnswerSender } from '../sequences/answer-process.ts';
import { createReplies } from '../sequences/replies.ts';
import { createRunner } from '../sequences/runner.ts';
import { createSequences } from '../sequences/sequences.ts';
import { outreachOfSourcing } from '../sequences/sourcing-outreach.ts';
import { createStopOutreach } from '../sequences/stop-outreach.ts';
import { createUnsubscribe } from '../sequences/unsubscribe.ts';
import { createWake } from '../sequences/wake.ts';
import { createSourcings } from '../sourcings/sourcings.ts';
import type { ServiceOverrides } from './overrides.ts';
import type { Platform } from './platform.ts';
import type { TalentIndex } from './talent-index.ts';

/** From a sourcing to an answer: candidates, their contacts, channels and sequences. */
export function wireOutreach(
  platform: Platform,
  { access, credits, notifications, people, statuses, talents }: Core,
  { lexicon }: TalentIndex,
  castings: Castings,
  overrides: ServiceOverrides,
) {
  const { config } = platform;
  const stopOutreach = createStopOutreach(platform);
  const sourcings = createSourcings({
    ...platform,
    access,
    talents,
    credits,
    notifications,
    statuses,
    verdictsOf: castings.verdictsOf,
    stopOutreach: overrides.stopOutreach?.(stopOutreach) ?? stopOutreach,
    priceAddCandidate: config.priceAddCandidate,
    funnelSources: (workspaceId, sourcingId) => ({
      greens: castings.greenPairs(workspaceId),
      outreach: outreachOfSourcing(workspaceId, sourcingId),
    }),
  });
  const enrichment = createEnrichment({
    ...platform,
    talents,
    sourcings,
    lexicon,
    credits,
    prices: { email: config.priceEnrichEmail, phone: config.priceEnrichPhone },
    contactMaxAgeDays: config.contactMaxAgeDays,
    tuning: overrides.enrichment,
  });
  const channels = createChannels({
    ...platform,
    access,
    publicUrl: config.publicUrl,
    allowedHosts: config.webhookAllowedHosts,
    smtpUrl: config.smtpUrl,
    imapUrl: config.imapUrl,
    onUsable: createWake(platform),
    origins: overrides.channelOrigins,
  });
  const outreach = {
    ...platform,
    access,
    talents,
    sourcings,
    channels,
    contactsOf: enrichment.contactsOf,
  };
  createRunner({ ...outreach, blind: createBlindView(lexicon) });
  createAnswerSender(outreach);
  const { recordEvent } = createReplies(platform);
  return {
    sourcings,
    enrichment,
    channels,
    sequences: createSequences({
      ...outreach,
      readiness: channels.readiness,
      recipientOf: people.recipientOf,
    }),
    inbound: createInbound({
      ...platform,
      channels,
      outreach: { recordEvent, ...createUnsubscribe({ ...platform, recordEvent }) },
    }),
  };
}

export type Outreach = ReturnType<typeof wireOutreach>;
