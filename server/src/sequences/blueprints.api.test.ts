import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import {
  emailStep,
  networkStep,
  newBlueprint,
  newCampaign,
  ownerOf,
  smsStep,
} from '../../test/sequences.ts';

let api: TestApi;
let client: Client;
let stranger: Client;
let sourcingId: string;

beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
  client = await api.newClient();
  stranger = await api.newClient();
  sourcingId = (await newCampaign(api, client, 0)).sourcingId;
});
afterAll(() => api.close());

const create = (body: unknown) =>
  client.post(`/v1/sourcings/${sourcingId}/sequence-blueprints`, body);
const at = (id: string, rest = '') => `/v1/sequence-blueprints/${id}${rest}`;

describe('a blueprint', () => {
  test('is returned as it was stored: an invitation without content, settings with their unknown keys', async () => {
    const config = {
      theirOwn: { deep: [1, 'two'] },
      timezone: 'Europe/Paris',
      sendingWindow: { days: ['mon'], from: '09:00', to: '18:00', note: 'x' },
    };
    const steps = [
      networkStep({ proNetworkType: 'PRO_NETWORK_INVITATION', content: 'Hi {{firstname}}' }),
      emailStep({ temporalityType: 'AFTER_INVITATION_SETTLED' }),
    ];
    const created = await create({ name: ' Spring ', steps, config });
    expect(created.status).toBe(200);
    expect(created.body.data).toMatchObject({ name: 'Spring', sourcingId });
    const id = created.body.data.blueprintId as string;
    const read = await client.get(at(id));
    expect(read.body.data).toMatchObject({ blueprintId: id, name: 'Spring', sourcingId, config });
    expect(read.body.data.steps).toEqual([{ ...steps[0], content: '' }, steps[1]]);
  });

  test('may be created empty', async () => {
    const { body } = await create({ name: 'Empty' });
    expect((await client.get(at(body.data.blueprintId as string))).body.data).toMatchObject({
      steps: [],
      config: {},
    });
  });

  test('is listed with its sourcing, newest first, and totals agree with the walk', async () => {
    const { sourcingId: other } = await newCampaign(api, client, 0);
    const ids = [
      await newBlueprint(client, other),
      await newBlueprint(client, other),
      await newBlueprint(client, other),
    ];
    const walked: string[] = [];
    for (let page = 0; ; page++) {
      const { data } = (
        await client.get(`/v1/sourcings/${other}/sequence-blueprints?page=${page}&pageSize=2`)
      ).body;
      const { total, hasNextPage } = data.pagination as { total: number; hasNextPage: boolean };
      walked.push(
        ...(data.blueprints as { blueprintId: string }[]).map(({ blueprintId }) => blueprintId),
      );
      expect(total).toBe(3);
      if (!hasNextPage) break;
    }
    expect(walked).toEqual(ids.toReversed());
    expect(
      (await client.get(`/v1/sourcings/${other}/sequence-blueprints?page=9`)).body.data.blueprints,
    ).toEqual([]);
  });

  test('is changed field by field, its steps as a whole', async () => {
    const id = await newBlueprint(client, sourcingId, [smsStep(), emailStep()], {
      stopOnReply: false,
    });
    const changed = await client.patch(at(id), { steps: [emailStep({ id: 'new' })] });
    expect(changed.body.data).toEqual({ blueprintId: id, name: 'Sequence', sourcingId });
    expect((await client.get(at(id))).body.data).toMatchObject({
      name: 'Sequence',
      steps: [{ id: 'new' }],
      config: { stopOnReply: false },
    });
    await client.patch(at(id), { name: 'Renamed', config: {} });
    expect((await client.get(at(id))).body.data).toMatchObject({
      name: 'Renamed',
      steps: [{ id: 'new' }],
      config: {},
    });
    await client.patch(at(id), { steps: [] });
    expect((await client.get(at(id))).body.data.steps).toEqual([]);
  });

  test('is gone once deleted', async () => {
    const id = await newBlueprint(client, sourcingId);
    expect((await client.delete(at(id))).body.data).toEqual({ blueprintId: id });
    for (const answer of [
      await client.get(at(id)),
      await client.patch(at(id), { name: 'x' }),
      await client.delete(at(id)),
    ])
      expect(answer.body.error?.code).toBe('not_found');
    const { body } = await client.get(
      `/v1/sourcings/${sourcingId}/sequence-blueprints?pageSize=50`,
    );
    expect(
      (body.data.blueprints as { blueprintId: string }[]).map(({ blueprintId }) => blueprintId),
    ).not.toContain(id);
  });

  test('after two concurrent changes is one of them, never a mixture', async () => {
    const id = await newBlueprint(client, sourcingId);
    const version = (n: number) => ({
      name: `v${n}`,
      steps: [smsStep({ id: `a${n}` }), emailStep({ id: `b${n}` })],
      config: { version: n },
    });
    await Promise.all(Array.from({ length: 20 }, (_, n) => client.patch(at(id), version(n))));
    const { name, steps, config } = (await client.get(at(id))).body.data as unknown as ReturnType<
      typeof version
    >;
    expect({ name, ids: steps.map((step) => (step as { id: string }).id) }).toEqual({
      name: `v${config.version}`,
      ids: [`a${config.version}`, `b${config.version}`],
    });
  });

  test('a change made on a version that is not the latest is refused, and writes nothing', async () => {
    const id = await newBlueprint(client, sourcingId);
    const ifUpdatedAt = (await client.get(at(id))).body.data.updatedAt as string;
    const both = await Promise.all(
      ['mine', 'theirs'].map((name) => client.patch(at(id), { name, ifUpdatedAt })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = both.find(({ status }) => status === 400)!;
    expect(refused.body.error.issues).toMatchObject([
      { path: ['ifUpdatedAt'], code: 'changed_meanwhile' },
    ]);
    const kept = both.find(({ status }) => status === 200)!;
    expect((await client.get(at(id))).body.data.name).toBe(kept.body.data.name);
    expect((await client.patch(at(id), { ifUpdatedAt })).body.error.code).toBe('validation_error');
  });
});

describe('refusals', () => {
  test.each<[string, object, (string | number)[]]>([
    ['no name', { steps: [] }, ['name']],
    ['a blank name', { name: '  ' }, ['name']],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, ['name']],
    [
      'PRO_NETWORK without its type',
      { name: 'x', steps: [smsStep(), emailStep(), networkStep({ proNetworkType: undefined })] },
      ['steps', 2, 'proNetworkType'],
    ],
    [
      'a variable that is none',
      { name: 'x', steps: [smsStep({ content: '{{company}}' })] },
      ['steps', 0, 'content'],
    ],
    ['a NUL in the content', { name: 'x', steps: [smsStep({ content: 'a\u0000b' })] }, []],
    [
      'a timezone that is none',
      { name: 'x', config: { timezone: 'Mars/Olympus' } },
      ['config', 'timezone'],
    ],
    [
      'a window that ends before it begins',
      { name: 'x', config: { sendingWindow: { from: '18:00', to: '09:00' } } },
      ['config', 'sendingWindow', 'to'],
    ],
    [
      'a daily limit of 0',
      { name: 'x', config: { dailyLimits: { email: 0 } } },
      ['config', 'dailyLimits', 'email'],
    ],
    ['settings that are no object', { name: 'x', config: [] }, ['config']],
    ['settings of more than 16 KB', { name: 'x', config: { big: 'x'.repeat(17_000) } }, ['config']],
    ['steps that are null', { name: 'x', steps: null }, ['steps']],
  ])('%s is a validation_error with its path', async (_what, body, path) => {
    const { status, body: answer } = await create(body);
    expect(status).toBe(400);
    expect(answer.error.code).toBe('validation_error');
    if (path.length > 0) expect(answer.error.issues.map((issue) => issue.path)).toEqual([path]);
  });

  test('an empty change and one that breaks a rule leave the blueprint as it was', async () => {
    const id = await newBlueprint(client, sourcingId);
    const before = (await client.get(at(id))).body.data;
    for (const body of [
      {},
      { unknown: 1 },
      { name: 'New', steps: [networkStep({ proNetworkType: undefined })] },
    ]) {
      expect((await client.patch(at(id), body)).body.error.code).toBe('validation_error');
    }
    expect((await client.get(at(id))).body.data).toEqual(before);
  });

  test('a sender of another workspace is as unknown as one that never was', async () => {
    const mine = await ownerOf(api, client);
    const theirs = await ownerOf(api, stranger);
    const by = (userId: string) =>
      create({ name: 'x', steps: [smsStep(), emailStep({ config: { userId } })] });
    expect((await by(mine)).status).toBe(200);
    const [foreign, unknown] = [await by(theirs), await by('usr_unknown')];
    expect(foreign.body.error.issues).toEqual([
      { path: ['steps', 1, 'config', 'userId'], message: 'must be a user of the workspace' },
    ]);
    expect(unknown.body.error.issues).toEqual(foreign.body.error.issues);
  });

  test("another workspace's sourcing and blueprint are unknown on every route", async () => {
    const id = await newBlueprint(client, sourcingId);
    const before = (await client.get(at(id))).body.data;
    const answers = [
      await stranger.post(`/v1/sourcings/${sourcingId}/sequence-blueprints`, { name: 'x' }),
      await stranger.get(`/v1/sourcings/${sourcingId}/sequence-blueprints`),
      await stranger.get(at(id)),
      await stranger.patch(at(id), { name: 'x' }),
      await stranger.delete(at(id)),
      await stranger.get(at(id, '/funnel')),
      await stranger.post(at(id, '/stop')),
      await stranger.post(at(id, '/start'), { candidateIds: ['cand_x'] }),
    ];
    for (const { status, body } of answers)
      expect([status, body.error?.code, body.error?.message]).toEqual([
        404,
        'not_found',
        'Not found.',
      ]);
    expect((await client.get(at(id))).body.data).toEqual(before);
  });
});
