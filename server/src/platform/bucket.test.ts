import { describe, expect, it } from 'vitest';
import { signRequest } from './bucket-signature.ts';
import { createBucketStore } from './bucket-store.ts';
import { readBucketUrl } from './bucket-url.ts';
import { systemClock } from './clock.ts';
import type { OutboundCall } from './outbound.ts';

const KEYS = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};

describe('a request to a bucket', () => {
  it('is signed as the example of the S3 documentation', () => {
    const { authorization } = signRequest(
      {
        method: 'GET',
        url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
        headers: { range: 'bytes=0-9' },
        body: '',
      },
      KEYS,
      new Date('2013-05-24T00:00:00Z'),
    );
    expect(authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
        'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
        'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });
});

describe('FILES_URL', () => {
  it('names a bucket, its keys and its region', () => {
    expect(
      readBucketUrl('https://KEY:se%2Fcret@minio.example:9000/files/cvs?region=eu-west-3'),
    ).toEqual({
      address: 'https://minio.example:9000/files/cvs',
      host: 'minio.example:9000',
      accessKey: 'KEY',
      secretKey: 'se/cret',
      region: 'eu-west-3',
    });
  });

  it.each(['http://k:s@h/b', 'https://h/b', 'https://k:s@h/', 'https://k:s@h/b?region=é', 'files'])(
    'refuses %s',
    (text) => expect(readBucketUrl(text)).toBeNull(),
  );
});

describe('a bucket', () => {
  const objects = new Map<string, string>();
  const calls: OutboundCall[] = [];
  const bucket = readBucketUrl('https://KEY:SECRET@s3.example/files')!;
  const files = createBucketStore(bucket, {
    clock: systemClock,
    outbound: {
      async request(call) {
        calls.push(call);
        const known = objects.get(call.url);
        if (call.method === 'PUT') objects.set(call.url, call.body!);
        if (call.method === 'DELETE') objects.delete(call.url);
        const isMissing = call.method === 'GET' && known === undefined;
        return { status: isMissing ? 404 : 200, body: known ?? '', retryAfter: null };
      },
    },
  });

  it('gives back the bytes that were put, until they are removed', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    await files.put('ws_1/orig_1', bytes);
    expect(new Uint8Array((await files.get('ws_1/orig_1'))!)).toEqual(bytes);
    await files.remove('ws_1/orig_1');
    expect(await files.get('ws_1/orig_1')).toBeNull();
    expect(
      calls.every(
        ({ url, headers }) =>
          url === 'https://s3.example/files/ws_1/orig_1' && headers.authorization,
      ),
    ).toBe(true);
  });

  it('says what a bucket that refuses answered, without keys', async () => {
    const refusing = createBucketStore(bucket, {
      clock: systemClock,
      outbound: {
        request: async () => ({
          status: 403,
          body: '<Error><Code>SignatureDoesNotMatch</Code></Error>',
          retryAfter: null,
        }),
      },
    });
    await expect(refusing.put('a/b', new Uint8Array())).rejects.toThrow(
      'The bucket of FILES_URL answered 403 SignatureDoesNotMatch to PUT.',
    );
  });
});
