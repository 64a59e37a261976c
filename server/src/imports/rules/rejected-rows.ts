/** Rejected rows as a table that can be corrected and imported again. */

export interface RejectedRow {
  row: number;
  file: string | null;
  reason: string;
  /** What the row held, by heading; null when it could not be divided. */
  cells: Readonly<Record<string, string>> | null;
}

const ABOUT_ROW = ['row', 'file', 'reason'];

/** The headings, then the cells of each row. Readers of tables leave the first three columns out. */
export function rejectedTable(rows: readonly RejectedRow[]): (string | number | null)[][] {
  const headings = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells ?? {})))].filter(
    (heading) => !ABOUT_ROW.includes(heading),
  );
  return [
    [...ABOUT_ROW, ...headings],
    ...rows.map(({ row, file, reason, cells }) => [
      row,
      file,
      reason,
      ...headings.map((heading) => cells?.[heading] ?? null),
    ]),
  ];
}

type Fields = Readonly<Record<string, unknown>>;

const TEXTS = ['id', 'firstname', 'lastname', 'gender', 'headline', 'summary', 'city', 'state'];

/**
 * A person in the interface's shape as cells under headings that readers of tables know; null for
 * anything else. Jobs and schools after the third are left out.
 */
export function cellsOf(value: unknown): Record<string, string> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const row = value as Fields;
  const cells: Record<string, string> = {};
  const put = (heading: string, given: unknown): void => {
    const text = textOf(given);
    if (text !== '') cells[heading] = text;
  };
  for (const name of TEXTS) put(name, row[name]);
  put('country', row.country);
  put('profile_url', row.proNetworkUrl);
  const contacts = fieldsOf(row.contacts);
  put('email', contacts.personalEmails);
  put('phone', contacts.phones);
  put('skills', row.skills);
  put('languages', row.languages);
  put('certifications', row.certifications);
  listOf(row.experiences).forEach((job, index) => {
    const place = index === 0 ? '' : `_${index + 1}`;
    put(`job_title${place}`, job.title ?? (index === 0 ? row.jobTitle : null));
    put(`company${place}`, job.organizationName ?? fieldsOf(job.organization).name);
    put(`start_date${place}`, job.startDate);
    put(`end_date${place}`, job.endDate);
  });
  if (cells.job_title === undefined) put('job_title', row.jobTitle);
  listOf(row.educations).forEach((school, index) => {
    const place = index === 0 ? '' : `_${index + 1}`;
    put(`school${place}`, school.schoolName);
    put(`degree${place}`, school.degrees);
  });
  return Object.keys(cells).length === 0 ? null : cells;
}

const MAX_PLACES = 3;
const MAX_CELL = 2_000;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const listOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.slice(0, MAX_PLACES).map(fieldsOf) : [];

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('; ');
  if (typeof value === 'object' && value !== null) return textOf((value as Fields).name);
  return value === null || value === undefined ? '' : String(value).slice(0, MAX_CELL);
}
