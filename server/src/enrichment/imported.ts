import type { Clock } from '../platform/clock.ts';
import type { TalentProfile, Talents } from '../talents/talents.ts';
import { normalizeFound } from './normalize.ts';
import type { FoundContact } from './providers/port.ts';

/** A contact on its way to a workspace. */
export interface DatedContact extends FoundContact {
  foundAt: Date;
}

/** What the built-in provider can serve: contacts that the operator imported with the talent, as long as they have not expired. */
export function createImported({ talents, clock, maxAgeMs }: { talents: Pick<Talents, 'contacts'>; clock: Clock; maxAgeMs: number }) {
  return {
    async read(talentId: string, { country }: Pick<TalentProfile, 'country'>): Promise<DatedContact[]> {
      const now = clock.now().getTime();
      const rows = (await talents.contacts(talentId)).filter(({ foundAt }) => foundAt.getTime() + maxAgeMs > now);
      return rows.flatMap(({ kind, value, foundAt }) => {
        const usage = kind === 'email' ? ('personal' as const) : null;
        const [contact] = normalizeFound([{ kind, value, status: 'unverified', usage }], country);
        return contact ? [{ ...contact, foundAt }] : [];
      });
    },
  };
}

export type Imported = ReturnType<typeof createImported>;
