import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('a key for the tests');

test('what is sealed opens to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => box.open(box.seal(text)) === text),
  );
});

test('the same text sealed twice looks different, and never holds the text', () => {
  const first = box.seal('ada@example.org');
  expect(first.equals(box.seal('ada@example.org'))).toBe(false);
  expect(first.includes('ada@')).toBe(false);
});

test('a changed, cut or foreign seal does not open', () => {
  const sealed = box.seal('+33 6 12 34 56 78');
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = changed[at]! ^ 1;
    expect(() => box.open(changed)).toThrow();
    expect(() => box.open(sealed.subarray(0, at))).toThrow();
  }
  expect(() => createSecretBox('another key').open(sealed)).toThrow();
});

test('a fingerprint depends on the text and on the key alone', () => {
  expect(box.fingerprint('x').equals(createSecretBox('a key for the tests').fingerprint('x'))).toBe(
    true,
  );
  expect(box.fingerprint('x').equals(box.fingerprint('y'))).toBe(false);
  expect(box.fingerprint('x').equals(createSecretBox('another key').fingerprint('x'))).toBe(false);
});

test('a signature verifies for its own text and key only', () => {
  const signature = box.sign('page 2');
  expect(box.verify('page 2', signature)).toBe(true);
  expect(box.verify('page 3', signature)).toBe(false);
  expect(box.verify('page 2', `${signature}=`)).toBe(false);
  expect(createSecretBox('another key').verify('page 2', signature)).toBe(false);
  expect(signature).not.toBe(box.fingerprint('page 2').toString('base64url'));
});

test('an empty key is refused', () => {
  expect(() => createSecretBox('')).toThrow();
});
