import { isWeekend } from './window.ts';

/*
 * What a person should know before a sequence starts, and what does not prevent the start: it is
 * the sender's decision.
 */

/** A person who was written to less than this ago counts as contacted recently. */
export const RECENT_DAYS = 30;

export interface StartWarnings {
  /** Messages that would leave on a Saturday or Sunday of the sequence. */
  weekend: number;
  /** Candidates who work for the same company, where there are several. */
  sameCompany: { company: string; candidateIds: string[] }[];
  /** The last day on which a sequence wrote to the candidate, as `2026-03-29`. */
  contactedRecently: { candidateId: string; day: string }[];
}

interface StartingCandidate {
  candidateId: string;
  company: string | null;
  contactedOn: string | null;
  /** When each message would leave. */
  sendAt: readonly Date[];
}

export function startWarnings(
  candidates: readonly StartingCandidate[],
  timezone: string,
): StartWarnings {
  return {
    weekend: candidates.flatMap(({ sendAt }) => sendAt).filter((at) => isWeekend(at, timezone))
      .length,
    sameCompany: sameCompany(candidates),
    contactedRecently: candidates.flatMap(({ candidateId, contactedOn }) =>
      contactedOn === null ? [] : [{ candidateId, day: contactedOn }],
    ),
  };
}

/** The company is named as the first of its candidates has it; case does not matter. */
function sameCompany(candidates: readonly StartingCandidate[]): StartWarnings['sameCompany'] {
  const companies = new Map<string, StartWarnings['sameCompany'][number]>();
  for (const { candidateId, company } of candidates) {
    const name = company?.trim() ?? '';
    if (name === '') continue;
    const known = companies.get(name.toLowerCase());
    if (known) known.candidateIds.push(candidateId);
    else companies.set(name.toLowerCase(), { company: name, candidateIds: [candidateId] });
  }
  return [...companies.values()].filter(({ candidateIds }) => candidateIds.length > 1);
}
