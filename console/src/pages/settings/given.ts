/** The typed fields, without empty ones: the service then uses its defaults. */
export function given<T extends object>(fields: T): Partial<T> {
  const entries = Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    const kept = isPlain(value) ? given(value) : value;
    return isEmpty(kept) ? [] : [[name, kept]];
  });
  return Object.fromEntries(entries) as Partial<T>;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  Number.isNaN(value) ||
  (isPlain(value) && Object.keys(value).length === 0);
