import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { fakeClock } from '../../test/fakes/clock.ts';
import { SCOPES } from '../platform/operation.ts';
import type { KeyWindows } from './workspace-contract.ts';

let api: TestApi;
const clock = fakeClock();
beforeAll(async () => {
  api = await testApi({ clock });
});
afterAll(() => api.close());

describe('windows', () => {
  it('of every key are shown as the gate counts them, and showing them uses only the request itself', async () => {
    clock.set('2026-03-10T12:00:30.000Z');
    const client = await api.newClient({ limits: [50, 60, 70, 80, 90] });
    await api.services.access.createKey(client.workspaceId, { name: 'Idle' });
    await client.get('/v1/audit');
    await client.get('/v1/audit');
    const windows = async () =>
      (await client.get('/v1/usage/windows')).body.data as unknown as {
        at: string;
        keys: KeyWindows[];
      };
    const first = await windows();
    expect(first.at).toBe('2026-03-10T12:00:30.000Z');
    expect(
      first.keys.map(({ name, windows: five }) => [name, five.map(({ used }) => used)]),
    ).toEqual([
      ['API key', [3, 3, 3, 3, 3]],
      ['Idle', [0, 0, 0, 0, 0]],
    ]);
    expect(first.keys[0]!.windows[1]).toEqual({
      window: 'minute',
      limit: 60,
      used: 3,
      remaining: 57,
      resetsAt: '2026-03-10T12:01:00.000Z',
    });
    clock.set('2026-03-10T12:01:00.000Z');
    expect((await windows()).keys[0]!.windows.map(({ used }) => used)).toEqual([1, 1, 4, 4, 4]);
  });

  it('leave out revoked keys and other workspaces', async () => {
    const client = await api.newClient();
    const { keyId } = await api.services.access.createKey(client.workspaceId, {});
    await api.services.access.revokeKey(keyId);
    const { keys } = (await client.get('/v1/usage/windows')).body.data as unknown as {
      keys: KeyWindows[];
    };
    expect(keys).toHaveLength(1);
  });
});

describe('the workspace', () => {
  it('is read with its plan and its credits', async () => {
    const client = await api.newClient({
      apiCredits: 30,
      workspaceCredits: 7,
      capabilities: ['create_sourcings'],
    });
    expect((await client.get('/v1/workspace')).body.data).toEqual({
      workspaceId: client.workspaceId,
      name: 'Test',
      language: null,
      country: null,
      protectedProxies: 'warn',
      createdAt: expect.any(String),
      capabilities: ['create_sourcings'],
      balances: { apiCredits: 30, workspaceCredits: 7, reserved: 0 },
      prices: {
        addCandidate: expect.any(Number),
        enrichEmail: expect.any(Number),
        enrichPhone: expect.any(Number),
      },
    });
  });

  it('can be changed only with the scope admin, and the audit log records the change without the name', async () => {
    const client = await api.newClient({ scopes: SCOPES });
    const plain = await api.newClient();
    expect((await plain.patch('/v1/workspace', { name: 'Other' })).status).toBe(403);
    const changed = await client.patch('/v1/workspace', { name: ' Jane Doe Ltd ', language: 'fr' });
    expect(changed.body.data).toMatchObject({ name: 'Jane Doe Ltd', language: 'fr' });
    const audit = await client.get('/v1/audit?action=workspace.changed');
    expect(audit.body.data.entries).toMatchObject([
      { action: 'workspace.changed', details: { renamed: true, language: 'fr' } },
    ]);
    expect(JSON.stringify(audit.body)).not.toContain('Jane');
    expect((await client.patch('/v1/workspace', {})).status).toBe(400);
  });

  it('switches what its plan includes from the next request on; erasing people is never included', async () => {
    const client = await api.newClient({ scopes: SCOPES });
    const sourcing = () => client.post('/v1/sourcings', {});
    expect((await sourcing()).status).toBe(200);
    const without = await client.patch('/v1/workspace', {
      capabilities: { create_sourcings: false },
    });
    expect(without.body.data.capabilities).toEqual(['use_outreach_integrations', 'erase_talents']);
    expect(await sourcing()).toMatchObject({
      status: 402,
      body: { error: { code: 'plan_upgrade_required' } },
    });
    await client.patch('/v1/workspace', { capabilities: { create_sourcings: true } });
    expect((await sourcing()).status).toBe(200);
    const refused = await client.patch('/v1/workspace', { capabilities: { erase_talents: true } });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { issues: [{ path: ['capabilities', 'erase_talents'] }] } },
    });
  });

  it('has a country by two capital letters, or none', async () => {
    const client = await api.newClient({ scopes: SCOPES });
    const changed = async (country: unknown) => client.patch('/v1/workspace', { country });
    expect((await changed('US')).body.data).toMatchObject({ country: 'US', language: null });
    expect((await changed('usa')).status).toBe(400);
    expect((await changed(null)).body.data.country).toBeNull();
  });

  it('gives its language to keys whose owner has none', async () => {
    const client = await api.newClient({ scopes: SCOPES });
    const remedy = async () => (await client.post('/v1/model/test')).body.data.message;
    expect(await remedy()).toContain('No model is configured');
    await client.patch('/v1/workspace', { language: 'fr' });
    expect(await remedy()).toContain('Aucun modèle');
  });
});

it('reads the audit log by actor, action and time', async () => {
  clock.set('2026-05-01T10:00:00.000Z');
  const client = await api.newClient({ scopes: SCOPES });
  await client.patch('/v1/workspace', { name: 'Later' });
  const actions = async (query: string) =>
    ((await client.get(`/v1/audit?${query}`)).body.data.entries as { action: string }[]).map(
      ({ action }) => action,
    );
  expect(await actions('action=workspace.changed')).toEqual(['workspace.changed']);
  expect(await actions('actor=operator')).not.toContain('workspace.changed');
  expect(await actions('actor=nobody')).toEqual([]);
  // The log keeps the time of the database.
  expect((await actions('from=2000-01-01')).length).toBeGreaterThan(2);
  expect(await actions('from=2999-01-01')).toEqual([]);
  expect(await actions('to=2000-01-01T00:00:00Z')).toEqual([]);
  expect((await client.get('/v1/audit?from=yesterday')).status).toBe(400);
});
