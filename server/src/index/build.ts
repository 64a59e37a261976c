import { lotOfId, packIds } from './ids.ts';
import { createListWriter } from './lists.ts';
import { createPairCollector, eachPair } from './pairs.ts';
import { numbersOfKey } from './person-keys.ts';
import {
  END_OF_TEXT,
  type IndexDocument,
  NUMBER_FIELDS,
  type NumberedTexts,
  SHARED_POOL,
  TERM_FIELDS,
  type TermField,
} from './port.ts';
import { ABSENT, fieldByte, packSegment, type SegmentParts } from './segment.ts';
import { createTextList, grown, sortTexts } from './texts.ts';

/** Marks an occurrence as that of a pair, not of a term. */
const PAIR = 0x80000000;

/** The contents of a document, as numbers, until their final order is known. */
interface Gathered {
  id: string;
  quality: number;
  numbers: readonly number[];
  personKey: readonly [low: number, high: number];
  from: number;
  to: number;
}

/**
 * Builds one segment of up to 65,536 documents of one pool, added one by one. Each must have a
 * different id.
 */
export interface SegmentBuilder {
  /** The number of a keyword in this segment, for texts passed as numbers. */
  keyword(word: string): number;
  /** Texts may be passed as numbers; the document then has none of its own. */
  add(document: IndexDocument, texts?: NumberedTexts): void;
  build(): SharedArrayBuffer;
}

export function buildSegment(
  documents: Iterable<IndexDocument>,
  pool: string = SHARED_POOL,
): SharedArrayBuffer {
  const builder = createSegmentBuilder(pool);
  for (const document of documents) builder.add(document);
  return builder.build();
}

const ownFieldsOf = ({ id, quality, numbers, personKey = null }: IndexDocument) => ({
  id,
  quality,
  numbers: NUMBER_FIELDS.map((field) => numbers[field] ?? ABSENT),
  personKey: numbersOfKey(personKey),
});

/** Numbers values as they arrive, so that the documents themselves need not be stored. */
export function createSegmentBuilder(pool: string = SHARED_POOL): SegmentBuilder {
  const fields = new Map(TERM_FIELDS.map((field) => [field, new Map<string, number>()]));
  const keywords = fields.get('keyword')!;
  const terms = createTextList();
  const pairs = createPairCollector();
  const gathered: Gathered[] = [];
  let occurrences = new Uint32Array(1024);
  let end = 0;
  /** The last document that had the term, so that each counts once. */
  let lastOfTerm = new Int32Array(1024).fill(-1);

  function numberOf(field: TermField, values: Map<string, number>, value: string): number {
    const known = values.get(value);
    if (known !== undefined) return known;
    const number = terms.count();
    terms.appendText(fieldByte(field), value);
    values.set(value, number);
    if (number >= lastOfTerm.length) lastOfTerm = grown(lastOfTerm).fill(-1, lastOfTerm.length);
    return number;
  }

  function note(occurrence: number): void {
    if (end === occurrences.length) occurrences = grown(occurrences);
    occurrences[end++] = occurrence;
  }

  function noteTerm(number: number): void {
    if (lastOfTerm[number] === gathered.length) return;
    lastOfTerm[number] = gathered.length;
    note(number);
  }

  function notePair(first: number, second: number): void {
    const number = pairs.add(first, second, gathered.length);
    if (number >= 0) note(PAIR + number);
  }

  const keyword = (word: string): number => numberOf('keyword', keywords, word);

  const numberTexts = (texts: readonly (readonly string[])[]): NumberedTexts => {
    const numbers = Int32Array.from(texts.flatMap((text) => [...text.map(keyword), END_OF_TEXT]));
    return { numbers, length: numbers.length };
  };

  function noteTexts({ numbers, length }: NumberedTexts): void {
    let before = -1;
    for (let at = 0; at < length; at++) {
      const number = numbers[at]!;
      if (number >= 0) {
        noteTerm(number);
        if (before >= 0) notePair(before, number);
      }
      before = number;
    }
  }

  function add(document: IndexDocument, numbered?: NumberedTexts): void {
    const { terms: values, texts = [] } = document;
    const from = end;
    for (const name in values) {
      const field = name as TermField;
      const known = fields.get(field)!;
      for (const value of values[field]!) noteTerm(numberOf(field, known, value));
    }
    noteTexts(numbered ?? numberTexts(texts));
    gathered.push({ ...ownFieldsOf(document), from, to: end });
  }

  const build = () => packSegment({ pool, ...partsOf({ gathered, occurrences, terms, pairs }) });

  return { keyword, add, build };
}

