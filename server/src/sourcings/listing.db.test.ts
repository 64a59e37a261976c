import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { createCredits } from '../credits/credits.ts';
import { systemClock } from '../platform/clock.ts';
import type { Principal } from '../platform/operation.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { createTalents } from '../talents/talents.ts';
import { type CandidatesQuery, SORT_FIELDS } from './candidate-contract.ts';
import { createSourcings, createStatuses, type Sourcings } from './sourcings.ts';

let database: TestDatabase;
let sourcings: Sourcings;
const principal: Principal = {
  workspaceId: 'ws',
  userId: 'usr_me',
  keyId: 'key',
  scopes: [],
  language: null,
  capabilities: [],
};

const FIRSTNAMES = ['Éric', 'eric', 'Zoé', 'ŁUKASZ', "D'Arcy", null];
const LASTNAMES = ['Œuvrard', 'oeuvrard', '100%_ Sûr', 'a\\b', 'Müller', null];
const CITIES = ['Paris', 'PARIS', 'Łódź', 'Saint-Étienne', null];
const TITLES = ['Développeur', 'developpeur', 'CTO', null];
const COMPANIES = ['Acme', 'ÀCME', 'B_B', null];
const STATUSES = ['TO_BE_CONTACTED', 'CONTACTED', 'NOT_RETAINED', 'OUTREACH_SEQUENCE_STARTED'];
const TALENTS = 120;

interface Person {
  id: string;
  firstname: string | null;
  lastname: string | null;
  city: string | null;
  jobTitle: string | null;
  company: string | null;
}

const pick = <T>(values: readonly T[], n: number): T => values[n % values.length]!;
const people: Person[] = Array.from({ length: TALENTS }, (_, i) => ({
  id: `person-${String(i).padStart(3, '0')}`,
  firstname: pick(FIRSTNAMES, i),
  lastname: pick(LASTNAMES, Math.floor(i / 6)),
  city: pick(CITIES, i * 7 + Math.floor(i / 5)),
  jobTitle: pick(TITLES, i * 3 + Math.floor(i / 4)),
  company: pick(COMPANIES, i + Math.floor(i / 9)),
}));

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  const talents = createTalents({
    db,
    clock: systemClock,
    secretBox: createSecretBox('the secret key of the tests'),
  });
  const rows = people.map(({ company, ...person }) => ({
    ...person,
    currentOrganization: company === null ? null : { name: company },
  }));
  const { rejected } = await talents.importProfiles(rows);
  expect(rejected).toEqual([]);
  await sql`insert into workspaces (id, name) values ('ws', 'Test')`.execute(db);
  await sql`insert into users (id, name) values (${principal.userId}, 'Me'), ('usr_other', 'Other')`.execute(
    db,
  );
  sourcings = createSourcings({
    db,
    secretBox: { fingerprint: (text) => Buffer.from(text) },
    access: {
      requireCapability: () => {},
      userNames: async () => new Map(),
      memberNames: async () => new Map(),
    },
    notifications: { tell: async () => {} },
    talents,
    credits: createCredits(),
    clock: systemClock,
    statuses: createStatuses({ db }),
    verdictsOf: async () => [],
    funnelSources: () => {
      throw new Error('not read here');
    },
    stopOutreach: async () => {},
    priceAddCandidate: 0,
  });
});
afterAll(() => database.close());

/** A candidate as the test knows it, times as offsets in seconds. */
interface Row {
  person: number;
  statusHandle: string;
  userRating: number | null;
  contacts: number;
  createdAt: number;
  history: number;
  notes: string | null;
  ownerUserId: string | null;
}

const row: fc.Arbitrary<Row> = fc.record({
  person: fc.nat(TALENTS - 1),
  statusHandle: fc.constantFrom(...STATUSES),
  userRating: fc.constantFrom(null, 1, 3, 5),
  contacts: fc.nat(2),
  createdAt: fc.nat(3),
  history: fc.nat(3),
  notes: fc.constantFrom(null, 'Rappeler à NOËL', '50% remote_only'),
  ownerUserId: fc.constantFrom(null, principal.userId, 'usr_other'),
});

