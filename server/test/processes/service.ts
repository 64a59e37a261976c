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
const collectGarbage = runInNewContext('gc') as () => void;

/**
 * Says what is left of its memory once everything that nobody needs is collected; before, it
 * depends on when V8 last felt like it.
 */
process.on('SIGUSR2', () => {
  collectGarbage();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.stdout.write(
    `${JSON.stringify({ live: heapUsed + external, resident: rss } satisfies ServiceMemory)}\n`,
  );
});
