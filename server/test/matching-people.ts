import type { ProfileParts } from './judging-profiles.ts';

/** The people of matching.test.ts; each is in the index once. */
export const PEOPLE: Record<string, ProfileParts> = {
  amelie: {
    firstname: 'Amélie',
    lastname: 'Durand',
    jobTitle: 'Ingénieure de données senior',
    city: 'Lyon',
    country: 'France',
    headline: 'Ingénieure data, passionnée par Kafka',
    summary: 'Je construis des pipelines de données fiables pour la santé.',
    proNetworkUrl: 'https://www.linkedin.com/in/amelie-durand',
    experiences: [
      {
        title: 'Ingénieure de données senior',
        organizationName: 'Société Générale',
        startDate: '2021-06-01',
        isCurrent: true,
        description: 'Kafka, Spark et Python.',
      },
      {
        title: 'Data analyst',
        organizationName: 'Decathlon',
        startDate: '2016-06-01',
        endDate: '2021-06-01',
        isCurrent: false,
      },
    ],
    educations: [{ schoolName: 'HEC Paris', degrees: ['Master'], majors: ['Finance'] }],
    skills: ['Python', 'Kafka', 'Gestion de projet'],
    languages: [
      { name: 'French', proficiency: 'native_or_bilingual' },
      { name: 'English', proficiency: 'professional_working' },
    ],
  },
  bob: {
    firstname: 'Bob',
    lastname: 'Stone',
    proNetworkUrl: 'https://github.com/bob',
    jobTitle: 'Data Engineer',
    city: 'Austin',
    state: 'Texas',
    country: 'United States',
    experiences: [
      {
        title: 'Data Engineer',
        organizationName: 'Globex Inc',
        startDate: '2024-01-01',
        isCurrent: true,
        description: 'ETL in Java.',
      },
    ],
    educations: [
      {
        schoolName: 'University of Texas',
        degrees: ['Bachelor of Science'],
        majors: ['Computer Science'],
      },
    ],
    skills: ['Java', 'SQL', 'Python'],
    certifications: [{ name: 'AWS Certified Solutions Architect' }],
    interests: ['Open source'],
    languages: [{ name: 'English', proficiency: 'native_or_bilingual' }],
  },
  carla: {
    firstname: 'Carla',
    lastname: 'Rossi',
    proNetworkUrl: 'https://www.linkedin.com/in/b%C3%A9a-%C3%B1u%C3%B1ez',
    jobTitle: 'Sales Engineer',
    city: 'Villeurbanne',
    country: 'France',
    experiences: [
      {
        title: 'Sales Engineer',
        organizationName: 'Acme',
        startDate: '2019-01-01',
        isCurrent: true,
        description: 'A company of 60 people.',
      },
      {
        title: 'Data Analyst',
        organizationName: 'Acme',
        startDate: '2010-01-01',
        endDate: '2019-01-01',
        isCurrent: false,
      },
    ],
    skills: ['JavaScript', 'Negotiation'],
    languages: [{ name: 'French', proficiency: 'limited_working' }],
  },
  deniz: {
    firstname: 'Deniz',
    lastname: 'Kaya',
    jobTitle: 'Business Developer',
    city: 'Berlin',
    country: 'Germany',
    experiences: [
      {
        title: 'Head of Sales',
        organizationName: 'Nordwind',
        startDate: '2015-01-01',
        endDate: '2015-01-01',
        isCurrent: false,
      },
      {
        title: 'Business Developer',
        organizationName: 'Nordwind',
        startDate: '2025-12-01',
        isCurrent: true,
      },
      {
        title: 'Data Engineer',
        organizationName: 'Société Générale',
        startDate: '2022-01-01',
        endDate: '2025-12-01',
        isCurrent: false,
      },
    ],
    educations: [{ schoolName: 'TU Berlin', degrees: ['PhD'], majors: ['Physics'] }],
    skills: ['Go to market', 'Kubernetes'],
  },
};

/** When the row of a profile was written. */
export const UPDATED_AT: Record<string, string> = {
  amelie: '2026-06-10',
  bob: '2026-01-01',
  carla: '2025-01-01',
  deniz: '2024-01-01',
};
