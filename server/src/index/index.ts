/** The door of the talent index. */
export { createIndexFeed, type FeedChange, type FeedOptions, type IndexFeed } from './feed.ts';
export type { Change, Clause, IndexDocument, IndexEngine, Matcher, NumberField, Plan, SearchResult, TermField, Tier } from './port.ts';
export { createSegmentEngine } from './segments.ts';
