import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi, WIDE_LIMITS } from '../../test/api.ts';
import { castingsUnderTest, ended, START, start } from '../../test/castings.ts';
import { newBrowser, type SignedIn, signIn } from '../../test/console.ts';
import { type LiveMessage, type Tab, watch } from '../../test/live.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';
import { until } from '../../test/until.ts';
import { monotonicMs } from '../platform/clock.ts';

let api: TestApi;
/** Another process, which judges nothing. */
let other: TestApi;
const tabs: Tab[] = [];

beforeAll(async () => {
  ({ api } = await castingsUnderTest());
  other = await testApi({ database: api.database, roles: ['api'] });
});
afterAll(async () => {
  for (const tab of tabs) tab.close();
  await other.close();
  await api.close();
});

async function open(
  { url }: TestApi,
  { cookie, workspaceId }: Pick<SignedIn, 'cookie' | 'workspaceId'>,
): Promise<Tab> {
  const tab = await watch(`${url}/console/api/events?workspaceId=${workspaceId}`, { cookie });
  tabs.push(tab);
  await until(() => tab.lastEventId() !== '');
  return tab;
}

async function clientOf({ workspaceId }: SignedIn): Promise<Client> {
  const { apiKey } = await api.services.access.createKey(workspaceId, { limits: WIDE_LIMITS });
  return api.clientOf(workspaceId, apiKey);
}

const typesOf = ({ messages }: Tab) => new Set(messages.map(({ type }) => type));
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

describe('a person who watches a casting', () => {
  it('sees each verdict within a second of its commit, at another process than the one that judges', async () => {
    const person = await signIn(api);
    const client = api.clientOf(
      person.workspaceId,
      (
        await api.services.access.createKey(person.workspaceId, {
          limits: [1e5, 1e5, 1e5, 1e5, 1e5],
        })
      ).apiKey,
    );
    const tab = await open(other, person);
    const seenAt = new Map<string, number>();
    tab.messages.push = (...messages: LiveMessage[]) => {
      for (const { type, talentId } of messages)
        if (type === 'casting.verdict') seenAt.set(talentId as string, Date.now());
      return Array.prototype.push.apply(tab.messages, messages);
    };
    const { castingId } = await start(client, { target: { greens: 20, maxCredits: 60 } });
    const done = await ended(client, castingId);
    await until(() => seenAt.size === done.counts.green);
    const { rows } = await sql<{ talentId: string; judgedAt: Date }>`
      select talent_id as "talentId", judged_at as "judgedAt" from casting_verdicts where casting_id = ${castingId}`.execute(
      api.database.db,
    );
    const delaysMs = rows.map(
      ({ talentId, judgedAt }) => seenAt.get(talentId)! - judgedAt.getTime(),
    );
    expect(delaysMs).toHaveLength(20);
    expect(median(delaysMs)).toBeLessThan(500);
    expect(Math.max(...delaysMs)).toBeLessThan(1_000);
    await until(() => typesOf(tab).size === 3);
    expect(typesOf(tab)).toEqual(
      new Set(['casting.verdict', 'casting.changed', 'credits.changed']),
    );
  });

  it('hears of overrides, candidates, sourcings and settings, and of nothing of another workspace', async () => {
    const [person, stranger] = [await signIn(api), await signIn(api)];
    const [tab, elsewhere] = [await open(api, person), await open(api, stranger)];
    const { castingId } = await start(await clientOf(person), {
      target: { greens: 1, maxCredits: 2 },
    });
    await until(() => tab.messages.some(({ type }) => type === 'casting.verdict'));
    const { talents } = await ended(await clientOf(person), castingId);
    const { talentId } = talents[0]!;
    const told = async (message: LiveMessage, act: () => Promise<unknown>) => {
      tab.messages.splice(0);
      await act();
      await until(() =>
        tab.messages.some((one) => JSON.stringify(one) === JSON.stringify(message)),
      );
    };
    await told({ type: 'casting.changed', castingId }, () =>
      person.post(`${START}/${castingId}/talents/${talentId}/override`, {
        verdict: 'red',
        reason: 'x',
      }),
    );
    const client = await clientOf(person);
    const { sourcingId } = await newSourcing(client);
    const candidateId = await addCandidate(client, sourcingId, talentId);
    await told({ type: 'candidate.changed', sourcingId, candidateIds: [candidateId] }, () =>
      person.patch(`/v1/candidates/${candidateId}/status`, { statusHandle: 'CONTACTED' }),
    );
    await told({ type: 'sourcing.changed', sourcingId }, () =>
      person.patch(`/v1/sourcings/${sourcingId}`, { name: 'Renamed' }),
    );
    await told({ type: 'settings.changed', what: 'candidate-statuses' }, () =>
      person.post('/v1/candidate-statuses', { handle: 'CALLED', label: 'Called' }),
    );
    await told({ type: 'keys.changed' }, () => person.post('/v1/api-keys', { name: 'Key' }));
    expect(elsewhere.messages).toEqual([]);
  });
});

describe('a stream', () => {
  it('needs a session and a membership', async () => {
    const person = await signIn(api);
    const stranger = await signIn(api);
    const asked = async (workspaceId: string, cookie: string) => {
      const response = await fetch(`${api.url}/console/api/events?workspaceId=${workspaceId}`, {
        headers: { cookie },
      });
      return [response.status, ((await response.json()) as { error: { code: string } }).error.code];
    };
    expect(await asked(person.workspaceId, newBrowser(api.url).cookie)).toEqual([
      401,
      'session_required',
    ]);
    expect(await asked(person.workspaceId, stranger.cookie)).toEqual([404, 'not_found']);
    expect(await asked('ws_nobody', person.cookie)).toEqual([404, 'not_found']);
  });

  it('ends within a second of signing out, and of leaving the workspace, at whichever process', async () => {
    const person = await signIn(api);
    const member = await signIn(api, { workspaceId: person.workspaceId, role: 'viewer' });
    const [own, theirs] = [await open(other, person), await open(other, member)];
    const before = monotonicMs();
    expect((await person.delete(`/v1/members/${member.userId}`)).status).toBe(200);
    await theirs.ended;
    expect(theirs.messages.at(-1)).toEqual({ type: 'session.ended' });
    await person.auth('sign-out');
    await own.ended;
    expect(own.messages.at(-1)).toEqual({ type: 'session.ended' });
    expect(monotonicMs() - before).toBeLessThan(2_000);
  });
});
