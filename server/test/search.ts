import { createCredits } from '../src/credits/credits.ts';
import {
  createIndexFeed,
  createInProcessEngine,
  createSegmentEngine,
  type IndexFeed,
} from '../src/index/index.ts';
import { createCriterionPreviews } from '../src/judging/judging.ts';
import { createLexicon } from '../src/lexicon/lexicon.ts';
import { systemClock } from '../src/platform/clock.ts';
import { silentLog } from '../src/platform/log.ts';
import type { Principal } from '../src/platform/operation.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import {
  createProfileReader,
  createSearch,
  type Search,
  type SearchOptions,
} from '../src/search/search.ts';
import { createTalents, type Talents } from '../src/talents/talents.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { engineers } from './talents.ts';

/** A search on a database of its own, with engineers in Paris and Lyon. */
export interface SearchUnderTest {
  database: TestDatabase;
  talents: Talents;
  feed: IndexFeed;
  search: Search;
  /** The parts of `search`, for one that differs in others. */
  parts: Pick<SearchOptions, 'engine' | 'workspaceSets'>;
  /** The same search but for these parts. */
  searchWith(options: Partial<SearchOptions>): Search;
  /** Imports profiles and waits until they are searchable. */
  importNow(rows: readonly object[]): Promise<void>;
  newPrincipal(apiCredits: number): Promise<Principal>;
  balance(principal: Principal): Promise<number>;
  close(): Promise<void>;
}

export const IN_PARIS = 34;
const lexicon = createLexicon();
const credits = createCredits();

const profilesOf = ({ db, url }: TestDatabase) =>
  createProfileReader({
    lexicon,
    vocabularies: [],
    clock: systemClock,
    database: { url },
    connections: { max: 2, reserve: db.reserveConnections },
  });

/** For beforeAll. */
export async function searchUnderTest(): Promise<SearchUnderTest> {
  const database = await testDatabase();
  const talents = createTalents({
    db: database.db,
    clock: systemClock,
    secretBox: createSecretBox('the secret key of the tests'),
  });
  const segments = createSegmentEngine();
  const parts = {
    engine: createInProcessEngine(segments),
    workspaceSets: {
      withContact: async () => [],
      inSourcing: async () => [],
      knownSourcings: async () => new Set<string>(),
    },
  };
  const searchWith = (options: Partial<SearchOptions>): Search =>
    createSearch({
      ...parts,
      db: database.db,
      lexicon,
      talents,
      profiles: profilesOf(database),
      credits,
      refresh: { isStale: () => false, ensureFresh: async () => new Map(), waitMs: 0 },
      clock: systemClock,
      countryOf: async () => null,
      isStrict: async () => false,
      forecastGreens: async () => Promise.reject(new Error('nobody asks')),
      previewCriterias: createCriterionPreviews({ lexicon }),
      timeoutMs: 5_000,
      ...options,
    });
  const feed = createIndexFeed({
    readChanges: talents.changesSince,
    read: profilesOf(database).read,
    engine: segments,
    log: silentLog,
  });
  const importRows = (rows: readonly object[]) =>
    talents.importProfiles(rows as Parameters<Talents['importProfiles']>[0]);
  await importRows([...engineers(IN_PARIS), ...engineers(3, { city: 'Lyon' })]);
  await feed.start();
  let serial = 0;
  return {
    database,
    talents,
    feed,
    search: searchWith({}),
    parts,
    searchWith,
    async importNow(rows) {
      await importRows(rows);
      await feed.catchUp();
    },
    async newPrincipal(apiCredits) {
      const workspaceId = `ws_${++serial}`;
      await database.db
        .insertInto('workspaces')
        .values({ id: workspaceId, name: workspaceId })
        .execute();
      if (apiCredits > 0)
        await credits.grant(database.db, workspaceId, {
          account: 'api',
          amount: apiCredits,
          key: 'grant',
          reason: 'test',
        });
      return {
        workspaceId,
        userId: null,
        keyId: `key_${serial}`,
        scopes: [],
        language: null,
        capabilities: [],
      };
    },
    balance: ({ workspaceId }) => credits.available(database.db, workspaceId, 'api'),
    async close() {
      await feed.stop();
      await database.close();
    },
  };
}
