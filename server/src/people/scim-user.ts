import type { Role } from './rules.ts';

/*
 * A user as a directory sends and reads it (RFC 7643), reduced to what means something here. Other
 * attributes are ignored, as directories send addresses and telephone numbers without being asked.
 */

export const CORE_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const ENTERPRISE_SCHEMA = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

/** The error types of RFC 7644, and the outcomes that have none. */
export type ScimProblem =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'noTarget'
  | 'uniqueness'
  | 'unauthorized'
  | 'not_found';

export class ScimRefusal extends Error {
  readonly problem: ScimProblem;

  constructor(problem: ScimProblem, message: string) {
    super(message);
    this.name = 'ScimRefusal';
    this.problem = problem;
  }
}

export const badValue = (message: string): ScimRefusal => new ScimRefusal('invalidValue', message);

/** One of several addresses or roles. */
export interface Entry {
  value?: string;
  type?: string;
  display?: string;
  primary?: boolean;
}

export const TEXTS = ['displayName', 'title', 'userType', 'department'] as const;
export const NAMES = ['givenName', 'familyName', 'formatted'] as const;
export const LISTS = ['emails', 'roles'] as const;
type TextName = (typeof TEXTS)[number];
type NamePart = (typeof NAMES)[number];
export type ListName = (typeof LISTS)[number];

export type Attributes = { [name in TextName]?: string } & { [name in ListName]?: Entry[] } & {
  name?: { [part in NamePart]?: string };
};

/** What a directory may write. */
export interface ScimUser {
  userName: string;
  externalId: string | null;
  active: boolean;
  attributes: Attributes;
}

/** A user as stored. */
export interface ScimUserRow {
  userId: string;
  userName: string;
  externalId: string | null;
  /** Whether the person is a member now. */
  active: boolean;
  /** Whether they were a member, or invited, and are no longer. */
  hasLeft: boolean;
  /** Whether the directory has created or changed the user. */
  isKept: boolean;
  role: Role;
  name: string;
  email: string | null;
  /** Whether the account belongs to this workspace only. */
  isLocal: boolean;
  attributes: Attributes;
  createdAt: Date;
  updatedAt: Date;
}

const MAX_TEXT = 500;
const MAX_ENTRIES = 50;

/** Null and an empty text remove a value. */
export function textIn(value: unknown, path: string): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw badValue(`${path} must be a string.`);
  const text = value.trim();
  if (text.length > MAX_TEXT) throw badValue(`${path} is longer than ${MAX_TEXT} characters.`);
  return text === '' ? undefined : text;
}

