import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberTexts } from './json-text.ts';

describe('the text of a member', () => {
  it('is what JSON.stringify writes, for everything that it writes without a loss', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.jsonValue(), (value, other) => {
        const wanted = JSON.stringify(value);
        expect(memberTexts(JSON.stringify({ before: other, kept: value, after: other }), ['kept'])).toEqual({ kept: wanted });
        expect(memberTexts(JSON.stringify({ other, kept: value }, null, '\t \r'), ['kept'])).toEqual({ kept: wanted });
      }),
      { numRuns: 1_000 },
    );
  });

  it('reads as the same value, whatever the numbers, keys and escapes look like', () => {
    const number = fc.oneof(
      fc.integer().map(String),
      fc.tuple(fc.integer(), fc.stringMatching(/^\d{1,6}$/)).map(([whole, rest]) => `${whole}.${rest}`),
      fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -20, max: 20 })).map(([digit, exponent]) => `${digit}E${exponent}`),
    );
    const text = fc.string({ unit: 'binary' }).map((string) => {
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
    expect(memberTexts('{ "kept" : { "b" : 1.50, "10": 1e2, "2": -0.0 } }', ['kept'])).toEqual({ kept: '{"b":1.50,"10":1e2,"2":-0.0}' });
  });

  it('escapes no more than JSON must', () => {
    expect(memberTexts(String.raw`{"kept":{"\u0061":"\u00e9\/\u20ac\"\n"}}`, ['kept'])).toEqual({ kept: '{"a":"é/€\\"\\n"}' });
  });

  it('of a name that comes twice is the last one, at any depth', () => {
    expect(memberTexts('{"kept":1,"kept":{"a":1,"b":2,"a":3}}', ['kept'])).toEqual({ kept: '{"a":3,"b":2}' });
  });

  it('is absent when the member was not sent or the body is no object', () => {
    expect(memberTexts('{"other":{"kept":1}}', ['kept'])).toEqual({});
    for (const body of ['[{"kept":1}]', '"kept"', '1', 'null']) expect(memberTexts(body, ['kept'])).toEqual({});
  });

  it('is found beside strings of a megabyte', () => {
    const long = `"${String.raw`\"`.repeat(500_000)}"`;
    expect(memberTexts(`{"a":${long},"kept":7}`, ['kept'])).toEqual({ kept: '7' });
  });
});
