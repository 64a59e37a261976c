/**
 * The columns that a CSV export of people may have, in English and French, and the conversion of a
 * record's cells to a row.
 */

import { withHttps } from '../rules/profile-url.ts';

/** Headings, folded (lower case, without accents, spaces or punctuation), by field. */
const HEADINGS: Record<string, string> = {
  id: 'id talentid candidateid externalid identifiant',
  firstname: 'firstname givenname forename first prenom prenoms',
  lastname: 'lastname surname familyname last nom nomdefamille',
  fullname: 'fullname name nomcomplet nometprenom nomprenom prenomnom candidate candidat',
  gender: 'gender sex genre sexe civilite',
  city: 'city town ville commune',
  state: 'state region province etat county departement',
  country: 'country pays countryname',
  location: 'location place localisation lieu address adresse residence',
  headline: 'headline tagline accroche titreduprofil',
  summary: 'summary about bio profile resume apropos description presentation',
  photoUrl: 'photo photourl picture pictureurl avatar image',
  proNetworkUrl:
    'linkedin linkedinurl linkedinprofile linkedinprofileurl pronetworkurl profileurl url lienlinkedin profillinkedin urllinkedin',
  skills: 'skills skill competences competence technologies keywords',
  interests: 'interests hobbies interets centresdinteret loisirs',
  languages: 'languages language langues langue',
  certifications: 'certifications certification certificates certificate certificats licences',
  email:
    'email emails mail emailaddress personalemail personalemails courriel adresseemail adressemail',
  phone: 'phone phones phonenumber mobile mobilephone telephone tel portable numerodetelephone',
  years:
    'years yearsofexperience experienceyears yearsexperience totalexperience anneesdexperience anneesexperience experience',
  title:
    'jobtitle title position role currenttitle currentposition currentjobtitle job poste intitule intituleduposte fonction metier posteactuel',
  company:
    'company organization organisation organizationname employer companyname currentcompany currentorganization entreprise societe employeur entrepriseactuelle',
  start: 'startdate start from since jobstart datededebut debut depuis',
  end: 'enddate end to until jobend datedefin fin',
  task: 'jobdescription responsibilities missions experiencedescription descriptionduposte',
  school: 'school university college education ecole universite etablissement formation schoolname',
  degree: 'degree diploma diplome qualification',
  major: 'major fieldofstudy field studies specialite domaine filiere',
  graduation: 'graduationyear graduation graduationdate anneedediplome anneediplome',
};

const FIELD_OF = new Map(
  Object.entries(HEADINGS).flatMap(([field, words]) =>
    words.split(' ').map((word) => [word, field] as const),
  ),
);

/**
 * Several columns may fill these fields, such as `email` and `personal email`. Their values are
 * combined.
 */
const LISTS = new Set(['skills', 'interests', 'languages', 'certifications', 'email', 'phone']);

export interface Column {
  field: string;
  heading: string;
  /** The number of the job or school that it belongs to: `company_2` belongs to the second. */
  place: number;
}

/** The field of each column. Null for an unknown heading, whose cells are skipped. */
export function readHeader(cells: readonly string[]): (Column | null)[] {
  return cells.map((cell) => {
    const folded = foldHeading(cell);
    const numbered = /^(.*?)(\d{1,2})$/.exec(folded);
    const field = FIELD_OF.get(folded) ?? (numbered ? FIELD_OF.get(numbered[1]!) : undefined);
    return field === undefined
      ? null
      : {
          field,
          heading: cell.trim(),
          place: numbered && !FIELD_OF.has(folded) ? Number(numbered[2]) : 1,
        };
  });
}

/** How many of the headings are known ones. */
export const countKnownHeadings = (cells: readonly string[]): number =>
  readHeader(cells).filter((column) => column !== null).length;

const foldHeading = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

/**
 * A heading that appears on two columns, as written; null when there is none. Known headings are
 * compared without case, accents and spaces.
 */
export function repeatedHeading(cells: readonly string[]): string | null {
  const met = new Set<string>();
  for (const cell of cells) {
    const folded = foldHeading(cell);
    const heading = FIELD_OF.has(folded) ? folded : cell.trim().toLowerCase();
    if (heading !== '' && met.has(heading)) return cell.trim();
    met.add(heading);
  }
  return null;
}

/**
 * Converts a record's cells to a row in the interface's shape, or returns why it cannot: two
 * columns with the same meaning differ, or the years of experience are not a number. `asOf` dates a
 * career that is given as years of experience.
 */
