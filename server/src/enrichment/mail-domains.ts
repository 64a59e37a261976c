import { Resolver } from 'node:dns/promises';

/**
 * Whether a domain accepts email. `unknown` when name servers give no clear answer, which does not
 * count as a refusal.
 */
export type MailDomain = 'accepts' | 'refuses' | 'unknown';

export type CheckMailDomain = (domain: string) => Promise<MailDomain>;

/** The DNS lookups needed, typed as in node:dns. */
export type MailLookups = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6' | 'resolveNs'>;

/**
 * One try of half a second for each lookup, at most three in a row: the check must never delay a
 * request noticeably.
 */
const LOOKUP = { timeout: 500, tries: 1 };

/** The errors for "no such name" and "no record of this type". */
const NEGATIVE = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Names reserved for documentation and tests (RFC 2606). They accept no email, and users who try
 * the service with them know that.
 */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** Checks MX records, then address records as in RFC 5321. A null MX (RFC 7505) refuses email. */
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
  // Name servers of closed networks deny every outside name. One that denies even the top-level
  // domain knows nothing about this domain.
  const topLevel = await recordsOf(lookups.resolveNs(domain.slice(domain.lastIndexOf('.') + 1)));
  return topLevel !== null && topLevel.length > 0 ? 'refuses' : 'unknown';
}

/** Empty when the name servers report no records; null when they do not answer. */
async function recordsOf<T>(lookup: Promise<T[]>): Promise<T[] | null> {
  try {
    return await lookup;
  } catch (error) {
    return NEGATIVE.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
  }
}
