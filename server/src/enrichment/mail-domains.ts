import { Resolver } from 'node:dns/promises';

/**
 * Whether a domain takes mail. `unknown` when no name server says so or otherwise: no answer is no
 * refusal.
 */
export type MailDomain = 'accepts' | 'refuses' | 'unknown';

export type CheckMailDomain = (domain: string) => Promise<MailDomain>;

/** The look-ups that are needed, as node:dns has them. */
export type MailLookups = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6' | 'resolveNs'>;

/** One try of half a second each, three in a row at most: the check is a help, never a hold-up. */
const LOOKUP = { timeout: 500, tries: 1 };

/** What name servers answer for "there is no such name" and "it has nothing of this type". */
const NEGATIVE = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Names for documentation and trials (RFC 2606): they take no mail anywhere, and whoever tries this
 * service out with them knows.
 */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** By MX records, else by address records as RFC 5321 has it; a null MX (RFC 7505) refuses. */
export async function checkMailDomain(
  domain: string,
  lookups: MailLookups = new Resolver(LOOKUP),
): Promise<MailDomain> {
  if (RESERVED.test(domain)) return 'unknown';
  const exchanges = await recordsOf(lookups.resolveMx(domain));
  if (exchanges === null) return 'unknown';
  if (exchanges.length > 0)
    return exchanges.some(({ exchange }) => exchange !== '' && exchange !== '.')
      ? 'accepts'
      : 'refuses';
  const addresses = await Promise.all([
    recordsOf(lookups.resolve4(domain)),
    recordsOf(lookups.resolve6(domain)),
  ]);
  if (addresses.some((list) => list !== null && list.length > 0)) return 'accepts';
  if (addresses.includes(null)) return 'unknown';
  // Name servers of closed networks deny every name outside: one that denies even the top-level
  // domain knows nothing of this one.
  const topLevel = await recordsOf(lookups.resolveNs(domain.slice(domain.lastIndexOf('.') + 1)));
  return topLevel !== null && topLevel.length > 0 ? 'refuses' : 'unknown';
}

/** None when the name servers say that there are none; null when they say nothing. */
async function recordsOf<T>(lookup: Promise<T[]>): Promise<T[] | null> {
  try {
    return await lookup;
  } catch (error) {
    return NEGATIVE.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
  }
}
