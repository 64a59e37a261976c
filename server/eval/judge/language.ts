import type { Language } from '../../src/platform/operation.ts';

/**
 * Little words that only one of the two languages has. Kept apart from the lexicon, whose own guess
 * is part of what is measured.
 */
const ONLY: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    (
      'the of and to in is for with at from by an are has have not years year months experience which so that where among them it its this than at least ' +
      'profile says listed lives works worked named used current currently former today counting asked degree found does any every'
    ).split(' '),
  ),
  fr: new Set(
    (
      'le la les un une des du de et est pour avec sur dans par au aux en qui que ne pas ce cette ans an mois depuis dont moins plus chez comme ou ' +
      'profil dit poste actuel réside indiquée langue rien aucun aucune intitulé cité demande donc alors comptant à été'
    ).split(' '),
  ),
};

/**
 * Whether a text reads as of that language by its little words. What is quoted keeps its own
 * language and does not count.
 */
export function isIn(text: string, language: Language): boolean {
  const own = text.replace(/“[^”]*”|«[^»]*»/g, ' ').toLowerCase();
  let balance = /[àâçéèêëîïôœùû]/.test(own) ? -1 : 0;
  for (const word of own.split(/[^\p{L}]+/u))
    balance += Number(ONLY.en.has(word)) - Number(ONLY.fr.has(word));
  return language === 'en' ? balance > 0 : balance < 0;
}
