/*
 * A made-up person, in the shape of the talent profile that the server imports. It is written out
 * here because this package knows nothing of the server; server/src/talents/sample-people.test.ts
 * checks that the two agree.
 */

export type Language = 'en' | 'fr';

export type LanguageProficiency =
  | 'elementary'
  | 'limited_working'
  | 'professional_working'
  | 'full_professional'
  | 'native_or_bilingual';

/** All dates are ISO 8601 timestamps. */
export interface Experience {
  organizationName: string | null;
  title: string | null;
  startDate: string | null;
  /** Null when current. */
  endDate: string | null;
  description: string | null;
  isCurrent: boolean;
  organization: { logoUrl: string | null; name: string | null };
}

export interface Education {
  schoolName: string | null;
  schoolLogo: string | null;
  summary: string | null;
  degrees: string[];
  majors: string[];
  minors: string[];
  startDate: string | null;
  endDate: string | null;
  schoolDomain: string | null;
}

export interface MadeUpPerson {
  id: string;
  firstname: string | null;
  lastname: string | null;
  gender: string | null;
  city: string | null;
  country: string | null;
  jobTitle: string | null;
  summary: string | null;
  state: string | null;
  headline: string | null;
  photoUrl: string | null;
  proNetworkUrl: string | null;
  currentOrganization: { id: string | null; name: string | null; logoUrl: string | null } | null;
  experiences: Experience[];
  educations: Education[];
  skills: string[];
  interests: string[];
  languages: { name: string; proficiency: LanguageProficiency | null }[];
  certifications: {
    name: string;
    organizationName: string | null;
    startDate: string | null;
    endDate: string | null;
  }[];
}
