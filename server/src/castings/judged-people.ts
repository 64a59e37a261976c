import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { TalentProfile } from '../talents/profile.ts';
import type { Talents } from '../talents/talents.ts';
import { readJudgedIds } from './rejudge-store.ts';
import { readCasting } from './store.ts';

export interface JudgedPeople {
  criterias: string[];
  language: 'en' | 'fr';
  profiles: TalentProfile[];
}

/** For audits of the judge. */
export const createJudgedPeople = ({
  db,
  talents,
}: {
  db: Database;
  talents: Pick<Talents, 'loadWithVersion'>;
}) => ({
  /**
   * The criteria of a casting and the profiles, as they are now, of the first people that it judged.
   * Throws casting_not_found.
   */
  async judgedPeople(workspaceId: string, castingId: string, limit: number): Promise<JudgedPeople> {
    const casting = await readCasting(db, workspaceId, castingId);
    if (!casting) throw new AppError('casting_not_found');
    const ids = await readJudgedIds(db, workspaceId, castingId, limit);
    const loaded = await talents.loadWithVersion(ids);
    return {
      criterias: [...casting.criterias],
      language: casting.scoringLanguage ?? 'en',
      profiles: ids.flatMap((id) => loaded.get(id)?.profile ?? []),
    };
  },
});
