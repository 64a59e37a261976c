import type { FeedChange } from '../index/index.ts';
import type { TalentProfile } from '../talents/profile.ts';

const ORGANIZATION = { logoUrl: null, name: null };

/** Has a value in every field, so that reading it loads everything that any profile needs. */
const EXAMPLE: TalentProfile = {
  id: 'example',
  firstname: 'Ada',
  lastname: 'Example',
  gender: null,
  city: 'Lyon',
  state: 'Auvergne-Rhône-Alpes',
  country: 'France',
  jobTitle: 'Senior backend engineer',
  headline: 'Backend engineer at Example Bank',
  summary: 'Builds payment services in Python.',
  photoUrl: null,
  proNetworkUrl: 'https://www.linkedin.com/in/ada-example',
  currentOrganization: { id: null, name: 'Example Bank', logoUrl: null },
  experiences: [
    {
      organizationName: 'Example Bank',
      title: 'Senior backend engineer',
      startDate: '2020-03-01',
      endDate: null,
      isCurrent: true,
      description:
        'Leads a team of five in a bank of 300 employees; Python, PostgreSQL and Kubernetes.',
      organization: ORGANIZATION,
    },
    {
      organizationName: 'Example Conseil',
      title: 'Développeuse web',
      startDate: '2016-09-01',
      endDate: '2020-02-01',
      isCurrent: false,
      description: 'Développe des sites de commerce en ligne.',
      organization: ORGANIZATION,
    },
  ],
  educations: [
    {
      schoolName: 'INSA Lyon',
      schoolLogo: null,
      summary: null,
      degrees: ['Master'],
      majors: ['Computer science'],
      minors: [],
      startDate: '2011-09-01',
      endDate: '2016-06-30',
      schoolDomain: null,
    },
  ],
  skills: ['Python', 'PostgreSQL', 'Team leadership'],
  interests: ['Hiking'],
  languages: [{ name: 'French', proficiency: 'native_or_bilingual' }],
  certifications: [
    {
      name: 'AWS Certified Developer',
      organizationName: 'Amazon Web Services',
      startDate: null,
      endDate: null,
    },
  ],
};

/**
 * Reading the first profile takes a sixth of a second, while places, titles and skills are loaded.
 * So this one is read before any request waits.
 */
export const EXAMPLE_CHANGE: FeedChange = {
  id: EXAMPLE.id,
  profile: JSON.stringify(EXAMPLE),
  updatedAt: new Date(0),
};
