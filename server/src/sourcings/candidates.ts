import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { TalentProfile } from '../talents/profile.ts';
import type { Talents } from '../talents/talents.ts';
import { createAddCandidate } from './add-candidate.ts';
import {
  type CandidateAssessmentDependencies,
  createCandidateAssessment,
} from './candidate-assessment.ts';
import type { CandidateDetail } from './candidate-contract.ts';
import { type CandidateStatusDependencies, createCandidateStatus } from './candidate-status.ts';
import { readCandidate, readCandidateRefs } from './candidate-store.ts';
import { candidateDetail } from './candidate-view.ts';
import { readHistory } from './history-store.ts';
import {
  createImportedCandidates,
  type ImportedCandidatesDependencies,
} from './imported-candidates.ts';
import type { VerdictsOf } from './port.ts';
import { type Page, pageOf, windowOf } from './rules/pages.ts';

interface CandidateReadingDependencies {
  db: Database;
  talents: Pick<Talents, 'load'>;
  verdictsOf: VerdictsOf;
}

export type CandidateDependencies = CandidateStatusDependencies &
  ImportedCandidatesDependencies &
  CandidateAssessmentDependencies &
  CandidateReadingDependencies;

/**
 * Candidates (interface, "Candidate"): adding, statuses, rating and notes. Every change is in the
 * candidate's history, with its actor and time.
 */
export function createCandidates(dependencies: CandidateDependencies) {
  const status = createCandidateStatus(dependencies);
  return {
    ...status,
    ...createAddCandidate(dependencies, status.setStatus),
    ...createImportedCandidates(dependencies, status.setStatus),
    ...createCandidateAssessment(dependencies),
    ...createCandidateReading(dependencies),
  };
}

/** One candidate: its fields, its talent's profile, its history. */
function createCandidateReading({ db, talents, verdictsOf }: CandidateReadingDependencies) {
  return {
    /** One candidate with its notes and the recap of its verdict. Throws not_found. */
    async readCandidate({ workspaceId }: Principal, candidateId: string): Promise<CandidateDetail> {
      const candidate = await readCandidate(db, workspaceId, candidateId);
      return candidateDetail(db, workspaceId, candidate, verdictsOf);
    },

    /**
     * The full profile of the talent behind a candidate. Throws not_found, also once the person is
     * erased.
     */
    async readProfile({ workspaceId }: Principal, candidateId: string): Promise<TalentProfile> {
      const [known] = await readCandidateRefs(db, workspaceId, [candidateId]);
      const profile = known && (await talents.load([known.talentId])).get(known.talentId);
      if (!profile) throw new AppError('not_found');
      return profile;
    },

    /** Everything that happened to a candidate, newest first. Throws not_found. */
    async history({ workspaceId }: Principal, candidateId: string, page: Page) {
      if (!(await readCandidate(db, workspaceId, candidateId))) throw new AppError('not_found');
      const { rows, total } = await readHistory(db, workspaceId, candidateId, windowOf(page));
      const history = rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
      return { history, pagination: { pageIndex: page.index, ...pageOf(page, total) } };
    },
  };
}
