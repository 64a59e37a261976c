import { recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import * as notices from './notice-store.ts';
import { beginOwnBatch } from './own-store.ts';
import type { InOwnTurn } from './own-turns.ts';
import type { TalentProfile } from './profile.ts';
import type { NoticeWay, RetentionEnd } from './rules/terms.ts';
import { readTalents } from './store.ts';
import * as store from './terms-store.ts';

interface Page {
  index: number;
  size: number;
}

/** Who acts, and on whose people. */
interface Actor {
  workspaceId: string;
  actor: string;
}

export interface NoticeSubject {
  talentIds?: readonly string[];
  /** Everybody whom this import brought. */
  importId?: string;
}

export interface TermsDependencies {
  db: Database;
  clock: Clock;
  inOwnTurn: InOwnTurn;
}

/** An hour: how exactly a retention ends. */
const CHECK_EVERY_MS = 60 * 60 * 1_000;

/** Why and how long a workspace keeps its own people, and who was told (docs/decisions/0098). */
export function createTerms({ db, clock, inOwnTurn }: TermsDependencies) {
  return {
    readPoolTerms: (workspaceId: string): Promise<store.PoolTerms> =>
      store.readPoolTerms(db, workspaceId),

    changePoolTerms: (by: Actor, wishes: Partial<store.PoolTerms>): Promise<store.PoolTerms> =>
      db.transaction().execute(async (tx) => {
        const { workspaceId, actor } = by;
        const before = await store.readPoolTerms(tx, workspaceId);
        const terms = { ...before, ...wishes };
        await store.writePoolTerms(tx, workspaceId, terms, clock.now());
        const entry = { actor, action: 'pool_terms.changed', subject: workspaceId };
        await recordAudit(tx, { ...entry, details: { ...terms }, chain: workspaceId });
        return terms;
      }),

    /** Throws not_found, also for a talent of the shared pool or of another workspace. */
    async readTerms(
      workspaceId: string,
      talentId: string,
    ): Promise<{ terms: store.TalentTerms; notice: notices.Notice }> {
      const terms = await store.readTerms(db, workspaceId, talentId);
      const notice = await notices.readNotice(db, workspaceId, talentId);
      if (!terms || !notice) throw new AppError('not_found');
      return { terms, notice };
    },

    ...createNotices({ db, clock, inOwnTurn }),
    ...createRetention({ db, clock, inOwnTurn }),
  };
}

function createNotices({ db, clock, inOwnTurn }: TermsDependencies) {
  return {
    /** The next due first. */
    async listNotices(workspaceId: string, isInformed: boolean, { index, size }: Page) {
      const rows = await notices.listNotices(db, workspaceId, {
        isInformed,
        limit: size + 1,
        offset: (index - 1) * size,
      });
      const now = clock.now();
      const counts = await notices.countNotices(db, workspaceId, now);
      const talents = rows.slice(0, size).map((row) => ({
        ...row,
        isOverdue: row.informedAt === null && row.dueAt < now,
      }));
      return { talents, ...counts, hasNextPage: rows.length > size };
    },

    /**
     * Records that people were told, or with `informedAt` null that they were not. Returns how many
     * records changed. Throws not_found when one of the people is not the workspace's own, and
     * for an import that brought nobody.
     */
    recordNotices: (
      { workspaceId, actor }: Actor,
      subject: NoticeSubject,
      { how, informedAt }: { how?: NoticeWay; informedAt?: Date | null },
    ): Promise<number> =>
      inOwnTurn(workspaceId, async (tx) => {
        // Deletions take the same turn, so that neither waits for the other in a circle.
        await beginOwnBatch(tx, workspaceId);
        const ids = await idsOf(tx, workspaceId, subject);
        if (informedAt === null || how === undefined)
          return (await notices.deleteNotices(tx, workspaceId, ids)).length;
        const at = clock.now();
        const write = { how, informedAt: informedAt ?? at, actor, at, replaces: true };
        return (await notices.writeNotices(tx, workspaceId, ids, write)).length;
      }),

    /**
     * A message told the person. Does nothing for people of the shared pool, and for somebody who
     * was told before. The caller holds the talent.
     */
    informed: async (
      tx: Tx,
      workspaceId: string,
      talentId: string,
      { actor, at }: { actor: string; at: Date },
    ): Promise<void> => {
      const write = { how: 'sequence', informedAt: at, actor, at, replaces: false } as const;
      await notices.writeNotices(tx, workspaceId, [talentId], write);
    },
  };
}

async function idsOf(
  tx: Tx,
  workspaceId: string,
  { talentIds = [], importId }: NoticeSubject,
): Promise<string[]> {
  const ids = [...new Set(talentIds)];
  const known = await notices.readLiving(tx, workspaceId, ids);
  const brought =
    importId === undefined ? [] : await notices.readBroughtBy(tx, workspaceId, importId);
  if (known.length < ids.length || (importId !== undefined && brought.length === 0))
    throw new AppError('not_found');
  return [...known, ...brought];
}

function createRetention({ db, clock, inOwnTurn }: TermsDependencies) {
  return {
    /** People whose retention ended, the longest ago first. */
    async listEnded(
      workspaceId: string,
      { index, size }: Page,
    ): Promise<{ talents: { talent: TalentProfile; endedAt: Date }[]; hasNextPage: boolean }> {
      const page = { limit: size + 1, offset: (index - 1) * size };
      const rows = await store.readEnded(db, workspaceId, clock.now(), page);
      const shown = rows.slice(0, size);
      const stored = await readTalents(
        db,
        shown.map(({ id }) => id),
      );
      const profiles = new Map(stored.map(({ id, profile }) => [id, profile]));
      const talents = shown.flatMap(({ id, endsAt }) => {
        const talent = profiles.get(id);
        return talent ? [{ talent, endedAt: endsAt }] : [];
      });
      return { talents, hasNextPage: rows.length > size };
    },

    /** Keeps a person for some months from now. Throws not_found. */
    keepTalent: ({ workspaceId, actor }: Actor, talentId: string, months: number): Promise<Date> =>
      inOwnTurn(workspaceId, async (tx) => {
        await beginOwnBatch(tx, workspaceId);
        const [id] = await notices.readLiving(tx, workspaceId, [talentId]);
        if (id === undefined) throw new AppError('not_found');
        const at = clock.now();
        const until = await store.writeKeep(tx, workspaceId, id, {
          until: { from: at, months },
          actor,
          at,
        });
        const entry = { actor, action: 'talent.kept', subject: id };
        await recordAudit(tx, { ...entry, details: { months }, chain: workspaceId });
        return until;
      }),

    /** The next workspace whose retentions are to be looked at; null for none. */
    takeDuePool: (): Promise<{ workspaceId: string; atEnd: RetentionEnd } | null> => {
      const now = clock.now();
      const nextAt = new Date(now.getTime() + CHECK_EVERY_MS);
      return db.transaction().execute((tx) => store.takeDuePool(tx, { now, nextAt }));
    },

    /**
     * At most `limit` people whose retention ended now, in the turn of the workspace's batches, so
     * that no import renews one of them meanwhile.
     */
    async endedNow(tx: Tx, workspaceId: string, limit: number): Promise<string[]> {
      await beginOwnBatch(tx, workspaceId);
      const { atEnd } = await store.readPoolTerms(tx, workspaceId);
      if (atEnd !== 'delete') return [];
      const rows = await store.readEnded(tx, workspaceId, clock.now(), { limit, offset: 0 });
      return rows.map(({ id }) => id);
    },
  };
}
