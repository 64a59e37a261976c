import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkReferences, textAt, valueAt } from './quotes.ts';

describe('JSON pointers', () => {
  const document = { a: ['x', { 'b/c': 'y', 'd~e': 'z' }], n: 1 };

  it('lead to the text that they name, escapes included', () => {
    expect(textAt(document, '/a/0')).toBe('x');
    expect(textAt(document, '/a/1/b~1c')).toBe('y');
    expect(textAt(document, '/a/1/d~0e')).toBe('z');
  });

  it.each([
    'a/0',
    '/a/2',
    '/a/-1',
    '/a/00',
    '/a/length',
    '/constructor',
    '/constructor/name',
    '/__proto__',
    '/n/x',
    '/n',
    '',
  ])('lead nowhere for %j', (pointer) => {
    expect(textAt(document, pointer)).toBeNull();
  });

  it('lead back to every text of a document', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (texts) => {
        for (const [key, text] of Object.entries(texts)) {
          expect(valueAt(texts, `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)).toBe(text);
        }
      }),
    );
  });
});

describe('quotes', () => {
  const original = { summary: 'I am Ada Byron, engineer', hidden: '2001-06-01' };
  const blinded = { summary: 'I am █████████, engineer', hidden: null };

  it('stay when they are exact slices, once each', () => {
    const reference = { path: '/summary', quote: 'engineer' };
    expect(checkReferences(original, blinded, [reference, reference])).toEqual([reference]);
  });

  it('are restored to the original text when they span a masked word', () => {
    expect(
      checkReferences(original, blinded, [{ path: '/summary', quote: 'am █████████, eng' }]),
    ).toEqual([{ path: '/summary', quote: 'am Ada Byron, eng' }]);
  });

  it.each([
    { path: '/summary', quote: 'Engineer' },
    { path: '/summary', quote: '' },
    { path: '/summary', quote: ' ' },
    { path: '/summary', quote: 'engineer ' },
    { path: '/summary', quote: 'Ada' },
    { path: '/hidden', quote: '2001' },
    { path: '/nowhere', quote: 'engineer' },
    { path: 'summary', quote: 'engineer' },
  ])('are dropped when they are not: %j', (reference) => {
    expect(checkReferences(original, blinded, [reference])).toEqual([]);
  });
});
