import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { parseExactly } from './json-numbers.ts';
import { memberTexts } from './json-text.ts';

interface Text {
  compact: string;
  tokens: readonly string[];
}

const jsonNumber = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.oneof(fc.constant('0'), fc.stringMatching(/^[1-9]\d{0,40}$/)),
    fc.option(fc.stringMatching(/^\d{1,30}$/)),
    fc.option(fc.integer({ min: -500, max: 500 })),
  )
  .map(
    ([sign, whole, rest, exponent]) =>
      `${sign}${whole}${rest === null ? '' : `.${rest}`}${exponent === null ? '' : `e${exponent}`}`,
  );

/** JSON as people and libraries write it: any digits, any escapes, keys in any order, each once. */
const { text: jsonText } = fc.letrec<{ text: Text }>((tie) => {
  const escaped = fc.constantFrom(
    '\\u00e9',
    '\\u0041',
    '\\/',
    '\\"',
    '\\\\',
    '\\n',
    '\\ud83d\\ude00',
    'é',
    ' ',
    '{',
    ',',
  );
  const string = fc.array(escaped, { maxLength: 6 }).map((parts) => `"${parts.join('')}"`);
  const leaf = fc
    .oneof(jsonNumber, string, fc.constantFrom('true', 'false', 'null'))
    .map((token) => ({ compact: token, tokens: [token] }));
  const joined = (parts: readonly (readonly string[])[]): string[] =>
    parts.flatMap((part, at) => (at === 0 ? part : [',', ...part]));
  const text = (open: string, parts: readonly (readonly string[])[], close: string): Text => {
    const tokens = [open, ...joined(parts), close];
    return { compact: tokens.join(''), tokens };
  };
  const list = fc.array(tie('text'), { maxLength: 4 }).map((entries) =>
    text(
      '[',
      entries.map(({ tokens }) => tokens),
      ']',
    ),
  );
  const key = fc.oneof(
    fc.nat(50).map((n) => `"${n}"`),
    fc.stringMatching(/^[a-z]{1,4}$/).map((name) => `"${name}"`),
  );
  const object = fc
    .uniqueArray(fc.tuple(key, tie('text')), { maxLength: 4, selector: ([name]) => name })
    .map((members) =>
      text(
        '{',
        members.map(([name, { tokens }]) => [name, ':', ...tokens]),
        '}',
      ),
    );
  return { text: fc.oneof({ maxDepth: 4 }, leaf, list, object) };
});

describe('the text of a member', () => {
  it('is what JSON.stringify writes, for everything that it writes without a loss', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.jsonValue(), (value, other) => {
        const wanted = JSON.stringify(value);
        expect(
          memberTexts(JSON.stringify({ before: other, kept: value, after: other }), ['kept']),
        ).toEqual({ kept: wanted });
        expect(
          memberTexts(JSON.stringify({ other, kept: value }, null, '\t \r'), ['kept']),
        ).toEqual({ kept: wanted });
      }),
      { numRuns: 1_000 },
    );
  });

  it('reads as the same value, whatever the numbers, keys and escapes look like', () => {
    const number = fc.oneof(
      fc.integer().map(String),
      fc
        .tuple(fc.integer(), fc.stringMatching(/^\d{1,6}$/))
        .map(([whole, rest]) => `${whole}.${rest}`),
      fc
        .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -20, max: 20 }))
        .map(([digit, exponent]) => `${digit}E${exponent}`),
    );
    const text = anyText.map((string) => {
      return JSON.stringify(string);
    });
    const pairs = fc.array(
      fc.tuple(
        fc.oneof(
          text,
          fc.nat(20).map((key) => `"${key}"`),
        ),
        fc.oneof(number, text),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(pairs, (members) => {
        const sent = `{"kept": {${members.map(([key, value]) => `${key} : ${value}`).join(' ,\n')} } }`;
        const { kept } = memberTexts(sent, ['kept']);
        expect(JSON.parse(kept!)).toEqual(JSON.parse(sent).kept);
        for (const [, value] of members.slice(-1)) expect(kept).toContain(value);
      }),
    );
  });

  it('keeps the order of whole-number keys and the digits of a number', () => {
    expect(memberTexts('{ "kept" : { "b" : 1.50, "10": 1e2, "2": -0.0 } }', ['kept'])).toEqual({
      kept: '{"b":1.50,"10":1e2,"2":-0.0}',
    });
  });

  it('keeps escapes as they were written, and finds a member by what its name says', () => {
    const kept = String.raw`{"\u0061":"\u00e9\/\u20ac\"\n"}`;
    expect(memberTexts(`{ "k\\u0065pt" : ${kept} }`, ['kept'])).toEqual({ kept });
  });

  it('in the canonical form escapes no more than JSON must, and sorts keys at any depth', () => {
    expect(
      memberTexts(
        String.raw`{"kept":{"b":{"d":1.0,"c":1},"\u0061":"\u00e9\/\u20ac\"\n"}}`,
        ['kept'],
        'canonical',
      ),
    ).toEqual({
      kept: '{"a":"é/€\\"\\n","b":{"c":1,"d":1.0}}',
    });
  });

  it('of any JSON is the same text, to the character', () => {
    fc.assert(
      fc.property(jsonText, fc.constantFrom('', ' ', '\n\t'), ({ compact, tokens }, space) => {
        const sent = `{${space}"other"${space}:${space}[{}]${space},"kept":${space}${tokens.join(space)}${space}}`;
        expect(memberTexts(sent, ['kept'])).toEqual({ kept: compact });
      }),
      { numRuns: 500 },
    );
  });

  it('is written by JSON.stringify to the digit when it was parsed exactly', () => {
    fc.assert(
      fc.property(fc.array(jsonNumber), (numbers) => {
        const text = `{"kept":[${numbers.join(',')}]}`;
        expect(JSON.stringify(parseExactly(text))).toBe(text);
      }),
    );
  });

  it('that an equal key hides is refused when it is nested too deep, not too much for the stack', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(() => memberTexts(`{"kept":${deep},"kept":1}`, ['kept'])).toThrow(
      expect.objectContaining({ code: 'validation_error' }),
    );
    expect(memberTexts(`{"kept":${'['.repeat(31)}${']'.repeat(31)}}`, ['kept']).kept).toHaveLength(
      62,
    );
  });

  it('of a name that comes twice is the last one, at any depth', () => {
    expect(memberTexts('{"kept":1,"kept":{"a":1,"b":2,"a":3}}', ['kept'])).toEqual({
      kept: '{"a":3,"b":2}',
    });
  });

  it('is absent when the member was not sent or the body is no object', () => {
    expect(memberTexts('{"other":{"kept":1}}', ['kept'])).toEqual({});
    for (const body of ['[{"kept":1}]', '"kept"', '1', 'null'])
      expect(memberTexts(body, ['kept'])).toEqual({});
  });

  it('is found beside strings of a megabyte', () => {
    const long = `"${String.raw`\"`.repeat(500_000)}"`;
    expect(memberTexts(`{"a":${long},"kept":7}`, ['kept'])).toEqual({ kept: '7' });
  });
});
