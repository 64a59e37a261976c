import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, WIDE_LIMITS } from '../../test/api.ts';
import { castingsUnderTest, ended, START, start } from '../../test/castings.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';
import type { OverriddenVerdict } from './board-contract.ts';
import type { CastingPage } from './page-contract.ts';
import type { VerdictOverride } from './verdict-contract.ts';

let api: TestApi;

beforeAll(async () => {
  ({ api } = await castingsUnderTest());
});
afterAll(() => api.close());

interface Judged {
  client: Client;
  castingId: string;
  talentId: string;
  path: string;
}

async function judged(
  options: Parameters<TestApi['newClient']>[0] = {},
  greens = 1,
): Promise<Judged> {
  const client = await api.newClient(options);
  const { castingId } = await start(client, { target: { greens, maxCredits: 2 * greens } });
  const { talents } = await ended(client, castingId);
  const { talentId } = talents[0]!;
  return {
    client,
    castingId,
    talentId,
    path: `${START}/${castingId}/talents/${talentId}/override`,
  };
}

async function itemOf({ client, castingId, talentId }: Judged) {
  const { body } = await client.get(`${START}/${castingId}`);
  const item = body.data.talents.find((talent) => talent.talentId === talentId)!;
  return {
    ...(item as unknown as { aiVerdict: string; override: VerdictOverride }),
    counts: body.data.counts,
  };
}

const audited = async ({
  client,
  talentId,
}: Judged): Promise<{ action: string; details: object }[]> => {
  const { body } = await client.get('/v1/audit');
  const entries = body.data.entries as { action: string; subject: string; details: object }[];
  return entries
    .filter(({ subject }) => subject === talentId)
    .map(({ action, details }) => ({ action, details }));
};

