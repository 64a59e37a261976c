import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { engineers } from '../../test/talents.ts';
import { createSegmentEngine, type ReadProfiles } from '../index/index.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import type { Vocabulary } from '../lexicon/types.ts';
import { systemClock } from '../platform/clock.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { createTalents, type Talents } from '../talents/talents.ts';
import { dayOf } from './document/years.ts';
import { createProfileReader } from './read-profiles.ts';
import { compile } from './rules/compile.ts';
import { validateFilters } from './rules/validate.ts';

const TALENTS = 1_200;
const ERASED = 'eng-paris-0003';
/** A trade that only those know who imported it. */
const VOCABULARY: Vocabulary = {
  publisher: 'esco',
  roles: 'glimmer wright: engineering\n  en glimmer wright, glimmer smith\n  fr forgeur de lueurs',
  skills: '',
};
let database: TestDatabase;
let talents: Talents;

beforeAll(async () => {
  database = await testDatabase();
  talents = createTalents({
    db: database.db,
    clock: systemClock,
    secretBox: createSecretBox('the secret key of the tests'),
  });
  const rows = engineers(TALENTS) as Parameters<Talents['importProfiles']>[0];
  for (const batch of [rows.slice(0, 600), rows.slice(600)]) await talents.importProfiles(batch);
});
afterAll(() => database.close());

const readerWith = (vocabularies: readonly Vocabulary[]) =>
  createProfileReader({
    lexicon: createLexicon(vocabularies),
    vocabularies,
    clock: systemClock,
    database: { url: database.url },
    connections: { max: 2, reserve: database.db.reserveConnections },
  });

/** Everybody's changes, once they can be read. */
async function allChanges() {
  await expect
    .poll(async () => (await talents.changesSince(null, 2 * TALENTS)).changes.length)
    .toBeGreaterThanOrEqual(TALENTS);
  return talents.changesSince(null, 2 * TALENTS);
}

const untilEnd = new AbortController().signal;

test('a thread reads a range as it would be read here, page by page, and names those who were erased', async () => {
  await database.db.transaction().execute((tx) => talents.eraseTalents(tx, [ERASED]));
  const { changes, mark } = await allChanges();
  const reader = readerWith([]);
  const range = await reader.readRange(null, mark, untilEnd);
  const here = await reader.read(changes.slice(0, 400));
  const there = await reader.readRange(
    null,
    (await talents.changesSince(null, 400)).mark,
    untilEnd,
  );
  expect(range.erased).toEqual([ERASED]);
  expect(idsIn(range)).toHaveLength(TALENTS - 1);
  expect(Buffer.from(there.segments[0]!).equals(Buffer.from(here.segments[0]!))).toBe(true);
});

test('threads know the words of imported vocabularies', async () => {
  await talents.importProfiles([{ id: 'smith', firstname: 'Ada', jobTitle: 'Glimmer smith' }]);
  await expect.poll(async () => (await allChanges()).changes.at(-1)?.id).toBe('smith');
  const { mark } = await allChanges();
  const read = await readerWith([VOCABULARY]).readRange(null, mark, untilEnd);
  expect(idsIn(read, 'Glimmer wright')).toEqual(['smith']);
});

test('a range that is stopped rejects, and small changes are read while one is under way', async () => {
  const { changes, mark } = await allChanges();
  const reader = readerWith([]);
  const stopping = new AbortController();
  const range = reader.readRange(null, mark, stopping.signal);
  range.catch(() => {});
  expect(idsIn(await reader.read(changes.slice(0, 10)))).toHaveLength(10);
  stopping.abort();
  await expect(range).rejects.toThrow();
});

/** Who is in the segment, with that title where one is given. */
function idsIn({ segments }: ReadProfiles, title?: string): string[] {
  const lexicon = createLexicon([VOCABULARY]);
  const read =
    title === undefined
      ? { filters: [] }
      : validateFilters([{ filterType: 'JOB_TITLE', value: title }], lexicon);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  const engine = createSegmentEngine();
  engine.install(segments, []);
  return engine.search(compile(read.filters, { lexicon, today: dayOf(new Date()) }), {
    exclude: new Set(),
    limit: 2 * TALENTS,
  }).ids;
}
