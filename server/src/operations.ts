import { accessOperations } from './access/contract.ts';
import { castingBoardOperations } from './castings/board-contract.ts';
import { castingOperations } from './castings/contract.ts';
import { deliveryOperations } from './castings/delivery-contract.ts';
import { webhookEvents as castingEvents } from './castings/event-contract.ts';
import { rejudgeOperations } from './castings/rejudge-contract.ts';
import { reviewOperations } from './castings/review-contract.ts';
import { webhookOperations } from './castings/webhook-contract.ts';
import { channelOperations } from './channels/contract.ts';
import { followEvents } from './console/live-contract.ts';
import { creditOperations } from './credits/contract.ts';
import { enrichmentOperations } from './enrichment/contract.ts';
import { eventOperations } from './events/contract.ts';
import { fairnessOperations } from './fairness/contract.ts';
import { importOperations } from './imports/contract.ts';
import { instanceOperations } from './instance/contract.ts';
import { judgingOperations } from './judging/contract.ts';
import { notificationOperations } from './notifications/contract.ts';
import { oauthOperations } from './oauth/contract.ts';
import { onboardingOperations } from './onboarding/contract.ts';
import { originalOperations } from './originals/contract.ts';
import { peopleOperations } from './people/contract.ts';
import { scimOperations } from './people/scim-contract.ts';
import { signInOperations } from './people/session-contract.ts';
import { ssoOperations } from './people/sso-contract.ts';
import type { Operation, WebhookEvent } from './platform/operation.ts';
import type { SessionOperation } from './platform/session-operation.ts';
import { requestOperations } from './requests/contract.ts';
import { savedSearchOperations } from './saved-searches/contract.ts';
import { searchOperations } from './search/contract.ts';
import { diagnoseOperations } from './search/diagnose-contract.ts';
import { marketOperations } from './search/market-contract.ts';
import { recentSearchOperations } from './search/recent-contract.ts';
import { suggestOperations } from './search/suggest-contract.ts';
import { sequenceOperations } from './sequences/contract.ts';
import { sharingOperations } from './sharing/contract.ts';
import { sourcingOperations } from './sourcings/contract.ts';
import { talentOperations } from './talents/contract.ts';
import { teamOperations } from './team/contract.ts';
import { viewOperations } from './views/contract.ts';

/** Every operation of the interface, in the order in which the documentation shows them. */
export const operations: readonly Operation[] = [
  ...searchOperations,
  ...diagnoseOperations,
  ...marketOperations,
  ...suggestOperations,
  ...recentSearchOperations,
  ...savedSearchOperations,
  ...castingOperations,
  ...rejudgeOperations,
  ...castingBoardOperations,
  ...webhookOperations,
  ...deliveryOperations,
  ...reviewOperations,
  ...fairnessOperations,
  ...sourcingOperations,
  ...sharingOperations,
  ...teamOperations,
  ...enrichmentOperations,
  ...sequenceOperations,
  ...channelOperations,
  ...talentOperations,
  ...importOperations,
  ...originalOperations,
  ...peopleOperations,
  ...ssoOperations,
  ...scimOperations,
  ...accessOperations,
  ...creditOperations,
  ...eventOperations,
  ...requestOperations,
  ...viewOperations,
  ...notificationOperations,
  ...oauthOperations,
  ...onboardingOperations,
  ...instanceOperations,
  ...judgingOperations,
];

/** The routes of the console alone: with a session or to get one, never with a key. */
export const sessionOperations: readonly SessionOperation[] = [...signInOperations, followEvents];

/** What the service posts to receivers. */
export const webhookEvents: readonly WebhookEvent[] = castingEvents;
