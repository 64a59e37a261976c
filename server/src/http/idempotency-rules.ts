/** 1 to 255 visible ASCII characters (decision 7). */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** What is wrong with an Idempotency-Key, and how to fix it; null when it is valid. */
export function keyProblem(key: string): string | null {
  return KEY.test(key)
    ? null
    : 'must be one header of 1 to 255 visible ASCII characters, such as a UUID';
}

/** JSON with sorted keys: identical for equivalent bodies. Bodies are at most 32 levels deep. */
export function canonicalJson(value: unknown): string {
  if (value === undefined) return '';
  return JSON.stringify(value, (_, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
}

const ID_KEYS = new Set(['id', 'talentId']);

/** Every identifier in an answer's data that may be a talent's, at any depth. */
export function idsIn(data: unknown): string[] {
  const found = new Set<string>();
  JSON.stringify(data, (key, entry: unknown) => {
    if (typeof entry === 'string' && ID_KEYS.has(key)) found.add(entry);
    return entry;
  });
  return [...found];
}
