import { serve } from '../../src/main.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { silentLog } from '../../src/platform/log.ts';
import { scriptedJudge } from '../fakes/judge.ts';

/** The service as a process of its own, with a judge that takes its time, so that a test can kill it in the middle of a wave. */
const judge = scriptedJudge(async (input) => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return Number(input.profile.id.slice(-1)) % 4 === 0 ? 'met' : 'not_met';
});

const running = await serve({ config: loadConfig(), log: silentLog, roles: ['api', 'worker'], overrides: { judge } });
process.stdout.write(`${running.url}\n`);
