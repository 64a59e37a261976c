import type { Education, Experience, TalentProfile } from '../profile.ts';
import { isOngoing } from './dates.ts';
import { unstorable } from './json-text.ts';
import { readProficiency } from './language-proficiency.ts';
import { canonicalProfileUrl, isOnProfileHost, isWebUrl, withHttps } from './profile-url.ts';
import {
  type Fields,
  fields,
  isGiven,
  list,
  name,
  names,
  object,
  period,
  Refusal,
  splitText,
  text,
  texts,
  webUrl,
} from './row-fields.ts';

/**
 * A row to import: the interface's profile shape, in which any field may be missing, with optional
 * `contacts { personalEmails, phones }`.
 */
export type ImportRow = { readonly [K in keyof TalentProfile]?: unknown } & {
  readonly contacts?: unknown;
};

export interface RowContact {
  kind: 'email' | 'phone';
  value: string;
}

/**
 * A complete row. The profile has no `id`, because the id is determined later, when the row is
 * matched with stored talents.
 */
export interface NormalRow {
  id: string | null;
  /** Canonical profile URL, the second identity of a talent. */
  url: string | null;
  profile: Omit<TalentProfile, 'id'>;
  contacts: RowContact[];
}

export type RowOutcome = { ok: true; row: NormalRow } | { ok: false; reason: string };

