import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, testApi } from '../../test/api.ts';
import { auditCastings } from '../../test/casting-audit.ts';
import {
  type CastingsUnderTest,
  castingsUnderTest,
  ended,
  POOL,
  START,
  start,
} from '../../test/castings.ts';
import { scriptedJudge } from '../../test/fakes/judge.ts';
import { until } from '../../test/until.ts';

let under: CastingsUnderTest;

beforeAll(async () => {
  under = await castingsUnderTest();
});
afterAll(() => under.api.close());
beforeEach(() => under.say(() => 'met'));

/** Something that many wait for. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const judgedNow = async (client: Client, castingId: string) =>
  (await client.get(`${START}/${castingId}`)).body.data;

describe('a call with a slow judge', () => {
  it('shows each verdict when it is committed, not at the end of its wave', async () => {
    const last = gate();
    let asked = 0;
    under.say(async () => {
      if (++asked > 4) await last.opened;
      return 'not_met' as const;
    });
    const client = await under.api.newClient();
    const { castingId } = await start(client, { target: { greens: 6, maxCredits: 60 } });
    await until(async () => (await judgedNow(client, castingId)).counts.red === 4);
    // Charged at the end of the wave (interface, "Credits").
    expect(await judgedNow(client, castingId)).toMatchObject({
      status: 'running',
      creditsCharged: 0,
      talents: { length: 4 },
    });
    last.open();
    await ended(client, castingId);
  });

  it('judges as many in parallel as greens are missing while some take long, and starts none after the quota', async () => {
    const slow = gate();
    let inFlight = 0;
    let most = 0;
    let asked = 0;
    under.say(async () => {
      const nth = ++asked;
      most = Math.max(most, ++inFlight);
      if (nth === 1) await slow.opened;
      else await new Promise((resolve) => setImmediate(resolve));
      inFlight--;
      // With the first still in the air, two greens are the quota less one.
      if (nth === 6) setImmediate(slow.open);
      return nth === 1 || nth > 4 ? 'met' : 'not_met';
    });
    const client = await under.api.newClient();
    const { castingId } = await start(client, { target: { greens: 3, maxCredits: 60 } });
    expect(await ended(client, castingId)).toMatchObject({
      status: 'can_continue',
      counts: { green: 3 },
    });
    expect(most).toBe(3);
    expect(asked).toBe(6);
  });
});

it('only one of several processes judges a casting, however often each is woken', async () => {
  const { database } = under.api;
  let missing = 5;
  let inFlight = 0;
  let tooMany = 0;
  const seen: string[] = [];
  const script = async ({ profile }: { profile: { id: string } }) => {
    if (++inFlight > missing) tooMany++;
    seen.push(profile.id);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inFlight--;
    const isGreen = Number(profile.id.slice(-2)) % 6 === 0;
    if (isGreen) missing--;
    return isGreen ? ('met' as const) : ('not_met' as const);
  };
  under.say(script);
  const others = await Promise.all(
    [1, 2].map(() => testApi({ database, judge: scriptedJudge(script) })),
  );
  const client = await under.api.newClient();
  const { castingId } = await start(client, { target: { greens: 5, maxCredits: 60 } });
  const ref = { kind: 'casting', id: castingId, workspaceId: client.workspaceId };
  await until(async () => {
    for (const { services } of others) await services.engine.dispatch(ref);
    return (await judgedNow(client, castingId)).status !== 'running';
  });
  expect(await ended(client, castingId)).toMatchObject({ counts: { green: 5 } });
  expect(tooMany).toBe(0);
  expect(new Set(seen).size).toBe(seen.length);
  await Promise.all(others.map((other) => other.close()));
});

it('a workspace with 200 castings does not starve the one casting of another', async () => {
  const all = gate();
  let busyJudgements = 0;
  under.say(async ({ criterias }) => {
    await all.opened;
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (criterias[0] !== 'Quiet') busyJudgements++;
    return 'not_met' as const;
  });
  const busy = await under.api.newClient({ apiCredits: 100_000 });
  const quiet = await under.api.newClient();
  const target = { greens: 2, maxCredits: 60 };
  const ids: string[] = [];
  for (let i = 0; i < 200; i++)
    ids.push((await start(busy, { qualificationCriterias: [`Busy ${i}`], target })).castingId);
  const { castingId } = await start(quiet, { qualificationCriterias: ['Quiet'], target });
  all.open();
  expect(await ended(quiet, castingId)).toMatchObject({ counts: { red: POOL } });
  // It waits for the waves that were under way, then gets every turn. In one queue its second wave
  // would come after nearly all there is to judge.
  expect(busyJudgements / (200 * POOL)).toBeLessThan(0.75);
  for (const id of ids) await ended(busy, id);
  expect(await auditCastings(under.api.database.db)).toEqual({});
});

it('a walk during a run lists nobody twice, and everyone who sorts after its position', async () => {
  let asked = 0;
  const verdicts = ['not_met', 'met', 'unknown'] as const;
  under.say(async () => {
    await new Promise((resolve) => setTimeout(resolve, 3));
    return verdicts[asked++ % 3]!;
  });
  const client = await under.api.newClient();
  const { castingId } = await start(client, {
    target: { greens: 50, maxCredits: 60 },
    qualificationCriterias: ['a', 'b'],
  });
  const walks: { walked: string[]; before: string[] }[] = [];
  let isRunning = true;
  while (isRunning) {
    const walked: string[] = [];
    const before = (await client.get(`${START}/${castingId}?pageSize=100`)).body.data.talents.map(
      ({ talentId }) => talentId,
    );
    let cursor = '';
    do {
      const { data } = (
        await client.get(`${START}/${castingId}?pageSize=2${cursor && `&cursor=${cursor}`}`)
      ).body;
      walked.push(...data.talents.map(({ talentId }) => talentId));
      isRunning = data.status === 'running';
      // The figures of one page agree with each other.
      expect(data.creditsCharged).toBeLessThanOrEqual(
        2 * (data.counts.green + data.counts.amber + data.counts.red),
      );
      cursor = data.nextPageCursor ?? '';
    } while (cursor);
    walks.push({ walked, before });
  }
  expect(walks.length).toBeGreaterThan(1);
  for (const { walked, before } of walks) {
    expect(new Set(walked).size).toBe(walked.length);
    // Everyone judged before the walk began is in it.
    expect(walked).toEqual(expect.arrayContaining(before));
  }
});

it('a database that cannot be read when a wave begins fails no wave', async () => {
  const client = await under.api.newClient();
  const { database } = under.api;
  under.say(() => 'not_met');
  // The table of verdicts is away for a moment, as behind a lock that was given up.
  await database.db.schema
    .alterTable('casting_verdicts')
    .renameTo('casting_verdicts_away')
    .execute();
  const started = await start(client, { target: { greens: 1, maxCredits: 4 } });
  await until(async () => {
    const row = await database.db
      .selectFrom('processes')
      .select('failures')
      .where('id', '=', started.castingId)
      .executeTakeFirst();
    return (row?.failures ?? 0) > 0;
  });
  await database.db.schema
    .alterTable('casting_verdicts_away' as 'casting_verdicts')
    .renameTo('casting_verdicts')
    .execute();
  expect(await ended(client, started.castingId)).toMatchObject({
    status: 'can_continue',
    creditsCharged: 4,
  });
});
