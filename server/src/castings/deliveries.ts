import type { Cursors } from '../platform/cursor.ts';
import type { Database } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { Delivery, DeliveryPage, WorkspaceDeliveryPage } from './delivery-contract.ts';
import {
  type DeliveryRow,
  type DeliveryState,
  readAllDeliveries,
  readDeliveries,
  readDelivery,
} from './delivery-store.ts';
import { readCasting } from './store.ts';
import type { Webhooks } from './webhook.ts';

export interface DeliveryReaderDependencies {
  db: Database;
  cursors: Cursors;
  webhooks: Pick<Webhooks, 'sendAgain'>;
}

/**
 * Shows users the state of a casting's webhook events, and sends one again on request. The service
 * itself sends each event once.
 */
export function createDeliveryReader({ db, cursors, webhooks }: DeliveryReaderDependencies) {
  return {
    /** Newest first. Throws casting_not_found, and validation_error for `cursor`. */
    async deliveries(
      principal: Principal,
      castingId: string,
      query: { cursor?: string; pageSize: number },
    ): Promise<DeliveryPage> {
      const { workspaceId } = principal;
      if (!(await readCasting(db, workspaceId, castingId))) throw new AppError('casting_not_found');
      const scope = `deliveries:${workspaceId}:${castingId}`;
      const position = query.cursor === undefined ? null : cursors.decode(scope, query.cursor);
      if (query.cursor !== undefined && !position)
        throw invalid(['cursor'], 'is not a nextPageCursor of the deliveries of this search');
      const rows = await readDeliveries(db, workspaceId, castingId, {
        before: position?.[0] ?? null,
        limit: query.pageSize + 1,
      });
      const page = rows.slice(0, query.pageSize);
      const last = page.at(-1);
      return {
        deliveries: page.map(toDelivery),
        nextPageCursor:
          last && rows.length > page.length ? cursors.encode(scope, [last.seq]) : null,
      };
    },

    /** For all castings of the workspace, newest first. Throws validation_error for `cursor`. */
    async allDeliveries(
      { workspaceId }: Principal,
      query: { state?: DeliveryState; cursor?: string; pageSize: number },
    ): Promise<WorkspaceDeliveryPage> {
      const scope = `deliveries:${workspaceId}::${query.state ?? ''}`;
      const position = query.cursor === undefined ? null : cursors.decode(scope, query.cursor);
      if (query.cursor !== undefined && !position)
        throw invalid(['cursor'], 'is not a nextPageCursor of the deliveries in this state');
      const asked = {
        state: query.state ?? null,
        before: position?.[0] ?? null,
        limit: query.pageSize + 1,
      };
      const rows = await readAllDeliveries(db, workspaceId, asked);
      const page = rows.slice(0, query.pageSize);
      const last = page.at(-1);
      return {
        deliveries: page.map(toWorkspaceDelivery),
        nextPageCursor:
          last && rows.length > page.length ? cursors.encode(scope, [last.seq]) : null,
      };
    },

    /**
     * Throws casting_not_found, and not_found for an event that is unknown or whose talent was
     * erased. `begun` is false when the event is already being sent.
     */
    async redeliver(
      principal: Principal,
      castingId: string,
      deliveryId: string,
    ): Promise<{ delivery: Delivery; begun: boolean }> {
      const { workspaceId } = principal;
      if (!(await readCasting(db, workspaceId, castingId))) throw new AppError('casting_not_found');
      if (!(await readDelivery(db, workspaceId, castingId, deliveryId))?.hasBody)
        throw new AppError('not_found');
      const begun = await webhooks.sendAgain(castingId, deliveryId);
      const row = await readDelivery(db, workspaceId, castingId, deliveryId);
      if (!row) throw new AppError('not_found');
      return { delivery: toDelivery(row), begun };
    },
  };
}

export const toWorkspaceDelivery = (row: DeliveryRow): Delivery & { castingId: string } => ({
  ...toDelivery(row),
  castingId: row.castingId,
});

function toDelivery({
  seq: _,
  castingId: __,
  claimedAt,
  createdAt,
  deliveredAt,
  failedAt,
  hasBody: ___,
  attempts,
  ...row
}: DeliveryRow): Delivery {
  const stateNow = deliveredAt
    ? 'delivered'
    : failedAt
      ? 'failed'
      : claimedAt
        ? 'sending'
        : 'waiting';
  return {
    ...row,
    state: stateNow,
    attempts: attempts.map((attempt) => ({
      ...attempt,
      startedAt: new Date(attempt.startedAt).toISOString(),
    })),
    createdAt: createdAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
  };
}
