import { createFileReader } from '../documents/documents.ts';
import { createOriginals } from '../originals/originals.ts';
import { openFileStore } from '../platform/open-file-store.ts';
import type { Platform } from './platform.ts';

/** The files that people came in. */
export function wireOriginals(platform: Platform) {
  const { config, clock } = platform;
  return {
    originals: createOriginals({
      ...platform,
      files: openFileStore(config, clock),
      documents: createFileReader(),
      quotaBytes: config.filesQuotaMb * 1_000_000,
    }),
  };
}

export type OriginalServices = ReturnType<typeof wireOriginals>;
