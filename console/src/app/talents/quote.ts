import type { Mark } from './marks.ts';

export interface QuoteForms {
  month(at: string): string;
  proficiencies: Readonly<Record<string, string>>;
}

/**
 * A quote as people read it: the API quotes dates and levels of languages as the profile stores
 * them.
 */
export function quoteText({ path, quote }: Mark, { month, proficiencies }: QuoteForms): string {
  if (/\/(?:startDate|endDate)$/.test(path)) return month(quote);
  if (/^\/languages\/\d+\/proficiency$/.test(path)) return proficiencies[quote] ?? quote;
  return quote;
}
