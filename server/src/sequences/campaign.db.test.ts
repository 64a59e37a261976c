import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  about,
  afterDays,
  days,
  invitation,
  mail,
  type SentMessage,
  type TestRunner,
  testRunner,
} from '../../test/sequence-runner.ts';
import type { ChannelEvent, OutgoingMessage } from '../channels/port.ts';
import { settingsOf } from './rules/blueprint-config.ts';
import { paceOf, slotToleranceMs } from './rules/pacing.ts';
import type { Step } from './rules/step.ts';
import { isInWindow, localDay } from './rules/window.ts';
import { SEQUENCE_RUN } from './run-process.ts';

const LEASE_MS = 6_000;
const CHANNELS = ['email', 'proNetwork', 'chat_app'] as const;
const BUSY = {
  outcome: 'refused',
  permanent: false,
  retryAfterSeconds: 1_200,
  reason: { code: 'limit_reached', en: '', fr: '' },
} as const;

/** Working hours over the change to summer time of 29 March. */
const config = {
  timezone: 'Europe/Paris',
  sendingWindow: { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
  dailyLimits: { email: 90, proNetwork: 70, chat_app: 90 },
};
const settings = settingsOf(config);

const followUp: Partial<Step> = {
  subject: undefined,
  temporalityType: 'AFTER_INVITATION_SETTLED',
  policy: { inviteTimeoutDays: 5 },
};
const steps: Step[] = [
  invitation(),
  mail('first', afterDays(1)),
  mail('message', { ...followUp, type: 'PRO_NETWORK', proNetworkType: 'PRO_NETWORK_MESSAGE' }),
  mail('second', afterDays(2)),
  mail('chat', { ...afterDays(3), subject: undefined, type: 'CHAT_APP' }),
  mail('last', afterDays(4)),
];

let test: TestRunner;

beforeAll(async () => {
  test = await testRunner({ startsAt: '2026-03-20T08:00:00.000Z' });
});
afterAll(() => test.close());

const runOf = ({ messageKey }: OutgoingMessage): string => messageKey.split('.')[0]!;
const typeOf = ({ kind }: OutgoingMessage) =>
  kind === 'email' ? 'email' : kind === 'chat' ? 'chat_app' : 'proNetwork';

/**
 * The people and the machines: they answer, bounce and accept; workers die with a message in the
 * air; networks are busy.
 */
function createWorld(random: () => number) {
  const events: { at: number; happen: () => Promise<void> }[] = [];
  /** By run: when the person answered or the mail came back. */
  const answered = new Map<string, number>();
  let died = 0;

  function plan(kind: ChannelEvent['kind'], sent: SentMessage, afterMs: number): void {
    events.push({
      at: sent.at.getTime() + Math.round(afterMs),
      async happen() {
        const { clock } = test;
        if (kind !== 'accepted' && !answered.has(runOf(sent.message)))
          answered.set(runOf(sent.message), clock.now().getTime());
        await test.report({ kind, ...about(sent, clock.now()) });
        // Channels report at least once.
        if (random() < 0.3) await test.report({ kind, ...about(sent, clock.now()) });
      },
    });
    events.sort((a, b) => a.at - b.at);
  }

  function planAnswers(sent: SentMessage): void {
    const { kind } = sent.message;
    if (kind === 'invitation' && random() < 0.5) plan('accepted', sent, random() * days(7));
    if (kind !== 'invitation' && random() < 0.12) plan('reply', sent, random() * days(3));
    if (kind === 'email' && random() < 0.03) plan('bounce', sent, 60_000 + random() * 3_600_000);
  }

  test.answer = async (message) => {
    const sent = {
      at: test.clock.now(),
      accountId: await test.accountOf(typeOf(message)),
      message,
    };
    if (random() < 0.02) {
      // Before it left, or after.
      if (random() < 0.5) test.sent.push(sent);
      died++;
      test.engine.abandon({ kind: SEQUENCE_RUN, id: runOf(message) }, LEASE_MS);
      return new Promise(() => {});
    }
    if (random() < 0.02) return BUSY;
    planAnswers(sent);
    return { outcome: 'sent', providerMessageId: `<${message.messageKey}>` };
  };

  return { events, answered, died: () => died };
}

/**
 * Runs what is due and what happens, in order of time; for two days in between nothing runs at all.
 */
async function live({ events }: ReturnType<typeof createWorld>, lengthMs: number): Promise<void> {
  const { clock, engine } = test;
  const began = clock.now().getTime();
  // While the queues are long: what had a place in them is late then.
  const outage = { from: began + days(4), until: began + days(6.2) };
  for (;;) {
    let next = Math.min(
      engine.nextWake(SEQUENCE_RUN)?.getTime() ?? Number.POSITIVE_INFINITY,
      events[0]?.at ?? Number.POSITIVE_INFINITY,
    );
    if (next > began + lengthMs) return;
    if (next >= outage.from && next < outage.until) next = outage.until;
    if (next > clock.now().getTime()) clock.set(new Date(next).toISOString());
    while (events[0] && events[0].at <= clock.now().getTime()) await events.shift()!.happen();
    await test.run();
  }
}

describe('a month of two sequences over 200 people, with replies, bounces, dying workers and an outage', () => {
  let world: ReturnType<typeof createWorld>;
  let claims: {
    at: Date;
    channel: (typeof CHANNELS)[number];
    talentId: string;
    blueprintId: string;
  }[];

  beforeAll(async () => {
    world = createWorld(seeded(20_260_320));
    const talentIds = Array.from({ length: 200 }, (_, index) => `person-${index + 1}`);
    const main = await test.newCandidates(talentIds);
    const rival = await test.newCandidates(talentIds.slice(0, 40));
    await test.start(main.sourcingId, main.candidateIds, steps, config);
    await test.start(
      rival.sourcingId,
      rival.candidateIds,
      [mail('rival', afterDays(1)), mail('rival again', afterDays(1))],
      config,
    );
    await live(world, days(45));
    ({ rows: claims } = await sql<(typeof claims)[number]>`
      select m.claimed_at as at, m.channel, m.talent_id as "talentId", r.blueprint_id as "blueprintId"
      from outreach_messages m join sequence_runs r on r.id = m.run_id order by m.claimed_at`.execute(
      test.api.database.db,
    ));
  }, 300_000);

  it('ends every run, and leaves no step in between', async () => {
    const { rows } = await sql<{ state: string; open: number }>`
      select r.state, count(*) filter (where s.state in ('pending', 'waiting', 'waiting_approval', 'sending'))::int as open
      from sequence_runs r join sequence_run_steps s on s.run_id = r.id group by r.id`.execute(
      test.api.database.db,
    );
    expect(rows).toHaveLength(240);
    expect(
      rows.filter(({ state, open }) => open > 0 || state === 'running' || state === 'waiting'),
    ).toEqual([]);
    expect(world.died()).toBeGreaterThan(5);
    expect(world.answered.size).toBeGreaterThan(30);
    expect(test.sent.length).toBeGreaterThan(600);
  });

  it('sends nobody two messages of a step, whatever process died', () => {
    const keys = test.sent.map(({ message }) => message.messageKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('sends nothing outside the window', () => {
    expect(test.sent.filter(({ at }) => !isInWindow(at, settings))).toEqual([]);
  });

  it('sends nothing after an answer or a bounce', () => {
    const answeredAt = ({ message }: SentMessage) =>
      world.answered.get(runOf(message)) ?? Number.POSITIVE_INFINITY;
    expect(test.sent.filter((sent) => sent.at.getTime() > answeredAt(sent))).toEqual([]);
  });

  it('never exceeds the cap of an account and day, and spaces its messages', () => {
    for (const channel of CHANNELS) {
      const times = claims.filter((claim) => claim.channel === channel).map(({ at }) => at);
      const pace = paceOf(channel, 'imap', settings);
      for (const day of Map.groupBy(times, (at) => localDay(at, 'Europe/Paris')).values())
        expect(day.length).toBeLessThanOrEqual(pace.perDay!);
      const gaps = times.slice(1).map((at, index) => at.getTime() - times[index]!.getTime());
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(pace.gapMs - slotToleranceMs(pace));
    }
  });

  it('lets only one sequence contact a person on a day', () => {
    const personDays = Map.groupBy(
      claims,
      ({ at, talentId }) => `${talentId} ${localDay(at, 'Europe/Paris')}`,
    );
    expect(
      [...personDays.values()].filter(
        (group) => new Set(group.map(({ blueprintId }) => blueprintId)).size > 1,
      ),
    ).toEqual([]);
  });
});

/**
 * mulberry32: much the same month every time; messages that are sent side by side may change
 * places.
 */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
