import pg from 'pg';
import { serve } from '../../src/main.ts';
import { loadConfig } from '../../src/platform/config.ts';
import type { Engine } from '../../src/platform/engine.ts';
import { silentLog } from '../../src/platform/log.ts';
import { slowJudge } from '../fakes/judge.ts';

/**
 * The service as a process of its own that interrupts itself, kill -9 or SIGSTOP, at one exact
 * moment: before or after a statement that matches, or before or after the COMMIT of a transaction
 * that holds such a statement. What the database was not sent never happens; what it was, does.
 */
export interface Interruption {
  signal: 'SIGKILL' | 'SIGSTOP';
  when: 'before' | 'after';
  /** A regular expression over the text of statements. */
  statement: string;
  /** The moment is the COMMIT of its transaction. */
  commit?: boolean;
  /** Which match counts, from 1. */
  nth?: number;
  /** The engine refuses every dispatch. */
  failDispatch?: boolean;
}

const interruption = JSON.parse(process.env.INTERRUPTION!) as Interruption;
const { signal, when, commit = false, nth = 1, failDispatch = false } = interruption;
const pattern = new RegExp(interruption.statement, 'i');
let matches = 0;

/** Connections whose open transaction holds the statement. */
const armed = new WeakSet<pg.Client>();

/** Whether this statement is the moment. */
function isMoment(client: pg.Client, text: string): boolean {
  if (/^(?:commit|rollback)/i.test(text))
    return armed.delete(client) && commit && /^commit/i.test(text);
  if (!pattern.test(text) || ++matches !== nth) return false;
  armed.add(client);
  return !commit;
}

type Query = (text: unknown, values?: unknown, callback?: unknown) => Promise<unknown>;
const { prototype } = pg.Client as unknown as { prototype: pg.Client & { query: Query } };
const query = prototype.query;
prototype.query = async function interrupted(
  this: pg.Client,
  ...call: Parameters<Query>
): Promise<unknown> {
  const text = typeof call[0] === 'string' ? call[0] : (call[0] as { text: string }).text;
  if (!isMoment(this, text)) return query.apply(this, call);
  if (when === 'before') process.kill(process.pid, signal);
  const result = await query.apply(this, call);
  if (when === 'after') process.kill(process.pid, signal);
  return result;
} as typeof prototype.query;

const refusing = (engine: Engine): Engine => ({
  ...engine,
  dispatch: async () => {
    throw new Error('the engine cannot be reached');
  },
});

const running = await serve({
  config: loadConfig(),
  log: silentLog,
  roles: ['api', 'worker'],
  overrides: {
    judge: slowJudge(),
    engine: failDispatch ? refusing : undefined,
    webhookRetryDelaysMs: [50, 100],
  },
});
process.stdout.write(`${running.url}\n`);
