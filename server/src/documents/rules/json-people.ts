import type { Lexicon } from '../../lexicon/types.ts';
import type { ReadPerson } from '../port.ts';
import { emptyPerson } from './empty-person.ts';
import { type Fields, fieldsOf, isFields, listOf, namedOf, pick, textOf } from './json-fields.ts';
import { addTracking, resourcesOf } from './json-tracking.ts';
import { LEVELS } from './levels.ts';
import { splitName } from './person-name.ts';
import { isoDate, makeJob, makeStudies } from './resume-parts.ts';

/*
 * People in JSON: our own shape, JSON Resume, and what the interfaces of applicant tracking systems
 * answer. Each field is looked up under the names that these use.
 */

/** The objects that may be people: a list, or a list under the usual names. */
export function peopleIn(json: unknown): unknown[] {
  if (Array.isArray(json)) return json;
  if (!isFields(json)) return [];
  if (Array.isArray(json.data) && Array.isArray(json.included)) return resourcesOf(json);
  for (const key of [
    'candidates',
    'talents',
    'results',
    'data',
    'people',
    'opportunities',
    'items',
  ]) {
    const list = json[key];
    if (Array.isArray(list)) return list;
  }
  return [json];
}

export function readJsonPerson(value: unknown, lexicon: Lexicon): ReadPerson | null {
  if (!isFields(value)) return null;
  const given = flat(value);
  const person = emptyPerson();
  const { profile } = person;
  const text = (...keys: string[]): string | null => textOf(pick(given, keys));
  const list = (...keys: string[]): unknown[] => listOf(pick(given, keys));
  const whole = text('name', 'fullName', 'full_name', 'displayName', 'candidateName');
  const split = whole === null ? null : splitName(whole.split(/\s+/).filter(Boolean));
  profile.firstname =
    text('firstname', 'firstName', 'first_name', 'first-name', 'givenName') ??
    split?.firstname ??
    null;
  profile.lastname =
    text('lastname', 'lastName', 'last_name', 'last-name', 'familyName') ??
    (split?.lastname || null);
  if (profile.firstname === null && profile.lastname === null) return null;
  person.externalId = text('id', 'candidateId', 'candidate_id');
  profile.gender = text('gender');
  profile.headline = text('headline', 'label', 'tagline');
  profile.summary = text('summary', 'about', 'pitch', 'description');
  const place = { ...fieldsOf(pick(given, ['location', 'address', 'primaryAddress'])), ...given };
  profile.city = textOf(pick(place, ['city', 'locality', 'municipality'])) ?? text('location');
  profile.state = textOf(pick(place, ['state', 'region', 'subdivision']));
  profile.country = textOf(
    pick(place, ['country', 'countryName', 'country_name', 'countryCode', 'country_code']),
  );
  profile.photoUrl = webUrl(text('photoUrl', 'image', 'picture', 'photo_url', 'avatar'));
  addLists(person, list, lexicon);
  addWork(person, list);
  profile.jobTitle =
    text('jobTitle', 'title', 'position', 'current_title', 'occupation') ??
    profile.experiences.find((job) => job.isCurrent)?.title ??
    profile.headline;
  const employer = namedOf(
    pick(given, [
      'currentOrganization',
      'company',
      'companyName',
      'current_company',
      'organization',
    ]),
  );
  const current =
    employer ?? profile.experiences.find((job) => job.isCurrent)?.organizationName ?? null;
  if (current !== null) profile.currentOrganization = { id: null, name: current, logoUrl: null };
  if (profile.experiences.length === 0 && employer !== null)
    profile.experiences.push(makeJob({ title: profile.jobTitle, employer, isCurrent: true }));
  addReach(person, given, list);
  addTracking(person, given, list);
  return person;
}

/** JSON Resume keeps the person in `basics`; JSON:API keeps everything in `attributes`. */
function flat(value: Fields): Fields {
  return {
    ...fieldsOf(value.basics),
    ...fieldsOf(value.attributes),
    ...fieldsOf(value.candidate),
    ...value,
  };
}

const namesOf = (values: readonly unknown[]): string[] => [
  ...new Set(values.map(namedOf).filter((text) => text !== null)),
];

const webUrl = (text: string | null): string | null =>
  text !== null && /^https?:\/\//i.test(text) ? text : null;

