import type { Education, Experience, TalentProfile } from '../profile.ts';
import { isOngoing, readDate } from './dates.ts';
import { unstorable } from './json-text.ts';
import { readProficiency } from './language-proficiency.ts';
import { canonicalProfileUrl, isWebUrl, withHttps } from './profile-url.ts';

/** A row to import: the interface's profile shape, in which anything may be missing, with optional `contacts { personalEmails, phones }`. */
export type ImportRow = { readonly [K in keyof TalentProfile]?: unknown } & { readonly contacts?: unknown };

export interface RowContact {
  kind: 'email' | 'phone';
  value: string;
}

/** A row in full shape. The profile has no `id` inside: the id is settled when the row meets what is stored. */
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

/** Carries the reason out of the nested readers below; never leaves this file. */
class Refusal extends Error {}

/** Reads a row leniently: what is missing becomes null or empty, what is of a wrong kind refuses the row with the field's name. */
export function normalizeRow(raw: unknown, options: { profileHosts: readonly string[]; asOf: Date }): RowOutcome {
  const unstorableReason = unstorable(raw);
  if (unstorableReason) return { ok: false, reason: unstorableReason };
  try {
    return { ok: true, row: readRow(object(raw, 'the row'), options) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.message };
    throw error;
  }
}

type Fields = Record<string, unknown>;

function readRow(row: Fields, { profileHosts, asOf }: { profileHosts: readonly string[]; asOf: Date }): NormalRow {
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
    educations: list(row.educations, 'educations').map(readEducation),
    skills: texts(row.skills, 'skills'),
    interests: texts(row.interests, 'interests'),
    languages: readLanguages(row.languages),
    certifications: readCertifications(row.certifications),
  };
  if (isEmpty(profile)) throw new Refusal('the profile is empty');
  return { id: readId(row.id), url, profile, contacts: readContacts(row.contacts) };
}

function readId(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  const id = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? String(value) : value;
  if (typeof id === 'string' && ID.test(id)) return id;
  throw new Refusal('id must be 1 to 64 letters, digits, hyphens or underscores');
}

/** Another site's address stays on the profile for people to follow, but identifies nobody; anything but a web address refuses the row. */
function readProfileUrl(value: unknown, hosts: readonly string[]): { url: string | null; shown: string | null } {
  const written = text(value, 'proNetworkUrl');
  if (written === null) return { url: null, shown: null };
  const url = canonicalProfileUrl(withHttps(written), hosts);
  if (url) return { url, shown: url };
  if (isWebUrl(written.trim())) return { url: null, shown: written.trim() };
  throw new Refusal('proNetworkUrl is not a web address');
}

function readExperiences(value: unknown, asOf: Date): Experience[] {
  const experiences = list(value, 'experiences').map((item, index) => readExperience(item, index, asOf));
  // A source without any dates lists the present position first.
  const first = experiences[0];
  const saysNothing = list(value, 'experiences').every(
    (item) => fields(item).isCurrent === undefined && !fields(item).startDate && !fields(item).endDate,
  );
  if (first && saysNothing) first.isCurrent = true;
  return experiences;
}

function readExperience(item: unknown, index: number, asOf: Date): Experience {
  const path = `experiences[${index}]`;
  const given = object(item, path);
  const organization = fields(given.organization);
  const organizationName = text(given.organizationName, `${path}.organizationName`) ?? text(organization.name, `${path}.organization.name`);
  const startDate = readDate(given.startDate);
  const endDate = readDate(given.endDate);
  const ended = endDate !== null ? new Date(endDate) <= asOf : !isOngoing(given.endDate) && isGiven(given.endDate);
  return {
    organizationName,
    title: text(given.title, `${path}.title`),
    startDate,
    endDate,
    description: text(given.description, `${path}.description`),
    isCurrent:
      typeof given.isCurrent === 'boolean' ? given.isCurrent : !ended && (startDate !== null || endDate !== null || isOngoing(given.endDate)),
    organization: {
      logoUrl: webUrl(organization.logoUrl, `${path}.organization.logoUrl`),
      name: text(organization.name, `${path}.organization.name`) ?? organizationName,
    },
  };
}

