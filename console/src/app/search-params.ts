/**
 * Reads one parameter of a page's URL; undefined when it is not there or not acceptable: a mistyped
 * URL shows the page as it is by default.
 */
type Read<T> = (value: unknown) => T | undefined;

export const oneOf =
  <const T extends string>(...accepted: readonly T[]): Read<T> =>
  (value) =>
    accepted.find((one) => one === value);

export const text: Read<string> = (value) => {
  // The router reads what looks like a number as one.
  const shown = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  return typeof shown === 'string' && shown !== '' ? shown : undefined;
};

export const texts: Read<string[]> = (value) => {
  const read = [value]
    .flat()
    .map(text)
    .filter((one) => one !== undefined);
  return read.length > 0 ? read : undefined;
};

export const positiveInteger: Read<number> = (value) =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;

type Parameters<S> = { [K in keyof S]?: S[K] extends Read<infer T> ? T : never };

/** For a route's `validateSearch`: what the page's URL holds, all of it optional. */
export function searchParams<S extends Record<string, Read<unknown>>>(shape: S) {
  return (search: Record<string, unknown>): Parameters<S> => {
    const read = Object.entries(shape).map(([name, one]) => [name, one(search[name])] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Parameters<S>;
  };
}
