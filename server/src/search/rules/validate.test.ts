import { describe, expect, test } from 'vitest';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { PROTECTED_ATTRIBUTES } from '../../reader/protected/patterns.ts';
import { compile } from './compile.ts';
import { FILTER_TYPES, type Filter } from './filter.ts';
import { FILTER_TYPE_INFO } from './filter-types.ts';
import { validateFilters } from './validate.ts';

const lexicon = createLexicon();
const validate = (raw: unknown) => validateFilters(raw, lexicon);

function issuesOf(raw: unknown) {
  const read = validate(raw);
  return 'issues' in read ? read.issues : [];
}

function filtersOf(raw: unknown) {
  const read = validate(raw);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return read.filters;
}

describe('filters', () => {
  test('every default is filled in', () => {
    expect(filtersOf([{ filterType: 'JOB_TITLE', value: ' Data engineer ' }])).toEqual([
      {
        filterType: 'JOB_TITLE',
        value: 'Data engineer',
        isRequired: true,
        isExcluded: false,
        isExactMatch: false,
        history: 'CURRENT_AND_PAST',
      },
    ]);
  });

  test('an excluded filter is not required, whatever its flag', () => {
    expect(
      filtersOf([{ filterType: 'SKILL', value: 'Java', isExcluded: true, isRequired: true }])[0],
    ).toMatchObject({
      isRequired: false,
      isExcluded: true,
    });
  });

  test('MAJOR is read as FIELD_OF_STUDY, unknown keys are ignored, ranges become { min, max }', () => {
    const [major, years] = filtersOf([
      { filterType: 'MAJOR', value: 'Law', hobby: 1 },
      { filterType: 'YEARS_OF_EXPERIENCE', value: '3-5' },
    ]);
    expect(major).toMatchObject({ filterType: 'FIELD_OF_STUDY' });
    expect(major).not.toHaveProperty('hobby');
    expect(years!.value).toEqual({ min: 3, max: 5 });
  });

  test('closed values get their usual form, and true and false stay unchanged', () => {
    const [contact, contacts, sized, every, none, one] = filtersOf([
      { filterType: 'HAS_CONTACT', value: ' Email ' },
      { filterType: 'HAS_CONTACT', value: ['EMAIL', 'phone'] },
      { filterType: 'COMPANY_SIZE', value: ['11 – 50 employees', '10001+'] },
      { filterType: 'IN_SOURCING', value: 'true' },
      { filterType: 'IN_SOURCING', value: false },
      { filterType: 'IN_SOURCING', value: 'src_1' },
    ]);
    expect([contact, contacts, sized, every, none, one].map((filter) => filter!.value)).toEqual([
      'email',
      ['email', 'phone'],
      ['11-50', '10001+'],
      true,
      false,
      'src_1',
    ]);
  });

  test('ranges of an array are read in every form', () => {
    const [years] = filtersOf([
      {
        filterType: 'YEARS_OF_EXPERIENCE',
        value: [{ min: 3, max: 5 }, '8+', { max: 1 }, { min: 20 }, 6],
      },
    ]);
    expect(years!.value).toEqual(['3-5', '8+', '-1', '20+', 6]);
    const same = filtersOf(
      [{ min: 3, max: 5 }, { min: 8 }, { max: 1 }, { min: 20 }, { min: 6, max: 6 }].map(
        (value) => ({ ...years!, value }),
      ),
    );
    const tiersOf = (filters: Filter[]) =>
      compile(filters, { lexicon, today: 20_000 }).clauses.flatMap(({ tiers }) => tiers);
    expect(tiersOf([years!])).toEqual(tiersOf(same));
  });

  test('a repeated value costs nothing more', () => {
    const near = (value: string | string[]) =>
      compile(filtersOf([{ filterType: 'LOCATION', value, radius: 50 }]), {
        lexicon,
        today: 20_000,
      });
    expect(near(['Lyon', 'Villeurbanne', 'Lyon']).clauses[0]!.tiers).toHaveLength(2);
    expect(near(['Lyon', 'Lyon'])).toEqual(near('Lyon'));
  });

  test('every example in the list of types is accepted and compiles to something that can match', () => {
    for (const type of FILTER_TYPES) {
      const filters = FILTER_TYPE_INFO[type].examples.map((value) => ({ filterType: type, value }));
      for (const clause of compile(filtersOf(filters), {
        lexicon,
        today: 20_000,
        membersOf: () => ['someone'],
      }).clauses)
        expect(clause.tiers, type).not.toHaveLength(0);
    }
  });
});

