import fc from 'fast-check';

/**
 * Text of any code points, as `fc.string({ unit: 'binary' })` makes it. That one first builds a
 * table of all code points, which takes most of a second of processor time.
 */
export const anyText: fc.Arbitrary<string> = textUpTo();

/** The same, of at most as many code points; of any length without a number. */
export function textUpTo(maxLength?: number): fc.Arbitrary<string> {
  const unit = fc
    .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
    .map((codePoint) => String.fromCodePoint(codePoint));
  return fc.string({ unit, ...(maxLength === undefined ? {} : { maxLength }) });
}

/** Like `fc.webUrl()`, which needs the same table. */
export const anyWebUrl: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.domain(),
    fc.array(anyText.map(encodeURIComponent), { maxLength: 5 }),
  )
  .map(([scheme, domain, path]) => `${scheme}://${[domain, ...path].join('/')}`);
