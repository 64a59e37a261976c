import type { FacetCounts } from '../index/index.ts';
import type { Lexicon } from '../lexicon/types.ts';
import type { TalentProfile } from '../talents/profile.ts';
import type { Talents } from '../talents/talents.ts';
import { exactTerm } from './document/terms.ts';

/** A value of the index as people write it, and how many hold it. */
export interface WrittenName {
  name: string;
  count: number;
}

/**
 * Names as one of their people writes them: the index knows them in lower case only. `namesIn` gives
 * the names of the field in a profile.
 */
export async function writtenNames(
  { lexicon, talents }: { lexicon: Lexicon; talents: Pick<Talents, 'load'> },
  { values }: FacetCounts,
  namesIn: (profile: TalentProfile) => readonly (string | null | undefined)[],
): Promise<WrittenName[]> {
  const profiles = await talents.load(values.map(({ id }) => id));
  return values.map(({ value, count, id }) => {
    const profile = profiles.get(id);
    const written = (profile ? namesIn(profile) : []).find(
      (name) => name != null && exactTerm(lexicon.fold(name)) === value,
    );
    return { name: written ?? value.slice(1).replaceAll('_', ' '), count };
  });
}

export const employersIn = ({ currentOrganization, experiences }: TalentProfile) => [
  currentOrganization?.name,
  ...experiences.flatMap((job) => [job.organizationName, job.organization.name]),
];

export const titlesIn = ({ jobTitle, experiences }: TalentProfile) => [
  ...experiences.map(({ title }) => title),
  jobTitle,
];
