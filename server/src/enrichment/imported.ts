import type { Clock } from '../platform/clock.ts';
import type { TalentProfile, Talents } from '../talents/talents.ts';
import { type CountryOf, normalizeFound } from './normalize.ts';
import type { FoundContact } from './providers/port.ts';

/** A contact on its way to a workspace. */
export interface DatedContact extends FoundContact {
  foundAt: Date;
}

/**
 * The contacts that the built-in provider serves: those that the operator imported with the talent,
 * until they expire.
 */
export function createImported({
  talents,
  clock,
  countryOf,
  maxAgeMs,
}: {
  talents: Pick<Talents, 'contacts'>;
  clock: Clock;
  countryOf: CountryOf;
  maxAgeMs: number;
}) {
  /** By talent; a talent without any is absent. */
  async function readAll(profiles: readonly TalentProfile[]): Promise<Map<string, DatedContact[]>> {
    const now = clock.now().getTime();
    const contacts = await talents.contacts(profiles.map(({ id }) => id));
    const usable = profiles.flatMap((profile) =>
      (contacts.get(profile.id) ?? []).flatMap(({ kind, value, foundAt }) => {
        if (foundAt.getTime() + maxAgeMs <= now) return [];
        const usage = kind === 'email' ? ('personal' as const) : null;
        const [contact] = normalizeFound(
          [{ kind, value, status: 'unverified', usage }],
          countryOf(profile),
          'import',
        );
        return contact ? [{ talentId: profile.id, contact: { ...contact, foundAt } }] : [];
      }),
    );
    const byTalent = Map.groupBy(usable, ({ talentId }) => talentId);
    return new Map([...byTalent].map(([id, rows]) => [id, rows.map(({ contact }) => contact)]));
  }

  return {
    readAll,
    read: async (profile: TalentProfile): Promise<DatedContact[]> =>
      (await readAll([profile])).get(profile.id) ?? [],
  };
}

export type Imported = ReturnType<typeof createImported>;
