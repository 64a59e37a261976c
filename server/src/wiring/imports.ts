import type { Core } from '../core.ts';
import { createFileReader } from '../documents/documents.ts';
import { createImports, createProvenance } from '../imports/imports.ts';
import { createReadPeople } from '../imports/read-people.ts';
import type { OriginalServices } from './originals.ts';
import type { Outreach } from './outreach.ts';
import type { Platform } from './platform.ts';

/** The largest file that can be imported. */
const MAX_FILE_BYTES = 1024 ** 3;

/** Imports of files into the pool of a workspace. */
export function wireImports(
  platform: Platform,
  {
    access,
    talents,
    erasure,
    originals,
    sourcings,
  }: Pick<Core, 'access' | 'talents' | 'erasure'> & OriginalServices & Pick<Outreach, 'sourcings'>,
) {
  const documents = createFileReader();
  const readPeople = createReadPeople({ ...platform, documents });
  return {
    readProvenance: createProvenance({ ...platform, talents, userNames: access.userNames }),
    imports: createImports({
      ...platform,
      talents,
      originals,
      sourcings,
      documents,
      readPeople,
      remove: erasure.removeOwn,
      maxFileBytes: MAX_FILE_BYTES,
      maxStoredBytes: platform.config.uploadQuotaMb * 1024 ** 2,
    }),
  };
}

export type ImportServices = ReturnType<typeof wireImports>;
