import fc from 'fast-check';
import { textUpTo } from '../any-text.ts';

/** JSON text that no JavaScript value represents, such as 1e400. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const raw = (text: string) => new RawJson(text);
const nested = (depth: number) => raw('['.repeat(depth) + ']'.repeat(depth));

const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u200b',
  'null',
  '%',
  '%\\',
  '_',
  "' or 1=1--",
  "'; drop table talents; --",
  '$1',
  '#{7*7}',
  '{{constructor}}',
  '{{firstname}}{{firstname',
  '[Company]',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'a\r\nBcc: b@example.com',
  'https://127.0.0.1/',
  'https://[::1]/',
  'http://169.254.169.254/latest',
  'https://www.linkedin.com/in/..',
  'javascript:alert(1)',
  'Ａ１',
  '\u202eabc',
  '\u{e0041}\u{e0042}',
  'é'.normalize('NFD'),
  '👩‍👩‍👧‍👦',
  'ﬀ'.repeat(100),
  '('.repeat(200),
  '"'.repeat(100),
  'x'.repeat(9_000),
  'NOT NOT AND OR (',
  '-2',
  '3-5',
  '1e9',
  '2026-02-30T25:61:00Z',
  '__proto__',
  'toString',
  'cast_00000000000000000000000000',
];

const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.5,
  1.5,
  -1e-9,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  1e15,
  1e21,
  5e-324,
  1e308,
];

const RAWS: readonly RawJson[] = [
  '1e400',
  '-1e400',
  '9007199254740993',
  '6e1',
  '60.0',
  '"\\u0000"',
  '"a\\ud800b"',
  '"\\udfff"',
  '{"__proto__":{"forceNew":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"a":1,"a":2}',
  '{"":0}',
  '{"\\u0000":1}',
  '{"length":3,"0":"x"}',
  '{"toString":null,"valueOf":null,"then":null,"toJSON":1}',
  '[[],{},null]',
].map(raw);

/** A value to put where another one is expected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}]), weight: 3 },
  { arbitrary: fc.constantFrom<unknown>(...TEXTS), weight: 4 },
  { arbitrary: fc.constantFrom<unknown>(...NUMBERS), weight: 3 },
  { arbitrary: fc.constantFrom<unknown>(...RAWS), weight: 2 },
  { arbitrary: textUpTo(30), weight: 2 },
  { arbitrary: fc.nat(60).map(nested), weight: 1 },
  {
    arbitrary: fc
      .integer({ min: 2, max: 300 })
      .map((size) => Array.from({ length: size }, (_, i) => i)),
    weight: 1,
  },
);

const hostileKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', '', ' ', 'name', 'id'),
  fc.string({ maxLength: 6 }),
);

type Mutation = (value: unknown) => unknown;

/**
 * One change somewhere in a value: replaced, left out, put twice, wrapped, or with a key that does
 * not belong.
 */
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  {
    arbitrary: hostileValue.map(
      (value): Mutation =>
        () =>
          value,
    ),
    weight: 6,
  },
  { arbitrary: fc.constant<Mutation>(() => undefined), weight: 2 },
  { arbitrary: fc.constant<Mutation>((value) => [value]), weight: 1 },
  { arbitrary: fc.constant<Mutation>((value) => ({ value })), weight: 1 },
  {
    arbitrary: fc.constant<Mutation>((value) =>
      Array.isArray(value) ? [...value, ...value] : (toJson(value) ?? ''),
    ),
    weight: 1,
  },
  {
    arbitrary: fc.tuple(hostileKey, hostileValue).map(
      ([key, extra]): Mutation =>
        (value) =>
          isPlain(value) ? withKey(value, key, extra) : extra,
    ),
    weight: 2,
  },
);

/** The value with one to three mutations. */
export function mutated(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(values, fc.array(fc.tuple(fc.nat(1_000), mutation), { minLength: 1, maxLength: 3 }))
    .map(([value, changes]) =>
      changes.reduce((current, [place, change]) => changeAt(current, place, change), value),
    );
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof RawJson);

/** As an own property even when it is called `__proto__`. */
function withKey(value: Record<string, unknown>, key: string, extra: unknown): object {
  return Object.defineProperty({ ...value }, key, {
    value: extra,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

const children = (value: unknown): [string | number, unknown][] => {
  if (Array.isArray(value)) return [...value.entries()];
  return isPlain(value) ? Object.entries(value) : [];
};

const placesIn = (value: unknown): number =>
  1 + children(value).reduce((sum, [, child]) => sum + placesIn(child), 0);

/** Changes the place with that number, counted from the root in the order of writing. */
function changeAt(value: unknown, place: number, change: Mutation): unknown {
  let left = place % placesIn(value);
  const visit = (current: unknown): unknown => {
    if (left-- === 0) return change(current);
    if (Array.isArray(current)) return current.map(visit).filter((entry) => entry !== undefined);
    return isPlain(current)
      ? Object.fromEntries(Object.entries(current).map(([key, child]) => [key, visit(child)]))
      : current;
  };
  return visit(value);
}

/** JSON.stringify that writes RawJson as it is. */
export function toJson(value: unknown): string | undefined {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map((entry) => toJson(entry) ?? 'null').join(',')}]`;
  if (!isPlain(value)) return JSON.stringify(value);
  const members = Object.entries(value).flatMap(([key, child]) => {
    const text = toJson(child);
    return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
  });
  return `{${members.join(',')}}`;
}

/** A body that breaks as text: cut off, with a byte that does not belong, or no JSON at all. */
export function brokenText(texts: fc.Arbitrary<string>): fc.Arbitrary<Buffer> {
  return fc.oneof(
    fc
      .tuple(texts, fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([text, share]) => Buffer.from(text.slice(0, Math.floor(text.length * share)))),
    fc.tuple(texts, fc.nat(10_000), fc.nat(255)).map(([text, place, byte]) => {
      const bytes = Buffer.from(`${text} `);
      bytes[place % bytes.length] = byte;
      return bytes;
    }),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom(
        'null',
        '[]',
        '"x"',
        '1',
        '{',
        '}',
        '{}{}',
        '{"a":}',
        "{'a':1}",
        '\uFEFF{}',
        '{}\u0000',
        '// {}',
        'NaN',
        'undefined',
      )
      .map((text) => Buffer.from(text)),
    texts.map((text) => Buffer.from(text, 'utf16le')),
  );
}
