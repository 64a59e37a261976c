import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import {
  noTemporal,
  startTemporal,
  type TemporalTestServer,
} from '../../../test/temporal-server.ts';
import { until } from '../../../test/until.ts';
import type { AdvanceOutcome, Engine, ProcessHandler } from '../engine.ts';
import { createLeaseEngine } from '../engine-lease.ts';
import { OtherEngineRuns, takeOverEngine } from '../engine-owner.ts';
import { createListener, type Listener } from '../listen.ts';
import { silentLog } from '../log.ts';
import { createTemporalEngine, type TemporalEngineOptions } from './engine.ts';

const unusable = noTemporal('The engine on Temporal is');

describe.skipIf(unusable !== null)('the engine on Temporal', { timeout: 60_000 }, () => {
  let database: TestDatabase;
  let listener: Listener;
  let server: TemporalTestServer;
  const engines: Engine[] = [];
  let serial = 0;

  beforeAll(async () => {
    [database, server] = await Promise.all([testDatabase(), startTemporal()]);
    listener = await createListener(database.url, silentLog);
  }, 120_000);
  afterEach(async () => {
    await Promise.all(engines.splice(0).map((engine) => engine.stop(2_000)));
  });
  afterAll(async () => {
    await listener?.close();
    await database?.close();
    await server?.close();
  });

  const newProcess = () => ({ kind: 'test', id: `p${++serial}`, workspaceId: 'ws' });
  const rowOf = ({ id }: { id: string }) =>
    database.db.selectFrom('processes').selectAll().where('id', '=', id).executeTakeFirst();
  const exists = async (process: { id: string }) => (await rowOf(process)) !== undefined;

  function engineFor(
    handler: ProcessHandler,
    options: Partial<TemporalEngineOptions> = {},
  ): Engine {
    const { at, packages } = server;
    const base = { db: database.db, at, packages, listener, log: silentLog };
    const engine = createTemporalEngine({ ...base, ...options });
    engine.register('test', handler);
    engines.push(engine);
    return engine;
  }
  async function startEngine(...args: Parameters<typeof engineFor>): Promise<Engine> {
    const engine = engineFor(...args);
    await engine.start();
    return engine;
  }

  it('runs a process once it is due and forgets it when it is done', async () => {
    const seen: string[] = [];
    const engine = await startEngine(async ({ id }) => {
      seen.push(id);
      return 'done';
    });
    const process = newProcess();
    await engine.enqueue(database.db, process);
    await until(async () => seen.includes(process.id) && !(await exists(process)));
    expect(seen).toEqual([process.id]);
  });

  it('knows nothing of a process whose transaction rolled back', async () => {
    const seen: string[] = [];
    const engine = await startEngine(async ({ id }) => {
      seen.push(id);
      return 'done';
    });
    const [never, later] = [newProcess(), newProcess()];
    const rolledBack = database.db.transaction().execute(async (tx) => {
      await engine.enqueue(tx, never);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await engine.enqueue(database.db, later);
    await until(async () => !(await exists(later)));
    expect(seen).toEqual([later.id]);
  });

  it('advances again until it is done, each process by one worker at a time', async () => {
    let running = 0;
    let most = 0;
    let advances = 0;
    const handler: ProcessHandler = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return ++advances < 50 ? 'again' : 'done';
    };
    const engine = await startEngine(handler);
    await startEngine(handler);
    const process = newProcess();
    await engine.enqueue(database.db, process);
    await until(async () => !(await exists(process)));
    expect(advances).toBe(50);
    expect(most).toBe(1);
  });

  it('does not lose a wake that arrives while an advance is ending', async () => {
    const process = newProcess();
    let advances = 0;
    const engine: Engine = await startEngine(async (): Promise<AdvanceOutcome> => {
      advances++;
      if (advances === 1) await engine.enqueue(database.db, process);
      return 'done';
    });
    await engine.enqueue(database.db, process);
    await until(async () => !(await exists(process)));
    expect(advances).toBe(2);
  });

  it('retries an advance that threw, and records why', async () => {
    let attempts = 0;
    const process = newProcess();
    const engine = await startEngine(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('judge unreachable');
      expect((await rowOf(process))?.last_error).toContain('judge unreachable');
      return 'done';
    });
    await engine.enqueue(database.db, process);
    await until(async () => !(await exists(process)));
    expect(attempts).toBe(2);
  });

  it('waits for the time of a process, and no longer when it is enqueued meanwhile', async () => {
    const [soon, late] = [newProcess(), newProcess()];
    const advances = { [soon.id]: 0, [late.id]: 0 };
    const engine = await startEngine(async ({ id }) => {
      advances[id]! += 1;
      if (advances[id]! > 1) return 'done';
      return { wakeAt: new Date(Date.now() + (id === soon.id ? 300 : 3_600_000)) };
    });
    await engine.enqueueAll(database.db, [soon, late]);
    await until(async () => !(await exists(soon)) && advances[late.id] === 1);
    await engine.enqueue(database.db, late);
    await until(async () => !(await exists(late)));
    expect(advances).toEqual({ [soon.id]: 2, [late.id]: 2 });
  });

  it('hands the process of a worker that stopped renewing to another, and fences the first one off', async () => {
    const process = newProcess();
    const thaw = Promise.withResolvers<void>();
    const order: string[] = [];
    let firstWrite: unknown;
    const handler: ProcessHandler = async ({ fence }) => {
      order.push('turn');
      if (order.length > 1) return 'done';
      // Frozen: another worker takes the lease that has run out.
      await sql`update processes set lease_token = gen_random_uuid(), wake_at = now() where id = ${process.id}`.execute(
        database.db,
      );
      await thaw.promise;
      const write = database.db.transaction().execute((tx) => fence(tx));
      firstWrite = await write.catch((error) => error);
      return 'done';
    };
    const engine = await startEngine(handler, { leaseMs: 1_500 });
    await engine.enqueue(database.db, process);
    await until(() => order.length === 1);
    thaw.resolve();
    await until(async () => firstWrite !== undefined);
    expect(firstWrite).toMatchObject({ name: 'LeaseLost' });
    await engine.enqueue(database.db, process);
    await until(async () => !(await exists(process)));
  });

  it('leaves processes of a suspended workspace alone until it is resumed', async () => {
    await sql`insert into workspaces (id, name, suspended_at) values ('held', 'Held', now())`.execute(
      database.db,
    );
    const seen: string[] = [];
    const engine = await startEngine(async ({ id }) => {
      seen.push(id);
      return 'done';
    });
    const [held, other] = [{ ...newProcess(), workspaceId: 'held' }, newProcess()];
    await engine.enqueue(database.db, held);
    await engine.enqueue(database.db, other);
    await until(async () => !(await exists(other)));
    expect(seen).toEqual([other.id]);
    const { wakeWorkspace } = await import('../engine-claim.ts');
    await sql`update workspaces set suspended_at = null where id = 'held'`.execute(database.db);
    await wakeWorkspace(database.db, 'held');
    await until(async () => !(await exists(held)));
    expect(seen).toEqual([other.id, held.id]);
  });

  it('signals running advances when it stops, lets them end, and leaves their processes due', async () => {
    let told = false;
    const engine = await startEngine(async ({ signal }) => {
      await new Promise<void>((resolve) =>
        signal.addEventListener('abort', () => resolve(), { once: true }),
      );
      told = true;
      return 'again';
    });
    const process = newProcess();
    await engine.enqueue(database.db, process);
    await until(async () => (await rowOf(process))?.lease_token != null);
    await engine.stop(5_000);
    expect(told).toBe(true);
    expect(await rowOf(process)).toMatchObject({ lease_token: null });
    // The next worker goes on with it.
    await startEngine(async () => 'done');
    await until(async () => !(await exists(process)));
  });

  it('a process that was enqueued while nobody worked is told to Temporal later', async () => {
    const process = newProcess();
    const engine = engineFor(async () => 'done');
    await engine.enqueue(database.db, process);
    await engine.start();
    await until(async () => !(await exists(process)));
    const left = () => sql`select 1 from process_signals`.execute(database.db);
    await until(async () => (await left()).rows.length === 0);
  });

  it('the namespace that takes over is told of all processes in the same transaction', async () => {
    const process = newProcess();
    await createLeaseEngine({ db: database.db, log: silentLog }).enqueue(
      database.db,
      process,
      3_600_000,
    );
    await sql`delete from process_signals`.execute(database.db);
    await takeOverEngine(database.db, 'made anew', 1_000);
    const told = await sql`select 1 from process_signals where id = ${process.id}`.execute(
      database.db,
    );
    expect(told.rows).toHaveLength(1);
    await sql`delete from processes where id = ${process.id}`.execute(database.db);
  });

  it('says temporal_unavailable when the server does not answer, and leaves nothing behind', async () => {
    const at = { ...server.at, address: '127.0.0.1:9' };
    const engine = engineFor(async () => 'done', { at });
    const process = newProcess();
    await expect(engine.reachable()).rejects.toMatchObject({ code: 'temporal_unavailable' });
    await expect(engine.dispatch(process)).rejects.toMatchObject({ code: 'temporal_unavailable' });
    expect(await exists(process)).toBe(false);
  });

  it('workers of the other engine may not start beside it, and go on with its work once it has stopped', async () => {
    const process = newProcess();
    const engine = await startEngine(async () => ({ wakeAt: new Date(Date.now() + 500) }));
    const leases = createLeaseEngine({ db: database.db, listener, log: silentLog, pollMs: 50 });
    leases.register('test', async () => 'done');
    await engine.enqueue(database.db, process);
    await expect(leases.start()).rejects.toThrow(OtherEngineRuns);
    await engine.stop(2_000);
    engines.push(leases);
    await leases.start();
    await until(async () => !(await exists(process)));
    const back = engineFor(async () => 'done');
    await expect(back.start()).rejects.toThrow(OtherEngineRuns);
  });
});
