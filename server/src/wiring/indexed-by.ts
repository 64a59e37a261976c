import type { ComputedBy } from '../platform/fingerprint.ts';

/** The code and tables that decide what the index segments store about a profile. */
export const INDEXED_BY: ComputedBy = {
  modules: ['search/segment-reader', 'lexicon/lexicon', 'index/merge'],
  tables: ['../gazetteer', '../vocabulary'],
  packages: ['i18n-iso-countries', '@cospired/i18n-iso-languages'],
};
