import { once } from 'node:events';
import { createInProcessEngine } from '../server/src/index/in-process.ts';
import type { Plan } from '../server/src/index/port.ts';
import { createSegmentEngine } from '../server/src/index/segments.ts';
import { createSnapshotFolder } from '../server/src/index/snapshot.ts';
import { connectIndex } from '../server/src/index/socket/connect.ts';
import { serveIndex } from '../server/src/index/socket/serve.ts';
import { createLexicon } from '../server/src/lexicon/lexicon.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { dayOf } from '../server/src/search/document/years.ts';
import { compile } from '../server/src/search/rules/compile.ts';
import { validateFilters } from '../server/src/search/rules/validate.ts';
import { QUERIES } from './index-queries.ts';

/** The other processes of `index-socket.ts`: the one with the index, and those that ask it. */
export type Role = 'holder' | 'caller';

/** What one says when it is sent `go`. */
export interface Told {
  /** Bytes. */
  resident: number;
  readyMs: number;
  /** Of a caller. */
  perSecond?: number;
}

export const AS_OF = new Date('2026-11-01');
export const KEY = 'bench';
export const RULES = 'bench';
/** As an API process has under load. */
const AT_ONCE = 8;
const ASKING_MS = 5_000;

/** The mix of queries, as plans. */
export function plansOfQueries(): Plan[] {
  const lexicon = createLexicon();
  return QUERIES.map((query): Plan => {
    const read = validateFilters(query, lexicon);
    if ('issues' in read) throw new Error(JSON.stringify(read.issues));
    return compile(read.filters, { lexicon, today: dayOf(AS_OF) });
  });
}

async function hold(folder: string, file: string): Promise<Told> {
  const engine = createSegmentEngine();
  const read = await createSnapshotFolder<string>({ folder, key: KEY, log: silentLog }).read();
  engine.install(read!.segments, []);
  await serveIndex({
    ...{ file, engine: createInProcessEngine(engine, 'mark'), rules: RULES, log: silentLog },
    isLoaded: () => true,
    isCaughtUp: () => true,
  });
  const readyMs = performance.now();
  await toldToGo();
  return { resident: process.memoryUsage().rss, readyMs };
}

async function call(file: string): Promise<Told> {
  const { engine, untilReady } = connectIndex({ file, rules: RULES, log: silentLog });
  const plans = plansOfQueries();
  await untilReady();
  const readyMs = performance.now();
  await toldToGo();
  const endMs = performance.now() + ASKING_MS;
  let answers = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, from) => {
      for (let at = from; performance.now() < endMs; at++) {
        await engine.search(plans[at % plans.length]!, { exclude: new Set(), limit: 10 });
        answers++;
      }
    }),
  );
  return {
    resident: process.memoryUsage().rss,
    readyMs,
    perSecond: answers / (ASKING_MS / 1_000),
  };
}

async function toldToGo(): Promise<void> {
  process.send!('ready');
  await once(process, 'message');
}

if (import.meta.main) {
  const [role, folder, file] = process.argv.slice(2);
  process.send!(await (role === 'holder' ? hold(folder!, file!) : call(file!)));
}
