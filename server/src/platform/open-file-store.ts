import { join } from 'node:path';
import { createBucketStore } from './bucket-store.ts';
import { readBucketUrl } from './bucket-url.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createFolderStore, type FileStore } from './file-store.ts';
import { createOutbound } from './outbound.ts';

/** Where originals are kept: the bucket of FILES_URL, or a folder in DATA_DIR. */
export function openFileStore(
  { filesUrl, dataDir }: Pick<Config, 'filesUrl' | 'dataDir'>,
  clock: Clock,
): FileStore {
  const bucket = filesUrl === null ? null : readBucketUrl(filesUrl);
  if (!bucket) return createFolderStore(join(dataDir, 'files'));
  // The operator chose the host, which may be inside their network.
  return createBucketStore(bucket, {
    clock,
    outbound: createOutbound({ allowedHosts: [bucket.host] }),
  });
}
