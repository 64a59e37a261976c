import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import type { Interruption } from '../../test/processes/interrupted.ts';
import { connectSandbox, newBlueprint } from '../../test/sequences.ts';
import { killServiceProcesses, startServiceProcess } from '../../test/service-process.ts';
import { until } from '../../test/until.ts';

/*
 * A worker is killed (kill -9) at one exact moment of a step, and another one takes the run over.
 * Whatever the moment: the step's message is delivered at most once, the run goes on, and what
 * nobody can know is called unknown.
 */

const ENV = { ENGINE_LEASE_MS: '1000' };

let database: TestDatabase;
let dataDir: string;
let people = 0;

beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'greenroom-run-crash-'));
});
afterAll(async () => {
  killServiceProcesses();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function withApi<T>(
  roles: readonly ('api' | 'worker')[],
  work: (api: TestApi) => Promise<T>,
): Promise<T> {
  const api = await testApi({ database, env: ENV, roles });
  try {
    return await work(api);
  } finally {
    await api.close();
  }
}

/** A candidate in a sequence of an invitation and a message; no worker is there yet. */
const enrol = (): Promise<string> =>
  withApi(['api'], async (api) => {
    const client = await api.newClient();
    await connectSandbox(api, client, 'proNetwork');
    const id = `crashing-${++people}`;
    await api.importTalents([
      {
        id,
        firstname: 'Ida',
        lastname: 'Rhodes',
        proNetworkUrl: `https://www.linkedin.com/in/${id}`,
      },
    ]);
    const sourcing = await client.post('/v1/sourcings', {});
    const sourcingId = sourcing.body.data.sourcingId as string;
    const added = await client.post(`/v1/sourcings/${sourcingId}/candidates`, { talentId: id });
    const candidateId = added.body.data.candidateId as string;
    const network = {
      type: 'PRO_NETWORK',
      temporalityType: 'ASAP',
      content: 'Hello {{firstname}}',
    };
    const blueprintId = await newBlueprint(client, sourcingId, [
      { ...network, id: 'a', name: 'A', proNetworkType: 'PRO_NETWORK_INVITATION_WITH_MESSAGE' },
      { ...network, id: 'b', name: 'B', proNetworkType: 'PRO_NETWORK_MESSAGE' },
    ]);
    await client.post(`/v1/sequence-blueprints/${blueprintId}/start`, {
      candidateIds: [candidateId],
    });
    return candidateId;
  });

async function outcome(candidateId: string) {
  const { rows } = await sql<{ state: string; steps: string[]; delivered: string[] }>`
    select r.state,
      (select array_agg(concat_ws(': ', s.state, s.reason) order by s.position) from sequence_run_steps s where s.run_id = r.id) as steps,
      (select coalesce(array_agg(right(m.message_key, 1) order by m.message_key), '{}') from sandbox_messages m where m.message_key like r.id || '.%') as delivered
    from sequence_runs r where r.candidate_id = ${candidateId}`.execute(database.db);
  return rows[0]!;
}

/** Kills a worker there, lets another one finish. */
async function crash(interruption: Omit<Interruption, 'signal'>) {
  const candidateId = await enrol();
  const env = {
    ...ENV,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SECRET_KEY: 'the secret key of the tests',
    SAMPLE_DATA: 'off',
  };
  const child = await startServiceProcess('interrupted.ts', {
    ...env,
    INTERRUPTION: JSON.stringify({ ...interruption, signal: 'SIGKILL' }),
  });
  expect(await child.ended).toBe('SIGKILL');
  await withApi(['api', 'worker'], () =>
    until(async () => ['completed', 'failed'].includes((await outcome(candidateId)).state)),
  );
  return outcome(candidateId);
}

const CLAIM = 'insert into outreach_messages';
const DELIVERY = 'insert into sandbox_messages';
const SETTLE = 'update outreach_messages set outcome';

const AS_IF_NOTHING_HAPPENED = {
  state: 'completed',
  steps: ['sent', 'sent'],
  delivered: ['0', '1'],
};
const UNKNOWN = ['failed: outcome_unknown', 'sent'];

describe('kill -9', () => {
  it('before the claim is committed changes nothing', async () => {
    expect(await crash({ when: 'before', statement: CLAIM, commit: true })).toEqual(
      AS_IF_NOTHING_HAPPENED,
    );
  });

  it('after the claim and before the send: the step is not retried', async () => {
    expect(await crash({ when: 'after', statement: CLAIM, commit: true })).toEqual({
      state: 'completed',
      steps: UNKNOWN,
      delivered: ['1'],
    });
  });

  it('after the send: nothing is sent twice', async () => {
    expect(await crash({ when: 'after', statement: DELIVERY })).toEqual({
      state: 'completed',
      steps: UNKNOWN,
      delivered: ['0', '1'],
    });
  });

  it('before the outcome is committed: nothing is sent twice', async () => {
    expect(await crash({ when: 'before', statement: SETTLE, commit: true })).toEqual({
      state: 'completed',
      steps: UNKNOWN,
      delivered: ['0', '1'],
    });
  });

  it('after the outcome is committed changes nothing', async () => {
    expect(await crash({ when: 'after', statement: SETTLE, commit: true })).toEqual(
      AS_IF_NOTHING_HAPPENED,
    );
  });
});
