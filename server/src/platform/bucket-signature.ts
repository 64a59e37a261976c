import { createHash, createHmac } from 'node:crypto';

/* AWS Signature Version 4 for requests to an S3-compatible bucket. */

export interface BucketKeys {
  accessKey: string;
  secretKey: string;
  region: string;
}

export interface SignedRequest {
  method: string;
  url: URL;
  /** Further headers to sign, names in lower case. */
  headers?: Readonly<Record<string, string>>;
  body: string | Uint8Array;
}

/** The headers of the request, with its signature. `url` must be encoded as it is sent. */
export function signRequest(
  { method, url, headers = {}, body }: SignedRequest,
  { accessKey, secretKey, region }: BucketKeys,
  at: Date,
): Record<string, string> {
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const bodyHash = hashOf(body);
  const sent: Record<string, string> = {
    ...headers,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
  };
  const signed: Record<string, string> = { ...sent, host: url.host };
  const names = Object.keys(signed).toSorted();
  const canonical = [
    method,
    url.pathname,
    url.search.slice(1),
    ...names.map((name) => `${name}:${signed[name]}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, hashOf(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (previous, part) => hmac(previous, part),
    `AWS4${secretKey}`,
  );
  const signature = hmac(key, text).toString('hex');
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}

const hashOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
