import type { Language } from '../../platform/operation.ts';

const DATES: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }),
};

/**
 * The name that a new sourcing gets: its number tells it from all others of the workspace, the day
 * (UTC) says which one that was.
 */
export function generatedName(number: number, at: Date, language: Language): string {
  const day = DATES[language].format(at);
  return language === 'fr' ? `Sourcing ${number} du ${day}` : `Sourcing ${number} of ${day}`;
}
