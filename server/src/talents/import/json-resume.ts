import { once } from '../../platform/once.ts';
import { readProficiency } from '../rules/language-proficiency.ts';
import { canonicalProfileUrl, withHttps } from '../rules/profile-url.ts';

/**
 * Converts a JSON Resume (jsonresume.org schema 1.0, and the older `company`, `website` and
 * `picture`) to a row in the interface's shape. Returns other values unchanged for the import to
 * validate: a profile already in that shape, or a value that is not an object.
 */
export function resumeToRow(value: unknown): unknown {
  const resume = fields(value);
  if (!('basics' in resume) && !('work' in resume)) return value;
  const basics = fields(resume.basics);
  const location = fields(basics.location);
  return {
    id: resume.id,
    ...readName(basics),
    gender: basics.gender,
    city: location.city,
    state: location.region,
    country: readCountry(location),
    summary: basics.summary,
    headline: basics.label ?? basics.headline,
    photoUrl: basics.image ?? basics.picture,
    proNetworkUrl: readProfileUrl(basics),
    experiences: eachOf(resume.work, readWork),
    educations: eachOf(resume.education, readStudy),
    skills: namesAndKeywords(resume.skills),
    interests: namesAndKeywords(resume.interests),
    languages: eachOf(resume.languages, (item) => ({
      name: item.language ?? item.name,
      proficiency: readFluency(item.fluency ?? item.level),
    })),
    certifications: eachOf(resume.certificates ?? resume.certifications, (item) => ({
      name: item.name ?? item.title,
      organizationName: item.issuer,
      startDate: item.date ?? item.startDate,
      endDate: item.endDate,
    })),
    contacts: { personalEmails: present(basics.email), phones: present(basics.phone) },
  };
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fields = (value: unknown): Fields => (isFields(value) ? value : {});
const objects = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/**
 * Applies `read` to each object of a list. Strings stay: they stand for an item with that name.
 * Values of other types stay for the import to refuse.
 */
function eachOf(value: unknown, read: (item: Fields) => unknown): unknown {
  return Array.isArray(value) ? value.map((item) => (isFields(item) ? read(item) : item)) : value;
}

const given = (value: unknown): unknown[] => (value === undefined || value === null ? [] : [value]);
const present = (value: unknown): string[] =>
  typeof value === 'string' && value.trim() !== '' ? [value] : [];

function readName(basics: Fields): { firstname: unknown; lastname: unknown } {
  if (typeof basics.firstName === 'string' || typeof basics.lastName === 'string')
    return { firstname: basics.firstName, lastname: basics.lastName };
  const [first = null, ...rest] = present(basics.name)[0]?.trim().split(/\s+/) ?? [];
  return { firstname: first, lastname: rest.length > 0 ? rest.join(' ') : null };
}

function readCountry(location: Fields): unknown {
  const code = location.countryCode;
  if (typeof code !== 'string' || !/^[a-z]{2}$/i.test(code)) return location.country ?? code;
  return location.country ?? countryNames().of(code.toUpperCase());
}

const countryNames = once(() => new Intl.DisplayNames('en', { type: 'region' }));

function readProfileUrl(basics: Fields): string | null {
  const addresses = [
    ...objects(basics.profiles).map((profile) => profile.url),
    basics.url,
    basics.website,
  ];
  const written = addresses
    .filter((url) => typeof url === 'string')
    .find((url) => canonicalProfileUrl(withHttps(url)) !== null);
  if (written) return written;
  const profile = objects(basics.profiles).find((item) =>
    /^linked\s?in$/i.test(String(item.network ?? '')),
  );
  // A URL there that is not a person's stays, for the import to refuse.
  if (profile && present(profile.url).length > 0) return String(profile.url);
  return profile && /^[\w-]+$/.test(String(profile.username ?? ''))
    ? `https://www.linkedin.com/in/${profile.username}`
    : null;
}

function readWork(item: Fields): Fields {
  const highlights = Array.isArray(item.highlights)
    ? item.highlights.filter((one) => typeof one === 'string')
    : [];
  return {
    organizationName: item.name ?? item.company,
    title: item.position,
    startDate: item.startDate,
    endDate: item.endDate,
    description: [...present(item.summary ?? item.description), ...highlights].join('\n'),
    isCurrent: item.isCurrent,
  };
}

function readStudy(item: Fields): Fields {
  const courses = Array.isArray(item.courses)
    ? item.courses.filter((one) => typeof one === 'string')
    : [];
  return {
    schoolName: item.institution,
    degrees: given(item.studyType),
    majors: given(item.area),
    summary: courses.join(', '),
    startDate: item.startDate,
    endDate: item.endDate,
    schoolDomain: domainOf(item.url ?? item.website),
  };
}

function domainOf(url: unknown): string | null {
  const host = typeof url === 'string' ? URL.parse(withHttps(url))?.hostname : null;
  return host ? host.replace(/^www\./, '') : null;
}

/** A skill or interest is a string, or an object with a name and keywords. */
function namesAndKeywords(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.flatMap((item) => {
    if (!isFields(item)) return [item];
    return [
      ...given(item.name),
      ...(Array.isArray(item.keywords) ? item.keywords : given(item.keywords)),
    ];
  });
}

const readFluency = (value: unknown): string | null =>
  typeof value === 'string' ? readProficiency(value) : null;
