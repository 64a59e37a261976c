import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { talentProfile } from '../profile.ts';
import { readProficiency } from './language-proficiency.ts';
import { type NormalRow, normalizeRow } from './normalize-row.ts';

const options = { profileHosts: ['linkedin.com'], asOf: new Date('2026-03-01') };
const outcome = (raw: unknown) => normalizeRow(raw, options);

function accept(raw: unknown): NormalRow {
  const read = outcome(raw);
  if (!read.ok) throw new Error(read.reason);
  return read.row;
}

function reasonOf(raw: unknown): string {
  const read = outcome(raw);
  return read.ok ? 'accepted' : read.reason;
}

describe('a row in the interface’s shape', () => {
  test('is completed to the full shape, whatever is missing', () => {
    const { id, profile } = accept({ firstname: 'Ada' });
    expect(id).toBeNull();
    expect(talentProfile.safeParse({ id: 'x', ...profile }).success).toBe(true);
    expect(profile).toMatchObject({
      firstname: 'Ada',
      lastname: null,
      skills: [],
      currentOrganization: null,
    });
  });

  test('keeps its text word for word, so that quotes stay exact', () => {
    const summary = '  Led  teams —\n“quoted” \t e\u0301 🌱 ';
    expect(accept({ summary }).profile.summary).toBe(summary);
  });

  test('fills in the present job’s title and company where they are missing, never where they are given', () => {
    const experiences = [
      { title: 'Old', organizationName: 'Past', startDate: '2010', endDate: '2015' },
      { title: 'New', organizationName: 'Now', startDate: '2015' },
    ];
    expect(accept({ experiences }).profile).toMatchObject({
      jobTitle: 'New',
      currentOrganization: { id: null, name: 'Now' },
    });
    expect(
      accept({ experiences, jobTitle: 'CTO', currentOrganization: { name: 'Other' } }).profile,
    ).toMatchObject({
      jobTitle: 'CTO',
      currentOrganization: { name: 'Other' },
    });
  });

  test.each([
    [{ startDate: '2020' }, true],
    [{ startDate: '2020', endDate: null }, true],
    [{ startDate: '2020', endDate: 'Present' }, true],
    [{ startDate: '2020', endDate: '2027-01' }, true],
    [{ startDate: '2020', endDate: '2022' }, false],
    [{ startDate: '2020', isCurrent: false }, false],
    [{ endDate: '2022', isCurrent: true }, true],
  ])('an experience with %j has isCurrent %s', (dates, isCurrent) => {
    expect(
      accept({ experiences: [{ title: 'T', ...dates }] }).profile.experiences[0]!.isCurrent,
    ).toBe(isCurrent);
  });

  test('without any dates, the first experience listed is the present one', () => {
    expect(
      accept({ experiences: [{ title: 'A' }, { title: 'B' }] }).profile.experiences.map(
        ({ isCurrent }) => isCurrent,
      ),
    ).toEqual([true, false]);
  });

  test('has the canonical profile URL as its identity; another site’s address is shown but identifies nobody', () => {
    expect(accept({ firstname: 'A', proNetworkUrl: 'fr.linkedin.com/in/ADA/' })).toMatchObject({
      url: 'https://www.linkedin.com/in/ada',
      profile: { proNetworkUrl: 'https://www.linkedin.com/in/ada' },
    });
    expect(accept({ firstname: 'A', proNetworkUrl: 'https://github.com/ada' })).toMatchObject({
      url: null,
      profile: { proNetworkUrl: 'https://github.com/ada' },
    });
    expect(reasonOf({ firstname: 'A', proNetworkUrl: 'javascript:alert(1)' })).toBe(
      'proNetworkUrl is not a web address',
    );
  });

  test.each([
    'https://www.linkedin.com/company/acme',
    'fr.linkedin.com/school/acme',
    'http://linkedin.com/search/results/people/?keywords=a',
    'https://www.linkedin.com/in/',
  ])('refuses %s, a page of the network that is no person’s', (proNetworkUrl) => {
    expect(reasonOf({ firstname: 'A', proNetworkUrl })).toBe(
      'proNetworkUrl is not the profile of a person; write it like https://www.linkedin.com/in/name, or leave it empty',
    );
  });

  test('a text in the place of a list is the list, parted by commas and semicolons; null and empty entries are dropped', () => {
    const row = {
      skills: 'Python, Java;SQL, ',
      interests: ['Chess', null, '', 'Chess'],
      languages: 'French; English',
      educations: [{ schoolName: 'S', degrees: 'BSc, MSc', majors: 'Maths;Physics' }],
    };
    expect(accept(row).profile).toMatchObject({
      skills: ['Python', 'Java', 'SQL'],
      interests: ['Chess'],
      languages: [{ name: 'French' }, { name: 'English' }],
      educations: [{ degrees: ['BSc', 'MSc'], majors: ['Maths', 'Physics'] }],
    });
    expect(accept({ skills: ['Python, Java'] }).profile.skills).toEqual(['Python, Java']);
  });

  test.each([
    [{ skills: [1, null, {}] }, 'skills[0] must be text, not 1'],
    [{ interests: [null, {}] }, 'interests[1] must be text'],
    [{ educations: [{ degrees: [true] }] }, 'educations[0].degrees[0] must be text'],
    [{ educations: [{ majors: [['x']] }] }, 'educations[0].majors[0] must be text'],
    [{ languages: [{ name: 5 }] }, 'languages[0].name must be text, not 5'],
    [{ languages: [5] }, 'languages[0] must be an object'],
    [{ contacts: 'a@example.org' }, 'contacts must be an object'],
  ])('%j is refused, since an entry is no text', (row, reason) => {
    expect(reasonOf({ firstname: 'A', ...row })).toBe(reason);
  });

  test.each(['not a date', '2021-02-30', '9999', '9999-01-01', 'Present', true, {}])(
    'the start date %j refuses the row and is named',
    (startDate) => {
      const reason = `${JSON.stringify(startDate)} is no date from 1900 to 2100; write it like 2020, 2020-05 or 2020-05-17, or leave it empty`;
      for (const field of ['experiences', 'educations', 'certifications']) {
        expect(reasonOf({ firstname: 'A', [field]: [null, { name: 'N', startDate }] })).toBe(
          `${field}[1].startDate ${reason}`,
        );
      }
    },
  );

  test('an invalid end, or one before its start, refuses the row; one that may still be later does not', () => {
    const reasonFor = (startDate: unknown, endDate: unknown) =>
      reasonOf({ educations: [{ schoolName: 'S', startDate, endDate }] });
    expect(reasonFor('2020', 'some day')).toMatch(
      /^educations\[0\]\.endDate "some day" is no date/,
    );
    expect(reasonFor('2020-05-02', '2020-05-01')).toBe(
      'educations[0].endDate "2020-05-01" is before educations[0].startDate "2020-05-02"; correct one of them or leave it empty',
    );
    expect(reasonFor('2020', 2019)).toMatch(/is before/);
    expect(reasonFor('June 2020', '05/2020')).toMatch(/is before/);
    const laterOrEqual = [
      ['2020-05', '2020'],
      ['2020-05', 2020],
      ['2020-05-17', 'May 2020'],
      ['2020-05-17', { year: 2020, month: 5 }],
      ['2020-05-01', '2020-05-01'],
      ['', ' '],
      [null, 'Present'],
    ] as const;
    for (const [start, end] of laterOrEqual) expect(reasonFor(start, end)).toBe('accepted');
  });

  test('stored dates are accepted again', () => {
    const day = fc
      .date({ min: new Date('1950'), max: new Date('2050'), noInvalidDate: true })
      .map((date) => date.toISOString());
    const cut = fc
      .tuple(day, fc.constantFrom(4, 7, 10))
      .map(([date, length]) => date.slice(0, length));
    fc.assert(
      fc.property(cut, cut, (startDate, endDate) => {
        const first = outcome({ experiences: [{ title: 'T', startDate, endDate }] });
        fc.pre(first.ok);
        expect(outcome(first.row.profile)).toEqual(first);
      }),
    );
  });

  test('shows no picture or logo that is not a web address', () => {
    expect(accept({ firstname: 'A', photoUrl: 'javascript:alert(1)' }).profile.photoUrl).toBeNull();
    expect(accept({ firstname: 'A', photoUrl: 'https://example.org/a.jpg' }).profile.photoUrl).toBe(
      'https://example.org/a.jpg',
    );
  });

  test.each([
    [{ id: 'a b', firstname: 'A' }, /^id /],
    [{ id: '../x', firstname: 'A' }, /^id /],
    [{ id: 'x'.repeat(65), firstname: 'A' }, /^id /],
    [{ id: ['x'], firstname: 'A' }, /^id /],
    [{ firstname: { en: 'A' } }, /^firstname must be text/],
    [{ firstname: 'A', skills: 12 }, /^skills must be a list/],
    [{ firstname: 'A', experiences: ['x'] }, /^experiences\[0\] must be an object/],
    [{ firstname: 'A\0' }, /NUL/],
    [{ firstname: 'A', skills: ['\udc00'] }, /surrogate/],
    [{ id: 'only-an-id' }, /empty/],
    [null, /must be an object/],
    [[1], /must be an object/],
    ['text', /must be an object/],
  ])('%j is refused with its reason', (raw, reason) => {
    expect(reasonOf(raw)).toMatch(reason);
  });

  test('nesting deeper than 32 levels is refused, even 100,000 deep', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(reasonOf({ firstname: 'A', other: deep })).toMatch(/deeper than 32/);
  });

  test('a __proto__ key changes nothing', () => {
    expect(reasonOf(JSON.parse('{"__proto__":{"firstname":"Eve"}}'))).toMatch(/empty/);
  });

  test('contacts are cleaned and stored once; obvious non-contacts are left out', () => {
    const contacts = {
      personalEmails: ['Ada@Example.org ', 'ada@example.org', 'n/a', 'a@b'],
      phones: ['+33  6 12 34 56 78', 'ask', '12'],
    };
    expect(accept({ firstname: 'A', contacts }).contacts).toEqual([
      { kind: 'email', value: 'ada@example.org' },
      { kind: 'phone', value: '+33 6 12 34 56 78' },
    ]);
  });

  test('any JSON value is either refused with a reason or becomes a valid profile', () => {
    const field = fc.constantFrom(
      'id',
      'firstname',
      'skills',
      'experiences',
      'educations',
      'languages',
      'certifications',
      'currentOrganization',
      'proNetworkUrl',
      'contacts',
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(field, fc.jsonValue())), (raw) => {
        const read = outcome(raw);
        expect(
          read.ok
            ? talentProfile.safeParse({ id: 'x', ...read.row.profile }).success
            : read.reason.length > 0,
        ).toBe(true);
      }),
    );
  });
});

test.each([
  ['native_or_bilingual', 'native_or_bilingual'],
  ['Langue maternelle', 'native_or_bilingual'],
  ['Bilingue', 'native_or_bilingual'],
  ['full_professional', 'full_professional'],
  ['Fluent', 'full_professional'],
  ['Courant', 'full_professional'],
  ['C1', 'full_professional'],
  ['professional_working', 'professional_working'],
  ['Professional working proficiency', 'professional_working'],
  ['Bon niveau', 'professional_working'],
  ['Intermédiaire', 'professional_working'],
  ['B2', 'professional_working'],
  ['limited_working', 'limited_working'],
  ['Scolaire', 'limited_working'],
  ['elementary', 'elementary'],
  ['Débutant', 'elementary'],
  ['A1', 'elementary'],
  ['quelque chose', null],
])('the fluency %s means %s', (words, proficiency) => {
  expect(readProficiency(words)).toBe(proficiency);
});
