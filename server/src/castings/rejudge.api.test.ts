import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../test/api.ts';
import { auditCastings } from '../../test/casting-audit.ts';
import {
  type CastingsUnderTest,
  castingsUnderTest,
  ended,
  goOn,
  START,
  start,
} from '../../test/castings.ts';
import { until } from '../../test/until.ts';

let under: CastingsUnderTest;

beforeAll(async () => {
  under = await castingsUnderTest();
});
afterAll(() => under.api.close());
beforeEach(() => under.say(() => 'met'));

const isOdd = ({ profile }: { profile: { id: string } }) => Number(profile.id.at(-1)) % 2 === 1;

/** Ten people judged: those with odd numbers green, the others red. */
async function judged(apiCredits = 100): Promise<{ client: Client; castingId: string }> {
  under.say((input) => (isOdd(input) ? 'met' : 'not_met'));
  const client = await under.api.newClient({ apiCredits });
  const { castingId } = await start(client, { target: { greens: 50, maxCredits: 20 } });
  await ended(client, castingId);
  return { client, castingId };
}

const rejudge = (
  client: Client,
  castingId: string,
  body?: object,
  headers?: Record<string, string>,
) => client.post(`${START}/${castingId}/rejudge`, body, headers);
const quote = async (client: Client, castingId: string) =>
  (await client.get(`${START}/${castingId}/rejudge`)).body.data as unknown as {
    talents: number;
    price: { sameCriteria: number; otherCriteria: number };
    canRejudge: boolean;
    latestRejudgeId: string | null;
  };
const OTHER = { qualificationCriterias: ['Has used Rust', 'Has used Python'] };

/** As if another version of the judge had judged. */
const raiseJudge = (castingId: string) =>
  sql`update casting_verdicts set judge = 'scripted/0' where casting_id = ${castingId}`.execute(
    under.api.database.db,
  );

