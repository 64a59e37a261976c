/** The door of the talent index. */
export { createIndexFeed, type IndexFeed } from './feed.ts';
export type { Clause, IndexDocument, IndexEngine, Matcher, NumberField, Plan, TermField, Tier } from './port.ts';
export { createSegmentEngine } from './segments.ts';
export { createSnapshotFile, removeSnapshot } from './snapshot.ts';
