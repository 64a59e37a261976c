import type { Notifications } from '../notifications/notifications.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Advance, AdvanceOutcome, Engine, Preparation } from '../platform/engine.ts';
import type { Log } from '../platform/log.ts';
import type { Filter, Search } from '../search/search.ts';
import { ALERT_MAIL, mailProcessId } from './alert-mail-process.ts';
import { insertAlert } from './alert-store.ts';
import { MAX_KNOWN_PEOPLE, nextDue, periodOf } from './rules.ts';
import {
  addKnownPeople,
  findSavedSearch,
  readKnownPeople,
  type SavedSearchRow,
  setCounted,
} from './store.ts';

export const SEARCH_ALERT = 'search_alert';

export interface AlertDependencies {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  engine: Pick<Engine, 'register' | 'enqueue'>;
  search: Pick<Search, 'parseFilters' | 'pool'>;
  /** The index that `search` reads. Workers claim alerts once it is ready. */
  searchable: Preparation;
  notifications: Pick<Notifications, 'tell'>;
  /** Whether the installation sends mail. */
  sendsMail: boolean;
}

/**
 * Looks for new people of a saved search, once a period:
 *
 *   waits until due -> counts -> tells and sets the next due time, in one transaction -> waits
 *
 * Counting changes nothing, so a worker that dies before that transaction leaves no trace, and one
 * that dies after it has told everything. Processes of a suspended workspace are not claimed; once
 * it is resumed, one alert tells of everybody who came meanwhile. Registers itself with the engine.
 */
export function createAlerts(dependencies: AlertDependencies): void {
  const { db, clock, engine, search, log } = dependencies;
  const tell = createTeller(dependencies);

  async function advance(process: Advance): Promise<AdvanceOutcome> {
    const { workspaceId, id } = process;
    const row = await findSavedSearch(db, workspaceId, id);
    if (!row || row.dueAt === null) return 'done';
    const now = clock.now();
    if (row.dueAt > now) return { wakeAt: row.dueAt };
    const known = new Set(await readKnownPeople(db, workspaceId, id));
    const found = await newPeople(workspaceId, row.filters, known);
    const counted = {
      matchCount: found?.total ?? row.matchCount,
      countedAt: found ? now : row.countedAt,
      dueAt: nextDue(row.alert, now),
    };
    await db.transaction().execute(async (tx) => {
      await process.fence(tx);
      const current = await findSavedSearch(tx, workspaceId, id);
      // A change meanwhile has a due time of its own.
      if (current?.dueAt?.getTime() !== row.dueAt!.getTime()) return;
      await setCounted(tx, workspaceId, id, counted);
      await tell(tx, workspaceId, current, found?.ids ?? []);
    });
    const after = await findSavedSearch(db, workspaceId, id);
    return after?.dueAt ? { wakeAt: after.dueAt } : 'done';
  }

  /** Null when the search can no longer be read, such as after its sourcing was deleted. */
  async function newPeople(workspaceId: string, stored: unknown[], known: ReadonlySet<string>) {
    let filters: Filter[];
    try {
      filters = await search.parseFilters(workspaceId, stored);
    } catch (error) {
      log.warn({ err: error }, 'a saved search cannot be read; its alert waits for the next day');
      return null;
    }
    return search.pool(workspaceId, filters, { exclude: known, limit: MAX_KNOWN_PEOPLE });
  }

  engine.register(SEARCH_ALERT, advance, dependencies.searchable);
}

/** Tells of those who are new, in the transaction that makes them known. */
function createTeller({
  engine,
  notifications,
  sendsMail,
}: Pick<AlertDependencies, 'engine' | 'notifications' | 'sendsMail'>) {
  return async (
    tx: Tx,
    workspaceId: string,
    { savedSearchId, name, ownerUserId, dueAt }: SavedSearchRow,
    talentIds: readonly string[],
  ): Promise<void> => {
    if (talentIds.length === 0) return;
    const day = periodOf(dueAt!);
    const newMatches = await addKnownPeople(tx, workspaceId, savedSearchId, { talentIds, day });
    const alert = { savedSearchId, day, newMatches };
    const mail = sendsMail && ownerUserId !== null ? 'queued' : 'none';
    if (newMatches === 0 || !(await insertAlert(tx, workspaceId, { ...alert, mail }))) return;
    if (ownerUserId === null) return;
    await notifications.tell(tx, workspaceId, {
      userId: ownerUserId,
      type: 'alert.matched',
      subject: { ...alert, name },
      cause: `alert ${savedSearchId} ${day}`,
    });
    if (mail === 'queued')
      await engine.enqueue(tx, {
        kind: ALERT_MAIL,
        id: mailProcessId(savedSearchId, day),
        workspaceId,
      });
  };
}
