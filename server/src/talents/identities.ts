import { recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import * as identity from './identity-store.ts';
import type { OwnBatch } from './own-batch.ts';
import { writeOnlyRecords } from './own-record-store.ts';
import { recompose } from './own-records.ts';
import { beginOwnBatch } from './own-store.ts';
import type { InOwnTurn } from './own-turns.ts';
import type { TalentProfile } from './profile.ts';
import { identityFacts } from './rules/identity-facts.ts';
import { type IdentityScore, scoreIdentity } from './rules/identity-score.ts';

/*
 * A proposal: open -> merged | dismissed; dismissed -> merged; merged -> dismissed by an unmerge.
 * Whatever changes who is who takes the turn of the workspace's batches first (`beginOwnBatch`),
 * then the rows of the talents in the order of ids, as an erasure does.
 */

export interface ProposalView {
  id: string;
  createdAt: Date;
  /** The one that came first, and the other. */
  talents: [TalentProfile, TalentProfile];
  score: IdentityScore;
}

export interface IdentitiesDependencies {
  db: Database;
  clock: Clock;
  secretBox: SecretBox;
  inOwnTurn: InOwnTurn;
  /** Hosts of profile URLs without `www.`. */
  profileHosts: readonly string[];
}

/** People of a workspace's own pool who are one (docs/decisions/0094). */
export function createIdentities({
  db,
  clock,
  secretBox,
  inOwnTurn,
  profileHosts,
}: IdentitiesDependencies) {
  async function view(
    workspaceId: string,
    { id, createdAt, ...pair }: identity.Proposal,
  ): Promise<ProposalView[]> {
    const ids = [pair.talentId, pair.otherId].sort();
    const profiles = await identity.readWholeProfiles(db, workspaceId, ids);
    const [one, other] = ids.map((talentId) => profiles.get(talentId));
    if (!one || !other) return [];
    const sharesContact = await identity.shareContact(db, one.id, other.id);
    const score = scoreIdentity(identityFacts(one), identityFacts(other), { sharesContact });
    return [{ id, createdAt, talents: [one, other], score }];
  }

  /** Runs in the turn of the workspace. */
  const inTurn = <T>(
    workspaceId: string,
    actor: string,
    work: (batch: OwnBatch) => Promise<T>,
  ): Promise<T> =>
    inOwnTurn(workspaceId, async (tx) => {
      await beginOwnBatch(tx, workspaceId);
      return work({ tx, workspaceId, secretBox, actor, at: clock.now() });
    });

  return {
    /** Open proposals, newest first. */
    async listProposals(
      workspaceId: string,
      page: { index: number; size: number },
    ): Promise<{ proposals: ProposalView[]; hasNextPage: boolean }> {
      const rows = await identity.listProposals(db, workspaceId, {
        limit: page.size + 1,
        offset: (page.index - 1) * page.size,
      });
      const proposals: ProposalView[] = [];
      for (const row of rows.slice(0, page.size)) proposals.push(...(await view(workspaceId, row)));
      return { proposals, hasNextPage: rows.length > page.size };
    },

    /** Returns the id that stays. Throws not_found, also when one of the two was erased. */
    mergeProposal: (workspaceId: string, id: string, actor: string): Promise<string> =>
      inTurn(workspaceId, actor, (batch) => mergeProposal(batch, id, profileHosts)),

    /** Throws not_found, and validation_error for one that was merged. */
    dismissProposal: (workspaceId: string, id: string, actor: string): Promise<void> =>
      inTurn(workspaceId, actor, async ({ tx, at }) => {
        const { status } = await requireProposal(tx, workspaceId, id);
        if (status === 'merged')
          throw invalid(['proposalId'], 'was merged; unmerge the person instead');
        if (status === 'open')
          await identity.decideProposal(tx, workspaceId, id, { status: 'dismissed', actor, at });
      }),

    /** Throws not_found, and validation_error for a talent that is not merged. */
    unmerge: (workspaceId: string, id: string, actor: string): Promise<Parted> =>
      inTurn(workspaceId, actor, (batch) => unmerge(batch, id, profileHosts)),

    /** Every id of the person that the workspace may see, as SQL rows of `id`. */
    idsOfPerson: identity.idsOfPerson,

    /**
     * Every id of each of these people, nobody twice; in the turns of the workspaces whose own they
     * are.
     */
    async samePeople(tx: Tx, ids: readonly string[]): Promise<string[][]> {
      for (const workspaceId of await identity.readPoolsOf(tx, ids))
        await beginOwnBatch(tx, workspaceId);
      return identity.readSamePeople(tx, ids);
    },
  };
}

async function requireProposal(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<identity.Proposal> {
  const found = await identity.readProposal(tx, workspaceId, id);
  if (!found) throw new AppError('not_found');
  return found;
}

async function mergeProposal(
  batch: OwnBatch,
  id: string,
  profileHosts: readonly string[],
): Promise<string> {
  const { tx, workspaceId, actor } = batch;
  const { talentId, otherId } = await requireProposal(tx, workspaceId, id);
  const pair = [...new Set([talentId, otherId])];
  const [survivorId, mergedId] = await identity.lockTalents(tx, workspaceId, pair);
  if (survivorId === undefined) throw new AppError('not_found');
  await identity.decideProposal(tx, workspaceId, id, { ...batch, status: 'merged' });
  if (pair.length === 1) return survivorId;
  if (mergedId === undefined) throw new AppError('not_found');
  // The fields of a talent with one record are in its profile, which changes now.
  await writeOnlyRecords(tx, workspaceId, [survivorId, mergedId]);
  await identity.joinTalents(tx, workspaceId, { talentId: mergedId, survivorId }, batch);
  await recompose(batch, [survivorId], profileHosts);
  const entry = { actor, action: 'talent.merged', subject: survivorId };
  await recordAudit(tx, { ...entry, details: { talentId: mergedId }, chain: workspaceId });
  return survivorId;
}

interface Parted {
  talentId: string;
  fromTalentId: string;
}

async function unmerge(
  batch: OwnBatch,
  id: string,
  profileHosts: readonly string[],
): Promise<Parted> {
  const { tx, workspaceId, actor } = batch;
  const [known] = await identity.lockTalents(tx, workspaceId, [id]);
  if (known === undefined) throw new AppError('not_found');
  const merge = await identity.readLastMerge(tx, workspaceId, id);
  if (!merge) throw invalid(['talentId'], 'was not merged with anybody; there is nothing to part');
  const { talentId } = merge;
  const fromTalentId = (await identity.readMergedInto(tx, talentId)) ?? merge.survivorId;
  await identity.lockTalents(tx, workspaceId, [talentId, fromTalentId]);
  const newProposalId = newId('identityProposal');
  await identity.partTalents(tx, workspaceId, merge, { newProposalId, ...batch });
  await recompose(batch, [talentId, fromTalentId], profileHosts);
  const entry = { actor, action: 'talent.unmerged', subject: talentId };
  await recordAudit(tx, { ...entry, details: { fromTalentId }, chain: workspaceId });
  return { talentId, fromTalentId };
}
