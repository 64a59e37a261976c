import type { ComputedBy } from '../platform/fingerprint.ts';

/** The code and tables that decide what the index segments store about a profile. */
export const INDEXED_BY: ComputedBy = {
  modules: ['search/segment-reader', 'lexicon/lexicon', 'index/merge'],
  tables: ['../gazetteer', '../vocabulary'],
  packages: ['i18n-iso-countries', '@cospired/i18n-iso-languages'],
};

/** The same of the documents of a search cluster. */
export const STORED_BY: ComputedBy = {
  ...INDEXED_BY,
  modules: [
    'search/read-documents',
    'lexicon/lexicon',
    'index/opensearch/mapping',
    'index/opensearch/write',
  ],
};

/**
 * The code that decides what a plan says and whom it finds, and so which processes can ask the index
 * of another one. The words in a plan are those of INDEXED_BY.
 */
export const PLANNED_BY: ComputedBy = {
  modules: [
    'search/rules/compile',
    'search/rules/widen',
    'search/prove-phrases',
    'index/segments',
    'index/socket/frames',
    'index/socket/messages',
  ],
  tables: [],
  packages: [],
};
