import { CORE_SCHEMA, ScimRefusal } from './scim-user.ts';

/** The attributes by which directories look for a user. */
export type Sought = { by: 'userName' | 'externalId' | 'id' | 'email'; value: string };

const ATTRIBUTES = new Map<string, Sought['by']>([
  ['username', 'userName'],
  ['externalid', 'externalId'],
  ['id', 'id'],
  ['emails', 'email'],
  ['emails.value', 'email'],
  ['emails[type eq "work"].value', 'email'],
]);
const EQUALS = /^(\S+|emails\[type eq "work"\]\.value) eq ("(?:[^"\\]|\\.)*")$/i;

/** Null without a filter. Others than `attribute eq "value"` are refused. */
export function soughtIn(filter: string | undefined): Sought | null {
  if (filter === undefined || filter.trim() === '') return null;
  const found = EQUALS.exec(filter.trim());
  const name = found?.[1]?.toLowerCase().replace(`${CORE_SCHEMA.toLowerCase()}:`, '');
  const by = name === undefined ? undefined : ATTRIBUTES.get(name);
  const value = found?.[2] === undefined ? null : parsed(found[2]);
  if (by === undefined || value === null)
    throw new ScimRefusal(
      'invalidFilter',
      'The filter must be: userName, externalId, id or emails.value, then eq, then a text in quotes.',
    );
  return { by, value };
}

function parsed(text: string): string | null {
  try {
    const value = JSON.parse(text) as string;
    // PostgreSQL stores no NUL, so nobody has it.
    return value.includes('\0') ? null : value;
  } catch {
    return null;
  }
}

export interface ListedPart {
  /** From 1 on. */
  startIndex: number;
  count: number;
}

export const MAX_COUNT = 200;

/** Numbers out of range mean the nearest that is allowed (RFC 7644, 3.4.2.4). */
export function partIn(startIndex: string | undefined, count: string | undefined): ListedPart {
  const read = (text: string | undefined, otherwise: number): number => {
    if (text === undefined || text === '') return otherwise;
    const number = Number(text);
    if (!Number.isSafeInteger(number))
      throw new ScimRefusal('invalidValue', 'startIndex and count must be whole numbers.');
    return number;
  };
  return {
    startIndex: Math.min(Math.max(read(startIndex, 1), 1), 2_000_000_000),
    count: Math.min(Math.max(read(count, 100), 0), MAX_COUNT),
  };
}
