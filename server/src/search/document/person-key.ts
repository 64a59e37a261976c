import type { Experience, TalentProfile } from '../../talents/profile.ts';
import type { ProfileSource } from './term-sources.ts';
import { roleTerm } from './terms.ts';

/**
 * One key for all rows of a person that say the same of their work: full name, and each dated job
 * with its employer, dates and role. Null when that is too little to know a person by. A stored
 * profile address is unique, so rows that share one cannot exist.
 *
 * A copy that is shown twice costs a credit, but a person taken for another is never found. So when
 * in doubt, rows stay apart: a title of another role makes another job, and with a single dated job
 * the city must be the same too, since many people join a large employer on one day.
 */
export function personKeyOf({ profile, readers }: ProfileSource): string | null {
  const { firstname, lastname, experiences } = profile;
  if (firstname === null || lastname === null) return null;
  const { fold } = readers.lexicon;
  const name = [fold(firstname), fold(lastname)];
  if (name.includes('')) return null;
  const jobs = experiences.flatMap((job) => jobKey(job, readers) ?? []);
  if (jobs.length === 0) return null;
  const home = jobs.length === 1 ? placeKey(profile, fold) : '';
  return [...name, home, ...jobs.sort()].join('\n');
}

/** Null for a job without an employer or a start. Days are left out: sources round them. */
function jobKey(
  { organizationName, title, startDate, endDate, isCurrent }: Experience,
  { lexicon }: ProfileSource['readers'],
): string | null {
  const employer = organizationName === null ? '' : lexicon.fold(organizationName);
  if (employer === '' || startDate === null) return null;
  const { family } = lexicon.readTitle(title ?? '');
  const role = family === null ? lexicon.fold(title ?? '') : roleTerm(family);
  const end = endDate === null ? String(isCurrent) : monthOf(endDate);
  return [employer, role, monthOf(startDate), end].join('\t');
}

const monthOf = (date: string): string => date.slice(0, 'YYYY-MM'.length);

const placeKey = ({ city, country }: TalentProfile, fold: (text: string) => string): string =>
  `${fold(city ?? '')}\t${fold(country ?? '')}`;
