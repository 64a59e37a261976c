import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { monotonicMs } from './clock.ts';
import type { Database } from './db.ts';
import { signalAll } from './engine-temporal/signals.ts';

/*
 * Which engine runs the processes of the installation. Two at once would not lose anything, since
 * both take the same leases; but each would be told of half of the work only.
 */

export class OtherEngineRuns extends Error {
  constructor(isTemporal: boolean) {
    super(
      isTemporal
        ? 'workers of this installation run on Temporal: set TEMPORAL_ADDRESS, or stop them first'
        : 'workers of this installation run without Temporal: unset TEMPORAL_ADDRESS, or stop them first',
    );
    this.name = 'OtherEngineRuns';
  }
}

/** How often it is looked again whether workers of the other engine have gone. */
const LOOK_MS = 250;

/**
 * Makes this worker's engine that of the installation: that of Temporal in the namespace, or with
 * null the lease engine. Returns whether it was another one, or another namespace: Temporal is told of
 * all processes then, in the same transaction. Throws
 * OtherEngineRuns while workers of the other engine live. One that was killed seems to live for as
 * long as a lease: it is waited for.
 */
export async function takeOverEngine(
  db: Database,
  namespaceId: string | null,
  leaseMs: number,
): Promise<boolean> {
  const until = monotonicMs() + leaseMs + LOOK_MS;
  for (;;) {
    try {
      return await takeOver(db, namespaceId, leaseMs);
    } catch (error) {
      if (!(error instanceof OtherEngineRuns) || monotonicMs() > until) throw error;
      await delay(LOOK_MS);
    }
  }
}

function takeOver(db: Database, namespaceId: string | null, leaseMs: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table process_engine in share row exclusive mode`.execute(tx);
    const { rows } = await sql<{ namespace_id: string | null; lives: boolean }>`
      select (select temporal_namespace_id from process_engine) as namespace_id,
        exists (select from workers where seen_at > now() - ${leaseMs} * interval '1 millisecond') as lives`.execute(
      tx,
    );
    const before = rows[0]!;
    if (before.namespace_id === namespaceId) return false;
    const wasTemporal = before.namespace_id !== null;
    if (before.lives && wasTemporal !== (namespaceId !== null))
      throw new OtherEngineRuns(wasTemporal);
    await sql`delete from process_engine`.execute(tx);
    // What Temporal does not know yet, or what nobody sends any more.
    await sql`delete from process_signals`.execute(tx);
    if (namespaceId !== null) {
      await sql`insert into process_engine (temporal_namespace_id) values (${namespaceId})`.execute(
        tx,
      );
      await signalAll(tx);
    }
    return true;
  });
}
