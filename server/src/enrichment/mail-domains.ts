import { Resolver } from 'node:dns/promises';

/** Whether a domain takes mail. `unknown` when no name server says so or otherwise: no answer is no refusal. */
export type MailDomain = 'accepts' | 'refuses' | 'unknown';

export type CheckMailDomain = (domain: string) => Promise<MailDomain>;

/** One try of half a second each for three look-ups at most: the check is a help, never a hold-up. */
const LOOKUP = { timeout: 500, tries: 1 };

/** What name servers answer for "there is no such name" and "it has nothing of this type". */
const NEGATIVE = new Set(['ENOTFOUND', 'ENODATA']);

/** By MX records, else by address records as RFC 5321 has it; a null MX (RFC 7505) refuses. */
export const checkMailDomain: CheckMailDomain = async (domain) => {
  const resolver = new Resolver(LOOKUP);
  const exchanges = await recordsOf(resolver.resolveMx(domain));
  if (exchanges === null) return 'unknown';
  if (exchanges.length > 0) return exchanges.some(({ exchange }) => exchange !== '' && exchange !== '.') ? 'accepts' : 'refuses';
  const addresses = await Promise.all([recordsOf(resolver.resolve4(domain)), recordsOf(resolver.resolve6(domain))]);
  if (addresses.some((list) => list !== null && list.length > 0)) return 'accepts';
  return addresses.includes(null) ? 'unknown' : 'refuses';
};

/** None when the name servers say that there are none; null when they say nothing. */
async function recordsOf<T>(lookup: Promise<T[]>): Promise<T[] | null> {
  try {
    return await lookup;
  } catch (error) {
    return NEGATIVE.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
  }
}
