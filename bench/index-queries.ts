/**
 * The published mix of 30 queries: broad ones match 15 to 55 % of all, narrow ones a few hundredths
 * of a percent.
 */
const filter = (filterType: string, value: unknown, more: object = {}): object => ({
  filterType,
  value,
  ...more,
});
const optional = { isRequired: false };

export const QUERIES: readonly (readonly object[])[] = [
  // Broad.
  [filter('COUNTRY', 'France')],
  [filter('COUNTRY', ['France', 'Germany', 'Spain', 'United Kingdom'])],
  [filter('SENIORITY', 'senior')],
  [filter('LANGUAGE', 'English')],
  [filter('YEARS_OF_EXPERIENCE', { min: 5 })],
  [filter('KEYWORD', 'project')],
  [filter('DEGREE', 'master')],
  [filter('JOB_FUNCTION', 'engineering')],
  [
    filter('COUNTRY', 'France'),
    filter('SKILL', 'Excel', optional),
    filter('SKILL', 'SAP', optional),
    filter('LANGUAGE', 'English', optional),
  ],
  [
    filter('KEYWORD', 'project'),
    filter('SENIORITY', 'senior', optional),
    filter('SKILL', 'SQL', optional),
  ],
  // Middling.
  [filter('SKILL', 'Python')],
  [filter('JOB_TITLE', 'software engineer')],
  [filter('JOB_TITLE', 'manager')],
  [filter('JOB_TITLE', 'engineer', { history: 'CURRENT' })],
  [filter('JOB_TITLE', 'accountant'), filter('YEARS_OF_EXPERIENCE', { min: 5 })],
  [filter('SKILL', 'Python'), filter('COUNTRY', 'France')],
  [filter('LOCATION', 'Paris', { radius: 50 }), filter('LANGUAGE', 'English')],
  [
    filter('JOB_TITLE', 'sales manager'),
    filter('LANGUAGE', 'English'),
    filter('LANGUAGE', 'German', optional),
  ],
  [filter('SKILL', ['Java', 'Kotlin', 'Scala']), filter('YEARS_OF_EXPERIENCE', '3-8')],
  [filter('JOB_TITLE', 'teacher'), filter('COUNTRY', 'France', { isExcluded: true })],
  // Narrow.
  [filter('JOB_TITLE', 'data engineer')],
  [
    filter('JOB_TITLE', 'product manager'),
    filter('LOCATION', 'London'),
    filter('SENIORITY', 'senior', optional),
  ],
  [filter('JOB_TITLE', 'nurse'), filter('COUNTRY', 'France')],
  [
    filter('JOB_TITLE', 'data scientist'),
    filter('SKILL', 'Python'),
    filter('SKILL', 'SQL'),
    filter('COUNTRY', 'Germany'),
  ],
  [filter('KEYWORD', '"machine learning"')],
  [filter('KEYWORD', 'cloud AND (kubernetes OR docker) NOT sales')],
  [filter('SCHOOL', 'HEC Paris')],
  [filter('LOCATION', 'Île-de-France'), filter('JOB_TITLE', 'comptable')],
  [filter('JOB_TITLE', 'lawyer'), filter('LANGUAGE', 'French'), filter('LANGUAGE', 'English:3')],
  [filter('CERTIFICATION', 'PMP')],
];