export function recordToRow(
  columns: readonly (Column | null)[],
  cells: readonly string[],
  asOf: Date,
): { value: unknown } | { reason: string } {
  const values = new Map<string, { cell: string; heading: string }>();
  const lists = new Map<string, string[]>();
  const places = new Set<number>();
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]?.trim();
    if (!column || !cell) continue;
    if (LISTS.has(column.field)) {
      lists.set(column.field, [...(lists.get(column.field) ?? []), ...splitList(cell)]);
      continue;
    }
    const key = `${column.field} ${column.place}`;
    const other = values.get(key);
    if (other && other.cell !== cell) {
      return {
        reason: `the columns "${other.heading}" and "${column.heading}" mean the same and differ; leave one of them empty or remove it`,
      };
    }
    values.set(key, { cell, heading: column.heading });
    places.add(column.place);
  }
  const cell = (field: string, place = 1): string | null =>
    values.get(`${field} ${place}`)?.cell ?? null;
  const years = values.get('years 1');
  if (years && readYears(years.cell) === null) {
    return {
      reason: `the column "${years.heading}" holds no number of years from 0 to 60; write it like 5 or 3.5, or leave it empty`,
    };
  }
  return {
    value: toRow(
      cell,
      (field) => lists.get(field) ?? [],
      [...places].sort((a, b) => a - b),
      asOf,
    ),
  };
}

type Cell = (field: string, place?: number) => string | null;

function toRow(
  cell: Cell,
  list: (field: string) => string[],
  places: readonly number[],
  asOf: Date,
): unknown {
  const url = cell('proNetworkUrl');
  return {
    id: cell('id'),
    ...readName(cell),
    gender: cell('gender'),
    ...readPlace(cell),
    headline: cell('headline'),
    summary: cell('summary'),
    photoUrl: cell('photoUrl'),
    proNetworkUrl: url === null ? null : withHttps(url),
    skills: list('skills'),
    interests: list('interests'),
    languages: list('languages').map(readLanguage),
    certifications: list('certifications'),
    jobTitle: cell('title'),
    experiences: places.flatMap((place) => readExperience(cell, place, asOf)),
    educations: places.flatMap((place) => readEducation(cell, place)),
    contacts: { personalEmails: list('email'), phones: list('phone') },
  };
}

function readName(cell: Cell): { firstname: string | null; lastname: string | null } {
  const [firstname, lastname, fullname] = [cell('firstname'), cell('lastname'), cell('fullname')];
  if (firstname !== null || fullname === null) return { firstname, lastname };
  const [family, given] = fullname.split(/\s*,\s*/);
  if (given) return { firstname: given, lastname: family! };
  const [first, ...rest] = fullname.split(/\s+/);
  return { firstname: first!, lastname: lastname ?? (rest.length > 0 ? rest.join(' ') : null) };
}

/**
 * "Lyon, France" and "Austin, Texas, United States" fill the fields that have no column of their
 * own.
 */
function readPlace(cell: Cell): {
  city: string | null;
  state: string | null;
  country: string | null;
} {
  const parts =
    cell('location')
      ?.split(/\s*,\s*/)
      .filter(Boolean) ?? [];
  const [city = null, second = null, third = null] = parts;
  return {
    city: cell('city') ?? city,
    state: cell('state') ?? (third === null ? null : second),
    country: cell('country') ?? third ?? second,
  };
}

function readExperience(cell: Cell, place: number, asOf: Date): object[] {
  const [title, organizationName, start, end, description] = [
    cell('title', place),
    cell('company', place),
    cell('start', place),
    cell('end', place),
    cell('task', place),
  ];
  if (title === null && organizationName === null) return [];
  const years = place === 1 ? readYears(cell('years') ?? '') : null;
  const startDate = start ?? (years === null ? null : startOfYears(years, asOf));
  // The first job of a flat table is the current one unless it has an end.
  return [
    {
      title,
      organizationName,
      startDate,
      endDate: end,
      description,
      ...(place === 1 && end === null ? { isCurrent: true } : {}),
    },
  ];
}

/** "5", "3,5", "10+ years". */
function readYears(text: string): number | null {
  const years = Number.parseFloat(text.replace(',', '.'));
  return years >= 0 && years <= 60 ? years : null;
}

/** The first of the month, this many years ago. */
function startOfYears(years: number, asOf: Date): string {
  return new Date(
    Date.UTC(asOf.getUTCFullYear(), asOf.getUTCMonth() - Math.round(years * 12), 1),
  ).toISOString();
}

function readEducation(cell: Cell, place: number): object[] {
  const [schoolName, degree, major] = [
    cell('school', place),
    cell('degree', place),
    cell('major', place),
  ];
  if (schoolName === null && degree === null) return [];
  return [
    {
      schoolName,
      degrees: degree === null ? [] : [degree],
      majors: major === null ? [] : [major],
      endDate: cell('graduation', place),
    },
  ];
}

/** Semicolons or bars separate the items of a cell. Without either, commas do. */
function splitList(cell: string): string[] {
  return cell
    .split(/[;|\n]/.test(cell) ? /[;|\n]/ : /,/)
    .map((item) => item.trim())
    .filter(Boolean);
}

/** "English (fluent)", "Anglais : courant", "German - B2". */
function readLanguage(item: string): { name: string; proficiency: string | null } {
  const match = /^([^(:]+?)\s*(?:\(([^)]*)\)|:\s*(.*)|\s[-–]\s*(.*))$/.exec(item);
  return match
    ? { name: match[1]!, proficiency: match[2] ?? match[3] ?? match[4] ?? null }
    : { name: item, proficiency: null };
}