function readEducation(item: unknown, index: number): Education {
  const path = `educations[${index}]`;
  const given = object(item, path);
  return {
    schoolName: text(given.schoolName, `${path}.schoolName`),
    schoolLogo: webUrl(given.schoolLogo, `${path}.schoolLogo`),
    summary: text(given.summary, `${path}.summary`),
    degrees: texts(given.degrees, `${path}.degrees`),
    majors: texts(given.majors, `${path}.majors`),
    minors: texts(given.minors, `${path}.minors`),
    startDate: readDate(given.startDate),
    endDate: readDate(given.endDate),
    schoolDomain: text(given.schoolDomain, `${path}.schoolDomain`),
  };
}

function readCurrentOrganization(value: unknown, current: Experience | undefined): TalentProfile['currentOrganization'] {
  if (typeof value === 'string' && value.trim()) return { id: null, name: value, logoUrl: null };
  if (isGiven(value)) {
    const given = object(value, 'currentOrganization');
    const name = text(given.name, 'currentOrganization.name');
    const id = text(given.id, 'currentOrganization.id');
    if (name !== null || id !== null) return { id, name, logoUrl: webUrl(given.logoUrl, 'currentOrganization.logoUrl') };
  }
  return current?.organizationName ? { id: null, name: current.organizationName, logoUrl: current.organization.logoUrl } : null;
}

function readLanguages(value: unknown): TalentProfile['languages'] {
  return list(value, 'languages').flatMap((item, index) => {
    const given = typeof item === 'string' ? { name: item } : object(item, `languages[${index}]`);
    const name = text(given.name, `languages[${index}].name`);
    const proficiency = text(fields(given).proficiency, `languages[${index}].proficiency`);
    return name === null ? [] : [{ name, proficiency: proficiency === null ? null : readProficiency(proficiency) }];
  });
}

function readCertifications(value: unknown): TalentProfile['certifications'] {
  return list(value, 'certifications').flatMap((item, index) => {
    const path = `certifications[${index}]`;
    const given: Fields = typeof item === 'string' ? { name: item } : object(item, path);
    const name = text(given.name, `${path}.name`);
    const organizationName = text(given.organizationName, `${path}.organizationName`);
    return name === null ? [] : [{ name, organizationName, startDate: readDate(given.startDate), endDate: readDate(given.endDate) }];
  });
}

/** Addresses and numbers that are plainly neither ("n/a", "see CV") are left out; they are no reason to lose the person. */
function readContacts(value: unknown): RowContact[] {
  const given = fields(value);
  const emails = texts(given.personalEmails, 'contacts.personalEmails').map((email) => email.trim().toLowerCase());
  const phones = texts(given.phones, 'contacts.phones').map((phone) => phone.trim().replace(/\s+/g, ' '));
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
  return Object.entries(profile).every(([key, value]) => key === 'proNetworkUrl' || value === null || (Array.isArray(value) && value.length === 0));
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function object(value: unknown, path: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new Refusal(`${path} must be an object`);
}

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {});

function list(value: unknown, path: string): unknown[] {
  if (!isGiven(value)) return [];
  if (Array.isArray(value)) return value.filter((item) => item !== null);
  throw new Refusal(`${path} must be a list`);
}

/** Kept as written: quotes are cut from it word for word. Only text without any visible character reads as missing. */
function text(value: unknown, path: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new Refusal(`${path} must be text`);
  return value.trim() === '' ? null : value;
}

function texts(value: unknown, path: string): string[] {
  const given = typeof value === 'string' && value !== '' ? [value] : list(value, path);
  const read = given.map((item, index) => text(typeof item === 'object' ? fields(item).name : item, `${path}[${index}]`));
  return [...new Set(read.filter((item) => item !== null))];
}

/** Pictures and logos are shown as links: anything but a web address (`javascript:`, `data:`) is left out. */
function webUrl(value: unknown, path: string): string | null {
  const url = text(value, path)?.trim() ?? null;
  return url !== null && isWebUrl(url) ? url : null;
}
