import { join } from 'node:path';
import { createOriginals } from '../originals/originals.ts';
import { createBucketStore } from '../platform/bucket-store.ts';
import { readBucketUrl } from '../platform/bucket-url.ts';
import { createFolderStore, type FileStore } from '../platform/file-store.ts';
import { createOutbound } from '../platform/outbound.ts';
import type { Platform } from './platform.ts';

/** The files that people came in. */
export function wireOriginals(platform: Platform) {
  const { filesQuotaMb } = platform.config;
  return {
    originals: createOriginals({
      ...platform,
      files: storeOf(platform),
      quotaBytes: filesQuotaMb * 1_000_000,
    }),
  };
}

function storeOf({ config: { filesUrl, dataDir }, clock }: Platform): FileStore {
  const bucket = filesUrl === null ? null : readBucketUrl(filesUrl);
  if (!bucket) return createFolderStore(join(dataDir, 'files'));
  // The operator chose the host, which may be inside their network.
  return createBucketStore(bucket, {
    clock,
    outbound: createOutbound({ allowedHosts: [bucket.host] }),
  });
}

export type OriginalServices = ReturnType<typeof wireOriginals>;