/** Entra ID sends booleans as the texts "True" and "False". */
export function flagIn(value: unknown, path: string): boolean {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  if (text !== 'true' && text !== 'false') throw badValue(`${path} must be true or false.`);
  return text === 'true';
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The member whatever its case: names of attributes have none (RFC 7643, 2.1). */
export function memberOf(body: Record<string, unknown>, name: string): unknown {
  const key = Object.keys(body).find((one) => one.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : body[key];
}

/** A list of entries; a single one, or a bare value, is a list of one. */
export function entriesIn(value: unknown, path: string): Entry[] {
  if (value === null || value === undefined) return [];
  const list = Array.isArray(value) ? value : [value];
  if (list.length > MAX_ENTRIES) throw badValue(`${path} has more than ${MAX_ENTRIES} entries.`);
  return list.map((one) => entryIn(one, path));
}

function entryIn(one: unknown, path: string): Entry {
  if (!isRecord(one)) return { value: textIn(one, path) };
  const primary = memberOf(one, 'primary');
  const entry: Entry = {
    value: textIn(memberOf(one, 'value'), `${path}.value`),
    type: textIn(memberOf(one, 'type'), `${path}.type`),
    display: textIn(memberOf(one, 'display'), `${path}.display`),
    primary:
      primary === undefined || primary === null ? undefined : flagIn(primary, `${path}.primary`),
  };
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
}

export function nameIn(value: unknown): Attributes['name'] {
  if (value === null || value === undefined) return undefined;
  if (!isRecord(value)) throw badValue('name must be an object.');
  const parts = NAMES.map((part) => [part, textIn(memberOf(value, part), `name.${part}`)] as const);
  const given = parts.filter(([, text]) => text !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

/** A whole user, as it is sent to create or replace one. `active` keeps `wasActive` when it is left out. */
export function userIn(body: unknown, wasActive: boolean): ScimUser {
  if (!isRecord(body)) throw new ScimRefusal('invalidSyntax', 'The body must be a JSON object.');
  const userName = textIn(memberOf(body, 'userName'), 'userName');
  if (userName === undefined) throw badValue('userName is required.');
  const active = memberOf(body, 'active');
  const enterprise = memberOf(body, ENTERPRISE_SCHEMA);
  const department = isRecord(enterprise) ? memberOf(enterprise, 'department') : undefined;
  const attributes: Attributes = { name: nameIn(memberOf(body, 'name')) };
  for (const text of TEXTS)
    attributes[text] = textIn(text === 'department' ? department : memberOf(body, text), text);
  for (const list of LISTS) {
    const entries = entriesIn(memberOf(body, list), list);
    if (entries.length > 0) attributes[list] = entries;
  }
  return {
    userName,
    externalId: textIn(memberOf(body, 'externalId'), 'externalId') ?? null,
    active: active === undefined || active === null ? wasActive : flagIn(active, 'active'),
    attributes,
  };
}

/** In lower case: the primary address, else that for work, else the first one, else the user name. */
export function addressOf({ userName, attributes: { emails = [] } }: ScimUser): string {
  const chosen =
    emails.find(({ primary, value }) => primary && value) ??
    emails.find(({ type, value }) => type === 'work' && value) ??
    emails.find(({ value }) => value);
  const address = (chosen?.value ?? userName).toLowerCase();
  if (address.length > 254 || !/^[^@\s]+@[^@\s]+$/.test(address))
    throw badValue('emails has no address, and userName is none.');
  return address;
}

/** As the person is called; null when the directory does not say. */
export function shownNameOf({ attributes: { displayName, name } }: ScimUser): string | null {
  const parts = [name?.givenName, name?.familyName].filter((part) => part !== undefined);
  return (displayName ?? name?.formatted ?? (parts.join(' ') || null))?.slice(0, 200) ?? null;
}

/** The values of the attributes that may decide the role. */
export function roleClaims({
  attributes: { roles = [], title, userType, department },
}: ScimUser): Record<string, unknown> {
  return { title, userType, department, roles: roles.flatMap(({ value }) => roleValue(value)) };
}

/** Entra ID may send an assigned role as the text of an object, whose `value` is the role. */
function roleValue(value: string | undefined): string[] {
  if (value === undefined) return [];
  if (!value.startsWith('{')) return [value];
  try {
    const { value: inner } = JSON.parse(value) as { value?: unknown };
    return typeof inner === 'string' ? [inner] : [value];
  } catch {
    return [value];
  }
}

/** The user that a directory may write, of a member as stored. */
export function userOf(row: ScimUserRow): ScimUser {
  const { userName, externalId, active, attributes } = row;
  return { userName, externalId, active, attributes: structuredClone(attributes) };
}

/** As it is answered. `base` is the address of the SCIM service. */
export function resourceOf(row: ScimUserRow, base: string): Record<string, unknown> {
  const { department, emails, name, ...rest } = row.attributes;
  const address = { value: row.email, type: 'work', primary: true };
  return {
    schemas: [CORE_SCHEMA, ...(department === undefined ? [] : [ENTERPRISE_SCHEMA])],
    id: row.userId,
    ...(row.externalId === null ? {} : { externalId: row.externalId }),
    userName: row.userName,
    active: row.active,
    name: name ?? { formatted: row.name },
    displayName: row.name,
    ...rest,
    emails: emails ?? (row.email === null ? [] : [address]),
    ...(department === undefined ? {} : { [ENTERPRISE_SCHEMA]: { department } }),
    meta: {
      resourceType: 'User',
      created: row.createdAt.toISOString(),
      lastModified: row.updatedAt.toISOString(),
      location: `${base}/Users/${row.userId}`,
    },
  };
}
