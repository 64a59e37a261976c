import { z } from 'zod';

/**
 * The talent profile of the interface ("Resources and their fields"), shared by search answers,
 * qualified talents and import.
 */

/** Decision 13; null when the source does not say. */
export const LANGUAGE_PROFICIENCIES = [
  'elementary',
  'limited_working',
  'professional_working',
  'full_professional',
  'native_or_bilingual',
] as const;
export type LanguageProficiency = (typeof LANGUAGE_PROFICIENCIES)[number];

const text = z.string().nullable();
const timestamp = z.string().nullable().describe('ISO 8601 timestamp');

export const experience = z
  .object({
    organizationName: text,
    title: text,
    startDate: timestamp,
    endDate: timestamp.describe('ISO 8601 timestamp, null when current'),
    description: text,
    isCurrent: z.boolean(),
    organization: z.object({ logoUrl: text, name: text }),
  })
  .meta({ id: 'Experience' });

export const education = z
  .object({
    schoolName: text,
    schoolLogo: text,
    summary: text,
    degrees: z.array(z.string()),
    majors: z.array(z.string()),
    minors: z.array(z.string()),
    startDate: timestamp,
    endDate: timestamp,
    schoolDomain: text,
  })
  .meta({ id: 'Education' });

export const talentProfile = z
  .object({
    id: z.string(),
    firstname: text,
    lastname: text,
    gender: text.describe('Free text from the source'),
    city: text,
    country: text,
    jobTitle: text.describe('Current job title'),
    summary: text,
    state: text,
    headline: text,
    photoUrl: text,
    proNetworkUrl: text,
    currentOrganization: z.object({ id: text, name: text, logoUrl: text }).nullable(),
    experiences: z.array(experience),
    educations: z.array(education),
    skills: z.array(z.string()),
    interests: z.array(z.string()),
    languages: z.array(
      z.object({ name: z.string(), proficiency: z.enum(LANGUAGE_PROFICIENCIES).nullable() }),
    ),
    certifications: z.array(
      z.object({
        name: z.string(),
        organizationName: text,
        startDate: timestamp,
        endDate: timestamp,
      }),
    ),
  })
  .meta({ id: 'TalentProfile' });

export type TalentProfile = z.output<typeof talentProfile>;
export type Experience = TalentProfile['experiences'][number];
export type Education = TalentProfile['educations'][number];
