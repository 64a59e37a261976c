import { once } from '../../platform/once.ts';
import type { Language } from '../../platform/operation.ts';

const dates = (locale: string) =>
  once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

const DATES: Record<Language, () => Intl.DateTimeFormat> = {
  en: dates('en-GB'),
  fr: dates('fr-FR'),
};

/**
 * The default name of a new sourcing. Its number is unique in the workspace; the day (UTC) helps
 * users recognize it.
 */
export function generatedName(number: number, at: Date, language: Language): string {
  const day = DATES[language]().format(at);
  return language === 'fr' ? `Sourcing ${number} du ${day}` : `Sourcing ${number} of ${day}`;
}
