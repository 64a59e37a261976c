import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeBucket, fakeBucket } from '../../test/fakes/bucket.ts';
import { createBucketPlace } from './bucket-place.ts';
import { systemClock } from './clock.ts';
import { splitAddress } from './open-place.ts';
import type { Place } from './place.ts';

const KEYS = { accessKey: 'AKIATEST', secretKey: 'secret/of+the=tests', region: 'eu-west-3' };
let server: FakeBucket;
let place: Place;

beforeAll(async () => {
  server = await fakeBucket('backups', KEYS);
  place = placeWith({});
});
afterAll(() => server.close());

const placeWith = (more: object): Place =>
  createBucketPlace(
    { bucket: 'backups', prefix: 'prod/', endpoint: server.url, ...KEYS, ...more },
    { clock: systemClock, partBytes: 1_000 },
  );

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const read = async (name: string): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync((await place.get(name))!));
const text = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, n) => n % 251));

test.each([1, 999, 1_000, 1_001, 3_500])(
  'a file of %i bytes is stored, in parts when it is large, and read again',
  async (length) => {
    expect(await place.put(`f-${length}`, pieces(text(length), 300))).toBe(length);
    expect((await read(`f-${length}`)).equals(text(length))).toBe(true);
    expect(server.openUploads()).toBe(0);
  },
);

test('a listing goes over pages, and leaves out what lies deeper', async () => {
  for (const name of ['erasures/a.json', 'erasures/b.json'])
    await place.put(name, pieces(text(5), 5));
  expect((await place.list('')).map(({ name }) => name)).toEqual([
    'f-1',
    'f-1000',
    'f-1001',
    'f-3500',
    'f-999',
  ]);
  expect(await place.list('erasures/')).toEqual([
    { name: 'erasures/a.json', bytes: 5 },
    { name: 'erasures/b.json', bytes: 5 },
  ]);
  await place.remove('f-1');
  expect(await place.get('f-1')).toBeNull();
});

test('an upload that stops leaves no object and no parts', async () => {
  async function* broken(): AsyncGenerator<Buffer> {
    yield* pieces(text(2_500), 500);
    throw new Error('the database is gone');
  }
  await expect(place.put('broken', broken())).rejects.toThrow('the database is gone');
  expect([server.openUploads(), await place.get('broken')]).toEqual([0, null]);
});

test('a server that is busy for a moment is asked again; a refusal is told without keys', async () => {
  server.fail('PUT', 2);
  await place.put('patient', pieces(text(5), 5));
  expect((await read('patient')).equals(text(5))).toBe(true);
  const wrong = placeWith({ secretKey: 'another' });
  await expect(wrong.list('')).rejects.toThrow(
    'The bucket backups answered 403 SignatureDoesNotMatch to GET; check the address and the AWS_ variables.',
  );
  await expect(placeWith({ bucket: 'none' }).list('')).rejects.toThrow('404 NoSuchBucket');
});

test.each([
  ['s3://backups/prod/a.backup', 's3://backups/prod', 'a.backup'],
  ['s3://backups/prod/', 's3://backups/prod/', null],
  ['s3://backups', 's3://backups', null],
  ['/var/backups/a.backup', '/var/backups', 'a.backup'],
])('%s names a place and a file', (address, folder, name) => {
  expect(splitAddress(address)).toEqual({ folder, name });
});
