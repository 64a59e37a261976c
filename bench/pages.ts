import { type Running, serve } from '../server/src/main.ts';
import { loadConfig } from '../server/src/platform/config.ts';
import { silentLog } from '../server/src/platform/log.ts';
import type { Filter } from '../server/src/search/search.ts';
import { median, ms, percentile, printReport, times } from './report.ts';
import { withDataDir } from './service.ts';

/*
 * Long walks through the matches of one search: pages over HTTP that name up to 100 earlier
 * transactions, and the waves of a qualified search, each without the people judged before. The
 * last step must cost about as much as the first.
 */

const TALENTS = 5_500;
const WALKS = 5;
const PAGES = 101;
const WAVES = 100;
const WAVE_TALENTS = 50;
const EVERYBODY = [
  {
    filterType: 'UPDATED_WITHIN',
    value: 365,
    isRequired: true,
    isExcluded: false,
    isExactMatch: false,
  },
];

export async function benchPages(): Promise<void> {
  await withDataDir(async (dataDir) => {
    const running = await serve({
      config: loadConfig({ DATA_DIR: dataDir, PORT: '0' }),
      log: silentLog,
      roles: ['api'],
    });
    try {
      await running.services.talents.generate({ count: TALENTS, seed: 1 });
      await running.services.feed.catchUp();
      const pages = await measurePages(running);
      const waves = await measureWaves(running);
      const row = (
        name: string,
        taken: readonly number[],
        first: readonly number[],
        target = '',
      ) => {
        return [
          name,
          ms(median(taken)),
          ms(percentile(taken, 0.95)),
          times(median(taken) / median(first)),
          target,
        ];
      };
      const paged = (
        name: string,
        [first = [], ...others]: readonly number[][],
        target?: string,
      ) => [
        row(`first page, ${name}`, first, first),
        row(
          `page behind ${PAGES - 10} to ${PAGES - 1} transactions, ${name}`,
          others.slice(-10).flat(),
          first,
          target,
        ),
      ];
      const firstWaves = waves.slice(0, 10);
      printReport(
        'Long ways through one search',
        ['MEASURED', 'P50', 'P95', 'TO THE FIRST', 'TARGET'],
        [
          ...paged('by the clock', pages.byClock),
          ...paged('processor time', pages.byProcessor, 'under 2 x'),
          row('wave behind nobody, processor time', firstWaves, firstWaves),
          row(
            `wave behind 4,500 to ${WAVES * WAVE_TALENTS} people, processor time`,
            waves.slice(-10),
            firstWaves,
          ),
        ],
        [
          `${WAVES} waves over ${WAVES * WAVE_TALENTS} people took ${ms(waves.reduce((sum, taken) => sum + taken, 0))} of processor time in the index.`,
        ],
      );
    } finally {
      await running.stop();
    }
  });
}

/**
 * Milliseconds by page, one value per walk: wall-clock time, and processor time of this process,
 * which is both client and service.
 */
async function measurePages({
  url,
  services,
  installation,
}: Running): Promise<Record<'byClock' | 'byProcessor', number[][]>> {
  const { workspaceId } = await services.access.createWorkspace(
    { name: 'Bench', capabilities: [] },
    { name: 'Bench', language: null },
  );
  await services.credits.grant(installation.db, workspaceId, {
    account: 'api',
    amount: 1_000_000,
    key: 'bench',
    reason: 'Bench',
  });
  const { apiKey } = await services.access.createKey(workspaceId, {
    limits: [100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000],
  });
  const perPage = (): number[][] => Array.from({ length: PAGES }, () => []);
  const taken = { byClock: perPage(), byProcessor: perPage() };
  for (let walk = 0; walk <= WALKS; walk++) {
    const related: string[] = [];
    for (let page = 0; page < PAGES; page++) {
      const began = performance.now();
      const before = process.cpuUsage();
      const response = await fetch(`${url}/api/v1/search/talents`, {
        method: 'POST',
        headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
        body: JSON.stringify({ filters: EVERYBODY, relatedSearchTransactionIds: related }),
      });
      const { data } = (await response.json()) as {
        data: { searchTransactionId: string; talents: unknown[] };
      };
      // The first walk is a warm-up.
      if (walk > 0) {
        taken.byClock[page]!.push(performance.now() - began);
        taken.byProcessor[page]!.push(processorMs(before));
      }
      if (data.talents.length !== 10)
        throw new Error(`page ${page} has ${data.talents.length} talents`);
      related.push(data.searchTransactionId);
    }
  }
  return taken;
}

/** Milliseconds of processor time by wave. */
async function measureWaves({ services: { search } }: Running): Promise<number[]> {
  const judged = new Set<string>();
  const taken: number[] = [];
  for (let wave = 0; wave < WAVES; wave++) {
    const before = process.cpuUsage();
    const { ids } = await search.pool('bench', EVERYBODY as Filter[], {
      exclude: new Set(judged),
      limit: WAVE_TALENTS,
    });
    taken.push(processorMs(before));
    for (const id of ids) judged.add(id);
  }
  if (judged.size !== WAVES * WAVE_TALENTS) throw new Error(`the waves met ${judged.size} people`);
  return taken;
}

function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

if (import.meta.main) await benchPages();
