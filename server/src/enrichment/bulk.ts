import { type BulkFailure, type BulkResult, failed } from '../platform/bulk.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { type Principal, type RecordAnswer, recordNothing } from '../platform/operation.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import type { TalentProfile, Talents } from '../talents/talents.ts';
import type { createContacts } from './contacts.ts';
import type { EnrichmentType, TalentContacts } from './contract.ts';
import { unknownCandidate, unknownPerson } from './require-talent.ts';
import type { createStartEnrichments, StartOutcomes } from './start-enrichment.ts';

export interface BulkDependencies {
  db: Database;
  talents: Pick<Talents, 'load'>;
  sourcings: Pick<Sourcings, 'findCandidates'>;
}

type EnrichmentResult = BulkResult<'started' | 'unchanged'>;
export type ContactsResult =
  | { id: string; outcome: 'found'; contacts: TalentContacts }
  | (BulkFailure & { contacts?: undefined });

/** Enriches and reads many candidates with one request. */
export function createBulk(
  { db, talents, sourcings }: BulkDependencies,
  startEnrichments: ReturnType<typeof createStartEnrichments>,
  readAll: ReturnType<typeof createContacts>['readAll'],
) {
  /** The profile of each candidate, or the reason why there is none. */
  async function findProfiles(
    { workspaceId }: Principal,
    candidateIds: readonly string[],
  ): Promise<Map<string, TalentProfile | AppError>> {
    const refs = await sourcings.findCandidates(db, workspaceId, candidateIds);
    const profiles = await talents.load([...new Set(refs.map(({ talentId }) => talentId))]);
    const known = new Map(
      refs.map(({ candidateId, talentId }) => [
        candidateId,
        profiles.get(talentId) ?? unknownPerson(),
      ]),
    );
    return new Map(candidateIds.map((id) => [id, known.get(id) ?? unknownCandidate()]));
  }

  return {
    /**
     * As enriching each candidate in turn: one that cannot be enriched fails, and so do those that
     * the balance no longer covers. The results are in the order of the ids.
     */
    async enrichCandidates(
      principal: Principal,
      candidateIds: readonly string[],
      type: EnrichmentType,
      record: RecordAnswer<EnrichmentResult[]> = recordNothing,
    ): Promise<EnrichmentResult[]> {
      const found = await findProfiles(principal, candidateIds);
      const people = peopleIn(found);
      const resultsOf = (outcomes: StartOutcomes) => resultsFrom(found, outcomes);
      const outcomes = await startEnrichments(principal, people, type, (tx, ended) =>
        record(tx, resultsOf(ended)),
      );
      return resultsOf(outcomes);
    },

    /** The contacts of each candidate's talent, in the order of the ids. */
    async contactsOfCandidates(
      principal: Principal,
      candidateIds: readonly string[],
    ): Promise<ContactsResult[]> {
      const found = await findProfiles(principal, candidateIds);
      const talentIds = peopleIn(found).map(({ id }) => id);
      const read = await readAll(principal, talentIds);
      const byTalent = new Map(read.map((contacts) => [contacts.talentId, contacts]));
      return [...found].map(([id, person]) =>
        person instanceof AppError
          ? failed(id, person)
          : { id, outcome: 'found', contacts: byTalent.get(person.id)! },
      );
    },
  };
}

/** Each person once: several candidates can be the same talent. */
function peopleIn(found: ReadonlyMap<string, TalentProfile | AppError>): TalentProfile[] {
  const people = [...found.values()].flatMap((person): [string, TalentProfile][] =>
    person instanceof AppError ? [] : [[person.id, person]],
  );
  return [...new Map(people).values()];
}

/** The first candidate of a talent gets its outcome; nothing is left to start for the next. */
function resultsFrom(
  found: ReadonlyMap<string, TalentProfile | AppError>,
  outcomes: StartOutcomes,
): EnrichmentResult[] {
  const started = new Set<string>();
  return [...found].map(([id, person]): EnrichmentResult => {
    const outcome = person instanceof AppError ? person : outcomes.get(person.id)!;
    if (person instanceof AppError || outcome instanceof AppError)
      return failed(id, outcome as AppError);
    if (outcome === 'started' && started.has(person.id)) return { id, outcome: 'unchanged' };
    started.add(person.id);
    return { id, outcome };
  });
}