describe('filters are refused with an issue that helps', () => {
  test('an unknown type names the nearest types', () => {
    const [issue] = issuesOf([
      { filterType: 'SKILL', value: 'Java' },
      { filterType: 'JOBTITLE', value: 'Nurse' },
    ]);
    expect(issue).toMatchObject({
      path: ['filters', 1, 'filterType'],
      code: 'unknown_filter_type',
    });
    expect(issue!.suggestions).toContain('JOB_TITLE');
    expect(issue!.message).toContain('JOB_TITLE');
  });

  test.each([
    ['SENIORITY', 'senoir', 'senior'],
    ['JOB_FUNCTION', 'enginering', 'engineering'],
    ['COUNTRY', 'Frence', 'France'],
    ['COUNTRY', 'Allemange', 'Allemagne'],
    ['INDUSTRY', 'bankng', 'Banking'],
    ['INDUSTRY', 'assurence', 'assurance'],
    ['LANGUAGE', 'Frensh', 'French'],
    ['LANGUAGE', 'Anglai:fluent', 'Anglais'],
    ['COMPANY_SIZE', '50-200', '51-200'],
    ['HAS_CONTACT', 'mail', 'email'],
    ['LANGUAGE', 'english:flunt', 'fluent'],
  ])('an unknown %s names the nearest values', (filterType, value, near) => {
    const [issue] = issuesOf([{ filterType, value }]);
    expect(issue).toMatchObject({ path: ['filters', 0, 'value'], code: 'unknown_value' });
    expect(issue!.suggestions).toContain(near);
  });

  test('a value of another kind names what a short list accepts', () => {
    expect(issuesOf([{ filterType: 'HAS_CONTACT', value: true }])[0]!.message).toContain(
      'email, phone, any',
    );
    expect(issuesOf([{ filterType: 'SENIORITY', value: { min: 1 } }])[0]!.message).toContain(
      'senior',
    );
  });

  test.each([
    ['COUNTRY', 'Atlantis'],
    ['LANGUAGE', 'Klingonese'],
    ['LANGUAGE', 'fr:splendid'],
    ['INDUSTRY', 'zzzz'],
  ])('%s %s could only find nobody', (filterType, value) => {
    expect(issuesOf([{ filterType, value }])).toMatchObject([
      { path: ['filters', 0, 'value'], code: 'unknown_value' },
    ]);
  });

  /** What a value is compared with as free words, so that any word may find somebody. */
  const FREE: readonly string[] = ['text', 'title', 'keywords', 'sourcing'];

  test.each(FILTER_TYPES.filter((type) => !FREE.includes(FILTER_TYPE_INFO[type].kind)))(
    '%s with an unknown word is refused with a remedy, never silently without results',
    (filterType) => {
      const [issue, ...others] = issuesOf([{ filterType, value: 'qwzx' }]);
      expect({ path: issue!.path, others }).toEqual({ path: ['filters', 0, 'value'], others: [] });
      expect(issue!.message).toMatch(/must be .+|; did you mean .+/);
    },
  );

  test.each([
    'nonsense',
    'camille-moreau',
    'linkedin.com',
    'https://www.linkedin.com/company/acme',
    'https://www.linkedin.com/in/',
  ])('PRO_NETWORK_URL %s is no address of a profile', (value) => {
    const message =
      'must be the URL of a public profile, such as https://www.linkedin.com/in/camille-moreau';
    expect(issuesOf([{ filterType: 'PRO_NETWORK_URL', value }])).toEqual([
      { path: ['filters', 0, 'value'], message },
    ]);
  });

  test.each([...PROTECTED_ATTRIBUTES, 'gender'])('%s is a protected attribute', (filterType) => {
    expect(issuesOf([{ filterType, value: 'x' }])).toMatchObject([
      { path: ['filters', 0, 'filterType'], code: 'protected_attribute' },
    ]);
  });

  test.each([
    ['JOB_TITLE', 'female nurse', 'GENDER'],
    ['JOB_TITLE', 'comptable femme', 'GENDER'],
    ['KEYWORD', 'under 35 years old', 'AGE'],
    ['HEADLINE', 'muslim', 'RELIGION'],
    ['SKILL', 'moins de 40 ans', 'AGE'],
    ['INTEREST', 'catholique', 'RELIGION'],
    ['FIELD_OF_STUDY', 'graduated in 2019', 'GRADUATION_YEAR'],
  ])('%s "%s" asks for a protected attribute', (filterType, text, attribute) => {
    const [only, ...others] = issuesOf([{ filterType, value: text }]);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      path: ['filters', 0, 'value'],
      code: 'protected_attribute',
      attribute,
    });
    expect(text).toContain(only?.quote);
  });

  test('a protected attribute is named at its place in a list, wished and excluded as well', () => {
    const value = ['nurse', 'male nurse'];
    for (const flag of [{ isExcluded: true }, { isRequired: false }])
      expect(issuesOf([{ filterType: 'JOB_TITLE', value, ...flag }])).toMatchObject([
        { path: ['filters', 0, 'value', 1], code: 'protected_attribute' },
      ]);
  });

  test.each([
    ['JOB_TITLE', 'sage-femme'],
    ['JOB_TITLE', 'Catholic priest'],
    ['JOB_TITLE', 'police woman'],
    ['JOB_TITLE', 'femme de chambre'],
    ['SKILL', 'gender studies'],
    ['SKILL', 'soins aux personnes âgées'],
    ['KEYWORD', 'Women in Tech OR "Black Friday"'],
    ['SCHOOL', 'Texas Woman’s University'],
    ['SCHOOL', 'Institut catholique de Paris'],
    ['COMPANY', 'Old Navy'],
    ['LAST_NAME', 'Young'],
    ['LOCATION', 'Isle of Man'],
  ])('%s "%s" is no protected attribute', (filterType, value) => {
    expect(validateFilters([{ filterType, value }], lexicon)).toHaveProperty('filters');
  });

  test.each([
    ['not an array', {}, ['filters']],
    ['null', null, ['filters']],
    ['none', [], ['filters']],
    ['too many', Array(51).fill({ filterType: 'SKILL', value: 'x' }), ['filters']],
    ['no object', ['SKILL'], ['filters', 0]],
    ['no type', [{ value: 'x' }], ['filters', 0, 'filterType']],
    ['no value', [{ filterType: 'SKILL' }], ['filters', 0, 'value']],
    ['an empty text', [{ filterType: 'SKILL', value: '  ' }], ['filters', 0, 'value']],
    ['only marks', [{ filterType: 'SKILL', value: '?!' }], ['filters', 0, 'value']],
    ['an empty array', [{ filterType: 'SKILL', value: [] }], ['filters', 0, 'value']],
    ['a bad item', [{ filterType: 'SKILL', value: ['x', null] }], ['filters', 0, 'value', 1]],
    ['a range for a text', [{ filterType: 'SKILL', value: { min: 1 } }], ['filters', 0, 'value']],
    [
      'a text for years',
      [{ filterType: 'YEARS_OF_EXPERIENCE', value: 'many' }],
      ['filters', 0, 'value'],
    ],
    ['a number for a title', [{ filterType: 'JOB_TITLE', value: 7 }], ['filters', 0, 'value']],
    [
      'a number in an array of titles',
      [{ filterType: 'JOB_TITLE', value: ['Nurse', 7] }],
      ['filters', 0, 'value', 1],
    ],
    [
      'an object in an array of texts',
      [{ filterType: 'SKILL', value: [{ min: 1 }] }],
      ['filters', 0, 'value', 0],
    ],
    [
      'a bad range in an array',
      [{ filterType: 'YEARS_OF_EXPERIENCE', value: ['1-2', { min: 5, max: 3 }] }],
      ['filters', 0, 'value', 1],
    ],
    [
      'a radius around a country',
      [{ filterType: 'LOCATION', value: 'France', radius: 50 }],
      ['filters', 0, 'radius'],
    ],
    [
      'a radius around a region without a centre',
      [{ filterType: 'LOCATION', value: ['Lyon', 'Bretagne'], radius: 50 }],
      ['filters', 0, 'radius'],
    ],
    [
      'a radius around nothing known',
      [{ filterType: 'LOCATION', value: 'Nulleville', radius: 50 }],
      ['filters', 0, 'radius'],
    ],
    ['no days', [{ filterType: 'UPDATED_WITHIN', value: 0 }], ['filters', 0, 'value']],
    [
      'a text for a flag',
      [{ filterType: 'SKILL', value: 'x', isRequired: 'yes' }],
      ['filters', 0, 'isRequired'],
    ],
    [
      'radius on a skill',
      [{ filterType: 'SKILL', value: 'x', radius: 5 }],
      ['filters', 0, 'radius'],
    ],
    [
      'true beside an id',
      [{ filterType: 'IN_SOURCING', value: ['src_1', true] }],
      ['filters', 0, 'value', 1],
    ],
    [
      '"false" beside an id',
      [{ filterType: 'IN_SOURCING', value: ['src_1', 'false'] }],
      ['filters', 0, 'value', 1],
    ],
    ['a truth for a text', [{ filterType: 'SKILL', value: true }], ['filters', 0, 'value']],
    ['a number of people', [{ filterType: 'COMPANY_SIZE', value: 40 }], ['filters', 0, 'value']],
    [
      'a range that ends with null',
      [{ filterType: 'YEARS_OF_EXPERIENCE', value: { min: 3, max: null } }],
      ['filters', 0, 'value'],
    ],
    [
      'radius too large',
      [{ filterType: 'LOCATION', value: 'Lyon', radius: 501 }],
      ['filters', 0, 'radius'],
    ],
    [
      'history on a skill',
      [{ filterType: 'SKILL', value: 'x', history: 'PAST' }],
      ['filters', 0, 'history'],
    ],
    [
      'unknown history',
      [{ filterType: 'COMPANY', value: 'x', history: 'NOW' }],
      ['filters', 0, 'history'],
    ],
    [
      'too many values together',
      Array(6).fill({ filterType: 'SKILL', value: Array(100).fill('Java') }),
      ['filters'],
    ],
    [
      'too many circles',
      [{ filterType: 'LOCATION', value: Array(26).fill('Lyon'), radius: 500 }],
      ['filters'],
    ],
    ['too many keywords', [{ filterType: 'KEYWORD', value: 'a '.repeat(501) }], ['filters']],
    [
      'a page that is no profile',
      [{ filterType: 'PRO_NETWORK_URL', value: 'https://github.com/ada' }],
      ['filters', 0, 'value'],
    ],
    ['broken keywords', [{ filterType: 'KEYWORD', value: '(java' }], ['filters', 0, 'value']],
  ])('%s', (_, raw, path) => {
    expect(issuesOf(raw).map((issue) => issue.path)).toEqual([path]);
  });

  test('each wrong filter has its own issue', () => {
    expect(
      issuesOf([
        { filterType: 'NOPE' },
        { filterType: 'SKILL', value: 'x' },
        { filterType: 'AGE', value: 30 },
      ]).map((issue) => issue.path[1]),
    ).toEqual([0, 2]);
  });
});
