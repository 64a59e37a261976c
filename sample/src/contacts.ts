import type { MadeUpPerson } from './person.ts';
import { slugOf } from './slugs.ts';

export interface MadeUpContact {
  kind: 'email' | 'phone';
  value: string;
}

/** Reserved for examples (RFC 2606): no message to them reaches anybody. */
const DOMAINS = ['example.com', 'example.org', 'example.net'] as const;

/**
 * Numbers that regulators keep for films and books, by English and French name of the country; the
 * last digits are made up.
 */
const FICTION_NUMBERS: Readonly<Record<string, { prefix: string; digits: number }>> = {
  France: { prefix: '+3319900', digits: 4 },
  Germany: { prefix: '+4917139200', digits: 2 },
  Allemagne: { prefix: '+4917139200', digits: 2 },
  'United States': { prefix: '+120255501', digits: 2 },
  'États-Unis': { prefix: '+120255501', digits: 2 },
  Canada: { prefix: '+141655501', digits: 2 },
};

/** Not everybody can be found: so that enrichment and sequences show that case too. */
const WITH_EMAIL = 0.75;
const WITH_PHONE = 0.5;

/** The contacts of a made-up person, the same each time. */
export function contactsOf({
  firstname,
  lastname,
  country,
  proNetworkUrl,
}: MadeUpPerson): MadeUpContact[] {
  const number = Number.parseInt(proNetworkUrl?.slice(-8) ?? '', 16);
  if (Number.isNaN(number)) return [];
  const share = (modulus: number): number => (number % modulus) / modulus;
  const contacts: MadeUpContact[] = [];
  if (share(1009) < WITH_EMAIL) {
    const name = slugOf(`${firstname} ${lastname}`).replaceAll('-', '.');
    contacts.push({
      kind: 'email',
      value: `${name}.${number % 10_000}@${DOMAINS[number % DOMAINS.length]}`,
    });
  }
  const fiction = FICTION_NUMBERS[country ?? ''];
  if (fiction && share(1013) < WITH_PHONE) {
    const last = String(number % 10 ** fiction.digits).padStart(fiction.digits, '0');
    contacts.push({ kind: 'phone', value: fiction.prefix + last });
  }
  return contacts;
}