describe("a person's verdict", () => {
  it("stands beside the judge's, which keeps its counts and charges, until it is replaced or removed; each change is audited without its text", async () => {
    const one = await judged({ scopes: ['read', 'spend', 'admin'] });
    const { client, castingId, talentId, path } = one;
    expect(await itemOf(one)).toMatchObject({ aiVerdict: 'green', override: null });
    const before = await client.balance();
    const said = await client.post(path, {
      verdict: 'red',
      reason: '  Refused an offer from us in May.  ',
    });
    expect(said.body.data as unknown as OverriddenVerdict).toMatchObject({
      castingId,
      talentId,
      aiVerdict: 'green',
      override: {
        verdict: 'red',
        reason: 'Refused an offer from us in May.',
        userId: expect.stringMatching(/^usr_/),
        at: expect.stringMatching(/Z$/),
      },
    });
    expect(await itemOf(one)).toMatchObject({
      aiVerdict: 'green',
      override: { verdict: 'red' },
      counts: { green: 1, amber: 0, red: 0 },
    });
    // The same again changes nothing and is not published again.
    await client.post(path, { verdict: 'red', reason: 'Refused an offer from us in May.' });
    await client.post(path, { verdict: 'amber', reason: 'Might change their mind.' });
    expect((await itemOf(one)).override).toMatchObject({
      verdict: 'amber',
      reason: 'Might change their mind.',
    });
    expect((await client.get(`${START}/${castingId}/summary`)).body.data).toMatchObject({
      overridden: 1,
      counts: { green: 1 },
    });
    expect((await client.delete(path)).body.data).toMatchObject({
      aiVerdict: 'green',
      override: null,
    });
    expect((await client.delete(path)).status).toBe(200);
    expect((await itemOf(one)).override).toBeNull();
    expect(await client.balance()).toBe(before);
    expect(await audited(one)).toEqual([
      {
        action: 'verdict.override_removed',
        details: { castingId, aiVerdict: 'green', verdict: 'amber' },
      },
      {
        action: 'verdict.overridden',
        details: { castingId, aiVerdict: 'green', verdict: 'amber' },
      },
      { action: 'verdict.overridden', details: { castingId, aiVerdict: 'green', verdict: 'red' } },
    ]);
  });

  it('is set and removed by many concurrently, and each gets an answer', async () => {
    const { client, path } = await judged();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        n % 2 === 0
          ? client.post(path, { verdict: 'red', reason: `Reason ${n}` })
          : client.delete(path),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('needs a reason of 1 to 500 characters and the scope spend', async () => {
    const { client, path } = await judged();
    for (const reason of ['', '   ', 'x'.repeat(501), undefined]) {
      const answer = await client.post(path, { verdict: 'red', reason });
      expect([answer.status, answer.body.error.issues[0]!.path]).toEqual([400, ['reason']]);
    }
    expect(
      (await client.post(path, { verdict: 'pink', reason: 'x' })).body.error.issues[0]!.path,
    ).toEqual(['verdict']);
    expect((await client.post(path, { verdict: 'red', reason: '🙂'.repeat(500) })).status).toBe(
      200,
    );
    const { apiKey } = await api.services.access.createKey(client.workspaceId, {
      scopes: ['read'],
      limits: WIDE_LIMITS,
    });
    const reader = api.clientOf(client.workspaceId, apiKey);
    expect((await reader.post(path, { verdict: 'red', reason: 'x' })).body.error).toMatchObject({
      code: 'forbidden',
    });
    expect((await reader.delete(path)).status).toBe(403);
  });

  it('is accepted only for a talent that a casting of the workspace judged', async () => {
    const one = await judged();
    const stranger = await api.newClient();
    const say = { verdict: 'red', reason: 'x' };
    expect((await stranger.post(one.path, say)).body.error.code).toBe('casting_not_found');
    expect((await stranger.delete(one.path)).body.error.code).toBe('casting_not_found');
    const unjudged = one.path.replace(one.talentId, 'tal_nobody');
    expect((await one.client.post(unjudged, say)).body.error.code).toBe('not_found');
    expect((await one.client.delete(unjudged)).body.error.code).toBe('not_found');
  });

  it('is shown with the candidate that carries the verdict', async () => {
    const { client, castingId, talentId, path } = await judged();
    const { sourcingId } = await newSourcing(client);
    const candidateId = await addCandidate(client, sourcingId, talentId, { castingId });
    await client.post(path, { verdict: 'amber', reason: 'Too far away.' });
    const shown = { verdict: 'green', verdictOverride: 'amber', effectiveVerdict: 'amber' };
    expect((await client.get(`/v1/candidates/${candidateId}`)).body.data.candidate).toMatchObject(
      shown,
    );
    const listed = (await client.get(`/v1/sourcings/${sourcingId}/candidates`)).body.data
      .candidates as { candidate: object }[];
    expect(listed[0]!.candidate).toMatchObject(shown);
  });

  it('is the effective verdict of lists, counts and filters; the judge’s stays, and counts again after removal', async () => {
    const { client, castingId, path, talentId } = await judged({}, 5);
    const read = async (query = '') =>
      (await client.get(`${START}/${castingId}${query}`)).body.data as unknown as CastingPage;
    const ids = (page: CastingPage) => page.talents.map((talent) => talent.talentId);
    const before = await read();
    expect(before).toMatchObject({
      counts: { green: 5, amber: 0, red: 0 },
      effectiveCounts: { green: 5, amber: 0, red: 0 },
    });
    const [first, second, third, fourth, fifth] = ids(before);
    const pathOf = (id: string) => path.replace(talentId, id);
    const said = await client.post(pathOf(first!), { verdict: 'red', reason: 'x' });
    expect(said.body.data).toMatchObject({ aiVerdict: 'green', effectiveVerdict: 'red' });
    await client.post(pathOf(third!), { verdict: 'amber', reason: 'x' });
    await client.post(pathOf(fourth!), { verdict: 'green', reason: 'x' });
    const after = await read();
    expect(after).toMatchObject({
      counts: { green: 5, amber: 0, red: 0 },
      effectiveCounts: { green: 3, amber: 1, red: 1 },
    });
    expect(ids(after)).toEqual(ids(before));
    expect(ids(await read('?verdicts=green'))).toEqual(ids(before));
    expect((await read('?verdicts=red')).talents).toEqual([]);
    const figures = {
      counts: { green: 5, amber: 0, red: 0 },
      effectiveCounts: { green: 3, amber: 1, red: 1 },
    };
    expect((await client.get(`${START}/${castingId}/summary`)).body.data).toMatchObject({
      ...figures,
      overridden: 3,
      judged: 5,
    });
    expect((await client.get(START)).body.data.castings).toMatchObject([{ castingId, ...figures }]);
    expect(ids(await read('?effectiveVerdicts=green'))).toEqual([second, fourth, fifth]);
    expect(ids(await read('?effectiveVerdicts=amber&verdicts=green'))).toEqual([third]);
    expect(ids(await read('?effectiveVerdicts=red'))).toEqual([first]);
    expect((await read('?effectiveVerdicts=red')).talents[0]).toMatchObject({
      aiVerdict: 'green',
      effectiveVerdict: 'red',
      override: { verdict: 'red' },
    });
    // Page by page, in the order of the effective verdicts.
    const walked: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await read(
        `?effectiveVerdicts=red,amber&effectiveVerdicts=green&pageSize=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      walked.push(...ids(page));
      cursor = page.nextPageCursor;
    }
    expect(walked).toEqual([second, fourth, fifth, third, first]);
    for (const id of [first, third, fourth]) await client.delete(pathOf(id!));
    expect(await read()).toEqual(before);
  });

  it('is filtered by in the words of verdicts, with a cursor of the same filter', async () => {
    const { client, castingId } = await judged({}, 3);
    const refused = await client.get(`${START}/${castingId}?effectiveVerdicts=blue`);
    expect([refused.status, refused.body.error.issues[0]!.path]).toEqual([
      400,
      ['effectiveVerdicts'],
    ]);
    const { nextPageCursor } = (await client.get(`${START}/${castingId}?pageSize=1`)).body
      .data as unknown as CastingPage;
    const mixed = await client.get(
      `${START}/${castingId}?pageSize=1&effectiveVerdicts=green,amber,red&cursor=${encodeURIComponent(nextPageCursor!)}`,
    );
    expect([mixed.status, mixed.body.error.issues[0]!.path]).toEqual([400, ['cursor']]);
  });

  it('is erased with the person, and no new one can be set', async () => {
    const { client, talentId, path } = await judged();
    await client.post(path, { verdict: 'red', reason: 'Knows too much about Alpha.' });
    const receipt = await api.services.erasure.erase(talentId);
    expect(receipt!.removed.verdictOverrides).toBeGreaterThan(0);
    expect((await client.post(path, { verdict: 'red', reason: 'x' })).body.error.code).toBe(
      'not_found',
    );
  });
});
