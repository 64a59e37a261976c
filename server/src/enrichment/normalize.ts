import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Lexicon } from '../lexicon/types.ts';
import type { TalentProfile } from '../talents/talents.ts';
import type { FoundContact } from './providers/port.ts';

/** A longer list of one kind is not a personal contact list. */
const MAX_OF_A_KIND = 10;

/** A mailbox that RFC 5321 allows without quotes: mail servers and recruiters can both use it. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * The source of a number: one sold by a provider must be valid; one imported by the operator only
 * has to be possible.
 */
export type Origin = 'provider' | 'import';

/**
 * Normalizes contacts for storage: valid, in one spelling, without duplicates, the best first.
 * Invalid ones are dropped.
 */
export function normalizeFound(
  found: readonly FoundContact[],
  country: string | null,
  origin: Origin = 'provider',
): FoundContact[] {
  const kept = new Map<string, FoundContact>();
  const counts = { email: 0, phone: 0 };
  for (const contact of found) {
    const value =
      contact.kind === 'email'
        ? normalizeEmail(contact.value)
        : normalizePhone(contact.value, country, origin);
    const key = `${contact.kind}:${value}`;
    if (value === null || kept.has(key) || counts[contact.kind] >= MAX_OF_A_KIND) continue;
    counts[contact.kind]++;
    kept.set(key, { ...contact, value });
  }
  return [...kept.values()];
}

/** In lower case; null when it is not an address. */
export function normalizeEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= 254 && email.indexOf('@') <= 64 && EMAIL.test(email) ? email : null;
}

/**
 * In E.164. A number without a country code is read as one of `country` (ISO). Null when it is not
 * a number that can be called.
 */
export function normalizePhone(
  text: string,
  country: string | null,
  origin: Origin = 'provider',
): string | null {
  const number = parsePhoneNumberFromString(
    text,
    country !== null && isSupportedCountry(country) ? country : undefined,
  );
  const isNumber = origin === 'provider' ? number?.isValid() : number?.isPossible();
  return number && isNumber ? number.number : null;
}

/** ISO code of the country where the person lives; null when unknown. */
export type CountryOf = (
  profile: Pick<TalentProfile, 'city' | 'state' | 'country'>,
) => string | null;

export const countryFromLexicon =
  (lexicon: Pick<Lexicon, 'readResidence'>): CountryOf =>
  ({ city, state, country }) =>
    lexicon
      .readResidence({ city, state, country })
      .countryId?.replace(/^country:/, '')
      .toUpperCase() ?? null;
