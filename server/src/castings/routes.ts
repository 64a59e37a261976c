import { type Route, route } from '../platform/operation.ts';
import type { Castings, Started } from './castings.ts';
import { continueQualified, getQualified, listDeliveries, redeliver, startQualified, startQualifiedByPrompt } from './contract.ts';
import { type CastingStatus, nextAction } from './rules/machine.ts';

export function castingRoutes(castings: Castings): Route[] {
  return [
    route(startQualified, async ({ principal, body: { filters, qualificationCriterias, ...options }, verbatim }) =>
      started(await castings.startByFilters(principal, { filters, qualificationCriterias }, { ...options, customParamsText: verbatim.customParams })),
    ),
    route(startQualifiedByPrompt, async ({ principal, body: { prompt, qualificationCriterias, ...options }, verbatim }) =>
      started(await castings.startByPrompt(principal, { prompt, qualificationCriterias }, { ...options, customParamsText: verbatim.customParams })),
    ),
    route(getQualified, async ({ principal, params, query }) => ({ data: await castings.read(principal, params.castingId, query) })),
    route(continueQualified, async ({ principal, params, body, verbatim }) => {
      const options = { ...body, customParamsText: verbatim.customParams };
      const { castingId, status, creditsAvailable } = await castings.continue(principal, params.castingId, options);
      return answer({ castingId, status, nextAction: nextAction(status) }, creditsAvailable);
    }),
    route(listDeliveries, async ({ principal, params, query }) => ({ data: await castings.deliveries(principal, params.castingId, query) })),
    route(redeliver, async ({ principal, params }) => {
      const { delivery, begun } = await castings.redeliver(principal, params.castingId, params.deliveryId);
      return { data: delivery, status: begun ? 202 : 200 };
    }),
  ];
}

function started({ creditsAvailable, ...data }: Started) {
  return answer(data, creditsAvailable);
}

/** 202 while something runs, 200 when not (interface, "Endpoints"). */
function answer<D extends { status: CastingStatus }>(data: D, creditsAvailable: number) {
  return {
    data,
    status: data.status === 'running' ? (202 as const) : (200 as const),
    headers: { 'X-Api-Credits-Remaining': String(creditsAvailable) },
  };
}
