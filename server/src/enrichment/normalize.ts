import countries from 'i18n-iso-countries';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { FoundContact } from './providers/port.ts';

/** More of one kind than this are a list, not ways to reach a person. */
const MAX_OF_A_KIND = 10;

/** A mailbox as RFC 5321 allows it without quotes: what a mail server and a recruiter can both use. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Contacts as they are kept: valid, in one spelling, each once, the best first; what is none is left out. */
export function normalizeFound(found: readonly FoundContact[], country: string | null): FoundContact[] {
  const region = regionOf(country);
  const kept = new Map<string, FoundContact>();
  const counts = { email: 0, phone: 0 };
  for (const contact of found) {
    const value = contact.kind === 'email' ? normalizeEmail(contact.value) : normalizePhone(contact.value, region);
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

/** In E.164; a number without a country code is read as one of `region`. Null when it is no number that can be called. */
export function normalizePhone(text: string, region: CountryCode | undefined): string | null {
  const number = parsePhoneNumberFromString(text, region);
  return number?.isValid() ? number.number : null;
}

/** The region of a country's name in English or French, or of its ISO code. */
export function regionOf(country: string | null): CountryCode | undefined {
  if (country === null) return undefined;
  const code = alpha2Of(country.trim());
  return isSupportedCountry(code) ? code : undefined;
}

function alpha2Of(country: string): string {
  if (country.length === 2) return country.toUpperCase();
  const code = country.length === 3 ? countries.alpha3ToAlpha2(country.toUpperCase()) : undefined;
  return code ?? countries.getAlpha2Code(country, 'en') ?? countries.getAlpha2Code(country, 'fr') ?? '';
}
