import type { Credits } from '../credits/credits.ts';
import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/operation.ts';
import type { TalentProfile } from '../talents/profile.ts';
import type { Talents } from '../talents/talents.ts';
import {
  type Candidate,
  type CandidateRef,
  idOfPair,
  insertCandidate,
  linkCasting,
  lockCandidate,
  lockCandidates,
  readCandidate,
  readCandidateRefs,
  settleContactsCount,
  updateAssessment,
  updateStatus,
} from './candidate-store.ts';
import type { CandidateDetail } from './contract.ts';
import {
  type Change,
  insertHistory,
  lastWroteNotes,
  type Origin,
  readHistory,
  readStatusBefore,
} from './history-store.ts';
import { isKnown, requireKnown } from './known-status.ts';
import { type Page, pageOf, windowOf } from './rules/pages.ts';
import { CONTACTED, FIRST_STATUS, IN_OUTREACH, NOT_RETAINED } from './rules/statuses.ts';
import { sourcingExists } from './sourcing-store.ts';

/** A verdict on a talent, as a candidate carries it. */
export interface TalentVerdict {
  castingId: string;
  talentId: string;
  verdict: 'green' | 'amber' | 'red';
  /** What a person said instead. */
  override: 'green' | 'amber' | 'red' | null;
  recap: string | null;
}

/**
 * The verdicts of these talents in these castings of the workspace; those that were not judged are
 * absent.
 */
export type VerdictsOf = (
  tx: Tx,
  workspaceId: string,
  pairs: readonly { castingId: string; talentId: string }[],
) => Promise<TalentVerdict[]>;

/**
 * Ends the outreach to candidates that become NOT_RETAINED, in the transaction that makes them so
 * and with their rows locked.
 */
export type StopOutreach = (
  tx: Tx,
  workspaceId: string,
  candidateIds: readonly string[],
) => Promise<void>;

export interface CandidateDependencies {
  db: Database;
  talents: Pick<Talents, 'hold' | 'load'>;
  credits: Pick<Credits, 'reserve' | 'settle'>;
  verdictsOf: VerdictsOf;
  stopOutreach: StopOutreach;
  /** Workspace credits for a new candidate (decision 24). */
  priceAddCandidate: number;
}

/**
 * Candidates (interface, "Candidate"): adding, statuses, rating and notes. Every change is in the
 * candidate's history, with who and when.
 */
