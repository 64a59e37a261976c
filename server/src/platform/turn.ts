import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { atMost } from './at-most.ts';
import { openWhenAccepted } from './connection-refusal.ts';
import type { Tx } from './db.ts';

/** How often a process that waits for its turn asks for it. */
const ASK_EVERY_MS = 1_000;
/** A server that is gone is noticed this soon, though the connection sends nothing. */
const KEEP_ALIVE_MS = 10_000;
const CONNECT_MAX_MS = 10_000;
const CLOSE_MAX_MS = 1_000;

/** Sequences of writes to something outside of the database. */
type Sequence = 'index_writes';

/** The next number, for a write out of turn: later ones of the process in turn are higher. */
export async function nextNumber(db: Tx, sequence: Sequence): Promise<number> {
  const { rows } = await sql<{ number: string }>`select nextval(${sequence}) as number`.execute(db);
  return Number(rows[0]!.number);
}

/** Of all processes on a database, one at a time has the turn of a name, as long as its session lives. */
export interface Turn {
  /** The next number of a sequence, taken in the session of the turn. Throws when that is over. */
  next(sequence: Sequence): Promise<number>;
  /** Whether nobody has the turn of another name now. */
  isFree(name: string): Promise<boolean>;
  /** Aborted when another process may take the turn. */
  over: AbortSignal;
  end(): Promise<void>;
}

/**
 * Waits for the turn in a session of its own, which `url` must lead to without a pooler. Null when
 * `stop` is aborted first. Throws when the database cannot be reached.
 */
export async function waitForTurn(
  url: string,
  name: string,
  stop: AbortSignal,
): Promise<Turn | null> {
  const over = new AbortController();
  const client = await openWhenAccepted(() => open(url, () => over.abort()));
  const end = async (): Promise<void> => {
    over.abort();
    await atMost(CLOSE_MAX_MS, client.end());
  };
  const tryLock = async (wanted: string): Promise<boolean> => {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      [wanted],
    );
    return rows[0]!.taken;
  };
  try {
    while (!stop.aborted && !over.signal.aborted) {
      if (await tryLock(name)) return turnOf(client, { tryLock, over: over.signal, end });
      await delay(ASK_EVERY_MS, undefined, { signal: stop }).catch(() => {});
    }
  } catch (error) {
    await end();
    throw error;
  }
  await end();
  return null;
}

function turnOf(
  client: pg.Client,
  { tryLock, ...turn }: Pick<Turn, 'over' | 'end'> & { tryLock(name: string): Promise<boolean> },
): Turn {
  return {
    ...turn,
    async next(sequence) {
      const { rows } = await client.query<{ number: string }>('select nextval($1) as number', [
        sequence,
      ]);
      return Number(rows[0]!.number);
    },
    async isFree(name) {
      if (!(await tryLock(name))) return false;
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
      return true;
    },
  };
}

async function open(url: string, onEnd: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'greenroom turn',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: CONNECT_MAX_MS,
  });
  client.on('error', onEnd);
  client.on('end', onEnd);
  await client.connect();
  return client;
}