/** Everything gathered from the documents of a segment. */
interface GatheredDocuments {
  gathered: Gathered[];
  occurrences: Uint32Array;
  terms: ReturnType<typeof createTextList>;
  pairs: ReturnType<typeof createPairCollector>;
}

/** The parts of the segment, with its documents in order. */
function partsOf({
  gathered,
  occurrences,
  terms,
  pairs,
}: GatheredDocuments): Omit<SegmentParts, 'pool'> {
  const ordered = inOrder(gathered);
  const sorted = sortTexts(terms);
  const { pairs: sortedPairs, rank } = pairs.sorted(sorted.rank);
  const termCount = terms.count();
  const { starts, postings } = invert(ordered, occurrences, {
    ofTerms: sorted.rank,
    ofPairs: rank,
  });
  const lists = createListWriter(ordered.length);
  for (let term = 0; term < termCount; term++)
    lists.addTerm(postings, starts[term]!, starts[term + 1]!);
  let list = termCount;
  eachPair(sortedPairs, (first, second) => {
    lists.addPair(first, second, postings, starts[list]!, starts[++list]!);
  });
  return {
    ids: packIds(ordered.map(({ id }) => id)),
    quality: Uint16Array.from(ordered, ({ quality }) => quality),
    numbers: Int32Array.from(
      NUMBER_FIELDS.flatMap((_, column) => ordered.map((document) => document.numbers[column]!)),
    ),
    personKeys: Uint32Array.from(ordered.flatMap(({ personKey }) => personKey)),
    terms: sorted.table,
    pairs: sortedPairs,
    lists: lists.packed(),
  };
}

/** By quality descending, then by lot, then by id. */
function inOrder(gathered: readonly Gathered[]): Gathered[] {
  const ids = packIds(gathered.map(({ id }) => id));
  const lots = Uint32Array.from(gathered, (_, number) => lotOfId(ids, number));
  const byRank = (a: number, b: number): number => {
    const [one, other] = [gathered[a]!, gathered[b]!];
    return other.quality - one.quality || lots[a]! - lots[b]! || (one.id < other.id ? -1 : 1);
  };
  const numbers = Uint32Array.from(gathered, (_, number) => number).sort(byRank);
  return Array.from(numbers, (number) => gathered[number]!);
}

/**
 * A counting sort of occurrences by list: term lists first, then pair lists. Within a list, they
 * stay in document order.
 */
function invert(
  documents: readonly Gathered[],
  occurrences: Uint32Array,
  { ofTerms, ofPairs }: { ofTerms: Uint32Array; ofPairs: Uint32Array },
) {
  const lists = ofTerms.length + ofPairs.length;
  const listOf = (occurrence: number): number =>
    occurrence >= PAIR ? ofTerms.length + ofPairs[occurrence - PAIR]! : ofTerms[occurrence]!;
  const starts = new Uint32Array(lists + 1);
  for (const { from, to } of documents)
    for (let at = from; at < to; at++) starts[listOf(occurrences[at]!) + 1]!++;
  for (let list = 0; list < lists; list++) starts[list + 1]! += starts[list]!;
  const postings = new Uint16Array(starts[lists]!);
  const next = starts.slice();
  documents.forEach(({ from, to }, offset) => {
    for (let at = from; at < to; at++) postings[next[listOf(occurrences[at]!)]!++] = offset;
  });
  return { starts, postings };
}