function addLists(
  { profile }: ReadPerson,
  list: (...keys: string[]) => unknown[],
  lexicon: Lexicon,
): void {
  profile.skills = namesOf(
    list('skills', 'tags', 'skillSet', 'primarySkills').flatMap((one) => {
      const keywords = listOf(fieldsOf(one).keywords);
      // A group of JSON Resume names what its keywords are about.
      return keywords.length > 0 ? keywords : [one];
    }),
  );
  profile.interests = namesOf(list('interests'));
  profile.languages = list('languages').flatMap((one) => {
    const given = fieldsOf(one);
    const name = namedOf(one);
    const level = textOf(pick(given, ['proficiency', 'fluency', 'level']));
    const read = level === null ? null : lexicon.readLanguageLevel(level.replaceAll('_', ' '));
    return name === null
      ? []
      : [{ name, proficiency: read === null ? null : (LEVELS[read] ?? null) }];
  });
  profile.certifications = list('certifications', 'certificates').flatMap((one) => {
    const given = fieldsOf(one);
    const name = namedOf(one);
    return name === null
      ? []
      : [
          {
            name,
            organizationName: textOf(pick(given, ['organizationName', 'issuer', 'authority'])),
            startDate: isoDate(pick(given, ['startDate', 'date', 'issue_date'])),
            endDate: isoDate(pick(given, ['endDate', 'expiry_date'])),
          },
        ];
  });
}

function addWork({ profile }: ReadPerson, list: (...keys: string[]) => unknown[]): void {
  for (const one of list(
    'experiences',
    'work',
    'experience_entries',
    'employments',
    'positions',
    'workHistories',
    'experience',
  )) {
    const given = fieldsOf(one);
    const highlights = namesOf(listOf(given.highlights));
    const own = textOf(pick(given, ['description', 'summary', 'comments']));
    const current = pick(given, ['isCurrent', 'current', 'is_current']);
    const job = makeJob({
      title: textOf(pick(given, ['title', 'position', 'jobTitle', 'role'])),
      employer: namedOf(
        pick(given, [
          'organizationName',
          'company',
          'company_name',
          'companyName',
          'org',
          'employer',
          'organization',
          'name',
        ]),
      ),
      start: dateIn(given, ['startDate', 'start_date', 'start', 'from']),
      end: dateIn(given, ['endDate', 'end_date', 'end', 'to']),
      description: [own, ...highlights].filter(Boolean).join('\n'),
      ...(typeof current === 'boolean' && { isCurrent: current }),
    });
    if (job.title !== null || job.organizationName !== null) profile.experiences.push(job);
  }
  for (const one of list('educations', 'education', 'education_entries', 'schools')) {
    const given = fieldsOf(one);
    const degrees = namesOf(listOf(given.degrees));
    const majors = namesOf(listOf(given.majors));
    const studies = makeStudies({
      school: namedOf(
        pick(given, ['schoolName', 'institution', 'school', 'school_name', 'organization', 'name']),
      ),
      degree: degrees.length > 0 ? null : namedOf(pick(given, ['degree', 'studyType'])),
      major:
        majors.length > 0
          ? null
          : namedOf(pick(given, ['area', 'field_of_study', 'discipline', 'major', 'field'])),
      start: dateIn(given, ['startDate', 'start_date', 'start', 'from']),
      end: dateIn(given, ['endDate', 'end_date', 'end', 'to']),
      summary: textOf(given.summary),
    });
    studies.degrees.push(...degrees);
    studies.majors.push(...majors);
    profile.educations.push(studies);
  }
}

const dateIn = (given: Fields, keys: readonly string[]): unknown => pick(given, keys);

function addReach(
  { profile, contacts }: ReadPerson,
  given: Fields,
  list: (...keys: string[]) => unknown[],
): void {
  const own = fieldsOf(given.contacts);
  const emails = [
    ...list('emails', 'email_addresses'),
    ...listOf(own.personalEmails),
    ...listOf(own.emails),
    pick(given, ['email', 'primaryEmailAddress', 'primary_email']),
    given.email2,
  ];
  contacts.emails = namesOf(emails)
    .filter((text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
    .map((text) => text.toLowerCase());
  const phones = [
    ...list('phones', 'phone_numbers'),
    ...listOf(own.phones),
    pick(given, ['phone', 'primaryPhoneNumber', 'mobile']),
    given.mobile,
  ];
  contacts.phones = namesOf(phones).filter((text) => text.replace(/\D/g, '').length >= 6);
  const links = [
    given.proNetworkUrl,
    given.url,
    given.website,
    given['linkedin-url'],
    given.linkedin,
    given.linkedin_url,
    ...list('profiles').map((one) => fieldsOf(one).url),
    ...list(
      'links',
      'socialLinks',
      'social_profiles',
      'social_media_addresses',
      'website_addresses',
      'urls',
    ).map((one) => fieldsOf(one).url ?? one),
  ];
  contacts.urls = namesOf(links).filter((text) =>
    /^(?:https?:\/\/|www\.)|^[\w.-]+\.[a-z]{2,}\//i.test(text),
  );
  profile.proNetworkUrl =
    contacts.urls.find((url) => /linkedin\.com\/(?:in|pub)\//i.test(url)) ??
    textOf(given.proNetworkUrl);
}
