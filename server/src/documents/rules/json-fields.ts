/* Values in JSON that others write: looked up under several names, in several shapes. */

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

export const pick = (given: Fields, keys: readonly string[]): unknown =>
  keys
    .map((key) => given[key])
    .find((value) => value !== undefined && value !== null && value !== '');

export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(/\s*[,;\n]\s*/).filter(Boolean)
      : isFields(value) && Array.isArray(value.data)
        ? value.data
        : [];

/** A text, or the text of an object: `{ value }`, `{ name }`, `{ url }`. */
export function namedOf(value: unknown): string | null {
  const given = fieldsOf(value);
  return (
    textOf(value) ??
    textOf(
      pick(given, [
        'name',
        'value',
        'label',
        'title',
        'text',
        'url',
        'email',
        'phone',
        'number',
        'language',
        'handle',
      ]),
    )
  );
}
