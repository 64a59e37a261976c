import pg from 'pg';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { median, ms, percentile, printReport, times } from './report.ts';
import { runCommand, startService, withDataDir } from './service.ts';

/*
 * The listing of a sourcing with 50,000 candidates over HTTP, as clients use it: the default page,
 * the last page, every sort order, and searches. One request at a time, the kinds taking turns, so
 * that a busy moment of the machine affects all of them.
 */

const CANDIDATES = 50_000;
const ROUNDS = 100;
const WARM_UP_ROUNDS = 10;
const TARGET = 'median at most 15 ms';
const WIDE_LIMITS = '100000,1000000,10000000,100000000,1000000000';
const SORT_FIELDS = [
  'name',
  'companyName',
  'statusHandle',
  'city',
  'jobTitle',
  'userRating',
  'contacts',
  'createdAt',
  'history',
];
/** A name, words from two fields, a common title, a word that no candidate has. */
const SEARCHES = ['martin', 'sophie paris', 'engineer', 'zzyzx'];

export async function benchCandidates(): Promise<void> {
  await withDataDir(async (DATA_DIR) => {
    const service = await startService({ DATA_DIR });
    try {
      const { url, workspaceId = '' } = service.announcement;
      await runCommand(['talents', 'generate', '--count', String(CANDIDATES), '--seed', '11'], {
        DATA_DIR,
        LOG_LEVEL: 'warn',
      });
      const { apiKey } = await runCommand<{ apiKey: string }>(
        ['keys', 'create', '--workspace', workspaceId, '--limits', WIDE_LIMITS],
        { DATA_DIR },
      );
      const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
      const made = await fetch(`${url}/api/v1/sourcings`, { method: 'POST', headers, body: '{}' });
      const { data } = (await made.json()) as { data: { sourcingId: string } };
      await fillSourcing(DATA_DIR, workspaceId, data.sourcingId);
      report(await measure(`${url}/api/v1/sourcings/${data.sourcingId}/candidates`, headers));
    } finally {
      await service.stop();
    }
  });
}

/** Inserted directly: fifty thousand requests would measure something else. */
async function fillSourcing(
  dataDir: string,
  workspaceId: string,
  sourcingId: string,
): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    await client.query(
      `insert into candidates (id, workspace_id, sourcing_id, talent_id, status_handle, user_rating, contacts_count, created_at, updated_at)
       select 'cand_' || md5(id), $1, $2, id,
         (array['TO_BE_CONTACTED', 'TO_BE_CONTACTED', 'CONTACTED', 'OUTREACH_SEQUENCE_STARTED', 'NOT_RETAINED'])[1 + n % 5],
         nullif(n % 6, 0), n % 4, now() - n * interval '1 minute', now() - (n % 9973) * interval '1 minute'
       from (select id, row_number() over (order by md5(id)) as n from talents limit $3) talents`,
      [workspaceId, sourcingId, CANDIDATES],
    );
    // Autovacuum would do this a minute later.
    await client.query('vacuum analyze candidates, candidate_counts');
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/** Query strings of each kind; a kind with several uses them in turn. */
function kinds(): Record<string, string[]> {
  const visible = CANDIDATES * 0.8;
  const sorts = SORT_FIELDS.map((field) => [
    `sort by ${field}`,
    ['asc', 'desc'].map((order) => `sortField=${field}&sortOrder=${order}`),
  ]);
  return {
    'default page': [''],
    'last page': [`pageIndex=${visible / 25 - 1}`],
    'page in the middle': [`pageIndex=${visible / 50}`],
    ...Object.fromEntries(sorts),
    search: SEARCHES.map((words) => `search=${encodeURIComponent(words)}`),
    'filter by city': ['location=paris', 'location=lyon', 'location=berlin'],
  };
}

async function measure(
  url: string,
  headers: Record<string, string>,
): Promise<Map<string, number[]>> {
  const all = Object.entries(kinds());
  const taken = new Map(
    ['GET behind the key', ...all.map(([name]) => name)].map((name) => [name, [] as number[]]),
  );
  for (let turn = -WARM_UP_ROUNDS; turn < ROUNDS; turn++) {
    for (const [name, queries] of [['GET behind the key', null] as const, ...all]) {
      const query = queries?.[Math.abs(turn) % queries.length];
      const startedAt = performance.now();
      const response = await fetch(
        query === undefined ? url.replace(/\/v1\/.*/, '/v1/nothing') : `${url}?${query}`,
        { headers },
      );
      const text = await response.text();
      if (turn >= 0) taken.get(name)!.push(performance.now() - startedAt);
      if (!response.ok && query !== undefined)
        throw new Error(`${query} answered ${response.status}: ${text}`);
    }
  }
  return taken;
}

function report(taken: Map<string, number[]>): void {
  const gate = median(taken.get('GET behind the key')!);
  const rows = [...taken].map(([name, values]) => {
    const middle = median(values);
    return [
      name,
      ms(middle),
      ms(percentile(values, 0.95)),
      times(middle / gate),
      name === 'GET behind the key' ? '' : TARGET,
    ];
  });
  printReport(
    `Listing ${CANDIDATES.toLocaleString('en')} candidates`,
    ['REQUEST', 'P50', 'P95', 'TO BEHIND KEY', 'TARGET'],
    rows,
    [
      `${ROUNDS} requests of each kind, one at a time, over kept connections; sorts go up and down in turn.`,
    ],
  );
}

if (import.meta.main) await benchCandidates();
