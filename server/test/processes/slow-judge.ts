import { serve } from '../../src/main.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { silentLog } from '../../src/platform/log.ts';
import { slowJudge } from '../fakes/judge.ts';

/**
 * The service as a process of its own, with a slow judge, so that a test can kill it
 * in the middle of a wave.
 */
const running = await serve({
  config: loadConfig(),
  log: silentLog,
  roles: ['api', 'worker'],
  overrides: { judge: slowJudge() },
});
process.stdout.write(`${running.url}\n`);
