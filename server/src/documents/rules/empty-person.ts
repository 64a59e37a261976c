import type { ReadPerson, ReadProfile } from '../port.ts';

const emptyProfile = (): ReadProfile => ({
  firstname: null,
  lastname: null,
  gender: null,
  city: null,
  country: null,
  jobTitle: null,
  summary: null,
  state: null,
  headline: null,
  photoUrl: null,
  proNetworkUrl: null,
  currentOrganization: null,
  experiences: [],
  educations: [],
  skills: [],
  interests: [],
  languages: [],
  certifications: [],
});

export const emptyPerson = (): ReadPerson => ({
  externalId: null,
  profile: emptyProfile(),
  contacts: { emails: [], phones: [], urls: [] },
  spans: [],
  problems: [],
  system: null,
  notes: [],
  applications: [],
});
