import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { type Principal, type RecordAnswer, recordNothing } from '../platform/operation.ts';
import type { Filter, Search } from '../search/search.ts';
import { type AlertMailDependencies, createAlertMails } from './alert-mail-process.ts';
import { type AlertDependencies, createAlerts, SEARCH_ALERT } from './alert-process.ts';
import type { SavedSearch } from './contract.ts';
import { type Cadence, MAX_KNOWN_PEOPLE, MAX_SAVED_SEARCHES, nextDue } from './rules.ts';
import {
  addKnownPeople,
  deleteSavedSearch,
  findSavedSearch,
  forgetKnownPeople,
  insertSavedSearch,
  isNameTaken,
  lockSavedSearches,
  readSavedSearches,
  type SavedSearchRow,
  updateSavedSearch,
} from './store.ts';

export interface SavedSearchDependencies
  extends Omit<AlertDependencies, 'sendsMail' | 'engine' | 'search'>,
    Omit<AlertMailDependencies, 'engine'> {
  db: Database;
  clock: Clock;
  engine: Engine;
  search: Pick<Search, 'parseFilters' | 'interpret' | 'pool'>;
}

export interface SaveWishes {
  name: string;
  prompt?: string;
  filters?: unknown[];
  qualificationCriterias: string[];
  alert: Cadence;
}

const TOO_MANY = `cannot be added: the workspace has ${MAX_SAVED_SEARCHES} saved searches; delete one first`;

/** Saved searches, and the alerts that tell of new people (docs/decisions/0127). */
export function createSavedSearches(dependencies: SavedSearchDependencies) {
  const { db, clock, engine, search, mailer } = dependencies;
  createAlerts({ ...dependencies, sendsMail: mailer !== null });
  createAlertMails(dependencies);

  const { count, watch } = createWatch(dependencies);

  return {
    list: async ({ workspaceId }: Principal): Promise<SavedSearch[]> =>
      (await readSavedSearches(db, workspaceId)).map(shown),

    /**
     * Throws validation_error (filters, name, alert, or too many), prompt_interpretation_failed,
     * search_engine_timeout.
     */
    async create(
      principal: Principal,
      wishes: SaveWishes,
      record: RecordAnswer<SavedSearch> = recordNothing,
    ): Promise<SavedSearch> {
      const { workspaceId, userId } = principal;
      const { name, prompt = null, alert, qualificationCriterias: criterias } = wishes;
      const filters = await filtersOf(search, principal, wishes);
      const { ids, total } = await count(workspaceId, filters, alert);
      const now = clock.now();
      return db.transaction().execute(async (tx) => {
        if ((await lockSavedSearches(tx, workspaceId)) >= MAX_SAVED_SEARCHES)
          throw invalid(['name'], TOO_MANY);
        await requireFreeName(tx, workspaceId, name, null);
        const savedSearchId = newId('savedSearch');
        await insertSavedSearch(tx, workspaceId, {
          ...{ savedSearchId, name, prompt, filters, criterias, alert, ownerUserId: userId },
          ...{ matchCount: total, countedAt: now, dueAt: nextDue(alert, now) },
        });
        if (alert !== 'off') await watch(tx, workspaceId, savedSearchId, ids);
        const saved = shown(await findOrFail(tx, workspaceId, savedSearchId));
        await record(tx, saved);
        return saved;
      });
    },

    /** Throws not_found, validation_error (name, alert), search_engine_timeout. */
    async change(
      { workspaceId, userId }: Principal,
      id: string,
      wishes: { name?: string; alert?: Cadence },
    ): Promise<SavedSearch> {
      const before = await findOrFail(db, workspaceId, id);
      const isStarting =
        wishes.alert !== undefined && wishes.alert !== 'off' && before.alert === 'off';
      const filters = isStarting ? await search.parseFilters(workspaceId, before.filters) : [];
      const counted = isStarting ? await count(workspaceId, filters, wishes.alert!) : null;
      return db.transaction().execute(async (tx) => {
        await lockSavedSearches(tx, workspaceId);
        const found = await findOrFail(tx, workspaceId, id);
        const { name = found.name, alert = found.alert } = wishes;
        await requireFreeName(tx, workspaceId, name, id);
        const isOther = alert !== found.alert;
        await updateSavedSearch(tx, workspaceId, id, {
          name,
          alert,
          dueAt: isOther ? nextDue(alert, clock.now()) : found.dueAt,
          ownerUserId: isOther ? (userId ?? found.ownerUserId) : found.ownerUserId,
        });
        if (isOther && alert === 'off') await forgetKnownPeople(tx, workspaceId, id);
        else if (counted && found.alert === 'off') await watch(tx, workspaceId, id, counted.ids);
        else if (isOther) await engine.enqueue(tx, { kind: SEARCH_ALERT, id, workspaceId });
        return shown(await findOrFail(tx, workspaceId, id));
      });
    },

    /** Throws not_found. */
    async delete({ workspaceId }: Principal, id: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        if (!(await deleteSavedSearch(tx, workspaceId, id)))
          throw new AppError('not_found', { message: 'There is no such saved search.' });
        await engine.cancel(tx, { kind: SEARCH_ALERT, id, workspaceId });
      });
    },
  };
}

