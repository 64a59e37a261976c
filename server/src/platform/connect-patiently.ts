import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { monotonicMs } from './clock.ts';
import { isConnectionLost } from './database-errors.ts';

/** Longer than a server takes to start again; shorter than a client waits for an answer. */
const PATIENCE_MS = 5_000;
const AGAIN_MS = 100;

/**
 * Connections of a pool, for which a caller waits a little while the server is away: no statement was sent yet, so nothing can happen twice. A server that never
 * answered is not waited for: its address is likely to be wrong.
 */
export function connectPatiently(pool: pg.Pool): () => Promise<pg.PoolClient> {
  let wasThere = false;
  return async function connect() {
    for (const deadline = monotonicMs() + PATIENCE_MS; ; await delay(AGAIN_MS)) {
      try {
        const client = await pool.connect();
        wasThere = true;
        return client;
      } catch (error) {
        if (!wasThere || !isConnectionLost(error) || monotonicMs() > deadline) throw error;
      }
    }
  };
}
