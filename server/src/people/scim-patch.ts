import {
  badValue,
  CORE_SCHEMA,
  ENTERPRISE_SCHEMA,
  type Entry,
  entriesIn,
  flagIn,
  isRecord,
  LISTS,
  type ListName,
  memberOf,
  NAMES,
  nameIn,
  ScimRefusal,
  type ScimUser,
  TEXTS,
  textIn,
} from './scim-user.ts';

/* Changes of a user by PATCH (RFC 7644, 3.5.2), in the forms in which directories send them. */

type Op = 'add' | 'replace' | 'remove';

interface Change {
  op: Op;
  /** Empty: `value` is an object of attributes. */
  path: string;
  value: unknown;
}

interface Target {
  /** In lower case; `department` of the extension for companies has no other name here. */
  attribute: string;
  filter: EntryFilter | null;
  sub: string | null;
}

interface EntryFilter {
  name: keyof Entry;
  value: string;
}

const MAX_OPERATIONS = 100;
const PATH = /^([a-z$][\w$-]*)(?:\[([^\]]*)\])?(?:\.([a-z$][\w$-]*))?$/i;
const ENTRY_FILTER = /^\s*(type|primary|value|display)\s+eq\s+(?:"([^"]*)"|(true|false))\s*$/i;
const ENTRY_NAMES = ['value', 'type', 'display', 'primary'] as const;

/** The user after the changes of the body; `user` itself is not changed. */
export function patched(user: ScimUser, body: unknown): ScimUser {
  const result = structuredClone(user);
  for (const change of changesIn(body)) apply(result, change);
  return result;
}

function changesIn(body: unknown): Change[] {
  const operations = isRecord(body) ? memberOf(body, 'Operations') : undefined;
  if (!Array.isArray(operations) || operations.length === 0)
    throw new ScimRefusal('invalidSyntax', 'Operations must be a list of changes.');
  if (operations.length > MAX_OPERATIONS)
    throw badValue(`Operations has more than ${MAX_OPERATIONS} changes.`);
  return operations.map((one: unknown) => {
    if (!isRecord(one)) throw new ScimRefusal('invalidSyntax', 'An operation must be an object.');
    const [op, path, value] = ['op', 'path', 'value'].map((name) => memberOf(one, name));
    // Entra ID writes "Add", "Replace" and "Remove".
    const verb = typeof op === 'string' ? op.toLowerCase() : '';
    if (verb !== 'add' && verb !== 'replace' && verb !== 'remove')
      throw new ScimRefusal('invalidSyntax', 'op must be add, replace or remove.');
    if (path !== undefined && path !== null && typeof path !== 'string')
      throw new ScimRefusal('invalidPath', 'path must be a string.');
    if (verb === 'remove' && !path)
      throw new ScimRefusal('noTarget', 'A change with remove needs a path.');
    if (verb !== 'remove' && value === undefined)
      throw badValue('A change with add or replace needs a value.');
    return { op: verb, path: path ?? '', value };
  });
}

function apply(user: ScimUser, { op, path, value }: Change): void {
  if (path.trim() !== '') {
    applyAt(user, targetOf(path), op, value);
    return;
  }
  if (!isRecord(value)) throw badValue('A change without a path needs an object as its value.');
  // Okta sends { "active": false }, Entra ID also names with dots and filters.
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'schemas' || name === 'id' || name === 'meta') continue;
    applyAt(user, targetOf(name), op, inner);
  }
}

function targetOf(path: string): Target {
  const bare = withoutSchema(path.trim());
  if (bare === null) return { attribute: ENTERPRISE_SCHEMA.toLowerCase(), filter: null, sub: null };
  const found = PATH.exec(bare);
  if (!found) throw new ScimRefusal('invalidPath', `The path ${path} cannot be read.`);
  const [, attribute = '', filter, sub] = found;
  return {
    attribute: attribute.toLowerCase(),
    filter: filter === undefined ? null : entryFilterIn(filter),
    sub: sub?.toLowerCase() ?? null,
  };
}

/** Null for the extension as a whole. */
function withoutSchema(path: string): string | null {
  const lower = path.toLowerCase();
  for (const schema of [CORE_SCHEMA, ENTERPRISE_SCHEMA]) {
    if (lower === schema.toLowerCase()) return null;
    if (lower.startsWith(`${schema.toLowerCase()}:`)) return path.slice(schema.length + 1);
  }
  // Attributes of other extensions are ignored, as unknown ones are.
  return lower.startsWith('urn:') ? 'unknown' : path;
}

