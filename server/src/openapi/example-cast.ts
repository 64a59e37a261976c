/*
 * The made-up people and things of every example. One workspace looks for data engineers in Paris:
 * Lea Moreau owns it, Ada Martin is found and judged green, Karim Benali is found too.
 */

/** Marks a field that the example leaves out. */
export const OMITTED = Symbol('omitted');

export const ADA = 'tal_01k6dz3v8fepys9m2a4h7qwxnb';
export const ADA_CANDIDATE = 'cand_01k6dz4m1cf5kvw0t8r3gyjh6e';
export const KARIM_CANDIDATE = 'cand_01k6dz4m1cfsb6q2x9n5w7a3td';
/** A well-formed id that belongs to nobody: a bulk request answers it with `not_found`. */
export const NOBODY = 'tal_01k6dz3v8fzzzzzzzzzzzzzzzz';
export const NO_CANDIDATE = 'cand_01k6dz4m1czzzzzzzzzzzzzzzz';
export const LEA = 'usr_01k6dyzy2bfr6a4m9c7k5d8whs';
export const KEY = 'key_01k6dz09t4ey2c7b5n8v3xqmrw';
export const CASTING = 'cast_01k6dz41z3fb4rj7d6w9x5ns8a';
export const RUN = 'run_01k6dz425qf0x7m3c8v2n6k9hb';
export const SEQUENCE_RUN = 'srun_01k6dz5m8tf4w9b2x6q1c7n3va';
export const PROPOSAL = 'idp_01k6dz7p3mf8k1t5b9x4c2v6nw';
export const ACCOUNT = 'chan_01k6dz5x7nf2v8c4m1q9t6b3ka';
export const JUDGE = 'rules/12';

export const CRITERIA = ['At least 5 years of experience', 'Has worked with Spark'];
export const JOB = { filterType: 'JOB_TITLE', value: 'data engineer' };
export const PLACE = { filterType: 'LOCATION', value: 'Paris', radius: 30 };

/** As a search stores and answers them. */
export const STORED_FILTERS = [
  {
    ...JOB,
    isRequired: true,
    isExcluded: false,
    isExactMatch: false,
    history: 'CURRENT_AND_PAST',
  },
  { ...PLACE, isRequired: true, isExcluded: false, isExactMatch: false },
];

const GLOBEX = { id: null, name: 'Globex', logoUrl: 'https://globex.example/logo.png' };

export const ADA_PROFILE = {
  id: ADA,
  firstname: 'Ada',
  lastname: 'Martin',
  gender: 'female',
  city: 'Paris',
  country: 'France',
  jobTitle: 'Senior Data Engineer',
  summary: 'Builds data platforms for retailers.',
  state: 'Île-de-France',
  headline: 'Senior Data Engineer at Globex',
  photoUrl: null,
  proNetworkUrl: 'https://www.linkedin.com/in/ada-martin-example',
  currentOrganization: GLOBEX,
  experiences: [
    {
      organizationName: 'Globex',
      title: 'Senior Data Engineer',
      startDate: '2021-04-01T00:00:00.000Z',
      endDate: null,
      description: 'Runs Spark pipelines for 40 million orders a day.',
      isCurrent: true,
      organization: { logoUrl: GLOBEX.logoUrl, name: 'Globex' },
    },
    {
      organizationName: 'Initech',
      title: 'Data Engineer',
      startDate: '2018-01-01T00:00:00.000Z',
      endDate: '2021-03-31T00:00:00.000Z',
      description: 'Moved nightly jobs to Airflow.',
      isCurrent: false,
      organization: { logoUrl: null, name: 'Initech' },
    },
  ],
  educations: [
    {
      schoolName: 'Université de Lyon',
      schoolLogo: null,
      summary: null,
      degrees: ['Master'],
      majors: ['Computer science'],
      minors: [],
      startDate: '2013-09-01T00:00:00.000Z',
      endDate: '2018-06-30T00:00:00.000Z',
      schoolDomain: 'universite-lyon.example',
    },
  ],
  skills: ['Python', 'Apache Spark', 'Airflow'],
  interests: ['Climbing'],
  languages: [{ name: 'French', proficiency: 'native_or_bilingual' }],
  certifications: [
    {
      name: 'Certified Data Architect',
      organizationName: 'Data Guild',
      startDate: '2023-05-01T00:00:00.000Z',
      endDate: null,
    },
  ],
};

/** Why Ada is judged green. */
export const YEARS_MET = {
  title: '5+ years of experience',
  result:
    '8.2 years of experience, based on Senior Data Engineer, Globex (Apr 2021 to present) and Data Engineer, Initech (Jan 2018 to Mar 2021).',
  status: 'met',
  strength: 'dated',
  evaluable: true,
  references: [{ path: '/experiences/0/startDate', quote: '2021-04' }],
};
export const SPARK_MET = {
  title: 'Spark',
  result: 'Runs Spark pipelines at Globex.',
  status: 'met',
  strength: 'dated',
  evaluable: true,
  references: [
    {
      path: '/experiences/0/description',
      quote: 'Runs Spark pipelines for 40 million orders a day.',
    },
  ],
};
export const RECAP = `${YEARS_MET.result.slice(0, -1)}; Spark at Globex.`;

export const NOT_FOUND = { code: 'not_found', message: 'Not found.' };
export const CANDIDATE_NOT_FOUND = { code: 'not_found', message: 'There is no such candidate.' };
