import type { Database } from '../platform/db.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Talents } from '../talents/talents.ts';
import { readWaitingDrafts } from './approval-store.ts';
import type { DraftPage } from './run-contract.ts';

export interface DraftsDependencies {
  db: Database;
  secretBox: Pick<SecretBox, 'open'>;
  talents: Pick<Talents, 'load'>;
}

/** The drafts that await a recruiter's approval, in all sequences of the workspace. */
export function createDrafts({ db, secretBox, talents }: DraftsDependencies) {
  return async function listDrafts(
    { workspaceId }: Principal,
    { page, pageSize, sourcingId }: { page: number; pageSize: number; sourcingId?: string },
  ): Promise<DraftPage> {
    const { rows, total } = await readWaitingDrafts(db, workspaceId, sourcingId ?? null, {
      limit: pageSize,
      offset: page * pageSize,
    });
    const people = await talents.load(rows.map(({ talentId }) => talentId));
    const drafts = rows.map(({ step, draft, talentId, ...run }) => {
      const { firstname = null, lastname = null, jobTitle = null } = people.get(talentId) ?? {};
      const words = JSON.parse(secretBox.open(draft)) as {
        subject: string | null;
        content: string;
      };
      return {
        ...run,
        stepId: step.id,
        name: step.name,
        type: step.type,
        talent: { id: talentId, firstname, lastname, jobTitle },
        draft: words,
      };
    });
    return {
      drafts,
      pagination: { page, pageSize, total, hasNextPage: (page + 1) * pageSize < total },
    };
  };
}
