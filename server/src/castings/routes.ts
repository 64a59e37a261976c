import {
  type IdempotencyRecorder,
  type Route,
  type RouteAnswer,
  route,
} from '../platform/operation.ts';
import type { AnswerRecorder } from './answer-recorder.ts';
import {
  listCalls,
  listQualified,
  overrideVerdict,
  removeOverride,
  summarizeQualified,
} from './board-contract.ts';
import type { Castings } from './castings.ts';
import type { Continued } from './continue.ts';
import { continueQualified, startQualified, startQualifiedByPrompt } from './contract.ts';
import {
  getDelivery,
  listAllDeliveries,
  listDeliveries,
  redeliver,
  redeliverDelivery,
  triggerWebhookEvent,
} from './delivery-contract.ts';
import { explainVerdict } from './explain-contract.ts';
import type { Started } from './open-casting.ts';
import { getQualified } from './page-contract.ts';
import { quoteRejudge, rejudgeQualified } from './rejudge-contract.ts';
import { reviewVerdict } from './review-contract.ts';
import { type CastingStatus, nextAction } from './rules/machine.ts';
import { getWebhookSecret, removeWebhookSecret, rotateWebhookSecret } from './webhook-contract.ts';

export const castingRoutes = (castings: Castings): Route[] => [
  ...callRoutes(castings),
  ...readingRoutes(castings),
  ...verdictRoutes(castings),
  ...deliveryRoutes(castings),
  ...secretRoutes(castings),
];

/** Starts and continues, which open a call. */
function callRoutes(castings: Castings): Route[] {
  return [
    route(
      startQualified,
      async ({
        principal,
        body: { filters, qualificationCriterias, ...options },
        verbatim,
        recorder,
      }) => {
        const withText = { ...options, customParamsText: verbatim.customParams };
        return started(
          await castings.startByFilters(
            principal,
            { filters, qualificationCriterias },
            withText,
            recorderOf(recorder, started),
          ),
        );
      },
    ),
    route(
      startQualifiedByPrompt,
      async ({
        principal,
        body: { prompt, qualificationCriterias, ...options },
        verbatim,
        recorder,
      }) => {
        const withText = { ...options, customParamsText: verbatim.customParams };
        return started(
          await castings.startByPrompt(
            principal,
            { prompt, qualificationCriterias },
            withText,
            recorderOf(recorder, started),
          ),
        );
      },
    ),
    route(continueQualified, async ({ principal, params, body, verbatim, recorder }) => {
      const options = { ...body, customParamsText: verbatim.customParams };
      return continued(
        await castings.continue(
          principal,
          params.castingId,
          options,
          recorderOf(recorder, continued),
        ),
      );
    }),
    route(rejudgeQualified, async ({ principal, params, body, recorder }) =>
      started(
        await castings.rejudge(principal, params.castingId, body, recorderOf(recorder, started)),
      ),
    ),
  ];
}

/** Routes that read castings. */
function readingRoutes(castings: Castings): Route[] {
  return [
    route(getQualified, async ({ principal, params, query }) => ({
      data: await castings.readAsText(principal, params.castingId, query),
    })),
    route(listQualified, async ({ principal, query }) => ({
      data: await castings.list(principal, query),
    })),
    route(quoteRejudge, async ({ principal, params }) => ({
      data: await castings.quoteRejudge(principal, params.castingId),
    })),
    route(summarizeQualified, async ({ principal, params }) => ({
      data: await castings.summary(principal, params.castingId),
    })),
    route(listCalls, async ({ principal, params, query }) => ({
      data: await castings.calls(principal, params.castingId, query),
    })),
  ];
}

/** Routes for one verdict: its explanation, and a user's override. */
function verdictRoutes(castings: Castings): Route[] {
  return [
    route(explainVerdict, async ({ principal, params }) => ({
      data: await castings.explain(principal, params.castingId, params.talentId),
    })),
    route(overrideVerdict, async ({ principal, params, body }) => ({
      data: await castings.override(principal, params.castingId, params.talentId, body),
    })),
    route(reviewVerdict, async ({ principal, params, body }) => ({
      data: await castings.review(principal, params.castingId, params.talentId, body),
    })),
    route(removeOverride, async ({ principal, params }) => ({
      data: await castings.removeOverride(principal, params.castingId, params.talentId),
    })),
  ];
}

/** The secret that signs the webhooks of the workspace. */
function secretRoutes(castings: Castings): Route[] {
  return [
    route(getWebhookSecret, async ({ principal }) => ({
      data: await castings.webhookSecret(principal),
    })),
    route(rotateWebhookSecret, async ({ principal, body, recorder }) => ({
      data: await castings.rotateWebhookSecret(principal, body.overlapHours, (tx, data) =>
        recorder.record(tx, { data }),
      ),
    })),
    route(removeWebhookSecret, async ({ principal }) => ({
      data: await castings.removeWebhookSecret(principal),
    })),
  ];
}

/** Webhook events and their attempts. */
function deliveryRoutes(castings: Castings): Route[] {
  return [
    route(listDeliveries, async ({ principal, params, query }) => ({
      data: await castings.deliveries(principal, params.castingId, query),
    })),
    route(redeliver, async ({ principal, params }) => {
      const { delivery, begun } = await castings.redeliver(
        principal,
        params.castingId,
        params.deliveryId,
      );
      return { data: delivery, status: begun ? 202 : 200 };
    }),
    route(listAllDeliveries, async ({ principal, query }) => ({
      data: await castings.allDeliveries(principal, query),
    })),
    route(getDelivery, async ({ principal, params }) => ({
      data: await castings.delivery(principal, params.deliveryId),
    })),
    route(redeliverDelivery, async ({ principal, params }) => {
      const { delivery, begun } = await castings.redeliverEvent(principal, params.deliveryId);
      return { data: delivery, status: begun ? 202 : 200 };
    }),
    route(triggerWebhookEvent, async ({ principal, body }) => ({
      data: await castings.triggerEvent(principal, body),
    })),
  ];
}

/** Records the route's response for the request's Idempotency-Key. */
function recorderOf<A>(
  recorder: IdempotencyRecorder,
  answerOf: (result: A) => RouteAnswer,
): AnswerRecorder<A> {
  return { record: (tx, result) => recorder.record(tx, answerOf(result)), forget: recorder.forget };
}

function continued({ castingId, status, creditsAvailable, ...secret }: Continued) {
  return answer({ castingId, status, nextAction: nextAction(status), ...secret }, creditsAvailable);
}

function started({ creditsAvailable, ...data }: Started) {
  return answer(data, creditsAvailable);
}

/** 202 while a call is running, else 200 (interface, "Endpoints"). */
function answer<D extends { status: CastingStatus }>(data: D, creditsAvailable: number) {
  return {
    data,
    status: data.status === 'running' ? (202 as const) : (200 as const),
    headers: { 'X-Api-Credits-Remaining': String(creditsAvailable) },
  };
}
