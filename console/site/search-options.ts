import type { Options } from 'minisearch';

export interface Passage {
  /** The address of the heading. */
  id: string;
  page: string;
  heading: string;
  text: string;
  /** The first words of the text. */
  about: string;
}

/** The same for the build, which writes the index, and for the browser, which reads it. */
export const SEARCH_OPTIONS: Options<Passage> = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['page', 'heading', 'about'],
  // Names such as `validation_error` and `JOB_TITLE` are found whole and by their parts.
  tokenize: (text) => {
    const words = text.split(/[^\p{L}\p{N}_]+/u).filter((word) => word !== '');
    return words.flatMap((word) => (word.includes('_') ? [word, ...word.split('_')] : [word]));
  },
  searchOptions: {
    boost: { heading: 4, page: 2 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
  },
};
