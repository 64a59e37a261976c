import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { newBlueprint, newCampaign } from '../../test/sequences.ts';
import { until } from '../../test/until.ts';
import type { ChannelEvent } from '../channels/port.ts';
import { silentLog } from '../platform/log.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { createReplies } from './replies.ts';

let api: TestApi;
let client: Client;
let recordEvent: ReturnType<typeof createReplies>['recordEvent'];

beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
  client = await api.newClient();
  const { db } = api.database;
  ({ recordEvent } = createReplies({
    db,
    engine: api.services.engine,
    secretBox: createSecretBox('the secret key of the tests'),
    log: silentLog,
    metrics: api.services.metrics,
  }));
});
afterAll(() => api.close());

/** Running sequences to one person, a message of the first sent; their ids in order. */
async function runsTo(city: string, count: number): Promise<string[]> {
  for (let index = 0; index < count; index++) {
    const { sourcingId, candidateIds } = await newCampaign(api, client, 1, city);
    await client.post(`/v1/sequence-blueprints/${await newBlueprint(client, sourcingId)}/start`, {
      candidateIds,
    });
  }
  const { rows } = await sql<{ id: string }>`
    select r.id from sequence_runs r join talents t on t.id = r.talent_id where t.profile ->> 'city' = ${city} order by r.id`.execute(
    api.database.db,
  );
  const ids = rows.map(({ id }) => id);
  await sql`
    insert into outreach_messages (id, workspace_id, run_id, step_id, talent_id, account_id, channel, sent_on, provider_message_id)
    select ${`msg_${city}`}, ${client.workspaceId}, id, 'sms', talent_id, 'chan_1', 'sms', '2026-01-01', ${city}
    from sequence_runs where id = ${ids.at(-1)}`.execute(api.database.db);
  return ids;
}

const eventAbout = (kind: ChannelEvent['kind'], city: string): ChannelEvent => ({
  kind,
  workspaceId: client.workspaceId,
  accountId: 'chan_1',
  eventKey: `${kind} ${city}`,
  at: new Date(),
  match: { providerMessageIds: [city] },
});

const waitsForLock = async () => {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    api.database.db,
  );
  return rows.length > 0;
};

const statesOf = async (runIds: readonly string[]) => {
  const { rows } = await sql<{ state: string; reason: string }>`
    select state, stop_reason as reason from sequence_runs where id = any(${[...runIds]}::text[]) order by id`.execute(
    api.database.db,
  );
  return rows.map(({ state, reason }) => `${state}: ${reason}`);
};

test.each(['reply', 'bounce', 'accepted'] as const)(
  'a %s that arrives while a worker holds the next step is recorded, and neither waits or fails',
  async (kind) => {
    const [runId] = await runsTo(`Town-${kind}`, 1);
    await api.database.db.transaction().execute(async (tx) => {
      // What a step does: it holds its process first, then its run.
      await sql`select 1 from processes where kind = 'sequence_run' and id = ${runId} for key share`.execute(
        tx,
      );
      await recordEvent(eventAbout(kind, `Town-${kind}`));
      const { rows } =
        await sql`select 1 from sequence_runs where id = ${runId} for no key update`.execute(tx);
      expect(rows).toHaveLength(1);
    });
  },
);

test('an unsubscription ends all of the person’s runs, even if others end them concurrently in another order', async () => {
  const runIds = await runsTo('Lisbon', 3);
  const reported = await api.database.db.transaction().execute(async (tx) => {
    await sql`select 1 from sequence_runs where id = ${runIds[0]} for no key update`.execute(tx);
    const report = recordEvent(eventAbout('unsubscribe', 'Lisbon')).then(() => 'recorded');
    await until(waitsForLock);
    await sql`select 1 from sequence_runs where id = any(${runIds}::text[]) order by id for no key update`.execute(
      tx,
    );
    return { report };
  });
  expect(await reported.report).toBe('recorded');
  expect(await statesOf(runIds)).toEqual(Array(3).fill('stopped: unsubscribed'));
});

test('a start and an erasure of the same person wait for each other, and neither fails', async () => {
  const { sourcingId, candidateIds, talentIds } = await newCampaign(api, client, 1, 'Porto');
  const blueprintId = await newBlueprint(client, sourcingId);
  const started = await api.database.db.transaction().execute(async (tx) => {
    // What an erasure does: the talent first, then the candidates.
    await sql`select 1 from talents where id = ${talentIds[0]} for update`.execute(tx);
    const start = client.post(`/v1/sequence-blueprints/${blueprintId}/start`, { candidateIds });
    await until(waitsForLock);
    await sql`select 1 from candidates where id = ${candidateIds[0]} for no key update`.execute(tx);
    return { start };
  });
  expect((await started.start).status).toBe(200);
});

test('an erased person is not started, and the answer names the candidates to leave out', async () => {
  const { sourcingId, candidateIds, talentIds } = await newCampaign(api, client, 2, 'Faro');
  const blueprintId = await newBlueprint(client, sourcingId);
  await api.services.erasure.erase(talentIds[0]!);
  const { status, body } = await client.post(`/v1/sequence-blueprints/${blueprintId}/start`, {
    candidateIds,
  });
  expect([status, body.error.code, body.error.issues]).toEqual([
    400,
    'validation_error',
    [
      {
        path: ['candidateIds'],
        code: 'erased',
        candidateId: candidateIds[0],
        message: `${candidateIds[0]} is a person who was erased; leave the candidate out`,
      },
    ],
  ]);
});
