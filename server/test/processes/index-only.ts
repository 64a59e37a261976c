import { serve } from '../../src/main.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { silentLog } from '../../src/platform/log.ts';

/** The process that holds the index of a machine, configured by its environment (INDEX_URL). */
const running = await serve({ config: loadConfig(), log: silentLog, roles: ['index'] });
process.stdout.write(`${running.probesUrl}\n`);
