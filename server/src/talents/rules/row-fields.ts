import { endsBefore, isOngoing, readDate } from './dates.ts';
import { isWebUrl } from './profile-url.ts';

/**
 * Reads the fields of a row. A value that would be lost or changed throws a Refusal with the name
 * of the field and the accepted form.
 */

/** Why a row is refused. The code that reads the row catches it. */
export class Refusal extends Error {}

export type Fields = Record<string, unknown>;

const MAX_QUOTED_LENGTH = 40;

export const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '';

export function object(value: unknown, path: string): Fields {
  if (isFields(value)) return value;
  throw new Refusal(`${path} must be an object`);
}

/** The value's own keys, or none when it is not an object. */
export const fields = (value: unknown): Fields => (isFields(value) ? value : {});

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies `read` to each entry of a list, and drops null entries. */
export function list<T>(
  value: unknown,
  path: string,
  read: (item: unknown, path: string) => T,
): T[] {
  if (!isGiven(value)) return [];
  if (!Array.isArray(value)) throw new Refusal(`${path} must be a list`);
  const found: T[] = [];
  for (let index = 0; index < value.length; index++)
    if (value[index] !== null) found.push(read(value[index], `${path}[${index}]`));
  return found;
}

/**
 * Stored as written, because quotes are cut from it word for word. Only text without any visible
 * character counts as missing.
 */
export function text(value: unknown, path: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new Refusal(`${path} must be text`);
  return value.trim() === '' ? null : value;
}

/** The name of an item in a list, where a number is a mistake. */
export function name(value: unknown, path: string): string | null {
  if (typeof value === 'number') throw new Refusal(`${path} must be text, not ${value}`);
  return text(value, path);
}

/** Names without repetitions; missing and empty ones are dropped. */
export const names = (value: unknown, path: string): string[] => readTexts(value, path, name);

/** Texts without repetitions; missing and empty ones are dropped. */
export const texts = (value: unknown, path: string): string[] => readTexts(value, path, text);

function readTexts(value: unknown, path: string, read: typeof text): string[] {
  return [...new Set(list(splitText(value), path, read).filter((item) => item !== null))];
}

/** A single text in place of a list is split at commas or semicolons. */
export function splitText(value: unknown): unknown {
  return typeof value === 'string' ? value.split(/[,;]/).map((item) => item.trim()) : value;
}

/**
 * Pictures and logos are shown as links, so anything but a web URL (`javascript:`, `data:`) is left
 * out.
 */
export function webUrl(value: unknown, path: string): string | null {
  const url = text(value, path)?.trim() ?? null;
  return url !== null && isWebUrl(url) ? url : null;
}

/** `startDate` and `endDate` as ISO timestamps. An end that says "still going on" is null. */
export function period(
  given: Fields,
  path: string,
): { startDate: string | null; endDate: string | null } {
  const startDate = date(given.startDate, `${path}.startDate`);
  const endDate = date(given.endDate, `${path}.endDate`, isOngoing);
  if (startDate !== null && endDate !== null && endsBefore(endDate, startDate, given.endDate)) {
    throw new Refusal(
      `${path}.endDate ${quoted(given.endDate)} is before ${path}.startDate ${quoted(given.startDate)}; correct one of them or leave it empty`,
    );
  }
  return { startDate, endDate };
}

function date(
  value: unknown,
  path: string,
  meansNone: (value: unknown) => boolean = () => false,
): string | null {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
    return null;
  const read = readDate(value);
  if (read === null && !meansNone(value)) {
    throw new Refusal(
      `${path} ${quoted(value)} is no date from 1900 to 2100; write it like 2020, 2020-05 or 2020-05-17, or leave it empty`,
    );
  }
  return read;
}

function quoted(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > MAX_QUOTED_LENGTH ? `${json.slice(0, MAX_QUOTED_LENGTH)}…` : json;
}
