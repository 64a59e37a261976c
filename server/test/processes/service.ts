import { serve } from '../../src/main.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { silentLog } from '../../src/platform/log.ts';

/** The service as a process of its own, exactly as its environment says, so that a test can kill it. */
const running = await serve({ config: loadConfig(), log: silentLog, roles: ['api', 'worker'] });
process.stdout.write(`${running.url}\n`);
