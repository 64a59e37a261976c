import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Lexicon } from '../lexicon/types.ts';
import type { TalentProfile } from '../talents/talents.ts';
import type { FoundContact } from './providers/port.ts';

/** More of one kind than this are a list, not ways to reach a person. */
const MAX_OF_A_KIND = 10;

/**
 * A mailbox as RFC 5321 allows it without quotes: what a mail server and a recruiter can both use.
 */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * Who says so: what a provider sells must be a number in use; what the operator imported may be any
 * number that could be.
 */
export type Origin = 'provider' | 'import';

/**
 * Contacts as they are kept: valid, in one spelling, each once, the best first; what is none is
 * left out.
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

/** In lower case; null when it is no address. */
export function normalizeEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= 254 && email.indexOf('@') <= 64 && EMAIL.test(email) ? email : null;
}

/**
 * In E.164; a number without a country code is read as one of `country` (ISO). Null when it is no
 * number that can be called.
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

/** ISO code of the country where somebody lives; null when it cannot be told. */
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
