import { NUMBER_FIELDS, TERM_FIELDS } from '../port.ts';

/*
 * How a document is stored. Each field of terms is its whole values (keyword) and, below `.words`,
 * their words with a large gap between values, so that the words of a clause never come from two of
 * them. The texts are one field whose words are told apart by U+0001, since a keyword may hold spaces.
 */

/** Stands between the words of a text. No keyword holds it. */
export const SEPARATOR = '\u0001';
/** Between two values of a field: more than the words of any value. */
export const GAP = 10_000;
/** A term of the engine has at most 32,766 bytes, and a character at most four of them. */
const MAX_VALUE = 8_000;
const MAX_WORD = 1_000;
/** Excluded people are sent as one list: everybody whom a workspace has seen. */
const MAX_LISTED = 1_000_000;
/** The largest page that may be asked for. */
export const MAX_PAGE = 100_000;

const WORDS = { type: 'text', analyzer: 'words', norms: false, position_increment_gap: GAP };
const LISTED = { type: 'keyword', doc_values: false, norms: false };

const MAPPINGS = {
  dynamic: 'strict',
  properties: {
    /** Of the one document that is none of a talent: see `mark.ts`. */
    mark: { type: 'keyword', index: false, doc_values: false },
    history: { type: 'keyword', index: false, doc_values: false },
    id: { type: 'keyword' },
    pool: { type: 'keyword' },
    quality: { type: 'integer' },
    /** Where it stands among documents of its quality: `lotOfId`. */
    lot: { type: 'long' },
    /** The fingerprint of the person and pool; absent without a person key. */
    person: { type: 'keyword' },
    /** Whether it is the document that is shown of its person. */
    shown: { type: 'boolean' },
    /** Of a shown document: the ids of all documents of its person. */
    ids: LISTED,
    texts: {
      ...{ type: 'text', analyzer: 'texts', norms: false },
      ...{ position_increment_gap: GAP, index_phrases: true },
    },
    /** The keywords of several words, for clauses that ask for some of them. */
    several: WORDS,
    ...Object.fromEntries(
      TERM_FIELDS.map((field) => [
        field,
        {
          ...{ type: 'keyword', norms: false, ignore_above: MAX_VALUE },
          ...(field !== 'keyword' && { fields: { words: WORDS } }),
        },
      ]),
    ),
    ...Object.fromEntries(NUMBER_FIELDS.map((field) => [field, { type: 'integer' }])),
  },
};

const split = (at: string) => ({
  ...{ type: 'char_group', tokenize_on_chars: [at] },
  max_token_length: MAX_WORD,
});
const analyzer = (tokenizer: string) => ({ type: 'custom', tokenizer });

export interface IndexShape {
  shards: number;
  replicas: number;
}

/** What creates the index. */
export const indexBody = ({ shards, replicas }: IndexShape) => ({
  settings: {
    index: {
      number_of_shards: shards,
      number_of_replicas: replicas,
      // The indexer refreshes after each batch.
      refresh_interval: '-1',
      codec: 'best_compression',
      // What an erasure removes is gone from every file, however few documents of it are deleted.
      'merge.policy.expunge_deletes_allowed': 0,
      max_terms_count: MAX_LISTED,
      max_result_window: MAX_PAGE,
    },
    analysis: {
      tokenizer: { texts: split(SEPARATOR), words: split(' ') },
      analyzer: { texts: analyzer('texts'), words: analyzer('words') },
    },
  },
  mappings: MAPPINGS,
});