describe('a second look', () => {
  it('judges the same people by other criteria, tells what flipped and why, and leaves the first verdicts', async () => {
    const { client, castingId } = await judged();
    const before = (await client.get(`${START}/${castingId}`)).body.data;
    expect(await quote(client, castingId)).toMatchObject({
      talents: 10,
      price: { sameCriteria: 20, otherCriteria: 20 },
      canRejudge: true,
      latestRejudgeId: null,
    });
    under.say(() => 'not_met');
    const answer = await rejudge(client, castingId, OTHER);
    expect(answer.status).toBe(202);
    expect(answer.headers.get('X-Api-Credits-Remaining')).toBe('60');
    const secondId = answer.body.data.castingId;
    const second = await ended(client, secondId);

    expect(second).toMatchObject({
      rejudgeOf: castingId,
      status: 'pool_exhausted',
      counts: { green: 0, amber: 0, red: 10 },
      creditsCharged: 20,
    });
    expect(new Set(second.talents.map(({ talentId }) => talentId))).toEqual(
      new Set(before.talents.map(({ talentId }) => talentId)),
    );
    const flipped = second.talents.filter(({ secondLook }) => secondLook!.flipped);
    expect(flipped).toHaveLength(before.counts.green);
    expect(flipped[0]!.secondLook).toMatchObject({
      before: { aiVerdict: 'green', judge: 'scripted' },
      causes: ['criteria', 'date'],
      criterias: [
        {
          criterion: 'Has used Rust',
          before: null,
          after: { status: 'not_met' },
          cause: 'criteria',
        },
        {
          criterion: 'Has used Python',
          before: { status: 'met', references: [{ path: '/experiences/0/title' }] },
          after: { status: 'not_met' },
          cause: 'date',
        },
      ],
    });
    expect((await client.get(`${START}/${castingId}`)).body.data).toEqual(before);
    expect((await quote(client, castingId)).latestRejudgeId).toBe(secondId);
    expect(await client.balance()).toBe(60);
    expect(await auditCastings(under.api.database.db)).toEqual({});
  });

  it('is free with the same criteria once the judge has changed, and says that the judge flipped it', async () => {
    const { client, castingId } = await judged(20);
    await raiseJudge(castingId);
    expect((await quote(client, castingId)).price).toEqual({
      sameCriteria: 0,
      otherCriteria: 20,
    });
    under.say(() => 'met');
    const { body } = await rejudge(client, castingId);
    const second = await ended(client, body.data.castingId);
    expect(second).toMatchObject({ counts: { green: 10 }, creditsCharged: 0, creditsRemaining: 0 });
    const causes = second.talents.flatMap(({ secondLook }) => secondLook!.causes);
    const { counts } = (await client.get(`${START}/${castingId}`)).body.data;
    expect(causes).toEqual(Array(counts.red).fill('judge'));
    expect(await client.balance()).toBe(0);
    expect(await auditCastings(under.api.database.db)).toEqual({});
  });

  it('that the balance pays in part judges those, and a continue judges the rest', async () => {
    const { client, castingId } = await judged(26);
    const { body } = await rejudge(client, castingId, OTHER);
    const secondId = body.data.castingId;
    expect(await ended(client, secondId)).toMatchObject({
      status: 'can_continue',
      counts: { green: 3 },
      creditsCharged: 6,
    });
    expect((await goOn(client, secondId)).status).toBe(402);
  });

  it('is refused without credits before anything is written', async () => {
    const { client, castingId } = await judged(21);
    const answer = await rejudge(client, castingId, OTHER);
    expect(answer.status).toBe(402);
    expect(answer.body.error).toMatchObject({ available: 1, required: 2 });
    expect((await quote(client, castingId)).latestRejudgeId).toBeNull();
  });

  it('answers a repeated Idempotency-Key with the same second look', async () => {
    const { client, castingId } = await judged();
    const send = () => rejudge(client, castingId, OTHER, { 'Idempotency-Key': 'again' });
    const [one, two] = [await send(), await send()];
    expect(two.body.data.castingId).toBe(one.body.data.castingId);
    await ended(client, one.body.data.castingId);
    expect(await client.balance()).toBe(60);
  });

  it('runs once at a time on a casting, and not while the casting runs', async () => {
    const { client, castingId } = await judged();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    under.say(async () => {
      await held;
      return 'met' as const;
    });
    const answers = await Promise.all([1, 2, 3].map(() => rejudge(client, castingId, OTHER)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
    const first = answers.find(({ status }) => status === 202)!.body.data.castingId;
    expect((await quote(client, castingId)).canRejudge).toBe(false);
    // The second look runs itself.
    const again = await rejudge(client, first, OTHER);
    expect(again.body.error?.code).toBe('casting_run_in_progress');
    release();
    await ended(client, first);
    expect(await auditCastings(under.api.database.db)).toEqual({});
  });

  it('that failed is retried where it stopped, unless another one runs', async () => {
    const { client, castingId } = await judged();
    let nth = 0;
    under.say(() => (++nth > 4 ? new Error('the judge is away') : 'met'));
    const { body } = await rejudge(client, castingId, OTHER);
    const failed = body.data.castingId;
    const stopped = await ended(client, failed);
    expect(stopped.status).toBe('failed_retryable');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    under.say(async () => {
      await held;
      return 'met' as const;
    });
    const other = await rejudge(client, castingId, OTHER);
    expect((await goOn(client, failed)).body.error?.code).toBe('casting_run_in_progress');
    release();
    await ended(client, other.body.data.castingId);
    expect((await goOn(client, failed)).status).toBe(202);
    expect(await ended(client, failed)).toMatchObject({
      status: 'pool_exhausted',
      counts: { green: 10 },
      creditsCharged: 20,
    });
    expect(await auditCastings(under.api.database.db)).toEqual({});
  });

  it('leaves out erased people, and is refused when nobody is left', async () => {
    const rows = [1, 2].map((n) => ({
      id: `gone-${n}`,
      firstname: 'Gone',
      lastname: `Number ${n}`,
      city: 'Nancy',
      country: 'France',
      jobTitle: 'Backend Engineer',
      experiences: [{ title: 'Backend Engineer', organizationName: 'Acme', isCurrent: true }],
    }));
    await under.api.importTalents(rows);
    const client = await under.api.newClient();
    const filters = [
      { filterType: 'JOB_TITLE', value: 'backend engineer' },
      { filterType: 'LOCATION', value: 'Nancy' },
    ];
    const { castingId } = await start(client, { filters });
    await ended(client, castingId);
    await under.api.services.erasure.erase('gone-1');
    const { body } = await rejudge(client, castingId, OTHER);
    const second = await ended(client, body.data.castingId);
    expect(second.talents.map(({ talentId }) => talentId)).toEqual(['gone-2']);
    expect(second.creditsCharged).toBe(2);
    await under.api.services.erasure.erase('gone-2');
    const refused = await rejudge(client, castingId, OTHER);
    expect(refused.body.error?.code).toBe('casting_pool_exhausted');
  });

  it('sends its events to the receiver of the first casting, each verdict with what changed', async () => {
    const client = await under.api.newClient();
    const { castingId } = await start(client, {
      target: { greens: 2, maxCredits: 4 },
      webhook: { url: 'https://receiver.example/hook' },
    });
    await ended(client, castingId);
    under.say(() => 'not_met');
    const { body } = await rejudge(client, castingId);
    const secondId = body.data.castingId;
    await ended(client, secondId);
    const eventsOf = async () =>
      (await client.get(`${START}/${secondId}/deliveries`)).body.data as unknown as {
        deliveries: { eventType: string; state: string }[];
      };
    await until(async () => (await eventsOf()).deliveries.length === 3);
    expect((await eventsOf()).deliveries.map(({ eventType }) => eventType).toSorted()).toEqual([
      'pool_exhausted',
      'talent_judged',
      'talent_judged',
    ]);
    expect(await auditCastings(under.api.database.db)).toEqual({});
  });

  it('refuses protected attributes and criteria without a word, as a start does', async () => {
    const { client, castingId } = await judged();
    const refused = await rejudge(client, castingId, {
      qualificationCriterias: ['Has used Python', 'Is pregnant'],
    });
    expect(refused.status).toBe(400);
    expect(refused.body.error?.issues?.[0]?.path).toEqual(['qualificationCriterias', 1]);
    const empty = await rejudge(client, castingId, { qualificationCriterias: ['…'] });
    expect(empty.body.error?.code).toBe('no_qualification_criterias');
  });
});
