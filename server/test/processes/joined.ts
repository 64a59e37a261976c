import { flushCompileCache } from 'node:module';

/*
 * The programs that tests start most, by the name in the first argument: joined into few files, they
 * start in two thirds of the time (`test/joined-process.ts`).
 */

const PROGRAMS: Record<string, () => Promise<unknown>> = {
  'index-only.ts': () => import('./index-only.ts'),
  'interrupted.ts': () => import('./interrupted.ts'),
  'service.ts': () => import('./service.ts'),
  'slow-judge.ts': () => import('./slow-judge.ts'),
  'unanswered.ts': () => import('./unanswered.ts'),
};

await PROGRAMS[process.argv[2]!]!();
// Most are killed, and then would never write what they compiled.
flushCompileCache();
