import type { Database } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import type { TalentProfile, Talents } from '../talents/talents.ts';

export interface RequireTalentDependencies {
  db: Database;
  talents: Pick<Talents, 'load' | 'canonicalUrl' | 'findByProNetworkUrl'>;
  sourcings: Pick<Sourcings, 'findCandidates'>;
}

/** Finds the talent that a caller names by id, by candidate or by profile URL. */
export function createRequireTalent({ db, talents, sourcings }: RequireTalentDependencies) {
  /** Throws not_found. */
  async function requireTalent(talentId: string): Promise<TalentProfile> {
    const profile = (await talents.load([talentId])).get(talentId);
    if (!profile) throw unknownPerson();
    return profile;
  }

  /** Throws not_found. */
  async function requireCandidate(
    { workspaceId }: Principal,
    candidateId: string,
  ): Promise<TalentProfile> {
    const [candidate] = await sourcings.findCandidates(db, workspaceId, [candidateId]);
    if (!candidate) throw unknownCandidate();
    return requireTalent(candidate.talentId);
  }

  /** Throws validation_error, not_found. The URL returned is canonical. */
  async function requireByUrl(
    url: string,
  ): Promise<{ profile: TalentProfile; proNetworkUrl: string }> {
    const proNetworkUrl = talents.canonicalUrl(url);
    if (proNetworkUrl === null) {
      const remedy =
        'must be the public profile URL of one person, such as https://www.linkedin.com/in/ada-lovelace';
      throw invalid(['proNetworkUrl'], remedy);
    }
    const profile = await talents.findByProNetworkUrl(proNetworkUrl);
    if (!profile) throw unknownPerson();
    return { profile, proNetworkUrl };
  }

  return { requireTalent, requireCandidate, requireByUrl };
}

export const unknownPerson = (): AppError =>
  new AppError('not_found', { message: 'There is no such person.' });

export const unknownCandidate = (): AppError =>
  new AppError('not_found', { message: 'There is no such candidate.' });
