import type { BucketKeys } from './bucket-signature.ts';

export interface Bucket extends BucketKeys {
  /** Origin and path of the bucket, without a trailing slash. */
  address: string;
  /** `host` or `host:port`. */
  host: string;
}

const USUAL_REGION = 'us-east-1';

/**
 * A bucket with its keys in one URL: `https://ACCESS_KEY:SECRET_KEY@host/bucket?region=eu-west-3`.
 * Null for anything else.
 */
export function readBucketUrl(text: string): Bucket | null {
  const url = URL.parse(text);
  const isBucket =
    url?.protocol === 'https:' &&
    url.username !== '' &&
    url.password !== '' &&
    /^\/[^/]+(?:\/[\w./-]+)?$/.test(url.pathname);
  if (!url || !isBucket) return null;
  const region = url.searchParams.get('region') ?? USUAL_REGION;
  if (!/^[a-z0-9-]{1,40}$/.test(region)) return null;
  return {
    address: `${url.origin}${url.pathname.replace(/\/+$/, '')}`,
    host: url.host,
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
    region,
  };
}