async function newSourcing(rows: readonly Row[]): Promise<string> {
  const { sourcingId } = await sourcings.create(principal);
  await sql`
    insert into candidates (id, workspace_id, sourcing_id, talent_id, status_handle, user_rating, contacts_count, created_at, updated_at, notes, owner_user_id)
    select ${sourcingId} || '-' || given.place, 'ws', ${sourcingId}, talent_id, status, rating, contacts,
      to_timestamp(created), to_timestamp(changed), notes, owner
    from unnest(${rows.map(({ person }) => people[person]!.id)}::text[], ${rows.map((r) => r.statusHandle)}::text[],
      ${rows.map((r) => r.userRating)}::smallint[], ${rows.map((r) => r.contacts)}::integer[], ${rows.map((r) => r.createdAt)}::integer[],
      ${rows.map((r) => r.history)}::integer[], ${rows.map((r) => r.notes)}::text[], ${rows.map((r) => r.ownerUserId)}::text[])
      with ordinality as given (talent_id, status, rating, contacts, created, changed, notes, owner, place)`.execute(
    database.db,
  );
  return sourcingId;
}

const LETTERS: Record<string, string> = { œ: 'oe', ł: 'l' };
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[œł]/g, (letter) => LETTERS[letter]!)
    .replaceAll(/\s+/g, ' ')
    .trim();
const keyOf = (text: string | null): string | null => (text === null ? null : fold(text) || null);

/** The listing, plainly: all rows, filtered and sorted in memory. */
function expected(sourcingId: string, rows: readonly Row[], query: CandidatesQuery): string[] {
  const all = rows.map((candidate, i) => ({
    ...candidate,
    id: `${sourcingId}-${i + 1}`,
    talent: people[candidate.person]!,
  }));
  type One = (typeof all)[number];
  const keys: Record<(typeof SORT_FIELDS)[number], (one: One) => string | number | null> = {
    name: ({ talent }) => keyOf(`${talent.lastname ?? ''} ${talent.firstname ?? ''}`),
    companyName: ({ talent }) => keyOf(talent.company),
    statusHandle: ({ statusHandle }) => statusHandle,
    city: ({ talent }) => keyOf(talent.city),
    jobTitle: ({ talent }) => keyOf(talent.jobTitle),
    userRating: ({ userRating }) => userRating,
    contacts: ({ contacts }) => contacts,
    createdAt: ({ createdAt }) => createdAt,
    history: ({ history }) => history,
  };
  const isOneOf = (values: readonly string[], value: string | null) =>
    values.length === 0 || values.some((one) => fold(one) === keyOf(value));
  const field = query.sortField ?? 'createdAt';
  const sign =
    (query.sortOrder ?? (query.sortField === undefined ? 'desc' : 'asc')) === 'asc' ? 1 : -1;
  return all
    .filter(({ statusHandle }) =>
      query.statusHandle.length === 0
        ? statusHandle !== 'NOT_RETAINED'
        : query.statusHandle.includes(statusHandle),
    )
    .filter(
      ({ talent }) =>
        isOneOf(query.location, talent.city) &&
        isOneOf(query.jobTitle, talent.jobTitle) &&
        isOneOf(query.currentCompany, talent.company),
    )
    .filter(({ ownerUserId }) => query.ownership === 'all' || ownerUserId === principal.userId)
    .filter(
      ({ userRating, notes }) =>
        (query.userRating.length === 0 ||
          query.userRating.some((one) => one === String(userRating ?? 'none'))) &&
        (query.hasNotes === undefined || query.hasNotes === String(notes !== null)),
    )
    .filter(({ talent, notes }) => {
      const text = [
        `${talent.firstname ?? ''} ${talent.lastname ?? ''}`,
        talent.jobTitle,
        talent.company,
        talent.city,
        notes,
      ].map((part) => fold(part ?? ''));
      const words = (query.search ?? '').split(/\s+/).filter((word) => word !== '');
      return words.every((word) => text.join('\n').includes(fold(word)));
    })
    .toSorted((a, b) => {
      const [left, right] = [keys[field](a), keys[field](b)];
      if ((left === null) !== (right === null)) return left === null ? 1 : -1;
      if (left !== right) return sign * (left! < right! ? -1 : 1);
      return sign * (a.id < b.id ? -1 : 1);
    })
    .map(({ id }) => id);
}

const some = (values: readonly (string | null)[]): fc.Arbitrary<string[]> => {
  const chosen = fc.subarray(
    values.filter((value) => value !== null),
    { maxLength: 2 },
  );
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: chosen },
  );
};