export function createCandidates({
  db,
  talents,
  credits,
  verdictsOf,
  stopOutreach,
  priceAddCandidate,
}: CandidateDependencies) {
  /**
   * Gives candidates a status, in the caller's transaction: history, the end of outreach
   * (NOT_RETAINED) and audit included. A candidate that has it already is not touched. Throws
   * validation_error for a status that the workspace does not have. Returns those that changed.
   */
  async function setStatus(
    tx: Tx,
    workspaceId: string,
    {
      candidateIds,
      statusHandle,
      ...origin
    }: { candidateIds: readonly string[]; statusHandle: string } & Origin,
  ): Promise<CandidateRef[]> {
    await requireKnown(tx, workspaceId, statusHandle);
    const found = await lockCandidates(tx, workspaceId, candidateIds);
    const changed = found.filter((candidate) => candidate.statusHandle !== statusHandle);
    const ids = changed.map(({ candidateId }) => candidateId);
    if (changed.length > 0) {
      await updateStatus(tx, workspaceId, ids, statusHandle);
      const changes = changed.map((candidate) => ({
        ...candidate,
        change: 'status' as const,
        from: candidate.statusHandle,
        to: statusHandle,
      }));
      await insertHistory(tx, workspaceId, changes, origin);
    }
    if (statusHandle === NOT_RETAINED && found.length > 0) {
      // Also for those that had it: to say it again must leave nothing running.
      const all = found.map(({ candidateId }) => candidateId);
      await stopOutreach(tx, workspaceId, all);
    }
    for (const { candidateId, statusHandle: from } of changed) {
      const details = { from, to: statusHandle, cause: origin.cause };
      await recordAudit(tx, {
        chain: workspaceId,
        actor: origin.actor,
        action: 'candidate.status_changed',
        subject: candidateId,
        details,
      });
    }
    return changed.map((candidate) => ({ ...candidate, statusHandle }));
  }

  /**
   * Takes a candidate out of OUTREACH_SEQUENCE_STARTED, in the caller's transaction: CONTACTED when
   * somebody was written to, else what it was before. Nothing where a person has given another
   * status meanwhile.
   */
  async function endOutreach(
    tx: Tx,
    workspaceId: string,
    {
      candidateId,
      wasContacted,
      ...origin
    }: { candidateId: string; wasContacted: boolean } & Origin,
  ): Promise<void> {
    const candidate = await lockCandidate(tx, workspaceId, candidateId);
    if (candidate?.statusHandle !== IN_OUTREACH) return;
    const before = wasContacted
      ? CONTACTED
      : await readStatusBefore(tx, workspaceId, candidateId, IN_OUTREACH);
    const isStillKnown = before !== null && (await isKnown(tx, workspaceId, before));
    await setStatus(tx, workspaceId, {
      candidateIds: [candidateId],
      statusHandle: isStillKnown ? before : FIRST_STATUS,
      ...origin,
    });
  }

  async function charge(tx: Tx, workspaceId: string, candidateId: string): Promise<void> {
    if (priceAddCandidate === 0) return;
    const movement = {
      account: 'workspace',
      holder: candidateId,
      reason: 'A new candidate',
    } as const;
    await credits.reserve(tx, workspaceId, {
      ...movement,
      max: priceAddCandidate,
      min: priceAddCandidate,
      key: `reserve:${candidateId}`,
    });
    await credits.settle(tx, workspaceId, {
      ...movement,
      charge: priceAddCandidate,
      key: `settle:${candidateId}`,
    });
  }

  async function addInTransaction(
    tx: Tx,
    workspaceId: string,
    { sourcingId, talentId, castingId, keepStatus, actor }: Addition & { actor: string },
  ): Promise<{ candidateId: string; isNew: boolean }> {
    if (
      castingId !== undefined &&
      (await verdictsOf(tx, workspaceId, [{ castingId, talentId }])).length === 0
    ) {
      throw invalid(
        ['castingId'],
        'must be a qualified search of the workspace that has judged this talent',
      );
    }
    const candidateId = newId('candidate');
    const row = {
      candidateId,
      talentId,
      sourcingId,
      statusHandle: FIRST_STATUS,
      castingId: castingId ?? null,
    };
    // Waits for another addition of the same pair that is under way: there is one candidate, and
    // one charge.
    if (!(await insertCandidate(tx, workspaceId, row))) {
      const known = await idOfPair(tx, workspaceId, sourcingId, talentId);
      if (castingId !== undefined) await linkCasting(tx, workspaceId, known, castingId);
      if (!keepStatus)
        await setStatus(tx, workspaceId, {
          candidateIds: [known],
          statusHandle: FIRST_STATUS,
          actor,
          cause: 'added_again',
        });
      return { candidateId: known, isNew: false };
    }
    const added = { candidateId, change: 'added', from: null, to: FIRST_STATUS } as const;
    await insertHistory(tx, workspaceId, [added], { actor, cause: 'api' });
    // The account last: enrichment takes the two locks in this order as well.
    await settleContactsCount(tx, workspaceId, row);
    await charge(tx, workspaceId, candidateId);
    return { candidateId, isNew: true };
  }

  async function detail(
    tx: Tx,
    workspaceId: string,
    candidate: Candidate | null,
  ): Promise<CandidateDetail> {
    if (!candidate) throw new AppError('not_found');
    const { castingId, talentId } = candidate;
    const [verdict] =
      castingId === null ? [] : await verdictsOf(tx, workspaceId, [{ castingId, talentId }]);
    return {
      candidate: {
        ...candidateItem(candidate, verdict),
        notes: candidate.notes,
        recap: verdict?.recap ?? null,
      },
      talent: talentItem(candidate),
    };
  }

  return {
    setStatus,
    endOutreach,

    /**
     * Links a talent to a sourcing; the pair is one candidate, however often and however many at
     * once add it. The status becomes TO_BE_CONTACTED, a rating is kept, only a new candidate
     * costs; with `keepStatus`, one that is there is left as it is. Throws not_found (sourcing or
     * talent), validation_error (castingId), insufficient_credits.
     */
    async add(principal: Principal, addition: Addition): Promise<Candidate & { isNew: boolean }> {
      const { workspaceId } = principal;
      const { sourcingId, talentId } = addition;
      if (!(await sourcingExists(db, workspaceId, sourcingId))) throw new AppError('not_found');
      return db.transaction().execute(async (tx) => {
        if (!(await talents.hold(tx, talentId))) throw new AppError('not_found');
        const { candidateId, isNew } = await addInTransaction(tx, workspaceId, {
          ...addition,
          actor: actorOf(principal),
        });
        return { ...(await readCandidate(tx, workspaceId, candidateId))!, isNew };
      });
    },

    /** PATCH of one candidate's status. Throws validation_error, not_found. */
    changeStatus(
      principal: Principal,
      candidateId: string,
      statusHandle: string,
    ): Promise<Candidate> {
      const { workspaceId } = principal;
      return db.transaction().execute(async (tx) => {
        await setStatus(tx, workspaceId, {
          candidateIds: [candidateId],
          statusHandle,
          actor: actorOf(principal),
          cause: 'api',
        });
        const candidate = await readCandidate(tx, workspaceId, candidateId);
        if (!candidate) throw new AppError('not_found');
        return candidate;
      });
    },

    /** Rating and notes: what is undefined stays, null empties. Throws not_found. */
    updateCandidate(
      principal: Principal,
      candidateId: string,
      sent: { userRating?: number | null; notes?: string | null },
    ): Promise<CandidateDetail> {
      const { workspaceId } = principal;
      return db.transaction().execute(async (tx) => {
        const known = await readCandidate(tx, workspaceId, candidateId);
        // An erased person is unknown: nothing may be written about them any more. The talent
        // first, as an erasure takes it.
        if (!known || !(await talents.hold(tx, known.talentId))) throw new AppError('not_found');
        const before = (await lockCandidate(tx, workspaceId, candidateId))!;
        const after = {
          userRating: sentOr(sent.userRating, before.userRating),
          notes: sentOr(sent.notes, before.notes),
        };
        const changes = assessmentChanges(before, after);
        if (changes.length === 0) return detail(tx, workspaceId, before);
        const changed = await updateAssessment(tx, workspaceId, candidateId, after);
        const origin = { actor: actorOf(principal), cause: 'api' };
        // Notes are saved while they are typed: that is one change, not one for each pause.
        const isMoreOfSame =
          after.notes !== null &&
          (await lastWroteNotes(tx, workspaceId, candidateId, origin.actor));
        const entries = changes
          .filter(({ change }) => !(change === 'notes' && isMoreOfSame))
          .map((change) => ({ ...change, candidateId }));
        await insertHistory(tx, workspaceId, entries, origin);
        return detail(tx, workspaceId, changed);
      });
    },

    /** One candidate with its notes and the recap of its verdict. Throws not_found. */
    async readCandidate({ workspaceId }: Principal, candidateId: string): Promise<CandidateDetail> {
      return detail(db, workspaceId, await readCandidate(db, workspaceId, candidateId));
    },

    /**
     * All that is known of the talent behind a candidate. Throws not_found, also once the person is
     * erased.
     */
    async readProfile({ workspaceId }: Principal, candidateId: string): Promise<TalentProfile> {
      const [known] = await readCandidateRefs(db, workspaceId, [candidateId]);
      const profile = known && (await talents.load([known.talentId])).get(known.talentId);
      if (!profile) throw new AppError('not_found');
      return profile;
    },

    /** Everything that happened to a candidate, newest first. Throws not_found. */
    async history({ workspaceId }: Principal, candidateId: string, page: Page) {
      if (!(await readCandidate(db, workspaceId, candidateId))) throw new AppError('not_found');
      const { rows, total } = await readHistory(db, workspaceId, candidateId, windowOf(page));
      const history = rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
      return { history, pagination: { pageIndex: page.index, ...pageOf(page, total) } };
    },
  };
}

