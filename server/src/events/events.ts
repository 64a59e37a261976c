import type { Access } from '../access/access.ts';
import { type Clock, monotonicMs } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { invalid } from '../platform/errors.ts';
import { inBatches } from '../platform/in-batches.ts';
import type { Listener } from '../platform/listen.ts';
import type { Principal } from '../platform/operation.ts';
import type { EventPage, WorkspaceEvent } from './contract.ts';
import { type EventType, eventId, hasMissed, positionOf, type Signer, typesFor } from './rules.ts';
import { deleteOldEvents, numberEvents, type ReadEvents, readEvents } from './store.ts';
import { createWaiting } from './waiting.ts';

export interface EventDependencies {
  db: Database;
  listener: Pick<Listener, 'on'>;
  secretBox: Signer;
  clock: Clock;
  access: Pick<Access, 'requireActive'>;
  /** How long events can be read. */
  eventDays: number;
}

export interface EventQuery {
  after?: string;
  types?: readonly EventType[];
  pageSize: number;
  /** Seconds. */
  wait: number;
}

const DELETED_AT_ONCE = 5_000;

/** The event feed: triggers write it, programs pull it (docs/decisions/0102). */
export function createEvents({
  db,
  listener,
  secretBox,
  clock,
  access,
  eventDays,
}: EventDependencies) {
  const waiting = createWaiting(listener);

  /** Numbers what is new until the page is full or nothing is new. */
  async function read(
    workspaceId: string,
    asked: { after: number; types: readonly EventType[] | null; limit: number },
  ): Promise<ReadEvents> {
    for (;;) {
      const found = await readEvents(db, workspaceId, asked);
      if (!found.hasNew || found.events.length >= asked.limit) return found;
      await numberEvents(db, workspaceId);
    }
  }

  /** Throws validation_error. */
  async function startOf(workspaceId: string, after: string | undefined): Promise<number> {
    if (after === undefined) return 0;
    if (after === 'now')
      return (await read(workspaceId, { after: Number.MAX_SAFE_INTEGER, types: null, limit: 1 }))
        .last;
    const position = positionOf(secretBox, workspaceId, after);
    if (position !== null) return position;
    throw invalid(['after'], 'must be `now`, or a nextCursor or event id of this workspace');
  }

  return {
    /**
     * A page of the events after the cursor that the caller's scopes may read. Waits for one when
     * there is none and `wait` is set; the key must still be valid then. Throws validation_error
     * (after), invalid_api_key, workspace_suspended.
     */
    async list(principal: Principal, query: EventQuery): Promise<EventPage> {
      const { workspaceId } = principal;
      const { after: sent, pageSize, wait } = query;
      const types = typesFor(principal.scopes, query.types);
      const until = monotonicMs() + wait * 1_000;
      let after = await startOf(workspaceId, sent);
      for (;;) {
        // Before reading, so that no event falls between the two.
        const turn = wait > 0 ? await waiting.join(workspaceId) : null;
        const found = await read(workspaceId, { after, types, limit: pageSize + 1 });
        const missed = sent !== undefined && hasMissed(after, found.first, found.last);
        const leftMs = until - monotonicMs();
        if (turn === null || missed || found.events.length > 0 || leftMs <= 0) {
          turn?.leave();
          return pageOf(secretBox, workspaceId, found, { after, pageSize, missed });
        }
        // Behind events of other types, which are not looked at again.
        after = Math.max(after, found.last);
        const isWoken = await turn.come(leftMs);
        await access.requireActive(principal);
        // Thousands of streams wait at the same time, so nothing is read that nobody announced. An
        // event whose notification was lost is in the next page.
        if (!isWoken) return pageOf(secretBox, workspaceId, found, { after, pageSize, missed });
      }
    },

    /** Deletes events past their retention. Returns how many. */
    prune: () =>
      inBatches(
        (limit) => deleteOldEvents(db, { days: eventDays, now: clock.databaseNow(), limit }),
        { size: DELETED_AT_ONCE },
      ),
  };
}

function pageOf(
  secretBox: Signer,
  workspaceId: string,
  found: ReadEvents,
  { after, pageSize, missed }: { after: number; pageSize: number; missed: boolean },
): EventPage {
  const idAt = (position: number) => eventId(secretBox, workspaceId, position);
  const page = found.events.slice(0, pageSize);
  const hasMore = found.events.length > pageSize;
  // Behind everything that was looked through, so that filtered events are not read again.
  const end = hasMore ? page.at(-1)!.position : Math.max(after, found.last);
  const events = page.map(
    ({ position, type, at, data }) =>
      ({ id: idAt(position), type, at: at.toISOString(), data }) as WorkspaceEvent,
  );
  return { events, nextCursor: idAt(end), hasMore, missed };
}

export type Events = ReturnType<typeof createEvents>;
