import type { TalentProfile } from './profile.ts';

/**
 * The location and kind of each text in a profile, defined once for every reader of profiles:
 * search, the judges and the console.
 */

/**
 * The JSON pointers of all texts in a type. A `*` stands for a position in a list, as in
 * `/skills/*`.
 */
type TextPath<T> = T extends string
  ? ''
  : T extends readonly (infer Item)[]
    ? `/*${TextPath<Item>}`
    : T extends object
      ? { [Key in keyof T & string]: `/${Key}${TextPath<NonNullable<T[Key]>>}` }[keyof T & string]
      : never;

export type ProfileField = TextPath<TalentProfile>;

/**
 * A quote from a profile: an exact slice of the text at `path`, a JSON pointer into the profile.
 */
export interface Reference {
  path: string;
  quote: string;
}

/**
 * - `words`: what the profile says about work, studies and residence. Keywords are found here.
 * - `other_name`: another name for something that a text of `words` names.
 * - `date`: an ISO 8601 timestamp.
 * - `level`: a language proficiency, one of a closed list.
 * - `person`: who the person is. No judge sees it.
 * - `link`: an address on the web.
 * - `id`: an identifier of the source.
 */
type Content = 'words' | 'other_name' | 'date' | 'level' | 'person' | 'link' | 'id';

/**
 * Texts of `words` come in the order in which they are quoted. Jobs come first, because past work
 * is better evidence than a list.
 */
export const PROFILE_FIELDS = {
  '/id': 'id',
  '/firstname': 'person',
  '/lastname': 'person',
  '/gender': 'person',
  '/photoUrl': 'link',
  '/proNetworkUrl': 'link',
  '/jobTitle': 'words',
  '/headline': 'words',
  '/experiences/*/title': 'words',
  '/experiences/*/description': 'words',
  '/experiences/*/organizationName': 'words',
  '/experiences/*/organization/name': 'other_name',
  '/experiences/*/organization/logoUrl': 'link',
  '/experiences/*/startDate': 'date',
  '/experiences/*/endDate': 'date',
  '/summary': 'words',
  '/skills/*': 'words',
  '/certifications/*/name': 'words',
  '/certifications/*/organizationName': 'words',
  '/certifications/*/startDate': 'date',
  '/certifications/*/endDate': 'date',
  '/educations/*/schoolName': 'words',
  '/educations/*/schoolLogo': 'link',
  '/educations/*/schoolDomain': 'link',
  '/educations/*/summary': 'words',
  '/educations/*/degrees/*': 'words',
  '/educations/*/majors/*': 'words',
  '/educations/*/minors/*': 'words',
  '/educations/*/startDate': 'date',
  '/educations/*/endDate': 'date',
  '/interests/*': 'words',
  '/languages/*/name': 'words',
  '/languages/*/proficiency': 'level',
  '/city': 'words',
  '/state': 'words',
  '/country': 'words',
  '/currentOrganization/id': 'id',
  '/currentOrganization/name': 'words',
  '/currentOrganization/logoUrl': 'link',
} as const satisfies Record<ProfileField, Content>;

/** The fields with this content, in the order of the table. */
export const fieldsOf = (content: Content): ProfileField[] =>
  (Object.keys(PROFILE_FIELDS) as ProfileField[]).filter(
    (field) => PROFILE_FIELDS[field] === content,
  );

/** The JSON pointer of one text: `positions` replace the asterisks. */
export function pointerTo(field: ProfileField, ...positions: number[]): string {
  let pointer = '';
  let from = 0;
  for (const position of positions) {
    const at = field.indexOf('*', from);
    if (at < 0) break;
    pointer += field.slice(from, at) + position;
    from = at + 1;
  }
  return pointer + field.slice(from);
}

/** The field that a JSON pointer refers to; null when it refers to no text of a profile. */
export function fieldAt(pointer: string): ProfileField | null {
  const field = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
  return Object.hasOwn(PROFILE_FIELDS, field) ? (field as ProfileField) : null;
}

/** Receives a text and its positions in the lists around it: 0 where there is no list. */
export type VisitText = (text: string, field: ProfileField, at: number, nth: number) => void;

/**
 * Visits the texts of these fields that the profile has, in this order. Neighbouring fields of one
 * list are visited together, item by item.
 */
export function createTextWalk(
  fields: readonly ProfileField[],
): (profile: TalentProfile, visit: VisitText) => void {
  const groups = grouped(fields);
  return (profile, visit) => {
    for (const group of groups) {
      if (group.list === null) visitMembers(group, profile, 0, visit);
      else {
        const items = profile[group.list] as readonly unknown[];
        for (let at = 0; at < items.length; at++) visitMembers(group, items[at], at, visit);
      }
    }
  };
}

/** Neighbouring fields of the profile itself, or of the items of one of its lists. */
interface Group {
  list: keyof TalentProfile | null;
  members: Member[];
}

interface Member {
  field: ProfileField;
  /** The keys from the item, or from the profile, down to the text or to the list of texts. */
  keys: readonly string[];
}

function grouped(fields: readonly ProfileField[]): Group[] {
  const groups: Group[] = [];
  for (const field of fields) {
    const [first, ...rest] = field.slice(1).split('/');
    const isOfItem = rest[0] === '*';
    const list = isOfItem ? (first as keyof TalentProfile) : null;
    const keys = isOfItem ? rest.slice(1) : [first!, ...rest];
    const member = { field, keys: keys.filter((key) => key !== '*') };
    const last = groups.at(-1);
    if (last?.list === list) last.members.push(member);
    else groups.push({ list, members: [member] });
  }
  return groups;
}

function visitMembers({ members }: Group, item: unknown, at: number, visit: VisitText): void {
  for (const { field, keys } of members) {
    let value = item;
    for (const key of keys) value = (value as Record<string, unknown> | null)?.[key];
    if (typeof value === 'string') visit(value, field, at, 0);
    else if (Array.isArray(value))
      for (let nth = 0; nth < value.length; nth++) visit(value[nth], field, at, nth);
  }
}
