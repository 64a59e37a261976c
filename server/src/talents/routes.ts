import { actorOf } from '../platform/audit.ts';
import { AppError } from '../platform/errors.ts';
import { type Principal, type Route, route } from '../platform/operation.ts';
import { type ErasureReceipt, eraseTalent, findPeople, type KnownPerson } from './contract.ts';
import { type IdentityDoor, identityRoutes } from './identity-routes.ts';
import { type OwnTalentRoutesDependencies, ownTalentRoutes } from './own-routes.ts';
import { receiptWords } from './rules/receipt-words.ts';
import { type SubjectRoutesDependencies, subjectRoutes } from './subject-routes.ts';
import { type TermsRoutesDependencies, termsRoutes } from './terms-routes.ts';

export interface TalentRoutesDependencies extends OwnTalentRoutesDependencies {
  talents: OwnTalentRoutesDependencies['talents'] &
    IdentityDoor &
    TermsRoutesDependencies['talents'];
  describeWorkspace: TermsRoutesDependencies['describeWorkspace'];
  requireCapability(principal: Principal, capability: 'erase_talents'): void;
  subjects: SubjectRoutesDependencies;
  /** The people that a talent id, a profile URL or a name can mean. */
  find(workspaceId: string, person: string): Promise<KnownPerson[]>;
  /** Erases a person everywhere; null for an unknown one. */
  erase(
    talentId: string,
    by: { actor: string; workspaceId: string },
  ): Promise<ErasureReceipt | null>;
}

export function talentRoutes({
  requireCapability,
  find,
  erase,
  describeWorkspace,
  subjects,
  ...own
}: TalentRoutesDependencies): Route[] {
  return [
    ...ownTalentRoutes(own),
    ...termsRoutes({ talents: own.talents, describeWorkspace }),
    ...subjectRoutes(subjects),
    ...identityRoutes(own.talents),
    route(findPeople, async ({ principal, body }) => {
      requireCapability(principal, 'erase_talents');
      return { data: { people: await find(principal.workspaceId, body.person) } };
    }),
    route(eraseTalent, async ({ principal, params }) => {
      requireCapability(principal, 'erase_talents');
      const receipt = await erase(params.talentId, {
        actor: actorOf(principal),
        workspaceId: principal.workspaceId,
      });
      if (!receipt) throw new AppError('not_found');
      return { data: { ...receipt, summary: receiptWords(receipt, principal.language ?? 'en') } };
    }),
  ];
}
