import type { TalentProfile } from '../talents/talents.ts';
import type { CheckMailDomain } from './mail-domains.ts';
import { type CountryOf, normalizeFound } from './normalize.ts';
import type { FoundContact } from './providers/port.ts';
import type { ReasonCode } from './rules/reasons.ts';

export interface SelectUsableDependencies {
  checkMailDomain: CheckMailDomain;
  countryOf: CountryOf;
}

/** Selects the found contacts that can be used: well-formed, and at domains that accept mail. */
export function createSelectUsable({ checkMailDomain, countryOf }: SelectUsableDependencies) {
  /** `missing` is the reason for the kinds that have no usable contact. */
  return async function selectUsable(
    found: readonly FoundContact[],
    profile: TalentProfile,
  ): Promise<{ contacts: FoundContact[]; missing: ReasonCode }> {
    const contacts = normalizeFound(found, countryOf(profile));
    const domains = new Set(
      contacts.flatMap(({ kind, value }) => (kind === 'email' ? [domainOf(value)] : [])),
    );
    const refusing = new Set<string>();
    await Promise.all(
      [...domains].map(
        async (domain) => (await checkMailDomain(domain)) === 'refuses' && refusing.add(domain),
      ),
    );
    const kept = contacts.filter(
      ({ kind, value }) => kind !== 'email' || !refusing.has(domainOf(value)),
    );
    return { contacts: kept, missing: found.length > kept.length ? 'unusable' : 'none' };
  };
}

export type SelectUsable = ReturnType<typeof createSelectUsable>;

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
