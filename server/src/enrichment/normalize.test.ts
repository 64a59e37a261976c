import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon/lexicon.ts';
import { countryFromLexicon, normalizeEmail, normalizeFound, normalizePhone } from './normalize.ts';
import type { FoundContact } from './providers/port.ts';

const countryOf = countryFromLexicon(createLexicon());
const livingIn = (country: string | null) => countryOf({ city: null, state: null, country });

describe('phone numbers', () => {
  it.each([
    ['06 12 34 56 78', 'France', '+33612345678'],
    ['06.12.34.56.78', 'fr', '+33612345678'],
    ['+33 6 12 34 56 78', 'Germany', '+33612345678'],
    ['0049 1512 3456789', 'France', '+4915123456789'],
    ['(415) 555-2671', 'États-Unis', '+14155552671'],
    ['07400 123456', 'GBR', '+447400123456'],
  ])('%s of somebody in %s is kept as %s', (text, country, kept) => {
    expect(normalizePhone(text, livingIn(country))).toBe(kept);
  });

  it.each([
    ['06 12 34 56 78', null],
    ['12', 'France'],
    ['call me', 'France'],
    ['+33 0 00 00 00 00', 'France'],
    ['06 12 34 56 78', 'Atlantis'],
  ])('%s of somebody in %s is none', (text, country) => {
    expect(normalizePhone(text, livingIn(country))).toBeNull();
  });

  it('from an import may be numbers that nobody has; from a provider, which is paid, only numbers in use', () => {
    const fiction = '+447700900123';
    expect(normalizePhone(fiction, null, 'import')).toBe(fiction);
    expect(normalizePhone(fiction, null, 'provider')).toBeNull();
    expect(normalizePhone('12', 'FR', 'import')).toBeNull();
  });

  it('stay what they are when normalized again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0[67]\d{8}$/), (text) => {
        const once = normalizePhone(text, 'FR');
        expect(once === null ? null : normalizePhone(once, null)).toBe(once);
      }),
    );
  });
});

describe('email addresses', () => {
  it.each([' Ada@Example.org ', "o'neil+jobs@mail.example.co.uk", 'a.b@xn--bcher-kva.example'])(
    '%s is one',
    (text) => {
      expect(normalizeEmail(text)).toBe(text.trim().toLowerCase());
    },
  );

  it.each([
    'ada@localhost',
    'ada',
    '@b.org',
    'a..b@c.org',
    '.a@b.org',
    'a@b..org',
    'a b@c.org',
    'a@-b.org',
    'a@b.1',
    `${'a'.repeat(65)}@b.org`,
    'a@b.org,c@d.org',
  ])('%s is none', (text) => {
    expect(normalizeEmail(text)).toBeNull();
  });
});

it('keeps each contact once, the best first, and no more than ten of a kind', () => {
  const email = (value: string): FoundContact => ({
    kind: 'email',
    value,
    status: 'verified',
    usage: null,
  });
  const many = Array.from({ length: 20 }, (_, i) => email(`n${i}@example.org`));
  const kept = normalizeFound([email('B@Example.org'), email('b@example.org'), ...many], null);
  expect(kept.map(({ value }) => value)).toEqual([
    'b@example.org',
    ...many.slice(0, 9).map(({ value }) => value),
  ]);
});
