import { parseArgs } from 'node:util';
import { median, ms, percentile, printReport, times } from './report.ts';
import { benchLargeSearch } from './search-large.ts';
import { runCommand, startService, withDataDir } from './service.ts';

/*
 * Plain search over HTTP on the sample of 5,000 talents, as clients use it: with a key that is
 * checked, limited and charged on each request. One request at a time, the kinds taking turns, so
 * that a busy moment of the machine affects all of them.
 */

const ROUNDS = 400;
const WARM_UP_ROUNDS = 40;
const TARGET = 'median under 10 ms';
const MORE_THAN_NEEDED = '1000000000';
const WIDE_LIMITS = '100000,1000000,10000000,100000000,1000000000';

const FILTERS: readonly object[][] = [
  [{ filterType: 'JOB_TITLE', value: 'data engineer' }],
  [
    { filterType: 'SKILL', value: 'Python' },
    { filterType: 'COUNTRY', value: 'France' },
  ],
  [
    { filterType: 'JOB_TITLE', value: ['accountant', 'controller'] },
    { filterType: 'YEARS_OF_EXPERIENCE', value: { min: 5 } },
  ],
  [
    { filterType: 'LOCATION', value: 'Paris', radius: 50 },
    { filterType: 'LANGUAGE', value: 'English' },
  ],
  [
    { filterType: 'KEYWORD', value: 'project' },
    { filterType: 'SENIORITY', value: 'senior', isRequired: false },
  ],
];
const PROMPTS: readonly string[] = [
  'Senior data engineers in France who know Python and Spark',
  'Comptable à Lyon avec au moins 5 ans d’expérience',
  'Product managers in London who speak French',
  'Infirmière diplômée à Marseille',
  'Sales director in Berlin, not in retail',
];

type Send = (turn: number) => Promise<Response>;

export async function benchSearch(): Promise<void> {
  await withDataDir(async (DATA_DIR) => {
    const service = await startService({ DATA_DIR });
    try {
      const { url, workspaceId = '' } = service.announcement;
      await runCommand(
        ['credits', 'grant', '--workspace', workspaceId, '--api', MORE_THAN_NEEDED],
        { DATA_DIR },
      );
      const key = await runCommand<{ apiKey: string }>(
        ['keys', 'create', '--workspace', workspaceId, '--limits', WIDE_LIMITS],
        { DATA_DIR },
      );
      report(await measure(requests(url, key.apiKey)));
    } finally {
      await service.stop();
    }
  });
}

function requests(url: string, apiKey: string): Record<string, Send> {
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  const post = (path: string, body: object) =>
    fetch(`${url}/api/v1/search/talents${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
  return {
    'GET /healthz': () => fetch(`${url}/healthz`),
    // An unknown path answers after the gate and does nothing else: what the key check and the
    // windows cost.
    'GET behind the key': () => fetch(`${url}/api/v1/nothing`, { headers }),
    'search by filters': (turn) => post('', { filters: FILTERS[turn % FILTERS.length] }),
    'search by prompt': (turn) => post('/by-prompt', { prompt: PROMPTS[turn % PROMPTS.length] }),
  };
}

async function measure(kinds: Record<string, Send>): Promise<Map<string, number[]>> {
  const taken = new Map(Object.keys(kinds).map((name) => [name, [] as number[]]));
  for (let turn = -WARM_UP_ROUNDS; turn < ROUNDS; turn++) {
    for (const [name, send] of Object.entries(kinds)) {
      const startedAt = performance.now();
      const response = await send(Math.abs(turn));
      const text = await response.text();
      if (turn >= 0) taken.get(name)!.push(performance.now() - startedAt);
      if (!response.ok && response.status !== 404)
        throw new Error(`${name} answered ${response.status}: ${text}`);
    }
  }
  return taken;
}

function report(taken: Map<string, number[]>): void {
  const [health = 0, gate = 0] = [...taken.values()].map(median);
  const rows = [...taken].map(([name, values]) => {
    const searches = name.startsWith('search');
    const middle = median(values);
    const ratios = [times(middle / health), name === 'GET /healthz' ? '' : times(middle / gate)];
    return [
      name,
      ms(middle),
      ms(percentile(values, 0.95)),
      ms(percentile(values, 0.99)),
      ...ratios,
      searches ? TARGET : '',
    ];
  });
  printReport(
    'Plain search on 5,000 talents',
    ['REQUEST', 'P50', 'P95', 'P99', 'TO HEALTHZ', 'TO BEHIND KEY', 'TARGET'],
    rows,
    [`${ROUNDS} requests of each kind, one at a time, over kept connections.`],
  );
}

/**
 * `--count 1000000` measures that many profiles instead, with restarts, memory and a stream of
 * changes; `--data-dir` uses an installation that has them.
 */
if (import.meta.main) {
  const { values } = parseArgs({
    options: { count: { type: 'string' }, 'data-dir': { type: 'string' } },
  });
  await (values.count ? benchLargeSearch(Number(values.count), values['data-dir']) : benchSearch());
}
