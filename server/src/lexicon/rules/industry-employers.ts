import { INDUSTRY_EMPLOYERS, WHOLE_NAMES } from '../data/industry-employers.ts';

/** The industries of well-known employers, by their names. */

const BY_NAME = new Map<string, string[]>();
for (const [industry, names] of Object.entries(INDUSTRY_EMPLOYERS))
  for (const name of names.split(',')) BY_NAME.set(name, [...(BY_NAME.get(name) ?? []), industry]);

const WHOLE_ONLY = new Set(WHOLE_NAMES.split(','));

/** The maximum number of words in a known name. */
const MOST_WORDS = 6;

/** The industries of an employer with that folded name; empty for one that is not known. */
export function industriesOfEmployer(folded: string): readonly string[] {
  const words = folded.split(' ');
  for (let count = Math.min(words.length, MOST_WORDS); count > 0; count--) {
    const name = words.slice(0, count).join(' ');
    if (count < words.length && WHOLE_ONLY.has(name)) continue;
    const industries = BY_NAME.get(name);
    if (industries !== undefined) return industries;
  }
  return [];
}