function entryFilterIn(text: string): EntryFilter {
  const found = ENTRY_FILTER.exec(text);
  if (!found)
    throw new ScimRefusal('invalidFilter', `The filter [${text}] must be: attribute eq "value".`);
  const name = ENTRY_NAMES.find((one) => one === found[1]!.toLowerCase())!;
  return { name, value: (found[2] ?? found[3])! };
}

function applyAt(user: ScimUser, target: Target, op: Op, value: unknown): void {
  const { attribute, sub } = target;
  const { attributes } = user;
  const given = op === 'remove' ? undefined : value;
  if (attribute === 'username') {
    const userName = textIn(given, 'userName');
    if (userName === undefined) throw badValue('userName is required.');
    user.userName = userName;
  } else if (attribute === 'externalid') user.externalId = textIn(given, 'externalId') ?? null;
  else if (attribute === 'active') user.active = op === 'remove' ? false : flagIn(given, 'active');
  else if (attribute === 'name') applyToName(user, sub, given);
  else if (attribute === ENTERPRISE_SCHEMA.toLowerCase()) {
    const department = isRecord(given) ? memberOf(given, 'department') : undefined;
    if (op === 'remove' || department !== undefined)
      attributes.department = textIn(department, 'department');
  } else {
    const text = TEXTS.find((name) => name.toLowerCase() === attribute);
    const list = LISTS.find((name) => name === attribute);
    if (text) attributes[text] = textIn(given, text);
    if (list) attributes[list] = listAfter(attributes[list] ?? [], list, target, op, value);
  }
}

function applyToName({ attributes }: ScimUser, sub: string | null, given: unknown): void {
  if (sub === null) {
    const name = nameIn(given);
    attributes.name = name && { ...attributes.name, ...name };
    return;
  }
  const part = NAMES.find((one) => one.toLowerCase() === sub);
  if (part) attributes.name = nameIn({ ...attributes.name, [part]: given });
}

function listAfter(
  before: readonly Entry[],
  list: ListName,
  { filter, sub }: Target,
  op: Op,
  value: unknown,
): Entry[] | undefined {
  const is = (entry: Entry) => filter === null || matches(entry, filter);
  const after = (entries: Entry[]): Entry[] | undefined =>
    entries.length === 0 ? undefined : entriesIn(entries, list);
  if (op === 'remove' && sub === null) {
    // Entra ID may name the entries to remove as the value.
    const named = new Set(entriesIn(value, list).map((one) => one.value));
    return after(
      before.filter((entry) => !is(entry) || (named.size > 0 && !named.has(entry.value))),
    );
  }
  if (sub !== null || filter !== null) {
    const [change] =
      sub === null
        ? entriesIn(value, list)
        : entriesIn({ [sub]: op === 'remove' ? null : value }, list);
    const kept = before.map((entry) =>
      is(entry) ? { ...withoutMember(entry, sub), ...change } : entry,
    );
    if (op === 'remove' || before.some(is)) return after(kept.filter(({ value: one }) => one));
    // Nothing matches: directories mean the entry that the filter describes.
    return after([...before, { ...described(filter), ...change }]);
  }
  const entries = entriesIn(value, list);
  if (op === 'replace') return after(entries);
  const old = before.filter((entry) => !entries.some((one) => one.value === entry.value));
  const hasPrimary = entries.some(({ primary }) => primary);
  return after([
    ...old.map((entry) => (hasPrimary ? { ...entry, primary: undefined } : entry)),
    ...entries,
  ]);
}

const matches = (entry: Entry, { name, value }: EntryFilter): boolean =>
  String(entry[name] ?? (name === 'primary' ? false : '')).toLowerCase() === value.toLowerCase();

const withoutMember = (entry: Entry, sub: string | null): Entry =>
  sub === null ? {} : Object.fromEntries(Object.entries(entry).filter(([name]) => name !== sub));

function described(filter: EntryFilter | null): Entry {
  if (filter === null) return {};
  const { name, value } = filter;
  return name === 'primary' ? { primary: value.toLowerCase() === 'true' } : { [name]: value };
}
