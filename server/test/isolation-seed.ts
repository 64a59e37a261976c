import { sql } from 'kysely';
import { newId } from '../src/platform/ids.ts';
import type { Client, TestApi } from './api.ts';
import { ended, goOn, START, start } from './castings.ts';
import type { Ids } from './isolation-places.ts';
import { consent, createBrowser, createOAuthClient } from './oauth.ts';
import { newBlueprint, ownerOf } from './sequences.ts';
import { addCandidate, newSourcing } from './sourcings.ts';
import { ENGINEERS_IN, engineers } from './talents.ts';

/* What the workspaces of isolation.api.test.ts have: the ids that one must not reach in the other. */

export const STEP = {
  id: 'sms',
  name: 'Text',
  type: 'SMS',
  content: 'Hello',
  temporalityType: 'DELAYED',
  delay: { value: 9, unit: 'day' },
};
export const TALENTS = engineers(6).map((talent) => (talent as { id: string }).id);

/** Makes one of everything in a workspace; `status` tells the things of two workspaces apart. */
export async function seed(api: TestApi, client: Client, status: string): Promise<Ids> {
  const { castingId } = await start(client, {
    webhook: { url: 'https://receiver.example/' },
    target: { greens: 2, maxCredits: 60 },
  });
  const found = await client.post('/v1/search/talents', { filters: ENGINEERS_IN('Paris') });
  await ended(client, castingId);
  await goOn(client, castingId);
  await ended(client, castingId);
  await ended(client, (await start(client, { forceNew: true })).castingId);
  const list = await client.get(`${START}?pageSize=1`);
  const calls = await client.get(`${START}/${castingId}/calls?pageSize=1`);
  const allDeliveries = await client.get('/v1/deliveries?pageSize=1');
  const page = await client.get(`${START}/${castingId}?pageSize=1`);
  const deliveries = await client.get(`${START}/${castingId}/deliveries?pageSize=1`);
  const { sourcingId } = await newSourcing(client);
  const candidate = await addCandidate(client, sourcingId, TALENTS[0]!);
  await client.post('/v1/candidate-statuses', { handle: status, label: status });
  const step = `step of ${status}`;
  const blueprint = await newBlueprint(client, sourcingId, [{ ...STEP, id: step }]);
  const account = await client.post('/v1/channel-accounts', {
    type: 'email',
    provider: 'sandbox',
    address: `${status}@example.com`,
  });
  const provider = await client.post('/v1/enrichment-providers', {
    type: 'hunter',
    apiKey: 'a-key-of-a-provider',
  });
  await client.post(`/v1/sequence-blueprints/${blueprint}/start`, { candidateIds: [candidate] });
  const { rows } = await sql<{
    id: string;
  }>`select id from sequence_runs where workspace_id = ${client.workspaceId}`.execute(
    api.database.db,
  );
  await reply(api, client, rows[0]!.id);
  const { keyId } = (await api.services.access.listKeys(client.workspaceId))[0]!;
  const audit = await client.get('/v1/audit?pageSize=1');
  await api.services.requests.flush();
  const requests = await client.get('/v1/requests?pageSize=1');
  const logged = await client.get('/v1/requests?pageSize=100');
  const recorded = (
    logged.body.data.requests as { trackingCode: string; hasBodies: boolean }[]
  ).find(({ hasBodies }) => hasBodies);
  const suppression = await client.post('/v1/suppressions', {
    address: `${status.toLowerCase()}@example.org`,
  });
  const alike = { firstname: 'Ada', lastname: status, jobTitle: 'Engineer', city: 'Paris' };
  const job = { organizationName: 'Acme', title: 'Engineer', startDate: '2020-01-01' };
  const added = await client.post('/v1/talents', {
    talents: [{ headline: status }, ...[1, 2].map(() => ({ ...alike, experiences: [job] }))],
  });
  const started = await client.post('/v1/talents/imports', {
    content: JSON.stringify({ headline: status }),
  });
  const [talent, , other] = added.body.data.results as {
    talentId: string;
    proposalIds?: string[];
  }[];
  const view = await client.post('/v1/saved-views', { page: 'search', name: status, query: '' });
  const saved = await client.post('/v1/saved-searches', {
    name: status,
    filters: ENGINEERS_IN('Paris'),
  });
  const user = await ownerOf(api, client);
  const notification = newId('notification');
  await sql`
    insert into notifications (id, workspace_id, user_id, type, subject, cause)
    values (${notification}, ${client.workspaceId}, ${user}, 'alert.matched', '{}', 'a test')`.execute(
    api.database.db,
  );
  const shareLink = newId('shareLink');
  await sql`
    insert into share_links (id, workspace_id, sourcing_id, token_hash, created_by, shows_contacts, expires_at)
    values (${shareLink}, ${client.workspaceId}, ${sourcingId}, ${Buffer.from(shareLink)}, ${user}, false, now() + interval '1 day')`.execute(
    api.database.db,
  );
  const comment = newId('comment');
  await sql`
    insert into candidate_comments (id, workspace_id, candidate_id, sourcing_id, talent_id, author_user_id, text)
    values (${comment}, ${client.workspaceId}, ${candidate}, ${sourcingId}, ${TALENTS[0]!}, ${user}, 'Secret')`.execute(
    api.database.db,
  );
  const text = (value: unknown): string => {
    if (typeof value !== 'string' || value === '') throw new Error('there is nothing to attack');
    return value;
  };
  return {
    casting: castingId,
    delivery: text((deliveries.body.data.deliveries as { deliveryId: string }[])[0]?.deliveryId),
    castingCursor: text(page.body.data.nextPageCursor),
    deliveryCursor: text(deliveries.body.data.nextPageCursor),
    castingListCursor: text(list.body.data.nextPageCursor),
    callCursor: text(calls.body.data.nextPageCursor),
    allDeliveriesCursor: text(allDeliveries.body.data.nextPageCursor),
    auditCursor: text(audit.body.data.nextPageCursor),
    transaction: text(found.body.data.searchTransactionId),
    sourcing: sourcingId,
    candidate,
    status,
    provider: text(provider.body.data.providerId),
    blueprint,
    run: text(rows[0]?.id),
    step,
    account: text(account.body.data.accountId),
    key: keyId,
    request: text(recorded?.trackingCode),
    requestCursor: text(requests.body.data.nextPageCursor),
    suppression: text(suppression.body.data.suppressionId),
    view: text(view.body.data.viewId),
    talent: text(talent?.talentId),
    import: text(started.body.data.importId),
    proposal: text(other?.proposalIds?.[0]),
    oauthClient: (await letIn(api, client)).clientId,
    savedSearch: text(saved.body.data.savedSearchId),
    notification,
    shareLink,
    comment,
    user,
  };
}

