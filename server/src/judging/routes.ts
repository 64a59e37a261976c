import type { Model } from '../platform/model.ts';
import { type Route, route } from '../platform/operation.ts';
import { testModel } from './contract.ts';
import { tryModel } from './judging.ts';

export function judgingRoutes(model: Model | null): Route[] {
  return [
    route(testModel, async ({ principal }) => ({
      data: await tryModel(model, principal.language ?? 'en'),
    })),
  ];
}
