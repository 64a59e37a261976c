import type { QualifiedTalent } from './queries.ts';
import type { CriterionStatus } from './verdicts.ts';

/**
 * Which cards to show. The API filters by verdict only; the browser applies these filters, so all
 * talents must be loaded first.
 */
export interface BoardFilter {
  /** Position in the list of criteria, from 1. */
  criterion?: number;
  /** The status of the chosen criterion, or of any criterion when none is chosen. */
  status?: CriterionStatus;
  overridden?: 'yes' | 'no';
  /** Words that must all occur in the name, title or company. */
  search?: string;
}

export const isFiltering = ({ criterion, status, overridden, search }: BoardFilter): boolean =>
  [criterion, status, overridden, search].some((one) => one !== undefined);

export function filtered(
  talents: readonly QualifiedTalent[],
  filter: BoardFilter,
): readonly QualifiedTalent[] {
  const words = folded(filter.search ?? '').split(/\s+/);
  return talents.filter(
    (talent) =>
      matchesCriterion(talent, filter) &&
      matchesOverride(talent, filter) &&
      words.every((word) => folded(namesOf(talent)).includes(word)),
  );
}

function matchesCriterion(
  { scoring }: QualifiedTalent,
  { criterion, status }: BoardFilter,
): boolean {
  const criterias = scoring?.criterias ?? [];
  const considered =
    criterion === undefined ? criterias : criterias.slice(criterion - 1, criterion);
  // A criterion without a status means: people who meet it.
  const wanted = status ?? (criterion === undefined ? undefined : 'met');
  return wanted === undefined || considered.some((one) => one.status === wanted);
}

const matchesOverride = ({ override }: QualifiedTalent, { overridden }: BoardFilter): boolean =>
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

/** Ignores case and accents. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
