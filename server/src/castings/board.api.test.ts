import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client, TestApi } from '../../test/api.ts';
import { castingsUnderTest, ended, goOn, START, start } from '../../test/castings.ts';
import type { Script } from '../../test/fakes/judge.ts';
import type {
  CastingCallPage,
  CastingList,
  CastingListItem,
  CastingSummary,
} from './board-contract.ts';

let api: TestApi;
let say: (script: Script) => void;
let failDispatch: (error: Error | null) => void;

beforeAll(async () => {
  ({ api, say, failDispatch } = await castingsUnderTest());
});
afterAll(() => api.close());
beforeEach(() => {
  say(() => 'met');
  failDispatch(null);
});

const data = async <T>(client: Client, path: string): Promise<T> =>
  (await client.get(path)).body.data as unknown as T;

describe('the list of castings', () => {
  it('lists each one’s request and state, newest first, and filters by one state', async () => {
    const client = await api.newClient();
    const first = await start(client, { target: { greens: 1, maxCredits: 4 } });
    await ended(client, first.castingId);
    const second = await start(client, {
      forceNew: true,
      target: { greens: 50, maxCredits: 300 },
      qualificationCriterias: ['Has used Python', 'Lives in Paris'],
    });
    const done = await ended(client, second.castingId);
    const { castings, nextPageCursor } = await data<CastingList>(client, START);
    expect(castings.map(({ castingId }) => castingId)).toEqual([second.castingId, first.castingId]);
    expect(nextPageCursor).toBeNull();
    expect(castings[0]).toMatchObject({
      status: done.status,
      nextAction: done.nextAction,
      prompt: null,
      criterias: ['Has used Python', 'Lives in Paris'],
      counts: done.counts,
      creditsCharged: done.creditsCharged,
      target: { greens: 50, maxCredits: 300 },
      calls: 1,
    });
    expect(castings[0]!.filters.map(({ filterType }) => filterType)).toEqual([
      'JOB_TITLE',
      'LOCATION',
    ]);
    expect(Date.parse(castings[0]!.lastActivityAt)).toBeGreaterThanOrEqual(
      Date.parse(castings[0]!.createdAt),
    );
    expect(
      (await data<CastingList>(client, `${START}?status=can_continue`)).castings.map(
        ({ castingId }) => castingId,
      ),
    ).toEqual([first.castingId]);
    expect((await client.get(`${START}?status=done`)).body.error.issues[0]!.path).toEqual([
      'status',
    ]);
  });

  it('is walked by pages of any size without a gap or a repetition; a cursor belongs to its workspace and state', async () => {
    const client = await api.newClient();
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) {
      const { castingId } = await start(client, {
        forceNew: true,
        target: { greens: 1, maxCredits: 2 },
      });
      await ended(client, castingId);
      ids.unshift(castingId);
    }
    const walked: CastingListItem[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: CastingList = await data(
        client,
        `${START}?pageSize=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      walked.push(...page.castings);
      if (page.nextPageCursor) {
        const foreign = await api.newClient();
        const asked = encodeURIComponent(page.nextPageCursor);
        expect((await foreign.get(`${START}?cursor=${asked}`)).body.error.issues[0]!.path).toEqual([
          'cursor',
        ]);
        expect((await client.get(`${START}?status=running&cursor=${asked}`)).status).toBe(400);
      }
      cursor = page.nextPageCursor;
    }
    expect(walked.map(({ castingId }) => castingId)).toEqual(ids);
  });

  it('is of one workspace, and free', async () => {
    const [client, stranger] = [await api.newClient(), await api.newClient()];
    const { castingId } = await start(client, { target: { greens: 1, maxCredits: 2 } });
    await ended(client, castingId);
    const before = await client.balance();
    await client.get(START);
    expect(await client.balance()).toBe(before);
    expect((await data<CastingList>(stranger, START)).castings).toEqual([]);
  });
});

describe('the calls of a casting', () => {
  it('account for every credit: what each wave reserved, charged and returned, its verdicts and why it ended', async () => {
    const client = await api.newClient({ language: 'fr' });
    say((_input, nth) => (nth % 3 === 0 ? 'met' : 'not_met'));
    const { castingId } = await start(client, { target: { greens: 2, maxCredits: 60 } });
    await ended(client, castingId);
    await goOn(client, castingId, { target: { greens: 1 } });
    const after = await ended(client, castingId);
    const { calls } = await data<CastingCallPage>(client, `${START}/${castingId}/calls`);
    expect(calls.map(({ call }) => call)).toEqual([2, 1]);
    expect(calls.map(({ target }) => target.greens)).toEqual([1, 2]);
    expect(calls.map(({ ended: words }) => words)).toEqual([
      "Il a trouvé les profils verts qu'il cherchait.",
      "Il a trouvé les profils verts qu'il cherchait.",
    ]);
    for (const { runs, charged, verdicts, startedAt, endedAt, endedBy } of calls) {
      const waves = runs.flatMap((run) => run.waves);
      for (const wave of waves) expect(wave.reserved).toBe(wave.charged! + wave.returned!);
      expect(waves.reduce((sum, wave) => sum + wave.charged!, 0)).toBe(charged);
      expect(charged).toBe(2 * (verdicts.green + verdicts.amber + verdicts.red));
      expect(endedBy).toBe('quota');
      expect(Date.parse(endedAt!)).toBeGreaterThanOrEqual(Date.parse(startedAt));
    }
    expect(calls.reduce((sum, { charged }) => sum + charged, 0)).toBe(after.creditsCharged);
    expect(calls.reduce((sum, { verdicts }) => sum + verdicts.green, 0)).toBe(after.counts.green);
    const first = await data<CastingCallPage>(client, `${START}/${castingId}/calls?pageSize=1`);
    const second = await data<CastingCallPage>(
      client,
      `${START}/${castingId}/calls?pageSize=1&cursor=${encodeURIComponent(first.nextPageCursor!)}`,
    );
    expect([...first.calls, ...second.calls]).toEqual(calls);
    expect(second.nextPageCursor).toBeNull();
  });

  it('show a retry as another run of the same call', async () => {
    const client = await api.newClient();
    let broken = true;
    say(() => {
      if (broken) throw new Error('the judge is gone');
      return 'met';
    });
    const { castingId } = await start(client, { target: { greens: 1, maxCredits: 10 } });
    await ended(client, castingId);
    const [failed] = (await data<CastingCallPage>(client, `${START}/${castingId}/calls`)).calls;
    expect(failed).toMatchObject({
      call: 1,
      endedBy: 'failed',
      charged: 0,
      ended: 'The judge or the search engine failed; it can be retried.',
    });
    broken = false;
    await goOn(client, castingId);
    await ended(client, castingId);
    const { calls } = await data<CastingCallPage>(client, `${START}/${castingId}/calls`);
    expect(calls).toHaveLength(1);
    expect(calls[0]!.runs.map(({ endedBy }) => endedBy)).toEqual(['failed', 'quota']);
  });

  it('and its figures are casting_not_found in another workspace', async () => {
    const [client, stranger] = [await api.newClient(), await api.newClient()];
    const { castingId } = await start(client, { target: { greens: 1, maxCredits: 2 } });
    for (const what of ['calls', 'summary']) {
      const answer = await stranger.get(`${START}/${castingId}/${what}`);
      expect([answer.status, answer.body.error.code]).toEqual([404, 'casting_not_found']);
    }
    await ended(client, castingId);
  });
});

describe('the figures of a casting', () => {
  it('report each criterion’s results, the cost of a green, and a forecast for the missing ones', async () => {
    const client = await api.newClient();
    // The second criterion is met by every other person.
    say((_input, nth) => (nth % 2 === 0 ? 'met' : 'not_met'));
    const { castingId } = await start(client, {
      target: { greens: 4, maxCredits: 20 },
      qualificationCriterias: ['Has used Python'],
    });
    const after = await ended(client, castingId);
    const summary = await data<CastingSummary>(client, `${START}/${castingId}/summary`);
    const judged = after.counts.green + after.counts.amber + after.counts.red;
    expect(summary).toMatchObject({
      castingId,
      judged,
      counts: after.counts,
      overridden: 0,
      greensPerCredit: after.counts.green / after.creditsCharged,
    });
    const [figures] = summary.criteriaFigures;
    expect(figures).toMatchObject({
      criterion: 'Has used Python',
      met: after.counts.green,
      notMet: judged - after.counts.green,
    });
    expect(figures!.passRate).toBeCloseTo(after.counts.green / judged);
    expect(summary.forecast.greensMissing).toBe(4);
    expect(summary.forecast.credits).toBeGreaterThanOrEqual(8);
    expect(summary.forecast.basis).toContain(`of the ${judged} people judged so far`);
  });

  it('report that nobody has been judged yet, and that nobody is left', async () => {
    const client = await api.newClient();
    failDispatch(new Error('the engine is gone'));
    await start(client);
    const { castings } = await data<CastingList>(client, START);
    const unjudged = await data<CastingSummary>(
      client,
      `${START}/${castings[0]!.castingId}/summary`,
    );
    expect(unjudged).toMatchObject({
      judged: 0,
      greensPerCredit: null,
      forecast: { credits: null },
    });
    expect(unjudged.criteriaFigures[0]).toMatchObject({ passRate: null });
    failDispatch(null);
    say(() => 'not_met');
    const { castingId } = await start(client, {
      forceNew: true,
      target: { greens: 1, maxCredits: 300 },
    });
    await ended(client, castingId);
    expect(
      (await data<CastingSummary>(client, `${START}/${castingId}/summary`)).forecast.basis,
    ).toBe('No matching talent is left to judge.');
  });
});
