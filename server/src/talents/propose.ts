import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import * as identity from './identity-store.ts';
import {
  type IdentityFacts,
  identityFacts,
  identityKeys,
  keyFacts,
} from './rules/identity-facts.ts';
import { PROPOSED_FROM, scoreIdentity } from './rules/identity-score.ts';
import type { ProfileFields } from './rules/own-profile.ts';

export interface IdentifiedPerson {
  id: string;
  profile: ProfileFields;
}

/**
 * Proposes that people of a batch are others of the pool. Returns the proposals of each, by the id
 * that was given; in a dry run without ids, and only with people who were there before.
 */
export async function proposeIdentities(
  { tx, workspaceId, dryRun, at }: { tx: Tx; workspaceId: string; dryRun?: boolean; at: Date },
  { created, changed }: Record<'created' | 'changed', readonly IdentifiedPerson[]>,
): Promise<Map<string, { proposalId?: string }[]>> {
  const proposed = new Map<string, { proposalId?: string }[]>();
  const people = [...created, ...changed];
  if (people.length === 0) return proposed;
  const profiles = new Map(
    people.map(({ id, profile }) => [id, { profile, keyed: keyFacts(profile) }]),
  );
  const keyed = [...profiles].map(([talentId, one]) => ({
    talentId,
    keys: identityKeys(one.keyed),
  }));
  if (!dryRun) {
    const isNew = new Set(created.map(({ id }) => id));
    const keyedBefore = keyed.filter(({ talentId }) => !isNew.has(talentId));
    const keyedNow = keyed.filter(({ talentId }) => isNew.has(talentId));
    await identity.insertKeysOfNew(tx, workspaceId, keyedNow);
    await identity.insertKeys(tx, workspaceId, keyedBefore);
  }
  const near = await identity.findNear(tx, workspaceId, keyed);
  const unread = [...new Set(near.map(({ nearId }) => nearId).filter((id) => !profiles.has(id)))];
  const wholes = await readWholes(tx, workspaceId, unread);
  const known = new Map<string, IdentityFacts>();
  const factsOf = (id: string): IdentityFacts => {
    const before = known.get(id);
    if (before) return before;
    const { profile, keyed } = profiles.get(id)!;
    const facts = identityFacts(profile, keyed);
    known.set(id, facts);
    return facts;
  };
  const found = new Map<string, identity.NewProposal>();
  for (const { talentId, nearId, sharesContact } of near) {
    const isHere = profiles.has(nearId);
    const other = isHere ? { id: nearId, facts: factsOf(nearId) } : wholes.get(nearId);
    if (other === undefined || other.id === talentId) continue;
    const { points } = scoreIdentity(factsOf(talentId), other.facts, { sharesContact });
    if (points < PROPOSED_FROM) continue;
    const id = newId('identityProposal');
    found.set([talentId, other.id].sort().join(' '), { id, one: talentId, other: other.id });
  }
  const rows = [...found.values()];
  const added =
    dryRun || rows.length === 0 ? null : await identity.insertProposals(tx, workspaceId, rows, at);
  for (const { id, one } of rows)
    if (dryRun || added?.has(id))
      proposed.set(one, [...(proposed.get(one) ?? []), dryRun ? {} : { proposalId: id }]);
  return proposed;
}

/** The living talents behind these ids. */
async function readWholes(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, { id: string; facts: IdentityFacts }>> {
  if (ids.length === 0) return new Map();
  const profiles = await identity.readWholeProfiles(tx, workspaceId, ids);
  return new Map(
    [...profiles].map(([asked, profile]) => [
      asked,
      { id: profile.id, facts: identityFacts(profile) },
    ]),
  );
}
