import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { type BucketKeys, signRequest } from './bucket-signature.ts';
import type { Clock } from './clock.ts';
import type { Place, PlacedFile } from './place.ts';

/*
 * Large files in an S3-compatible bucket. The operator chose its address, as with DATABASE_URL, so
 * these requests do not pass the guard for addresses that workspaces choose. Bodies may be far
 * larger than memory: they are sent in parts and read as a stream.
 */

export interface BucketAddress extends BucketKeys {
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  /** Origin of the server; null: Amazon S3. */
  endpoint: string | null;
}

/** A part of an upload: at most 10,000 of them make a backup of 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;
const HEADERS_TIMEOUT_MS = 60_000;
const ATTEMPTS = 4;
const RETRY_MS = 500;

interface Ask {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Empty for the bucket itself. */
  key: string;
  /** In the order of the names, as they are signed. */
  query?: readonly (readonly [string, string])[];
  body?: Uint8Array;
}

export function createBucketPlace(
  address: BucketAddress,
  { clock, partBytes = PART_BYTES }: { clock: Clock; partBytes?: number },
): Place {
  const ask = (call: Ask) => askBucket(address, clock, call);
  const text = async (call: Ask): Promise<string> => (await ask(call))!.text();
  const keyOf = (name: string): string => `${address.prefix}${name}`;

  return {
    shown: (name) => `s3://${address.bucket}/${keyOf(name)}`,
    async put(name, source) {
      const parts = inParts(source, partBytes);
      const { value: first, done } = await parts.next();
      if (done || first.length === partBytes)
        return upload({ address, ask, text }, keyOf(name), chain(done ? null : first, parts));
      await text({ method: 'PUT', key: keyOf(name), body: first });
      return first.length;
    },
    async get(name) {
      return (await ask({ method: 'GET', key: keyOf(name) }))?.stream ?? null;
    },
    async list(prefix) {
      const found: PlacedFile[] = [];
      let after: string | null = null;
      do {
        const page: string = await text({
          method: 'GET',
          key: '',
          query: [
            ...(after === null ? [] : [['continuation-token', after] as const]),
            ['list-type', '2'],
            ['prefix', keyOf(prefix)],
          ],
        });
        for (const [, item] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          found.push({
            name: textOf(item!, 'Key').slice(address.prefix.length),
            bytes: Number(textOf(item!, 'Size')),
          });
        after = page.includes('<IsTruncated>true') ? textOf(page, 'NextContinuationToken') : null;
      } while (after !== null);
      // As a folder does: not those below it.
      return found.filter(({ name }) => !name.slice(prefix.length).includes('/'));
    },
    async remove(name) {
      await (await ask({ method: 'DELETE', key: keyOf(name) }))?.text();
    },
  };
}

interface Bucket {
  address: BucketAddress;
  ask(call: Ask): Promise<BucketAnswer | null>;
  text(call: Ask): Promise<string>;
}

async function upload(
  { address, ask, text }: Bucket,
  key: string,
  parts: AsyncIterable<Buffer>,
): Promise<number> {
  const started = await text({ method: 'POST', key, query: [['uploads', '']] });
  const uploadId = textOf(started, 'UploadId');
  try {
    const tags: string[] = [];
    let bytes = 0;
    for await (const body of parts) {
      const query = [
        ['partNumber', String(tags.length + 1)],
        ['uploadId', uploadId],
      ] as const;
      const stored = await ask({ method: 'PUT', key, query, body });
      await stored!.text();
      tags.push(stored!.tag);
      bytes += body.length;
    }
    const listed = tags.map(
      (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`;
    // It may answer 200 and then report an error in the body.
    const ended = await text({
      method: 'POST',
      key,
      query: [['uploadId', uploadId]],
      body: Buffer.from(body),
    });
    if (ended.includes('<Error>')) throw new Error(refusal(address, 'POST', 200, ended));
    return bytes;
  } catch (error) {
    // Parts that stay would be paid for.
    await text({ method: 'DELETE', key, query: [['uploadId', uploadId]] }).catch(() => {});
    throw error;
  }
}

interface BucketAnswer {
  tag: string;
  stream: AsyncIterable<Uint8Array>;
  text(): Promise<string>;
}

/** Null for 404 of a GET or DELETE. Retries what may pass; throws with one clear line. */
async function askBucket(
  address: BucketAddress,
  clock: Clock,
  call: Ask,
): Promise<BucketAnswer | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await askOnce(address, clock, call);
    } catch (error) {
      if (attempt === ATTEMPTS || error instanceof RefusedError) throw error;
      await delay(RETRY_MS * 2 ** (attempt - 1));
    }
  }
}

/** An answer that another attempt would not change. */
class RefusedError extends Error {}

async function askOnce(
  address: BucketAddress,
  clock: Clock,
  { method, key, query = [], body }: Ask,
): Promise<BucketAnswer | null> {
  const url = new URL(`${originOf(address)}${pathOf(address, key)}`);
  url.search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  const signed = signRequest({ method, url, body: body ?? '' }, address, clock.now());
  const {
    statusCode,
    headers,
    body: answer,
  } = await request(url, {
    method,
    headers: signed,
    body: body ?? null,
    headersTimeout: HEADERS_TIMEOUT_MS,
    bodyTimeout: HEADERS_TIMEOUT_MS,
  });
  if (statusCode < 300)
    return { tag: String(headers.etag ?? ''), stream: answer, text: () => answer.text() };
  const said = await answer.text();
  if (
    statusCode === 404 &&
    method !== 'PUT' &&
    said.includes('NoSuchBucket') === false &&
    key !== ''
  )
    return null;
  const message = refusal(address, method, statusCode, said);
  throw statusCode >= 500 || statusCode === 429 ? new Error(message) : new RefusedError(message);
}

function refusal(address: BucketAddress, method: string, status: number, said: string): string {
  const code = /<Code>([^<]{1,60})<\/Code>/.exec(said)?.[1] ?? '';
  return `The bucket ${address.bucket} answered ${status} ${code} to ${method}; check the address and the AWS_ variables.`;
}

const originOf = ({ endpoint, bucket, region }: BucketAddress): string =>
  endpoint ?? `https://${bucket}.s3.${region}.amazonaws.com`;

/** Other servers than Amazon's expect the bucket in the path. */
const pathOf = ({ endpoint, bucket }: BucketAddress, key: string): string =>
  endpoint === null ? `/${key}` : `/${bucket}/${key}`.replace(/\/$/, '');

/** As the signature requires: RFC 3986. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function textOf(xml: string, name: string): string {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  if (found === undefined) throw new Error(`The bucket's answer has no ${name}.`);
  return found.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

/** Pieces of one size, the last one smaller; nothing for an empty source. */
async function* inParts(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Buffer, undefined> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of source) {
    held.push(bytes);
    length += bytes.length;
    if (length < size) continue;
    let rest: Buffer = Buffer.concat(held);
    for (; rest.length >= size; rest = rest.subarray(size)) yield rest.subarray(0, size);
    held = [rest];
    length = rest.length;
  }
  if (length > 0) yield Buffer.concat(held);
}

async function* chain(first: Buffer | null, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (first) yield first;
  yield* rest;
}
