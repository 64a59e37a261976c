import { z } from 'zod';
import type { ImportRow } from '../rules/normalize-row.ts';
import { type ProfileSource, replyOfStatus } from './port.ts';

/**
 * Person Enrichment API v5, as documented: texts in lower case, dates as `2019-05`, null where
 * nothing is known.
 */

export const PEOPLE_DATA_LABS_URL = 'https://api.peopledatalabs.com';
const PATH = '/v5/person/enrich';

/** On their scale of 1 to 10. Below this, the record is often another person with the same name. */
const MIN_LIKELIHOOD = 6;

// Plans that do not include a field get `true` instead of its value.
const text = z
  .union([z.string(), z.boolean()])
  .nullish()
  .transform((value) => (typeof value === 'string' && value !== '' ? value : null));
const texts = z
  .union([z.array(z.string()), z.boolean()])
  .nullish()
  .transform((value) => (Array.isArray(value) ? value : []));
const named = z.object({ name: text }).nullish();

const person = z.object({
  first_name: text,
  last_name: text,
  sex: text,
  linkedin_url: text,
  job_title: text,
  headline: text,
  summary: text,
  location_locality: text,
  location_region: text,
  location_country: text,
  skills: texts,
  interests: texts,
  experience: z
    .array(
      z.object({ company: named, title: named, start_date: text, end_date: text, summary: text }),
    )
    .nullish(),
  education: z
    .array(
      z.object({
        school: z.object({ name: text, domain: text }).nullish(),
        degrees: texts,
        majors: texts,
        minors: texts,
        start_date: text,
        end_date: text,
        summary: text,
      }),
    )
    .nullish(),
  languages: z.array(z.object({ name: text, proficiency: z.number().nullish() })).nullish(),
  certifications: z
    .array(z.object({ name: text, organization: text, start_date: text, end_date: text }))
    .nullish(),
});
const match = z.object({ likelihood: z.number(), data: person });

/** Their levels go from 1 to 5. */
const PROFICIENCIES = [
  'elementary',
  'limited_working',
  'professional_working',
  'full_professional',
  'native_or_bilingual',
];

/** `data engineer` -> `Data Engineer`: the API returns names and titles in lower case. */
const capitalised = (value: string | null): string | null =>
  value === null || value !== value.toLowerCase()
    ? value
    : value.replaceAll(/(?<=^|[\s\-'(/&])\p{L}/gu, (letter) => letter.toUpperCase());

function toRow(data: z.output<typeof person>): ImportRow {
  return {
    firstname: capitalised(data.first_name),
    lastname: capitalised(data.last_name),
    gender: data.sex,
    city: capitalised(data.location_locality),
    state: capitalised(data.location_region),
    country: capitalised(data.location_country),
    jobTitle: capitalised(data.job_title),
    headline: data.headline,
    summary: data.summary,
    proNetworkUrl: data.linkedin_url && `https://${data.linkedin_url.replace(/^https?:\/\//, '')}`,
    skills: data.skills,
    interests: data.interests,
    experiences: (data.experience ?? []).map(
      ({ company, title, start_date, end_date, summary }) => ({
        organizationName: capitalised(company?.name ?? null),
        title: capitalised(title?.name ?? null),
        startDate: start_date,
        endDate: end_date,
        description: summary,
        isCurrent: end_date === null,
      }),
    ),
    educations: (data.education ?? []).map(
      ({ school, degrees, majors, minors, start_date, end_date, summary }) => ({
        schoolName: capitalised(school?.name ?? null),
        schoolDomain: school?.domain ?? null,
        degrees,
        majors,
        minors,
        startDate: start_date,
        endDate: end_date,
        summary,
      }),
    ),
    languages: (data.languages ?? []).flatMap(({ name, proficiency }) =>
      name === null
        ? []
        : [{ name: capitalised(name), proficiency: PROFICIENCIES[(proficiency ?? 0) - 1] ?? null }],
    ),
    certifications: (data.certifications ?? []).flatMap(
      ({ name, organization, start_date, end_date }) =>
        name === null
          ? []
          : [{ name, organizationName: organization, startDate: start_date, endDate: end_date }],
    ),
  };
}

export function peopleDataLabsSource({
  baseUrl,
  key,
}: {
  baseUrl: string;
  key: string;
}): ProfileSource {
  return {
    name: 'people_data_labs',
    ask({ profileUrl }) {
      if (profileUrl === null) return null;
      const query = new URLSearchParams({
        profile: profileUrl.replace(/^https:\/\/(?:www\.)?/, ''),
        min_likelihood: String(MIN_LIKELIHOOD),
      });
      return { url: `${baseUrl}${PATH}?${query}`, headers: { 'X-Api-Key': key } };
    },
    read(status, json) {
      const told = replyOfStatus(status);
      if (told) return told;
      const read = match.safeParse(json);
      if (!read.success)
        return {
          outcome: 'failed',
          reason: 'its answer has another shape than documented',
          retryAfterMs: null,
        };
      return read.data.likelihood < MIN_LIKELIHOOD
        ? { outcome: 'unknown' }
        : { outcome: 'found', row: toRow(read.data.data) };
    },
  };
}
