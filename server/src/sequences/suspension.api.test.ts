import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { connectSandbox, networkStep, newBlueprint } from '../../test/sequences.ts';
import { until } from '../../test/until.ts';

let api: TestApi;
let worker: TestApi | null = null;
beforeAll(async () => {
  // Nothing runs until the worker is there.
  api = await testApi({ roles: ['api'] });
});
afterAll(async () => {
  await worker?.close();
  await api.close();
});

/** A candidate with a sequence whose first message is due. */
async function enrol(id: string): Promise<Client> {
  const client = await api.newClient();
  await connectSandbox(api, client, 'proNetwork');
  await api.importTalents([
    { id, firstname: 'Ida', proNetworkUrl: `https://www.linkedin.com/in/${id}` },
  ]);
  const sourcing = await client.post('/v1/sourcings', {});
  const sourcingId = sourcing.body.data.sourcingId as string;
  const added = await client.post(`/v1/sourcings/${sourcingId}/candidates`, { talentId: id });
  const candidateIds = [added.body.data.candidateId as string];
  const blueprintId = await newBlueprint(client, sourcingId, [
    networkStep({ proNetworkType: 'PRO_NETWORK_INVITATION_WITH_MESSAGE' }),
  ]);
  await client.post(`/v1/sequence-blueprints/${blueprintId}/start`, { candidateIds });
  return client;
}

async function messagesOf({ workspaceId }: Client): Promise<string[]> {
  const { rows } = await sql<{ outcome: string }>`
    select outcome from outreach_messages where workspace_id = ${workspaceId}`.execute(
    api.database.db,
  );
  return rows.map(({ outcome }) => outcome);
}

it('a sequence of a suspended workspace sends nothing, and sends once when it is resumed', async () => {
  const { access } = api.services;
  const suspended = await enrol('waiting');
  await access.suspendWorkspace(suspended.workspaceId);
  const other = await enrol('served');
  worker = await testApi({ database: api.database, roles: ['worker'] });
  await until(async () => (await messagesOf(other)).includes('sent'));
  expect(await messagesOf(suspended)).toEqual([]);

  await access.resumeWorkspace(suspended.workspaceId);
  await until(async () => (await messagesOf(suspended)).includes('sent'));
  expect(await messagesOf(suspended)).toEqual(['sent']);
});
