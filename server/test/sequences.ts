import { sql } from 'kysely';
import type { ChannelType } from '../src/channels/port.ts';
import type { Client, TestApi } from './api.ts';
import { engineers } from './talents.ts';

export interface Campaign {
  sourcingId: string;
  candidateIds: string[];
  talentIds: string[];
}

/**
 * A sourcing with that many candidates. Talents are those of `city`, the same for everybody who
 * asks for it.
 */
export async function newCampaign(
  api: TestApi,
  client: Pick<Client, 'post'>,
  count: number,
  city = 'Paris',
): Promise<Campaign> {
  const people = engineers(count, { city }) as { id: string }[];
  await api.importTalents(people);
  const sourcing = await client.post('/v1/sourcings', {});
  const sourcingId = sourcing.body.data.sourcingId as string;
  const candidateIds: string[] = [];
  for (const { id } of people) {
    const added = await client.post(`/v1/sourcings/${sourcingId}/candidates`, { talentId: id });
    candidateIds.push(added.body.data.candidateId as string);
  }
  return { sourcingId, candidateIds, talentIds: people.map(({ id }) => id) };
}

/** A step that every rule accepts. */
export const smsStep = (fields: object = {}) => ({
  id: 'sms',
  name: 'Text',
  type: 'SMS',
  content: 'Hello {{firstname}}',
  temporalityType: 'ASAP',
  ...fields,
});

export const emailStep = (fields: object = {}) => ({
  ...smsStep(),
  id: 'email',
  name: 'Mail',
  type: 'EMAIL',
  subject: 'Hello',
  ...fields,
});

export const networkStep = (fields: object = {}) => ({
  ...smsStep(),
  id: 'network',
  name: 'Message',
  type: 'PRO_NETWORK',
  proNetworkType: 'PRO_NETWORK_MESSAGE',
  ...fields,
});

/** A blueprint of the sourcing with these steps; its id. */
export async function newBlueprint(
  client: Pick<Client, 'post'>,
  sourcingId: string,
  steps: readonly object[] = [smsStep()],
  config: object = {},
): Promise<string> {
  const created = await client.post(`/v1/sourcings/${sourcingId}/sequence-blueprints`, {
    name: 'Sequence',
    steps,
    config,
  });
  if (created.status !== 200) throw new Error(JSON.stringify(created.body.error));
  return created.body.data.blueprintId as string;
}

/** The first user of a workspace: the owner of its keys. */
export async function ownerOf(api: TestApi, client: Client): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from memberships where workspace_id = ${client.workspaceId} order by created_at, user_id limit 1`.execute(
    api.database.db,
  );
  return rows[0]!.id;
}

/** Connects a sandbox account of that type for everybody in the workspace; its id. */
export async function connectSandbox(
  api: TestApi,
  client: Pick<Client, 'workspaceId'>,
  type: ChannelType,
): Promise<string> {
  const by = { workspaceId: client.workspaceId, actor: 'test' };
  const account = {
    type,
    provider: 'sandbox' as const,
    address: `${type} of the tests`,
    credentials: {},
    userId: null,
  };
  const { accountId } = await api.services.channels.connect(by, account);
  return accountId;
}
