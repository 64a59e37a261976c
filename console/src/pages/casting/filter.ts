import type { QualifiedTalent } from './queries.ts';
import type { CriterionStatus } from './verdicts.ts';

/**
 * Which cards are shown. The API filters by verdict only: the rest is of what was loaded, so all of
 * it is loaded first.
 */
export interface BoardFilter {
  /** Its place among the criteria, from 1 on. */
  criterion?: number;
  /** How the chosen criterion stands; any of them, when none is chosen. */
  status?: CriterionStatus;
  overridden?: 'yes' | 'no';
  /** Words that all occur in name, title and company. */
  search?: string;
}

export const isFiltering = ({ criterion, status, overridden, search }: BoardFilter): boolean =>
  [criterion, status, overridden, search].some((one) => one !== undefined);

export function filtered(
  talents: readonly QualifiedTalent[],
  filter: BoardFilter,
): readonly QualifiedTalent[] {
  const messages = folded(filter.search ?? '').split(/\s+/);
  return talents.filter(
    (talent) =>
      standsSo(talent, filter) &&
      isOverridden(talent, filter) &&
      messages.every((word) => folded(namesOf(talent)).includes(word)),
  );
}

function standsSo({ scoring }: QualifiedTalent, { criterion, status }: BoardFilter): boolean {
  const criterias = scoring?.criterias ?? [];
  const looked = criterion === undefined ? criterias : criterias.slice(criterion - 1, criterion);
  // A criterion alone asks who meets it.
  const wanted = status ?? (criterion === undefined ? undefined : 'met');
  return wanted === undefined || looked.some((one) => one.status === wanted);
}

const isOverridden = ({ override }: QualifiedTalent, { overridden }: BoardFilter): boolean =>
  overridden === undefined || (overridden === 'yes') === (override !== null);

const namesOf = ({ profile }: QualifiedTalent): string =>
  [
    profile.firstname,
    profile.lastname,
    profile.jobTitle,
    profile.currentOrganization?.name,
    profile.experiences[0]?.organizationName,
  ]
    .filter(Boolean)
    .join(' ');

/** Case and accents do not count. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
