import { actorOf } from '../platform/audit.ts';
import { type Language, type Principal, type Route, route } from '../platform/operation.ts';
import { noticeText } from './rules/notice-text.ts';
import type { Talents } from './talents.ts';
import {
  changePoolTerms,
  getNoticeTemplate,
  keepTalent,
  listEnded,
  listNotices,
  readPoolTerms,
  recordNotices,
} from './terms-contract.ts';

export interface TermsRoutesDependencies {
  talents: Pick<
    Talents,
    | 'readPoolTerms'
    | 'changePoolTerms'
    | 'listNotices'
    | 'recordNotices'
    | 'listEnded'
    | 'keepTalent'
  >;
  /** The name and language of the caller's workspace. */
  describeWorkspace(principal: Principal): Promise<{ name: string; language: Language | null }>;
}

const by = (principal: Principal) => ({
  workspaceId: principal.workspaceId,
  actor: actorOf(principal),
});

const noticeStep = { type: 'EMAIL', temporalityType: 'ASAP', policy: { informs: true } } as const;

export function termsRoutes({ talents, describeWorkspace }: TermsRoutesDependencies): Route[] {
  return [
    route(readPoolTerms, async ({ principal }) => ({
      data: await talents.readPoolTerms(principal.workspaceId),
    })),
    route(changePoolTerms, async ({ principal, body }) => ({
      data: await talents.changePoolTerms(by(principal), body),
    })),
    route(listNotices, async ({ principal, query: { page, pageSize, informed } }) => {
      const found = await talents.listNotices(principal.workspaceId, informed === 'true', {
        index: page,
        size: pageSize,
      });
      const shown = found.talents.map(
        ({ profile, addedAt, dueAt, informedAt, how, isOverdue }) => ({
          talent: profile,
          addedAt: addedAt.toISOString(),
          dueAt: dueAt.toISOString(),
          informedAt: informedAt?.toISOString() ?? null,
          how,
          isOverdue,
        }),
      );
      return { data: { ...found, talents: shown } };
    }),
    route(recordNotices, async ({ principal, body: { talentIds, importId, how, informedAt } }) => {
      const subject = { talentIds, importId };
      const recorded = await talents.recordNotices(by(principal), subject, {
        how,
        informedAt: typeof informedAt === 'string' ? new Date(informedAt) : informedAt,
      });
      return { data: { recorded } };
    }),
    route(getNoticeTemplate, async ({ principal, query }) => {
      const { name, language: spoken } = await describeWorkspace(principal);
      const language = query.language ?? principal.language ?? spoken ?? 'en';
      const terms = await talents.readPoolTerms(principal.workspaceId);
      const text = noticeText({ workspaceName: name, ...terms }, language);
      const { subject, content } = text;
      const step = { id: 'notice', name: text.name, ...noticeStep, subject, content };
      return { data: { language, name: text.name, step } };
    }),
    route(listEnded, async ({ principal, query: { page, pageSize } }) => {
      const found = await talents.listEnded(principal.workspaceId, { index: page, size: pageSize });
      const shown = found.talents.map(({ talent, endedAt }) => ({
        talent,
        endedAt: endedAt.toISOString(),
      }));
      return { data: { ...found, talents: shown } };
    }),
    route(keepTalent, async ({ principal, params: { talentId }, body }) => {
      const keptUntil = await talents.keepTalent(by(principal), talentId, body.months);
      return { data: { talentId, keptUntil: keptUntil.toISOString() } };
    }),
  ];
}
