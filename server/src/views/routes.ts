import { type Route, route } from '../platform/operation.ts';
import { changeSavedView, createSavedView, deleteSavedView, listSavedViews } from './contract.ts';
import type { Views } from './views.ts';

export function viewRoutes(views: Views): Route[] {
  return [
    route(listSavedViews, async ({ principal, query }) => ({
      data: { views: await views.list(principal, query.page) },
    })),
    route(createSavedView, async ({ principal, body, recorder }) => ({
      data: await views.create(principal, body, (tx, data) => recorder.record(tx, { data })),
    })),
    route(changeSavedView, async ({ principal, params, body }) => ({
      data: await views.change(principal, params.viewId, body),
    })),
    route(deleteSavedView, async ({ principal, params: { viewId } }) => {
      await views.delete(principal, viewId);
      return { data: { viewId } };
    }),
  ];
}
