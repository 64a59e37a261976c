import { actorOf } from '../platform/audit.ts';
import { type Language, type Route, route } from '../platform/operation.ts';
import type { ProposalView } from './identities.ts';
import {
  dismissIdentityProposal,
  type IdentityProposalData,
  listIdentityProposals,
  mergeIdentityProposal,
  unmergeTalent,
} from './identity-contract.ts';
import type { TalentProfile } from './profile.ts';
import type { IdentityScore } from './rules/identity-score.ts';
import { identityReasons } from './rules/identity-words.ts';
import type { Talents } from './talents.ts';

export type IdentityDoor = Pick<
  Talents,
  'listProposals' | 'mergeProposal' | 'dismissProposal' | 'unmerge'
>;

export function identityRoutes(talents: IdentityDoor): Route[] {
  return [
    route(listIdentityProposals, async ({ principal, query: { page, pageSize } }) => {
      const { workspaceId, language } = principal;
      const found = await talents.listProposals(workspaceId, { index: page, size: pageSize });
      const proposals = found.proposals.map((one) => shown(one, language ?? 'en'));
      return { data: { ...found, proposals } };
    }),
    route(mergeIdentityProposal, async ({ principal, params: { proposalId } }) => {
      const actor = actorOf(principal);
      const talentId = await talents.mergeProposal(principal.workspaceId, proposalId, actor);
      return { data: { proposalId, status: 'merged', talentId } };
    }),
    route(dismissIdentityProposal, async ({ principal, params: { proposalId } }) => {
      await talents.dismissProposal(principal.workspaceId, proposalId, actorOf(principal));
      return { data: { proposalId, status: 'dismissed' } };
    }),
    route(unmergeTalent, async ({ principal, params: { talentId } }) => ({
      data: await talents.unmerge(principal.workspaceId, talentId, actorOf(principal)),
    })),
  ];
}

function shown(
  { id, createdAt, talents, score }: ProposalView,
  language: Language,
): IdentityProposalData {
  return {
    proposalId: id,
    createdAt: createdAt.toISOString(),
    talents: talents.map((talent) => ({ talentId: talent.id, talent })),
    agrees: score.agrees,
    differs: score.differs.map((field) => ({
      field,
      values: talents.map((talent) => shownValue(talent, field)),
    })),
    reasons: identityReasons(score.agrees, language),
  };
}

function shownValue(talent: TalentProfile, field: IdentityScore['differs'][number]): string | null {
  if (field === 'employer')
    return talent.currentOrganization?.name ?? talent.experiences[0]?.organizationName ?? null;
  return field === 'school' ? (talent.educations[0]?.schoolName ?? null) : talent[field];
}