export type SavedSearches = ReturnType<typeof createSavedSearches>;

/** Counting, and whom an alert begins with. */
function createWatch({ search, engine }: Pick<SavedSearchDependencies, 'search' | 'engine'>) {
  /** Counts, free. Throws validation_error (alert) when too many match for an alert. */
  async function count(workspaceId: string, filters: readonly Filter[], alert: Cadence) {
    const limit = alert === 'off' ? 0 : MAX_KNOWN_PEOPLE;
    const { ids, total } = await search.pool(workspaceId, filters, { exclude: new Set(), limit });
    if (alert !== 'off' && total > MAX_KNOWN_PEOPLE)
      throw invalid(
        ['alert'],
        `takes a search with at most ${MAX_KNOWN_PEOPLE} matches, and this one has ${total}; add a filter, or save it without an alert`,
      );
    return { ids, total };
  }

  /** Starts the alert from whoever matches now. */
  async function watch(tx: Tx, workspaceId: string, id: string, talentIds: readonly string[]) {
    await forgetKnownPeople(tx, workspaceId, id);
    await addKnownPeople(tx, workspaceId, id, { talentIds, day: null });
    await engine.enqueue(tx, { kind: SEARCH_ALERT, id, workspaceId });
  }

  return { count, watch };
}

async function findOrFail(tx: Tx, workspaceId: string, id: string): Promise<SavedSearchRow> {
  const found = await findSavedSearch(tx, workspaceId, id);
  if (!found) throw new AppError('not_found', { message: 'There is no such saved search.' });
  return found;
}

async function requireFreeName(tx: Tx, workspaceId: string, name: string, except: string | null) {
  if (await isNameTaken(tx, workspaceId, name, except))
    throw invalid(['name'], 'is the name of another saved search; choose another');
}

/** The filters sent, else those read from the prompt. */
async function filtersOf(
  search: Pick<Search, 'parseFilters' | 'interpret'>,
  { workspaceId, language }: Principal,
  { prompt, filters }: Pick<SaveWishes, 'prompt' | 'filters'>,
): Promise<Filter[]> {
  if (filters !== undefined) return search.parseFilters(workspaceId, filters);
  const read = await search.interpret(workspaceId, prompt!, language ?? 'en');
  return read.filters.map(({ span: _, ...filter }) => filter);
}

function shown(row: SavedSearchRow): SavedSearch {
  const { criterias, ownerUserId, countedAt, dueAt, lastDay, lastNewMatches } = row;
  const { savedSearchId, name, prompt, alert, matchCount, createdAt, updatedAt } = row;
  return {
    savedSearchId,
    name,
    prompt,
    filters: row.filters as SavedSearch['filters'],
    qualificationCriterias: criterias,
    alert,
    ownerUserId,
    matchCount,
    countedAt: countedAt.toISOString(),
    nextAlertAt: dueAt?.toISOString() ?? null,
    lastAlert: lastDay === null ? null : { day: lastDay, newMatches: lastNewMatches! },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