const query: fc.Arbitrary<CandidatesQuery> = fc.record(
  {
    pageIndex: fc.constant(0),
    pageSize: fc.integer({ min: 1, max: 50 }),
    statusHandle: some(STATUSES),
    location: some(CITIES),
    jobTitle: some(TITLES),
    currentCompany: some(COMPANIES),
    ownership: fc.constantFrom('all' as const, 'all' as const, 'mine' as const),
    userRating: fc.oneof(
      { weight: 3, arbitrary: fc.constant<CandidatesQuery['userRating']>([]) },
      {
        weight: 1,
        arbitrary: fc.subarray<CandidatesQuery['userRating'][number]>(['1', '3', '5', 'none']),
      },
    ),
    hasNotes: fc.constantFrom('true' as const, 'false' as const),
    search: fc.constantFrom(
      '',
      '%',
      '_',
      '\\',
      '%\\',
      "' or ''='",
      'ERI',
      'oeuvrard zoe',
      'łódź',
      'noël',
      '％',
      'paris',
      'remote_',
    ),
    sortField: fc.constantFrom(...SORT_FIELDS),
    sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
  },
  {
    requiredKeys: [
      'pageIndex',
      'pageSize',
      'statusHandle',
      'location',
      'jobTitle',
      'currentCompany',
      'ownership',
      'userRating',
    ],
  },
);

describe('the listing', () => {
  it('lists every candidate of any filter once, in any order, page size and direction, with matching totals', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(row, { selector: ({ person }) => person, maxLength: 60 }),
        fc.array(query, { minLength: 6, maxLength: 6 }),
        async (rows, queries) => {
          const sourcingId = await newSourcing(rows);
          for (const asked of queries) {
            const walked: string[] = [];
            let more = true;
            for (let pageIndex = 0; more; pageIndex++) {
              const { candidates, pagination } = await sourcings.listCandidates(
                principal,
                sourcingId,
                { ...asked, pageIndex },
              );
              walked.push(...candidates.map(({ candidate }) => candidate.id));
              more = pagination.hasNextPage;
              if (!more)
                expect(pagination).toMatchObject({
                  pageIndex,
                  pageSize: asked.pageSize,
                  total: walked.length,
                });
            }
            expect(walked).toEqual(expected(sourcingId, rows, asked));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('counts each status exactly, whatever candidates move', async () => {
    const handles = fc.constantFrom(...STATUSES);
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(row, { selector: ({ person }) => person, minLength: 1, maxLength: 20 }),
        fc.array(fc.tuple(fc.array(fc.nat(19), { minLength: 1, maxLength: 20 }), handles), {
          maxLength: 6,
        }),
        async (rows, moves) => {
          const sourcingId = await newSourcing(rows);
          const now = rows.map(({ statusHandle }) => statusHandle);
          for (const [places, statusHandle] of moves) {
            const candidateIds = places.map(
              (place) => `${sourcingId}-${(place % rows.length) + 1}`,
            );
            for (const place of places) now[place % rows.length] = statusHandle;
            await database.db.transaction().execute((tx) =>
              sourcings.setStatus(tx, 'ws', {
                candidateIds,
                statusHandle,
                actor: 'service',
                cause: 'test',
              }),
            );
          }
          const { counts, candidateCount } = await sourcings.readSourcing(principal, sourcingId);
          expect(counts).toEqual(
            Object.fromEntries(
              STATUSES.map((handle) => [handle, now.filter((one) => one === handle).length]),
            ),
          );
          expect(candidateCount).toBe(rows.length);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('moves candidates in opposite directions concurrently without a deadlock', async () => {
    const rows = Array.from(
      { length: 40 },
      (_, person): Row => ({
        person,
        statusHandle: STATUSES[person % 2]!,
        userRating: null,
        contacts: 0,
        createdAt: 0,
        history: 0,
        notes: null,
        ownerUserId: null,
      }),
    );
    const sourcingId = await newSourcing(rows);
    const ids = rows.map((_, i) => `${sourcingId}-${i + 1}`);
    const turns = Array.from({ length: 30 }, (_, turn) =>
      database.db.transaction().execute((tx) => {
        const candidateIds = turn % 2 === 0 ? ids : ids.toReversed();
        return sourcings.setStatus(tx, 'ws', {
          candidateIds,
          statusHandle: STATUSES[turn % 4]!,
          actor: 'service',
          cause: 'test',
        });
      }),
    );
    await Promise.all(turns);
    expect(
      Object.values((await sourcings.readSourcing(principal, sourcingId)).counts).toSorted(),
    ).toEqual([0, 0, 0, 40]);
  });
});
