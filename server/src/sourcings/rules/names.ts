import type { Language } from '../../platform/operation.ts';

const DATES: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }),
};

/**
 * The default name of a new sourcing. Its number is unique in the workspace; the day (UTC) helps
 * users recognize it.
 */
export function generatedName(number: number, at: Date, language: Language): string {
  const day = DATES[language].format(at);
  return language === 'fr' ? `Sourcing ${number} du ${day}` : `Sourcing ${number} of ${day}`;
}
