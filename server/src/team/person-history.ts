import type { Castings } from '../castings/castings.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import type { Talents } from '../talents/talents.ts';
import type { TalentHistory } from './contract.ts';
import { PERSON_IDS, type PersonSources, readPersonHistory } from './person-store.ts';

type Sql = PersonSources['person'];

export interface PersonHistoryDependencies {
  db: Database;
  talents: Pick<Talents, 'idsOfPerson'>;
  sourcings: Pick<Sourcings, 'sourcingsOfPerson'>;
  castings: Pick<Castings, 'verdictsOfPerson'>;
  /** Of outreach: SQL rows of `candidate_id`, `contacted_at` and `replied_at`. */
  outreachOfPerson(workspaceId: string, person: Sql): Sql;
}

/** What the workspace did with one person before. */
export function createPersonHistory(dependencies: PersonHistoryDependencies) {
  const { db, talents, sourcings, castings, outreachOfPerson } = dependencies;
  return {
    /** Throws not_found, also for somebody of another workspace's own pool. */
    async personHistory({ workspaceId }: Principal, talentId: string): Promise<TalentHistory> {
      const history = await readPersonHistory(db, {
        person: talents.idsOfPerson(workspaceId, talentId),
        sourcings: sourcings.sourcingsOfPerson(workspaceId, {
          person: PERSON_IDS,
          outreach: outreachOfPerson(workspaceId, PERSON_IDS),
        }),
        verdicts: castings.verdictsOfPerson(workspaceId, PERSON_IDS),
      });
      if (!history) throw new AppError('not_found');
      // JSON of the database writes moments with its own offset and microseconds.
      return {
        sourcings: history.sourcings.map((one) => ({
          ...one,
          addedAt: momentOf(one.addedAt),
          contactedAt: one.contactedAt && momentOf(one.contactedAt),
          repliedAt: one.repliedAt && momentOf(one.repliedAt),
        })),
        verdicts: history.verdicts.map((one) => ({ ...one, judgedAt: momentOf(one.judgedAt) })),
      };
    },
  };
}

const momentOf = (written: string): string => new Date(written).toISOString();
