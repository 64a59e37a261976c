import type { TalentProfile } from '../profile.ts';

/** The fields of a profile without its id, in the order in which it is stored and shown. */
export type ProfileFields = Omit<TalentProfile, 'id'>;

/** What one source said of a person. An edit gives only the fields that were edited. */
export interface ProfileRecord {
  isEdit: boolean;
  fields: Partial<ProfileFields>;
}

const FIELDS: readonly (keyof ProfileFields)[] = [
  'firstname',
  'lastname',
  'gender',
  'city',
  'country',
  'jobTitle',
  'summary',
  'state',
  'headline',
  'photoUrl',
  'proNetworkUrl',
  'currentOrganization',
  'experiences',
  'educations',
  'skills',
  'interests',
  'languages',
  'certifications',
];

const LISTS: readonly (keyof ProfileFields)[] = [
  'experiences',
  'educations',
  'skills',
  'interests',
  'languages',
  'certifications',
];

/** Where a person lives is read from one source, not mixed from two. */
const PLACE: readonly (keyof ProfileFields)[] = ['city', 'state', 'country'];

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/**
 * The profile that the records, oldest first, say together: of each field the newest value. An edit
 * wins over every record, also where it empties a field.
 */
export function composeProfile(records: readonly ProfileRecord[]): ProfileFields {
  const composed: Record<string, unknown> = {};
  for (const field of FIELDS) composed[field] = LISTS.includes(field) ? [] : null;
  for (const { fields } of records.filter(({ isEdit }) => !isEdit)) {
    const hasPlace = PLACE.some((field) => isGiven(fields[field]));
    for (const field of FIELDS)
      if (isGiven(fields[field]) || (hasPlace && PLACE.includes(field)))
        composed[field] = fields[field] ?? null;
  }
  for (const { fields } of records.filter(({ isEdit }) => isEdit))
    for (const field of FIELDS) if (fields[field] !== undefined) composed[field] = fields[field];
  return composed as unknown as ProfileFields;
}

/**
 * A reason such as "experiences[0].endDate "x" is no date…", as the path of the field and what is
 * wrong there with how to mend it.
 */
export function issueOf(reason: string): { path: (string | number)[]; message: string } {
  const field = /^([a-zA-Z]+(?:\.[a-zA-Z]+|\[\d+\])*) /.exec(reason)?.[1];
  const isField =
    field !== undefined &&
    ['id', 'contacts', ...(FIELDS as readonly string[])].includes(/^[a-zA-Z]+/.exec(field)![0]);
  if (!isField) return { path: [], message: reason };
  const path = [...field.matchAll(/[a-zA-Z]+|\d+/g)].map(([part]) =>
    /^\d/.test(part) ? Number(part) : part,
  );
  return { path, message: reason.slice(field.length + 1) };
}
