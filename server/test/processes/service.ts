import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { serve } from '../../src/main.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { letHeapGrowSlowly } from '../../src/platform/heap.ts';
import { silentLog } from '../../src/platform/log.ts';
import type { ServiceMemory } from '../service-process.ts';

/**
 * The service as a process of its own, configured by its environment, so that a test can kill it.
 */
const running = await serve({ config: loadConfig(), log: silentLog, roles: ['api', 'worker'] });
letHeapGrowSlowly();
process.stdout.write(`${running.url}\n`);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as (how: { type: string; flavor: string }) => void;

/**
 * Says what is left of its memory once everything that nobody needs is collected and given back to
 * the system, as V8 does before it would run out: an ordinary collection leaves up to 150 MiB of
 * empty pages, more or fewer by chance.
 */
process.on('SIGUSR2', () => {
  collectGarbage({ type: 'major', flavor: 'last-resort' });
  const { heapUsed, external, rss } = process.memoryUsage();
  process.stdout.write(
    `${JSON.stringify({ live: heapUsed + external, resident: rss } satisfies ServiceMemory)}\n`,
  );
});
