import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BucketKeys, signRequest } from '../../src/platform/bucket-signature.ts';

export interface FakeBucket {
  url: string;
  /** By key, without the bucket. */
  objects: Map<string, Buffer>;
  /** Uploads in parts that were neither ended nor given up. */
  openUploads(): number;
  /** The next requests of this method answer 503. */
  fail(method: string, times: number): void;
  close(): Promise<void>;
}

/** Objects in a page of a listing; Amazon's has 1,000. */
const PAGE = 3;

/**
 * An S3-compatible server with one bucket: it checks each request's signature and the hash of its
 * body, and stores objects that come whole or in parts.
 */
export async function fakeBucket(bucket: string, keys: BucketKeys): Promise<FakeBucket> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const failures = new Map<string, number>();
  let base = '';

  async function answer(request: IncomingMessage): Promise<[number, string | Buffer, string?]> {
    const url = new URL(request.url!, base);
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const { method = '' } = request;
    const failing = failures.get(method) ?? 0;
    if (failing > 0) {
      failures.set(method, failing - 1);
      return [503, '<Error><Code>SlowDown</Code></Error>'];
    }
    if (!isSigned(request, url, body, keys))
      return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'];
    const [, named, ...path] = url.pathname.split('/');
    if (named !== bucket) return [404, '<Error><Code>NoSuchBucket</Code></Error>'];
    const key = path.join('/');
    return key === '' ? listed(url.searchParams) : stored(method, key, url.searchParams, body);
  }

  function stored(
    method: string,
    key: string,
    query: URLSearchParams,
    body: Buffer,
  ): [number, string | Buffer, string?] {
    const tag = `"${createHash('md5').update(body).digest('hex')}"`;
    const parts = uploads.get(query.get('uploadId') ?? '');
    if (method === 'POST' && query.has('uploads')) {
      const id = `upload-${uploads.size + 1}&`;
      uploads.set(id, new Map());
      return [200, `<R><UploadId>${id.replaceAll('&', '&amp;')}</UploadId></R>`];
    }
    if (parts && method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return [200, '', tag];
    }
    if (parts) {
      uploads.delete(query.get('uploadId')!);
      if (method === 'DELETE') return [204, ''];
      const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)];
      objects.set(key, Buffer.concat(named.map(([, number]) => parts.get(Number(number))!)));
      return [200, '<CompleteMultipartUploadResult/>'];
    }
    if (method === 'PUT') objects.set(key, body);
    if (method === 'DELETE') objects.delete(key);
    const found = objects.get(key);
    if (method === 'GET')
      return found ? [200, found] : [404, '<Error><Code>NoSuchKey</Code></Error>'];
    return [method === 'DELETE' ? 204 : 200, '', tag];
  }

  function listed(query: URLSearchParams): [number, string] {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const names = [...objects.keys()]
      .filter((name) => name.startsWith(prefix) && name > after)
      .toSorted();
    const page = names.slice(0, PAGE);
    const items = page.map(
      (name) => `<Contents><Key>${name}</Key><Size>${objects.get(name)!.length}</Size></Contents>`,
    );
    const more =
      names.length > PAGE
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>';
    return [200, `<ListBucketResult>${more}${items.join('')}</ListBucketResult>`];
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ([status, body, tag]) => response.writeHead(status, tag ? { etag: tag } : {}).end(body),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: base,
    objects,
    openUploads: () => uploads.size,
    fail: (method, times) => void failures.set(method, times),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isSigned(
  { method = '', headers }: IncomingMessage,
  url: URL,
  body: Buffer,
  keys: BucketKeys,
): boolean {
  const stamp = String(headers['x-amz-date']);
  const at = new Date(
    stamp.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'),
  );
  const expected = signRequest({ method, url, body }, keys, at);
  return (
    headers.authorization === expected.authorization &&
    headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex')
  );
}
