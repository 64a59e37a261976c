import { type Route, route } from '../platform/operation.ts';
import * as contract from './contract.ts';
import type { Sharing } from './sharing.ts';

export function sharingRoutes(sharing: Sharing): Route[] {
  return [
    route(contract.createShareLink, async ({ principal, params, body, recorder }) => ({
      data: await sharing.create(principal, params.sourcingId, body, (tx, data) =>
        recorder.record(tx, { data }),
      ),
    })),
    route(contract.listShareLinks, async ({ principal, params }) => ({
      data: { shareLinks: await sharing.list(principal, params.sourcingId) },
    })),
    route(contract.revokeShareLink, async ({ principal, params }) => ({
      data: await sharing.revoke(principal, params.shareLinkId),
    })),
    route(contract.listShortlistFeedback, async ({ principal, params }) => ({
      data: { feedback: await sharing.feedback(principal, params.sourcingId) },
    })),
  ];
}
