/** The public entry point of the talent index. */
export { createSegmentBuilder } from './build.ts';
export type {
  FeedChange,
  IndexFeed,
  ReadDocuments,
  ReadProfiles,
  ReadRange,
} from './feed/port.ts';
export { createIndexFeed } from './feed.ts';
export { createInProcessEngine } from './in-process.ts';
export { createMerger } from './merge-threads.ts';
export { type ClusterAddress, createClusterClient } from './opensearch/client.ts';
export { connectCluster } from './opensearch/connect.ts';
export { eraseFromCluster } from './opensearch/erase.ts';
export { createIndexer, type Indexer } from './opensearch/indexer.ts';
export { indexNames } from './opensearch/names.ts';
export {
  type Clause,
  type FacetCounts,
  type IndexDocument,
  type IndexReader,
  type Matcher,
  type NumberField,
  type Page,
  type Plan,
  type Preference,
  SHARED_POOL,
  type TermField,
  type Tier,
} from './port.ts';
export { followRebuilds, requestRebuild } from './rebuild-requests.ts';
export { createRebuildableIndex } from './rebuildable.ts';
export { createReclaimer } from './reclaim.ts';
export { createSegmentEngine } from './segments.ts';
export { listSets, removeSets } from './shared-sets.ts';
export { shareSnapshots } from './shared-snapshots.ts';
export { createSnapshotFolder, removeSnapshot, type SnapshotStore } from './snapshot.ts';
export { connectIndex } from './socket/connect.ts';
export { lookAtIndex } from './socket/look.ts';
export { serveIndex } from './socket/serve.ts';
