import { guardCrashOutput } from '../../src/platform/crash.ts';
import { createLog } from '../../src/platform/log.ts';

/** Crashes in the way that its argument names, as a service would. */
guardCrashOutput(createLog('warn'));

const ROW = { detail: `Failing row contains (${process.env.SECRET_KEY}).` };
const failure = (): Error => Object.assign(new Error('the statement failed'), ROW);

const CRASHES: Record<string, () => unknown> = {
  throw: () => {
    setImmediate(() => {
      throw failure();
    });
  },
  reject: () => Promise.reject(failure()),
};
CRASHES[process.argv[2] ?? '']!();
