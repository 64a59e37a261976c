import { actorOf } from '../platform/audit.ts';
import { AppError } from '../platform/errors.ts';
import { type Route, route } from '../platform/operation.ts';
import {
  addTalents,
  changeTalent,
  countTalents,
  deleteTalent,
  getTalent,
  listTalents,
  type OwnTalentData,
} from './own-contract.ts';
import type { OwnTalent } from './own-talents.ts';
import type { FacetValue, OwnSource } from './rules/own-filters.ts';
import type { Talents } from './talents.ts';

export interface OwnTalentRoutesDependencies {
  talents: Pick<
    Talents,
    'inOwnTurn' | 'prepareOwn' | 'readOwn' | 'listOwn' | 'countOwn' | 'editOwn'
  >;
  /** Deletes one of the workspace's own people everywhere; false for anybody else. */
  remove(talentId: string, by: { actor: string; workspaceId: string }): Promise<boolean>;
}

export function ownTalentRoutes({ talents, remove }: OwnTalentRoutesDependencies): Route[] {
  return [
    route(addTalents, async ({ principal, body, recorder }) => {
      const write = talents.prepareOwn(body.talents);
      const data = await talents.inOwnTurn(principal.workspaceId, async (tx) => {
        const { legalBasis = null, retentionMonths = null } = body;
        const written = await write(tx, principal.workspaceId, {
          actor: actorOf(principal),
          keyId: principal.keyId,
          terms: { legalBasis, retentionMonths },
        });
        const results = written.map(({ proposals, ...result }) => ({
          ...result,
          ...(proposals && { proposalIds: proposals.flatMap((one) => one.proposalId ?? []) }),
        }));
        await recorder.record(tx, { data: { results } });
        return { results };
      });
      return { data };
    }),
    route(listTalents, async ({ principal, query: { page, pageSize, ...filters } }) => {
      const place = { index: page, size: pageSize };
      const found = await talents.listOwn(principal.workspaceId, place, filters);
      const shownRows = found.talents.map(({ createdAt, updatedAt, ...own }) => ({
        ...own,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      }));
      return { data: { ...found, talents: shownRows } };
    }),
    route(countTalents, async ({ principal, query }) => {
      const { values, ...counted } = await talents.countOwn(principal.workspaceId, query);
      return { data: { ...counted, facets: facetsOf(values) } };
    }),
    route(getTalent, async ({ principal, params }) => ({
      data: shown(await talents.readOwn(principal.workspaceId, params.talentId)),
    })),
    route(changeTalent, async ({ principal, params, body }) => {
      const actor = actorOf(principal);
      const { keyId } = principal;
      await talents.editOwn(principal.workspaceId, params.talentId, { fields: body, actor, keyId });
      return { data: shown(await talents.readOwn(principal.workspaceId, params.talentId)) };
    }),
    route(deleteTalent, async ({ principal, params }) => {
      const { workspaceId } = principal;
      const deleted = await remove(params.talentId, { actor: actorOf(principal), workspaceId });
      if (!deleted) throw new AppError('not_found');
      return { data: { talentId: params.talentId, deleted } };
    }),
  ];
}

function facetsOf(values: readonly FacetValue[]) {
  const of = (wanted: FacetValue['facet']) =>
    values
      .filter(({ facet }) => facet === wanted)
      .map(({ value, label, count }) => ({ value, fileName: label ?? '', count }));
  const counts = (wanted: FacetValue['facet']) =>
    of(wanted).map(({ value, count }) => ({ value, count }));
  return {
    place: counts('place'),
    title: counts('title'),
    skill: counts('skill'),
    source: counts('source') as { value: OwnSource; count: number }[],
    importId: of('import'),
  };
}

function shown({ contacts, createdAt, updatedAt, sources, ...own }: OwnTalent): OwnTalentData {
  return {
    ...own,
    contacts: contacts.map((one) => ({ ...one, foundAt: one.foundAt.toISOString() })),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    sources: sources.map((one) => ({ ...one, at: one.at.toISOString() })),
  };
}
