import type { ComputedBy } from '../platform/fingerprint.ts';

/** What decides what the segments of the index hold of a profile. */
export const INDEXED_BY: ComputedBy = {
  modules: ['search/segment-reader', 'lexicon/lexicon', 'index/merge'],
  tables: ['../gazetteer'],
  packages: ['i18n-iso-countries', '@cospired/i18n-iso-languages'],
};
