import type { NumberField } from '../../index/index.ts';
import type { Experience, TalentProfile } from '../../talents/profile.ts';
import { type Dated, datesOf, dayOf, daysOf, sinceOf } from './years.ts';

export interface Job extends Dated {
  experience: Experience;
  /** Its position in the profile. */
  at: number;
}

export interface Work {
  /** All jobs, the one that began last first. */
  jobs: readonly Job[];
  current: readonly Job[];
  past: readonly Job[];
  /** The current job that began last; without a current job, the job that began last. */
  latest: Job | null;
}

export function splitExperiences({ experiences }: TalentProfile): Work {
  const jobs = experiences
    .map((experience, at): Job => {
      const { from, to, isCurrent } = datesOf(experience);
      return { experience, at, from, to, isCurrent };
    })
    .sort(newestFirst);
  const current: Job[] = [];
  const past: Job[] = [];
  for (const job of jobs) (job.isCurrent ? current : past).push(job);
  return { jobs, current, past, latest: current[0] ?? past[0] ?? null };
}

const newestFirst = (a: Dated, b: Dated): number => b.from - a.from;

/**
 * Ongoing work is stored as the day on which it would have begun without gaps. So an indexed value
 * stays true on every later day.
 */
export function numbersOf(
  { jobs, current: [role] }: Work,
  updatedAt: Date,
  asOf: Date,
): Partial<Record<NumberField, number>> {
  const found: Partial<Record<NumberField, number>> = { updatedDay: dayOf(updatedAt) };
  const working = sinceOf(jobs, asOf);
  const days = working === null ? daysOf(jobs, asOf) : null;
  if (working !== null) found.workingSince = working;
  if (days !== null) found.daysWorked = days;
  if (role === undefined) return found;
  const employer = role.experience.organizationName;
  const atCompany = jobs.filter(
    (job) => job === role || (employer !== null && job.experience.organizationName === employer),
  );
  const company = sinceOf(atCompany, asOf);
  const inRole = atCompany.length === 1 ? company : sinceOf([role], asOf);
  if (inRole !== null) found.inRoleSince = inRole;
  if (company !== null) found.atCompanySince = company;
  return found;
}