export interface Addition {
  sourcingId: string;
  talentId: string;
  /** The qualified search that found the talent; its verdict stays with the candidate. */
  castingId?: string;
  /** A talent that is in the sourcing already keeps its status. */
  keepStatus?: boolean;
}

const sentOr = <T>(sent: T | undefined, stored: T): T => (sent === undefined ? stored : sent);

type Assessment = Pick<Candidate, 'userRating' | 'notes'>;

function assessmentChanges(before: Assessment, after: Assessment): Change[] {
  const changes: Change[] = [];
  const text = (rating: number | null): string | null => (rating === null ? null : String(rating));
  if (before.userRating !== after.userRating)
    changes.push({ change: 'rating', from: text(before.userRating), to: text(after.userRating) });
  if (before.notes !== after.notes) changes.push({ change: 'notes', from: null, to: null });
  return changes;
}

/** A candidate as listings show it. */
export function candidateItem(candidate: Candidate, verdict: TalentVerdict | undefined) {
  return {
    id: candidate.candidateId,
    statusHandle: candidate.statusHandle,
    createdAt: candidate.createdAt.toISOString(),
    sourcingId: candidate.sourcingId,
    talentId: candidate.talentId,
    userRating: candidate.userRating,
    updatedAt: candidate.updatedAt.toISOString(),
    castingId: candidate.castingId,
    verdict: verdict?.verdict ?? null,
    verdictOverride: verdict?.override ?? null,
    effectiveVerdict: verdict?.override ?? verdict?.verdict ?? null,
    contactsCount: candidate.contactsCount,
  };
}

export function talentItem(candidate: Candidate) {
  const { talentId, firstname, lastname, jobTitle, companyName, city, proNetworkUrl } = candidate;
  return { id: talentId, firstname, lastname, jobTitle, companyName, city, proNetworkUrl };
}
