import { Session } from 'node:inspector/promises';
import { generatePeople } from '../../../sample/src/sample.ts';
import { mergeParts } from '../../src/index/merge.ts';
import { openSegment } from '../../src/index/segment.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { createSegmentReader } from '../../src/search/segment-reader.ts';

/*
 * Reads profiles into two segments and merges them, and prints as JSON the files below src of which
 * a function ran meanwhile.
 */

const asOf = new Date('2026-06-15');
const people = [...generatePeople({ count: 400, seed: 11, asOf, batchSize: 200 })];

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

const reader = createSegmentReader(createLexicon());
const parts = people.map((batch) => {
  const segment = reader(asOf);
  for (const profile of batch)
    segment.add({ id: profile.id, profile: JSON.stringify(profile), updatedAt: asOf });
  return openSegment(segment.end().segments[0]!);
});
mergeParts(parts);

const { result } = await session.post('Profiler.takePreciseCoverage');
const sources = new URL('../../src/', import.meta.url).href;
const ran = result.filter(
  ({ url, functions }) =>
    url.startsWith(sources) &&
    functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
);
process.stdout.write(`${JSON.stringify(ran.map(({ url }) => url.slice(sources.length)))}\n`);
