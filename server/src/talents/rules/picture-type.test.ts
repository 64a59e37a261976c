import { expect, test } from 'vitest';
import { pictureTypeOf } from './picture-type.ts';

test('knows a picture by how it begins, and nothing that may hold scripts', () => {
  const types = [
    '89504e470d0a1a0a0000000d',
    'ffd8ffe000104a4649460001',
    '474946383961010001000000',
    '474946383761010001000000',
    '524946461a00000057454250',
    // A sound, SVG, HTML and nothing.
    '524946461a00000057415645',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">').toString('hex'),
    Buffer.from('<!doctype html>').toString('hex'),
    '',
  ].map((file) => pictureTypeOf(Buffer.from(file, 'hex')));
  expect(types).toEqual([
    'image/png',
    'image/jpeg',
    'image/gif',
    'image/gif',
    'image/webp',
    null,
    null,
    null,
    null,
  ]);
});
