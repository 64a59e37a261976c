import { type Route, route } from '../platform/operation.ts';
import type { Castings, Started } from './castings.ts';
import { continueQualified, getQualified, startQualified, startQualifiedByPrompt } from './contract.ts';
import { type CastingStatus, nextAction } from './rules/machine.ts';

export function castingRoutes(castings: Castings): Route[] {
  return [
    route(startQualified, async ({ principal, body: { filters, qualificationCriterias, ...options } }) =>
      started(await castings.startByFilters(principal, { filters, qualificationCriterias }, options)),
    ),
    route(startQualifiedByPrompt, async ({ principal, body: { prompt, qualificationCriterias, ...options } }) =>
      started(await castings.startByPrompt(principal, { prompt, qualificationCriterias }, options)),
    ),
    route(getQualified, async ({ principal, params, query }) => ({ data: await castings.read(principal, params.castingId, query) })),
    route(continueQualified, async ({ principal, params, body }) => {
      const { castingId, status, creditsAvailable } = await castings.continue(principal, params.castingId, body);
      return answer({ castingId, status, nextAction: nextAction(status) }, creditsAvailable);
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
