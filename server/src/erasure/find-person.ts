import type { Filter, Search } from '../search/search.ts';
import type { KnownPerson } from '../talents/contract.ts';
import type { TalentProfile, Talents } from '../talents/talents.ts';

export interface FindPersonDependencies {
  talents: Pick<Talents, 'load' | 'findByProNetworkUrl'>;
  search: Pick<Search, 'pool'>;
}

const MAX_PEOPLE = 20;
const NOBODY: ReadonlySet<string> = new Set();

/**
 * Finds the talents that a talent id, a profile URL or a name can mean: a person who asks to be
 * erased, or asks what is known, gives a name, not an id. With `pool`, names find own people only.
 */
export function createFindPerson({ talents, search }: FindPersonDependencies) {
  /** A browser hides the scheme, so a copied address may lack it. */
  const byUrl = async (text: string) =>
    (await talents.findByProNetworkUrl(text)) ??
    (await talents.findByProNetworkUrl(`https://${text}`));

  return async (workspaceId: string, person: string, pool?: 'own'): Promise<KnownPerson[]> => {
    const exact = (await talents.load([person])).get(person) ?? (await byUrl(person));
    if (exact) return [shown(exact)];
    const filters = nameFilters(person);
    if (pool) filters.push(required('POOL', pool));
    const { ids } = await search.pool(workspaceId, filters, {
      exclude: NOBODY,
      limit: MAX_PEOPLE,
    });
    const profiles = await talents.load(ids);
    return ids.flatMap((id) => {
      const profile = profiles.get(id);
      return profile ? [shown(profile)] : [];
    });
  };
}

const required = (filterType: Filter['filterType'], value: string): Filter => ({
  filterType,
  value,
  isRequired: true,
  isExcluded: false,
  isExactMatch: false,
});

/** The first and last words; a single word is a last name. */
function nameFilters(person: string): Filter[] {
  const words = person.split(/\s+/);
  const last = required('LAST_NAME', words.at(-1)!);
  return words.length > 1 ? [required('FIRST_NAME', words[0]!), last] : [last];
}

function shown({
  id,
  firstname,
  lastname,
  jobTitle,
  city,
  country,
  proNetworkUrl,
}: TalentProfile): KnownPerson {
  const name = joined(' ', firstname, lastname) ?? id;
  return { talentId: id, name, jobTitle, location: joined(', ', city, country), proNetworkUrl };
}

function joined(between: string, ...parts: (string | null)[]): string | null {
  const there = parts.filter((part) => part !== null);
  return there.length > 0 ? there.join(between) : null;
}
