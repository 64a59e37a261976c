import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { SourcingFunnel } from './contract.ts';
import { countStages, type FunnelSources } from './funnel-store.ts';
import { sourcingExists } from './sourcing-store.ts';

export interface FunnelDependencies {
  db: Database;
  funnelSources(workspaceId: string, sourcingId: string): FunnelSources;
}

const STAGES = ['sourced', 'green', 'contacted', 'replied', 'interested'] as const;

/** How far the candidates of a sourcing came. */
export function createFunnel({ db, funnelSources }: FunnelDependencies) {
  return {
    /** Throws not_found. */
    async readFunnel({ workspaceId }: Principal, sourcingId: string): Promise<SourcingFunnel> {
      if (!(await sourcingExists(db, workspaceId, sourcingId))) throw new AppError('not_found');
      const sources = funnelSources(workspaceId, sourcingId);
      const counted = await countStages(db, workspaceId, sourcingId, sources);
      return { stages: STAGES.map((stage) => ({ stage, candidates: counted[stage] })) };
    },
  };
}
