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
  return {
    async read(profile: TalentProfile): Promise<DatedContact[]> {
      const now = clock.now().getTime();
      const rows = (await talents.contacts(profile.id)).filter(
        ({ foundAt }) => foundAt.getTime() + maxAgeMs > now,
      );
      return rows.flatMap(({ kind, value, foundAt }) => {
        const usage = kind === 'email' ? ('personal' as const) : null;
        const [contact] = normalizeFound(
          [{ kind, value, status: 'unverified', usage }],
          countryOf(profile),
          'import',
        );
        return contact ? [{ ...contact, foundAt }] : [];
      });
    },
  };
}

export type Imported = ReturnType<typeof createImported>;
