/**
 * The port of the talent index: the interface of every engine. Engines handle terms and numbers
 * only, not filters, profiles or languages. The search slice turns profiles into documents and
 * filters into plans, so every engine returns the same results.
 */

/**
 * Fields that hold whole values (folded text). Matching by words compares the words of a single
 * value, so it never mixes two jobs.
 */
export const TERM_FIELDS = [
  'currentTitle',
  'pastTitle',
  'lastTitle',
  'seniority',
  'jobFunction',
  'skill',
  'recentSkill',
  'city',
  'state',
  'region',
  'country',
  'currentCompany',
  'pastCompany',
  'currentIndustry',
  'pastIndustry',
  'language',
  'school',
  'degree',
  'fieldOfStudy',
  'certification',
  'interest',
  'headline',
  'firstName',
  'lastName',
  'proNetworkUrl',
  'companySize',
  'keyword',
] as const;
export type TermField = (typeof TERM_FIELDS)[number];

/**
 * Fields that hold one number per document: days since the Unix epoch. In `daysWorked`, the number
 * of days worked by a person who no longer works.
 */
export const NUMBER_FIELDS = [
  'workingSince',
  'daysWorked',
  'inRoleSince',
  'atCompanySince',
  'updatedDay',
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/**
 * The pool of documents that everybody may find. Every other pool is named by its workspace, and
 * only searches of that workspace see it.
 */
export const SHARED_POOL = '';

export interface IndexDocument {
  id: string;
  /** The workspace that it belongs to; absent for a document of the shared pool. */
  pool?: string;
  /** Static quality, 0 to 65,535: completeness. Breaks ties between equal scores. */
  quality: number;
  /** Folded values per field; the words of a value are split at single spaces. */
  terms: Partial<Record<TermField, readonly string[]>>;
  numbers: Partial<Record<NumberField, number>>;
  /**
   * Equal in all documents of one person. Of those in one pool only one is found and counted: the one of the
   * highest quality, then the newest by `updatedDay`. An id of another one means this one. Absent:
   * a person of their own.
   */
  personKey?: string | null;
  /**
   * The texts of the document, each as its words in order. They are the only values of the field
   * `keyword`.
   */
  texts?: readonly (readonly string[])[];
}

/** Marks the end of a text among its keyword numbers. */
export const END_OF_TEXT = -1;

/**
 * Texts as the numbers of their keywords in a segment under construction, each text ended by
 * END_OF_TEXT. Only the first `length` numbers are used.
 */
export interface NumberedTexts {
  numbers: Int32Array;
  length: number;
}

export type Matcher =
  /** The field holds one of these whole values. */
  | { kind: 'values'; field: TermField; values: readonly string[] }
  /** A single value of the field contains at least one word of every group. */
  | { kind: 'words'; field: TermField; groups: readonly (readonly string[])[] }
  /** These two keywords are side by side, in this order, in one of the texts. */
  | { kind: 'pair'; first: string; second: string }
  /** The documents of the searching workspace's own pool, or those of the shared one. */
  | { kind: 'pool'; own: boolean }
  /** One of these documents, regardless of their contents. */
  | { kind: 'ids'; ids: readonly string[] }
  /**
   * The field's number is in the range, ends included. A document without the number never matches.
   */
  | { kind: 'range'; field: NumberField; min?: number; max?: number }
  | { kind: 'any'; of: readonly Matcher[] }
  | { kind: 'all'; of: readonly Matcher[] }
  | { kind: 'not'; of: Matcher };

/**
 * One way to satisfy a clause. `weight` is a small positive integer; a document gets the largest
 * weight among the tiers it matches.
 */
export interface Tier {
  matcher: Matcher;
  weight: number;
  /** How near a match this is, for those who explain it. Engines pass it over. */
  label?: string;
  /** All its documents are also in a lighter tier of the clause, so it matters to the order only. */
  refines?: boolean;
}

/** What raises the score of matches, and decides about none. */
export interface Preference {
  tiers: readonly Tier[];
}

/** A compiled filter. It matches when any of its tiers does. */
export interface Clause {
  occurrence: 'required' | 'excluded' | 'optional';
  tiers: readonly Tier[];
}

export interface Plan {
  clauses: readonly Clause[];
  /** True when nothing is required: then at least one optional clause must match (decision 15). */
  needsOptional: boolean;
  /**
   * The workspace that searches: its own documents are searched beside the shared ones. Without it,
   * only the shared pool is, so a plan that forgets it shows too little, never too much.
   */
  pool?: string;
  preferences?: readonly Preference[];
  /**
   * Where the order of equal documents begins (`placeOfId`): 32 bits that differ between searches
   * and stay the same for all pages of one. Default: 0.
   */
  start?: number;
}

export interface SearchResult {
  /**
   * Best first: score, then quality, both descending, then `placeOfId` ascending.
   */
  ids: string[];
  scores: number[];
  /** The exact number of documents that match the plan, without the excluded ids. */
  count: number;
  /** Same as `count`, with the excluded ids. */
  total: number;
}

export type Change = { id: string; document: IndexDocument } | { id: string; document: null };

/** A field whose values are counted: those that begin with `prefix`, at most `limit` of them. */
export interface Facet {
  field: TermField;
  prefix: string;
  /**
   * Only values with a word that begins so after the prefix; `_` stands between words. It may be the
   * beginning of several words: `data_eng`.
   */
  word?: string;
  limit: number;
}

export interface FacetCounts {
  /** Most matches first, then by value. `id`: one of the matches that hold the value. */
  values: { value: string; count: number; id: string }[];
  /** The counts of all values together, also of those beyond the limit. */
  sum: number;
}

/** Which page of the matches a search returns. */
export interface Page {
  exclude: ReadonlySet<string>;
  limit: number;
}

/** Aborted when nobody waits for the answer any more. */
interface Abortable {
  signal?: AbortSignal;
}

/** What those who search see of an index, wherever it is. */
export interface IndexReader<Mark = string> {
  /** The best `limit` matching documents that are not in `exclude`. */
  search(plan: Plan, page: Page & Abortable): Promise<SearchResult>;
  /** How many matches of the plan hold each value of a field. */
  facet(plan: Plan, facet: Facet, options?: Abortable): Promise<FacetCounts>;
  /** The place in the record up to which the index holds all changes; null before the first. */
  watermark(): Promise<Mark | null>;
  /** Documents in the index, as far as this process knows. */
  size(): number;
}

/** The port: what every engine does. */
export interface IndexEngine<Mark = string> extends IndexReader<Mark> {
  /**
   * Upserts (a document) and deletes (null), visible to searches that begin after it resolves. Only
   * then is `mark` the watermark. The same changes again leave the index as it is.
   */
  apply(changes: readonly Change[], mark: Mark): Promise<void>;
}

/** An engine of this process, which answers at once. */
export interface LocalEngine {
  search(plan: Plan, page: Page): SearchResult;
  facet(plan: Plan, facet: Facet): FacetCounts;
  apply(changes: readonly Change[]): void;
  size(): number;
}