/** The candidate of a run replied. */
async function reply(api: TestApi, { workspaceId }: Client, runId: string): Promise<void> {
  await sql`
    with reply as (
      insert into outreach_replies (id, workspace_id, candidate_id, talent_id, run_id, account_id, event_key, channel, received_at)
      select ${newId('outreachReply')}, ${workspaceId}, candidate_id, talent_id, id, 'chan_1', id, 'sms', now()
      from sequence_runs where id = ${runId} returning *)
    insert into outreach_conversations (candidate_id, workspace_id, talent_id, sourcing_id, last_reply_id, last_reply_at)
    select reply.candidate_id, ${workspaceId}, reply.talent_id, r.sourcing_id, reply.id, reply.received_at
    from reply join sequence_runs r on r.id = reply.run_id`.execute(api.database.db);
}

/** A program that the workspace let in. */
export async function letIn(
  api: TestApi,
  { apiKey }: Pick<Client, 'apiKey'>,
): Promise<{ clientId: string; accessToken: string }> {
  const origin = api.services.oauth.origin;
  const agent = createOAuthClient(origin, [api.url]);
  const clientId = (await agent.register()).body.client_id!;
  const { location } = await consent(
    createBrowser(origin, [api.url]),
    agent.authorizationUrl(clientId),
    apiKey,
  );
  const { body } = await agent.exchange(clientId, location.searchParams.get('code')!);
  return { clientId, accessToken: body.access_token! };
}
