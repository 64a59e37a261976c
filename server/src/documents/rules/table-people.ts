import type { Lexicon } from '../../lexicon/types.ts';
import type {
  FileProblem,
  ReadColumn,
  ReadOptions,
  ReadPerson,
  ReadTable,
  TableField,
  TableMapping,
} from '../port.ts';
import { readDate, timestampOf } from './dates.ts';
import { emptyPerson } from './empty-person.ts';
import { LEVELS } from './levels.ts';
import { outcomeOf } from './outcome.ts';
import { splitName } from './person-name.ts';
import { problem } from './problems.ts';
import { countHeaders, readColumns, systemOf } from './table-headers.ts';

/* People out of the rows of a table. */

export interface TablePeople {
  people: ReadPerson[];
  table: ReadTable;
  problems: FileProblem[];
}

/** Exports may begin with notes above their headers. */
const MAX_PREAMBLE = 10;

export function readTable(
  rows: readonly (readonly string[])[],
  { mapping = {}, samples }: ReadOptions,
  lexicon: Lexicon,
): TablePeople {
  const at = headerRow(rows, mapping);
  const headers = (rows[at] ?? []).map((text) => text.trim());
  const body = rows.slice(at + 1);
  const columns = readColumns(headers, body, mapping, samples);
  const table: ReadTable = { system: systemOf(headers), columns };
  const has = (field: TableField): boolean => columns.some((column) => column.field === field);
  if (!has('name') && !has('firstname') && !has('lastname'))
    return { people: [], table, problems: [problem('mapping_needed')] };
  const people: ReadPerson[] = [];
  const problems: FileProblem[] = [];
  body.forEach((row, index) => {
    if (row.every((text) => text.trim() === '')) return;
    const person = readRow(row, columns, { line: at + index + 2, lexicon });
    if (person) people.push({ ...person, system: table.system });
    else
      problems.push({
        ...problem('no_name', { row: at + index + 2 }),
        cells: cellsOf(row, headers),
      });
  });
  return { people, table, problems };
}

const cellsOf = (row: readonly string[], headers: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    headers.flatMap((header, index) => {
      const text = row[index]?.trim() ?? '';
      return header === '' || text === '' ? [] : [[header, text]];
    }),
  );

function headerRow(rows: readonly (readonly string[])[], mapping: TableMapping): number {
  const known = (row: readonly string[]): number =>
    countHeaders(row) + row.filter((text) => text.trim() in mapping).length;
  let best = 0;
  rows.slice(0, MAX_PREAMBLE).forEach((row, index) => {
    if (known(row) > known(rows[best] ?? [])) best = index;
  });
  return best;
}

interface RowPlace {
  line: number;
  lexicon: Lexicon;
}

function readRow(
  row: readonly string[],
  columns: readonly ReadColumn[],
  { line, lexicon }: RowPlace,
): ReadPerson | null {
  const values = new Map<TableField, string[]>();
  columns.forEach(({ field }, index) => {
    const text = row[index]?.trim() ?? '';
    if (field && text !== '') values.set(field, [...(values.get(field) ?? []), text]);
  });
  const one = (field: TableField): string | null => values.get(field)?.[0] ?? null;
  const many = (field: TableField): string[] => [
    ...new Set(
      (values.get(field) ?? []).flatMap((text) => text.split(/\s*[,;|\n]\s*/)).filter(Boolean),
    ),
  ];
  const person = emptyPerson();
  const { profile } = person;
  const add = (path: string, text: string | null): void => {
    if (text !== null) person.spans.push({ path, page: null, box: null, line, text });
  };
  const whole = one('name');
  const split = whole === null ? null : splitName(wordsOf(whole));
  profile.firstname = one('firstname') ?? split?.firstname ?? null;
  profile.lastname = one('lastname') ?? (split?.lastname || null);
  if (profile.firstname === null && profile.lastname === null) return null;
  person.externalId = one('externalId');
  const fields = [
    'headline',
    'summary',
    'city',
    'state',
    'country',
    'gender',
    'photoUrl',
    'jobTitle',
  ] as const;
  for (const field of fields) profile[field] = one(field);
  profile.skills = many('skills');
  profile.interests = many('interests');
  profile.languages = many('languages').map((text) => readLanguage(text, lexicon));
  profile.certifications = many('certifications').map((name) => ({
    name,
    organizationName: null,
    startDate: null,
    endDate: null,
  }));
  addPlace(person, one('location'), lexicon);
  addContacts(person, values);
  addJob(person, {
    title: one('jobTitle'),
    employer: one('organizationName'),
    start: one('startDate'),
    end: one('endDate'),
  });
  addStudies(person, { school: one('schoolName'), degree: one('degree'), major: one('major') });
  addTracking(person, values);
  for (const field of ['firstname', 'lastname', ...fields] as const)
    add(`/${field}`, profile[field]);
  profile.skills.forEach((text, index) => {
    add(`/skills/${index}`, text);
  });
  add('/experiences/0/organizationName', one('organizationName'));
  add('/educations/0/schoolName', one('schoolName'));
  person.contacts.emails.forEach((text, index) => {
    add(`/contacts/emails/${index}`, text);
  });
  return person;
}