const ID = /^[A-Za-z0-9_-]{1,64}$/;
const EMAIL = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]+\.[^\s@<>,;".]{2,}$/;
const PHONE = /^\+?[\d\s().-]{6,30}$/;
const MAX_CONTACTS = 20;

/**
 * Missing fields become null or empty. A field that cannot be read whole rejects the row, with the
 * field's name.
 */
export function normalizeRow(
  raw: unknown,
  options: { profileHosts: readonly string[]; asOf: Date },
): RowOutcome {
  const unstorableReason = unstorable(raw);
  if (unstorableReason) return { ok: false, reason: unstorableReason };
  try {
    return { ok: true, row: readRow(object(raw, 'the row'), options) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.message };
    throw error;
  }
}

function readRow(
  row: Fields,
  { profileHosts, asOf }: { profileHosts: readonly string[]; asOf: Date },
): NormalRow {
  const experiences = readExperiences(row.experiences, asOf);
  const current = experiences.find((one) => one.isCurrent);
  const { url, shown } = readProfileUrl(row.proNetworkUrl, profileHosts);
  const profile: NormalRow['profile'] = {
    firstname: text(row.firstname, 'firstname'),
    lastname: text(row.lastname, 'lastname'),
    gender: text(row.gender, 'gender'),
    city: text(row.city, 'city'),
    country: text(row.country, 'country'),
    jobTitle: text(row.jobTitle, 'jobTitle') ?? current?.title ?? null,
    summary: text(row.summary, 'summary'),
    state: text(row.state, 'state'),
    headline: text(row.headline, 'headline'),
    photoUrl: webUrl(row.photoUrl, 'photoUrl'),
    proNetworkUrl: shown,
    currentOrganization: readCurrentOrganization(row.currentOrganization, current),
    experiences,
    educations: list(row.educations, 'educations', readEducation),
    skills: names(row.skills, 'skills'),
    interests: names(row.interests, 'interests'),
    languages: readLanguages(row.languages),
    certifications: readCertifications(row.certifications),
  };
  if (isEmpty(profile)) throw new Refusal('the profile is empty');
  return { id: readId(row.id), url, profile, contacts: readContacts(row.contacts) };
}

function readId(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  const id =
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? String(value) : value;
  if (typeof id === 'string' && ID.test(id)) return id;
  throw new Refusal('id must be 1 to 64 letters, digits, hyphens or underscores');
}

/**
 * A URL of another site stays on the profile as a link, but identifies no person. The row is
 * refused for a page of the network that is not a person's (company, school, search), and for
 * anything but a web URL.
 */
function readProfileUrl(
  value: unknown,
  hosts: readonly string[],
): { url: string | null; shown: string | null } {
  const written = text(value, 'proNetworkUrl');
  if (written === null) return { url: null, shown: null };
  const url = canonicalProfileUrl(withHttps(written), hosts);
  if (url) return { url, shown: url };
  if (isOnProfileHost(withHttps(written), hosts)) {
    throw new Refusal(
      `proNetworkUrl is not the profile of a person; write it like https://www.${hosts[0]}/in/name, or leave it empty`,
    );
  }
  if (isWebUrl(written.trim())) return { url: null, shown: written.trim() };
  throw new Refusal('proNetworkUrl is not a web address');
}

function readExperiences(value: unknown, asOf: Date): Experience[] {
  const experiences = list(value, 'experiences', (item, path) => readExperience(item, path, asOf));
  // A source without any dates lists the current position first.
  const first = experiences[0];
  const hasNoDates = list(value, 'experiences', fields).every(
    (item) => item.isCurrent === undefined && !item.startDate && !item.endDate,
  );
  if (first && hasNoDates) first.isCurrent = true;
  return experiences;
}

function readExperience(item: unknown, path: string, asOf: Date): Experience {
  const given = object(item, path);
  const organization = fields(given.organization);
  const organizationName =
    text(given.organizationName, `${path}.organizationName`) ??
    text(organization.name, `${path}.organization.name`);
  const { startDate, endDate } = period(given, path);
  const ended = endDate !== null && new Date(endDate) <= asOf;
  return {
    organizationName,
    title: text(given.title, `${path}.title`),
    startDate,
    endDate,
    description: text(given.description, `${path}.description`),
    isCurrent:
      typeof given.isCurrent === 'boolean'
        ? given.isCurrent
        : !ended && (startDate !== null || endDate !== null || isOngoing(given.endDate)),
    organization: {
      logoUrl: webUrl(organization.logoUrl, `${path}.organization.logoUrl`),
      name: text(organization.name, `${path}.organization.name`) ?? organizationName,
    },
  };
}

function readEducation(item: unknown, path: string): Education {
  const given = object(item, path);
  return {
    schoolName: text(given.schoolName, `${path}.schoolName`),
    schoolLogo: webUrl(given.schoolLogo, `${path}.schoolLogo`),
    summary: text(given.summary, `${path}.summary`),
    degrees: names(given.degrees, `${path}.degrees`),
    majors: names(given.majors, `${path}.majors`),
    minors: names(given.minors, `${path}.minors`),
    ...period(given, path),
    schoolDomain: text(given.schoolDomain, `${path}.schoolDomain`),
  };
}

function readCurrentOrganization(
  value: unknown,
  current: Experience | undefined,
): TalentProfile['currentOrganization'] {
  if (typeof value === 'string' && value.trim()) return { id: null, name: value, logoUrl: null };
  if (isGiven(value)) {
    const given = object(value, 'currentOrganization');
    const name = text(given.name, 'currentOrganization.name');
    const id = text(given.id, 'currentOrganization.id');
    if (name !== null || id !== null)
      return { id, name, logoUrl: webUrl(given.logoUrl, 'currentOrganization.logoUrl') };
  }
  return current?.organizationName
    ? { id: null, name: current.organizationName, logoUrl: current.organization.logoUrl }
    : null;
}

function readLanguages(value: unknown): TalentProfile['languages'] {
  return list(splitText(value), 'languages', readLanguage).flat();
}

function readLanguage(item: unknown, path: string): TalentProfile['languages'] {
  const given: Fields = typeof item === 'string' ? { name: item } : object(item, path);
  const language = name(given.name, `${path}.name`);
  const proficiency = text(given.proficiency, `${path}.proficiency`);
  return language === null
    ? []
    : [{ name: language, proficiency: proficiency === null ? null : readProficiency(proficiency) }];
}

function readCertifications(value: unknown): TalentProfile['certifications'] {
  return list(value, 'certifications', readCertification).flat();
}

function readCertification(item: unknown, path: string): TalentProfile['certifications'] {
  const given: Fields = typeof item === 'string' ? { name: item } : object(item, path);
  const title = text(given.name, `${path}.name`);
  const organizationName = text(given.organizationName, `${path}.organizationName`);
  const { startDate, endDate } = period(given, path);
  return title === null ? [] : [{ name: title, organizationName, startDate, endDate }];
}

/**
 * Values that are clearly not addresses or numbers ("n/a", "see CV") are left out. They are no
 * reason to reject the person.
 */
function readContacts(value: unknown): RowContact[] {
  const given = isGiven(value) ? object(value, 'contacts') : {};
  const emails = texts(given.personalEmails, 'contacts.personalEmails').map((email) =>
    email.trim().toLowerCase(),
  );
  const phones = texts(given.phones, 'contacts.phones').map((phone) =>
    phone.trim().replace(/\s+/g, ' '),
  );
  return [
    ...new Set(emails.filter((email) => EMAIL.test(email)).slice(0, MAX_CONTACTS))
      .values()
      .map((email): RowContact => ({ kind: 'email', value: email })),
    ...new Set(phones.filter((phone) => PHONE.test(phone)).slice(0, MAX_CONTACTS))
      .values()
      .map((phone): RowContact => ({ kind: 'phone', value: phone })),
  ];
}

function isEmpty(profile: NormalRow['profile']): boolean {
  return Object.entries(profile).every(
    ([key, value]) =>
      key === 'proNetworkUrl' || value === null || (Array.isArray(value) && value.length === 0),
  );
}
