import { createWorkspace } from '../access/access.ts';
import type { Castings } from '../castings/castings.ts';
import type { Core } from '../core.ts';
import { createCreditGroups, createCreditUsage } from '../credits/credits.ts';
import type { EnrichmentService } from '../enrichment/enrichment.ts';
import { createInstance } from '../instance/instance.ts';
import type { Judging } from '../judging/port.ts';
import { createOnboarding } from '../onboarding/onboarding.ts';
import { AppError } from '../platform/errors.ts';
import { reachMilestone, readMilestones } from '../platform/milestones.ts';
import { createRequestLog } from '../requests/requests.ts';
import type { Search } from '../search/search.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import { createViews } from '../views/views.ts';
import type { Platform } from './platform.ts';
import type { TalentIndex } from './talent-index.ts';

export interface WorkspaceParts extends Pick<Core, 'access' | 'credits' | 'talents'> {
  talentIndex: TalentIndex;
  search: Search;
  judging: Judging;
  castings: Castings;
  sourcings: Sourcings;
  enrichment: EnrichmentService;
}

/** What a workspace reads about itself and the installation: settings, usage, first steps. */
export async function wireWorkspace(platform: Platform, parts: WorkspaceParts) {
  const { config, db, clock, model } = platform;
  const { access, credits, talents, talentIndex, search, judging, castings } = parts;
  const { sourcings, enrichment } = parts;
  const { index, feed } = talentIndex;
  if (model) await reachMilestone(db, 'model_connected', clock.now());
  return {
    requests: createRequestLog({
      ...platform,
      retentionDays: config.requestLogDays,
      bodyHours: config.requestBodyHours,
    }),
    views: createViews({ db }),
    workspace: createWorkspace({
      db,
      clock,
      balances: credits.balances,
      prices: {
        addCandidate: config.priceAddCandidate,
        enrichEmail: config.priceEnrichEmail,
        enrichPhone: config.priceEnrichPhone,
      },
    }),
    readUsage: createCreditUsage({ db, clock, greensOf: castings.greensOf }),
    readCreditGroups: createCreditGroups({
      db,
      clock,
      holdersOf: (workspaceId, range) => ({
        spenders: [
          search.spenders(workspaceId),
          castings.spenders(workspaceId, sourcings.usage.sourcingsOfCastings(workspaceId)),
          enrichment.spenders(workspaceId, sourcings.usage.sourcingsOfTalents(workspaceId)),
          sourcings.usage.spenders(workspaceId),
        ],
        greens: castings.greensByHolder(workspaceId, range),
      }),
      namesOf: { member: access.actors, sourcing: sourcings.usage.sourcingNames },
    }),
    readInstance: createInstance({
      ...platform,
      judgeId: judging.judgeId,
      // Never the size of the index, which holds the people of other workspaces too.
      async index(workspaceId) {
        const everybody = { clauses: [], needsOptional: false, pool: workspaceId };
        try {
          const { total } = await index.search(everybody, { exclude: new Set(), limit: 0 });
          return { talents: total, ready: feed.caughtUp() };
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          return { talents: 0, ready: false };
        }
      },
    }),
    readOnboarding: createOnboarding({
      parts: [
        async (workspaceId) => ({ searched: await search.firstAt(workspaceId) }),
        async (workspaceId) => {
          const { startedAt, deliveredAt } = await castings.firsts(workspaceId);
          return { castingStarted: startedAt, webhookReceived: deliveredAt };
        },
        async (workspaceId) => {
          const reached = await readMilestones(db);
          return {
            talentsImported: reached.talents_imported ?? (await talents.firstOwnAt(workspaceId)),
            modelConnected: model ? reached.model_connected : null,
          };
        },
      ],
    }),
  };
}

export type WorkspaceServices = Awaited<ReturnType<typeof wireWorkspace>>;