/** "Doe, Jane" has its last name first. */
function wordsOf(name: string): string[] {
  const [last, first] = name.split(/\s*,\s*/);
  const ordered = first && !/^(?:phd|mba|jr|sr|md)\b/i.test(first) ? `${first} ${last}` : name;
  return ordered.split(/\s+/).filter(Boolean);
}

/** What the columns of an applicant tracking system say. A second stage is a status: `Rejected`. */
function addTracking(person: ReadPerson, values: ReadonlyMap<TableField, string[]>): void {
  person.notes = (values.get('note') ?? []).map((text) => ({ text, date: null }));
  const [job = null] = values.get('job') ?? [];
  const [stage = null, status = null] = values.get('stage') ?? [];
  const outcome = outcomeOf(values.get('outcome') ?? []) ?? status;
  if (job === null && stage === null && outcome === null) return;
  const [date = null] = values.get('appliedAt') ?? [];
  person.applications.push({ job, stage, outcome, date: dateOf(date) });
}

const dateOf = (text: string | null): string | null => {
  const date = text === null ? null : readDate(text.replace(/[ T]\d{1,2}:\d{2}.*$/, ''));
  return date && timestampOf(date);
};

function readLanguage(text: string, lexicon: Lexicon): ReadPerson['profile']['languages'][number] {
  const [, name = text, rest = ''] = /^([^(:–-]+?)\s*[(:–-]\s*(.*?)\)?$/.exec(text) ?? [];
  const level = lexicon.readLanguageLevel(rest);
  return { name, proficiency: level === null ? null : (LEVELS[level] ?? null) };
}

/** "Paris, Île-de-France, France" fills the parts that no column of their own gave. */
function addPlace({ profile }: ReadPerson, location: string | null, lexicon: Lexicon): void {
  if (location === null) return;
  const parts = location.split(/\s*,\s*/).filter(Boolean);
  const [first, ...rest] = parts;
  const last = rest.at(-1);
  const isCountry = (text: string): boolean =>
    lexicon.readPlaces(text).some(({ kind }) => kind === 'country');
  if (parts.length === 1 && first && isCountry(first)) profile.country ??= first;
  else if (first) profile.city ??= first;
  if (last && isCountry(last)) profile.country ??= last;
  const state = rest.find((text) => text !== profile.country);
  if (state) profile.state ??= state;
}

function addContacts(
  { profile, contacts }: ReadPerson,
  values: ReadonlyMap<TableField, string[]>,
): void {
  const all = (field: TableField): string[] => [
    ...new Set(
      (values.get(field) ?? [])
        .flatMap((text) => text.split(/\s*[,;|\n]\s*|\s+:::\s+/))
        .filter(Boolean),
    ),
  ];
  contacts.emails = all('email')
    .filter((text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
    .map((text) => text.toLowerCase());
  contacts.phones = all('phone').filter((text) => text.replace(/\D/g, '').length >= 6);
  const links = [...all('proNetworkUrl'), ...all('url')].filter((text) =>
    /^(?:https?:\/\/|www\.)|\.[a-z]{2,}\//i.test(text),
  );
  contacts.urls = links;
  profile.proNetworkUrl = links.find((url) => /linkedin\.com\/(?:in|pub)\//i.test(url)) ?? null;
}

interface RowJob {
  title: string | null;
  employer: string | null;
  start: string | null;
  end: string | null;
}

function addJob({ profile }: ReadPerson, { title, employer, start, end }: RowJob): void {
  if (title === null && employer === null) return;
  const endDate = dateOf(end);
  profile.experiences.push({
    title,
    organizationName: employer,
    startDate: dateOf(start),
    endDate,
    description: null,
    isCurrent: endDate === null,
    organization: { name: employer, logoUrl: null },
  });
  if (employer !== null && endDate === null)
    profile.currentOrganization = { id: null, name: employer, logoUrl: null };
}

interface RowStudies {
  school: string | null;
  degree: string | null;
  major: string | null;
}

function addStudies({ profile }: ReadPerson, { school, degree, major }: RowStudies): void {
  if (school === null && degree === null && major === null) return;
  profile.educations.push({
    schoolName: school,
    schoolLogo: null,
    summary: null,
    degrees: degree === null ? [] : [degree],
    majors: major === null ? [] : [major],
    minors: [],
    startDate: null,
    endDate: null,
    schoolDomain: null,
  });
}
