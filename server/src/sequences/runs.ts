import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { Talents } from '../talents/talents.ts';
import { readBlueprint } from './blueprint-store.ts';
import type { RunState } from './rules/run-machine.ts';
import type { RunPage } from './run-contract.ts';
import { listRuns } from './status-store.ts';

export interface RunsDependencies {
  db: Database;
  talents: Pick<Talents, 'load'>;
}

/** Lists the candidates in a sequence, and their progress. */
export function createRuns({ db, talents }: RunsDependencies) {
  /** Throws not_found. */
  return async function list(
    { workspaceId }: Principal,
    blueprintId: string,
    { page, pageSize, state }: { page: number; pageSize: number; state?: RunState },
  ): Promise<RunPage> {
    if (!(await readBlueprint(db, workspaceId, blueprintId))) throw new AppError('not_found');
    const { rows, total } = await listRuns(db, workspaceId, blueprintId, {
      state: state ?? null,
      limit: pageSize,
      offset: page * pageSize,
    });
    const people = await talents.load(rows.map(({ talentId }) => talentId));
    const runs = rows.map(({ talentId, repliedAt, startedAt, endedAt, ...run }) => {
      const { firstname = null, lastname = null, jobTitle = null } = people.get(talentId) ?? {};
      return {
        ...run,
        talent: { id: talentId, firstname, lastname, jobTitle },
        replied: repliedAt !== null,
        startedAt: startedAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
      };
    });
    return {
      runs,
      pagination: { page, pageSize, total, hasNextPage: (page + 1) * pageSize < total },
    };
  };
}
