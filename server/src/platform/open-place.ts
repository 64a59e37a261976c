import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { createBucketPlace } from './bucket-place.ts';
import type { Clock } from './clock.ts';
import { type Config, ConfigError } from './config.ts';
import { createFolderPlace, type Place } from './place.ts';

type Keys = Pick<Config, 's3AccessKey' | 's3SecretKey' | 's3Region' | 's3Endpoint'>;

/** A folder or `s3://bucket/prefix`. */
export function openPlace(address: string, config: Keys, clock: Clock): Place {
  if (!address.startsWith('s3://')) return createFolderPlace(resolve(address));
  const { s3AccessKey: accessKey, s3SecretKey: secretKey } = config;
  if (accessKey === null || secretKey === null)
    throw new ConfigError([
      'An s3:// address needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: set both.',
    ]);
  const [bucket, ...path] = address.slice('s3://'.length).replace(/\/+$/, '').split('/');
  const prefix = path.length === 0 ? '' : `${path.join('/')}/`;
  const { s3Region: region, s3Endpoint: endpoint } = config;
  return createBucketPlace(
    { bucket: bucket!, prefix, accessKey, secretKey, region, endpoint },
    { clock },
  );
}

/** The place and the name of one backup; no name for a folder, or an address with a slash at its end. */
export function splitAddress(address: string): { folder: string; name: string | null } {
  if (/[/\\]$/.test(address) || (existsSync(address) && statSync(address).isDirectory()))
    return { folder: address, name: null };
  if (!address.startsWith('s3://')) return { folder: dirname(address), name: basename(address) };
  const at = address.lastIndexOf('/');
  return at < 's3://'.length
    ? { folder: address, name: null }
    : { folder: address.slice(0, at), name: address.slice(at + 1) };
}
