import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identityFacts, identityKeys, keyFacts } from './identity-facts.ts';
import { PROPOSED_FROM, scoreIdentity } from './identity-score.ts';
import { editDistance } from './name-words.ts';
import { composeProfile, type ProfileFields } from './own-profile.ts';

const job = (organizationName: string, startDate: string | null) => ({
  organizationName,
  title: 'Engineer',
  startDate,
  endDate: null,
  description: null,
  isCurrent: false,
  organization: { name: organizationName, logoUrl: null },
});
const person = (fields: Partial<ProfileFields> = {}): ProfileFields => ({
  ...composeProfile([]),
  firstname: 'Catherine',
  lastname: 'Dupont',
  experiences: [
    job('Acme', '2019-03-01T00:00:00.000Z'),
    job('Initech', '2015-01-01T00:00:00.000Z'),
  ],
  ...fields,
});

/** What a batch does with two people. */
function isProposed(one: ProfileFields, other: ProfileFields): boolean {
  const [a, b] = [identityFacts(one), identityFacts(other)];
  const keys = identityKeys(keyFacts(other));
  return (
    identityKeys(keyFacts(one)).some((key) => keys.includes(key)) &&
    scoreIdentity(a, b).points >= PROPOSED_FROM &&
    scoreIdentity(b, a).points >= PROPOSED_FROM
  );
}

describe('one person by two sources is proposed', () => {
  test.each<[string, Partial<ProfileFields>]>([
    ['misspelled', { lastname: 'Dupnot' }],
    ['without accents, by ear', { firstname: 'Kathérine', lastname: 'Dupond' }],
    ['under a nickname', { firstname: 'Kate' }],
    ['with an initial', { firstname: 'C.' }],
    ['under a married name', { lastname: 'Martin' }],
    ['with two last names', { lastname: 'Martin-Dupont' }],
    ['with the names swapped', { firstname: 'Dupont', lastname: 'Catherine' }],
    ['with both names in one field', { firstname: null, lastname: 'DUPONT Catherine' }],
    [
      'after another job',
      { experiences: [job('Hooli', '2024-01-01T00:00:00.000Z'), ...person().experiences] },
    ],
    [
      'with the firm written otherwise',
      { experiences: [job('Acme SAS', '2019-01-01T00:00:00.000Z')] },
    ],
  ])('%s', (_, fields) => {
    expect(isProposed(person(), person(fields))).toBe(true);
  });

  test.each([
    ['Сергей', 'Кузнецов', 'Sergey', 'Kuznetsov'],
    ['Сергей', 'Кузнецов', 'Serguei', 'Kouznetsoff'],
    ['Ελένη', 'Παππά', 'Eleni', 'Pappa'],
    ['Jürgen', 'Müller', 'Juergen', 'Mueller'],
    ['طارق', 'منصور', 'Tariq', 'Mansour'],
  ])('in another script: %s %s', (firstname, lastname, otherFirst, otherLast) => {
    const other = { firstname: otherFirst, lastname: otherLast };
    expect(isProposed(person({ firstname, lastname }), person(other))).toBe(true);
  });
});

describe('two people are not proposed', () => {
  const elsewhere = [
    job('Umbrella', '2019-05-01T00:00:00.000Z'),
    job('Tyrell', '2012-01-01T00:00:00.000Z'),
  ];
  test.each<[string, Partial<ProfileFields>]>([
    ['namesakes with other careers', { experiences: elsewhere }],
    ['brother and sister in one firm', { firstname: 'Nicolas' }],
    [
      'colleagues with one first name who began in other years',
      { lastname: 'Moreau', experiences: [job('Acme', '2010-03-01T00:00:00.000Z')] },
    ],
  ])('%s', (_, fields) => {
    expect(isProposed(person(), person(fields))).toBe(false);
  });

  test('who have two profiles on one network', () => {
    const at = (slug: string) =>
      person({
        proNetworkUrl: `https://www.linkedin.com/in/${slug}`,
        experiences: [job('Acme', null)],
      });
    expect(isProposed(at('one'), at('other'))).toBe(false);
  });
});

test('a distance with a limit is the distance up to the limit, and above it some number above', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 5 }), (one, other, most) => {
      const whole = editDistance(one, other);
      const limited = editDistance(one, other, most);
      expect(whole <= most ? limited : Math.min(limited, most + 1)).toBe(Math.min(whole, most + 1));
    }),
    { numRuns: 3_000 },
  );
});
