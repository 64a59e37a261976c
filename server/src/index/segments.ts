import { deserialize, serialize } from 'node:v8';
import { clearBit, countBits, hasBit, setBit } from './bitset.ts';
import { createDictionary, type ExportedDictionary } from './dictionary.ts';
import { matchPlan, preparePlan } from './plan.ts';
import { type Change, type IndexDocument, type IndexEngine, NUMBER_FIELDS, type TermField } from './port.ts';
import { rank } from './rank.ts';
import { ABSENT, createSegmentBuilder, type EncodedDocument, liveDocuments, MAX_SEGMENT_DOCUMENTS, type Segment } from './segment.ts';
import { createTopList } from './top-list.ts';

/** So many segments of about one size become one. Each document is then rewritten log8(size) times, and at most 7 segments stand per level. */
const MERGE_FACTOR = 8;
/** A segment is rewritten when less than this share of it lives. */
const LIVE_SHARE = 0.5;

/**
 * The engine that runs inside the process: immutable segments over one dictionary. Each `apply` marks the old versions as deleted in their
 * segments and adds the new ones as one more segment; small segments are merged into larger ones, up to 65,536 documents.
 */
export function createSegmentEngine(): IndexEngine {
  let dictionary = createDictionary();
  let builder = createSegmentBuilder(dictionary.size);
  const segments = new Map<number, Segment>();
  /** Where each document is: segment serial times 65,536, plus offset. */
  const locations = new Map<string, number>();

  function encode({ id, quality, terms, numbers }: IndexDocument): EncodedDocument {
    const encoded = new Set<number>();
    for (const field in terms) for (const value of terms[field as TermField]!) encoded.add(dictionary.intern(field as TermField, value));
    return { id, quality, terms: [...encoded], numbers: NUMBER_FIELDS.map((field) => numbers[field] ?? ABSENT) };
  }

  function add(segment: Segment): void {
    segments.set(segment.serial, segment);
    for (let offset = 0; offset < segment.size; offset++) locations.set(segment.ids[offset]!, segment.serial * MAX_SEGMENT_DOCUMENTS + offset);
  }

  function remove(id: string): void {
    const location = locations.get(id);
    if (location === undefined) return;
    setBit(segments.get(Math.floor(location / MAX_SEGMENT_DOCUMENTS))!.deleted, location % MAX_SEGMENT_DOCUMENTS);
    locations.delete(id);
  }

  function reset(saved: Saved): void {
    segments.clear();
    locations.clear();
    dictionary = createDictionary(saved.dictionary);
    builder = createSegmentBuilder(
      dictionary.size,
      saved.segments.reduce((highest, { serial }) => Math.max(highest, serial + 1), 0),
    );
    for (const stored of saved.segments) {
      const segment: Segment = { ...stored, cache: new Map() };
      segments.set(segment.serial, segment);
      for (let offset = 0; offset < segment.size; offset++) {
        if (!hasBit(segment.deleted, offset)) locations.set(segment.ids[offset]!, segment.serial * MAX_SEGMENT_DOCUMENTS + offset);
      }
    }
  }

  function replace(old: readonly Segment[]): void {
    for (const segment of old) segments.delete(segment.serial);
    if (old.some((segment) => liveDocuments(segment) > 0)) add(builder.merge(old));
  }

  function tidy(): void {
    for (const segment of [...segments.values()]) if (liveDocuments(segment) < segment.size * LIVE_SHARE) replace([segment]);
    for (let group = mergeable([...segments.values()]); group; group = mergeable([...segments.values()])) replace(group);
  }

  return {
    search(plan, { exclude, limit }) {
      const prepared = preparePlan(plan, dictionary);
      const excluded = offsetsBySegment(exclude, locations);
      const top = createTopList(limit);
      let count = 0;
      for (const segment of segments.values()) {
        const found = matchPlan(segment, prepared);
        for (const offset of excluded.get(segment.serial) ?? []) clearBit(found, offset);
        const here = countBits(found);
        count += here;
        if (here > 0) rank(segment, prepared.ranking, found, top);
      }
      const hits = top.sorted();
      return { ids: hits.map((hit) => hit.id), scores: hits.map((hit) => hit.score), count };
    },

    apply(changes) {
      const newest = new Map<string, Change['document']>(changes.map((change) => [change.id, change.document]));
      const added: EncodedDocument[] = [];
      for (const [id, document] of newest) {
        remove(id);
        if (document) added.push(encode(document));
      }
      for (let at = 0; at < added.length; at += MAX_SEGMENT_DOCUMENTS) add(builder.build(added.slice(at, at + MAX_SEGMENT_DOCUMENTS)));
      tidy();
    },

    size: () => locations.size,

    save() {
      // Nothing of documents that were deleted or replaced is written: whoever they tell of may have been erased.
      for (const segment of [...segments.values()]) if (liveDocuments(segment) < segment.size) replace([segment]);
      const used = new Uint8Array(dictionary.size());
      for (const { terms } of segments.values()) for (const term of terms) used[term] = 1;
      const stored = [...segments.values()].map(({ cache: _, ...segment }) => segment);
      return serialize({ dictionary: dictionary.export((term) => used[term] === 1), segments: stored } satisfies Saved);
    },

    restore(bytes) {
      try {
        reset(deserialize(bytes) as Saved);
      } catch (error) {
        reset({ dictionary: [], segments: [] });
        throw error;
      }
    },
  };
}

/** What `save` writes: clause caches are not worth keeping. */
interface Saved {
  dictionary: ExportedDictionary;
  segments: Omit<Segment, 'cache'>[];
}

/** Segments of one size class that fit together into one, when a class has gathered enough of them; null when all is tidy. */
function mergeable(segments: readonly Segment[]): Segment[] | null {
  const levels = new Map<number, Segment[]>();
  for (const segment of segments) {
    const level = Math.floor(Math.log(segment.size) / Math.log(MERGE_FACTOR));
    levels.set(level, [...(levels.get(level) ?? []), segment]);
  }
  for (const level of levels.values()) {
    if (level.length < MERGE_FACTOR) continue;
    const group: Segment[] = [];
    let documents = 0;
    for (const segment of [...level].sort((a, b) => a.size - b.size)) {
      documents += segment.size;
      if (documents > MAX_SEGMENT_DOCUMENTS) break;
      group.push(segment);
    }
    if (group.length > 1) return group;
  }
  return null;
}

function offsetsBySegment(ids: ReadonlySet<string>, locations: ReadonlyMap<string, number>): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const id of ids) {
    const location = locations.get(id);
    if (location === undefined) continue;
    const serial = Math.floor(location / MAX_SEGMENT_DOCUMENTS);
    const offsets = found.get(serial);
    if (offsets) offsets.push(location % MAX_SEGMENT_DOCUMENTS);
    else found.set(serial, [location % MAX_SEGMENT_DOCUMENTS]);
  }
  return found;
}
