import fc from 'fast-check';
import { expect, it } from 'vitest';
import { StoredJson, toJson } from './stored-json.ts';

it('stored JSON goes out to the letter, wherever it stands', () => {
  const text = '{"10":1.50,"2":9007199254740993,"a":"\\u00e9"}';
  const value = { list: [new StoredJson(text), null, new StoredJson('[]')], last: 1 };
  expect(toJson(value)).toBe(`{"list":[${text},null,[]],"last":1}`);
  expect(JSON.stringify(new StoredJson('{"a": 1}'))).toBe('{"a":1}');
});

it('any value is written as JSON.stringify writes it, with or without stored parts', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (values) => {
      const given = JSON.parse(JSON.stringify(values)) as unknown[];
      const stored = given.map((value) => new StoredJson(JSON.stringify(value)));
      expect(toJson(given)).toBe(JSON.stringify(given));
      expect(toJson(stored)).toBe(JSON.stringify(given));
      expect(toJson({ given, stored })).toBe(JSON.stringify({ given, stored: given }));
    }),
  );
});

it('a value that cannot be serialised leaves nothing behind for the next one', () => {
  const circle: Record<string, unknown> = { stored: new StoredJson('1') };
  circle.self = circle;
  expect(() => toJson(circle)).toThrow(TypeError);
  expect(JSON.stringify(new StoredJson('2'))).toBe('2');
  expect(toJson({ a: new StoredJson('3') })).toBe('{"a":3}');
});
