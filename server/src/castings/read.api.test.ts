import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApi } from '../../test/api.ts';
import { castingsUnderTest, ended, goOn, START, start } from '../../test/castings.ts';
import type { Script } from '../../test/fakes/judge.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';

let api: TestApi;
let say: (script: Script) => void;

beforeAll(async () => {
  ({ api, say } = await castingsUnderTest());
});
afterAll(() => api.close());
beforeEach(() => {
  say(() => 'met');
});

describe('reading', () => {
  it('pages through green, amber, red, each in the order judged, for any page size, without duplicates', async () => {
    const verdicts = ['met', 'not_met', 'unknown'] as const;
    say((_input, nth) => verdicts[nth % 3]!);
    const client = await api.newClient();
    const { castingId } = await start(client, {
      target: { greens: 50, maxCredits: 60 },
      qualificationCriterias: ['a', 'b'],
    });
    const all = (await ended(client, castingId)).talents;
    expect(all).toHaveLength(30);
    const ranks = all.map(({ aiVerdict }) => ['green', 'amber', 'red'].indexOf(aiVerdict));
    expect(ranks).toEqual([...ranks].sort());
    for (const pageSize of [1, 7, 30]) {
      const walked: string[] = [];
      let cursor = '';
      do {
        const { body: page } = await client.get(
          `${START}/${castingId}?pageSize=${pageSize}${cursor && `&cursor=${cursor}`}`,
        );
        walked.push(...page.data.talents.map(({ talentId }) => talentId));
        cursor = page.data.nextPageCursor ?? '';
      } while (cursor);
      expect(walked).toEqual(all.map(({ talentId }) => talentId));
    }
    const some = await client.get(
      `${START}/${castingId}?verdicts=red&verdicts=green,red&pageSize=2`,
    );
    expect(some.body.data.talents.map(({ aiVerdict }) => aiVerdict)).toEqual(['green', 'green']);
    expect(some.body.data.counts).toEqual({ green: 10, amber: 10, red: 10 });
    const foreign = await client.get(
      `${START}/${castingId}?cursor=${some.body.data.nextPageCursor}`,
    );
    expect(foreign).toMatchObject({
      status: 400,
      body: { error: { code: 'validation_error', issues: [{ path: ['cursor'] }] } },
    });
  });

  it('leaves out talents that were erased, without moving pages or counts', async () => {
    await api.importTalents(engineers(4, { city: 'Lille' }));
    const client = await api.newClient();
    const { castingId } = await start(client, {
      filters: ENGINEERS_IN('Lille'),
      target: { greens: 50, maxCredits: 60 },
    });
    await ended(client, castingId);
    await api.services.erasure.erase('eng-lille-0002');
    await api.services.erasure.erase('eng-lille-0003');
    const sizes: number[] = [];
    let cursor = '';
    do {
      const { body: page } = await client.get(
        `${START}/${castingId}?pageSize=1${cursor && `&cursor=${cursor}`}`,
      );
      sizes.push(page.data.talents.length);
      expect(page.data.counts).toMatchObject({ green: 4 });
      cursor = page.data.nextPageCursor ?? '';
    } while (cursor);
    expect(sizes).toHaveLength(4);
    expect(sizes.reduce((a, b) => a + b)).toBe(2);
  });

  it("of another workspace's search answers like an unknown one, on every route", async () => {
    const owner = await api.newClient();
    const stranger = await api.newClient();
    const { castingId } = await start(owner);
    const unknown = await stranger.get(`${START}/cast_unknown`);
    const foreign = await stranger.get(`${START}/${castingId}`);
    const { debugTrackingCode: _a, ...unknownError } = unknown.body.error;
    const { debugTrackingCode: _b, ...foreignError } = foreign.body.error;
    expect({ status: foreign.status, foreignError }).toEqual({
      status: unknown.status,
      foreignError: unknownError,
    });
    expect(await goOn(stranger, castingId)).toMatchObject({
      status: 404,
      body: { error: { code: 'casting_not_found' } },
    });
    await ended(owner, castingId);
  });
});
