import { sql } from 'kysely';
import type { ChannelEvent, ChannelType, OutgoingMessage, Sent } from '../src/channels/port.ts';
import { createLexicon } from '../src/lexicon/lexicon.ts';
import { silentLog } from '../src/platform/log.ts';
import type { Model } from '../src/platform/model.ts';
import type { Principal } from '../src/platform/operation.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import { createBlindView } from '../src/reader/blind/view.ts';
import { createReplies } from '../src/sequences/replies.ts';
import type { BlueprintConfig } from '../src/sequences/rules/blueprint-config.ts';
import type { Step } from '../src/sequences/rules/step.ts';
import { SEQUENCE_RUN } from '../src/sequences/run-process.ts';
import { createRunner } from '../src/sequences/runner.ts';
import { type TestApi, testApi } from './api.ts';
import { type FakeClock, fakeClock } from './fakes/clock.ts';
import { type HandEngine, handEngine } from './fakes/hand-engine.ts';

const CAPABILITIES = ['use_outreach_integrations', 'create_sourcings'];
const DAY_MS = 86_400_000;

export interface SentMessage {
  at: Date;
  accountId: string;
  message: OutgoingMessage;
}

export interface TestRunner {
  api: TestApi;
  clock: FakeClock;
  engine: HandEngine;
  principal: Principal;
  /** What left, in order; tests may empty it. */
  sent: SentMessage[];
  /**
   * What the channel answers; one that never settles is a message in the air. Delivered, unless
   * replaced.
   */
  answer: (message: OutgoingMessage) => Promise<Sent>;
  /**
   * What the workspace may use of a talent: an email address and a phone number, unless replaced.
   */
  contacts: (talentId: string) => { kind: 'email' | 'phone'; value: string }[];
  newCandidates(
    talentIds: readonly string[],
  ): Promise<{ sourcingId: string; candidateIds: string[] }>;
  start(
    sourcingId: string,
    candidateIds: readonly string[],
    steps: readonly Step[],
    config?: BlueprintConfig,
  ): Promise<string>;
  /** One new candidate in a new sequence; nothing has run yet. */
  startOne(
    steps: readonly Step[],
    config?: BlueprintConfig,
  ): Promise<{ blueprintId: string; sourcingId: string; candidateId: string; talentId: string }>;
  /** Everything that is due by now. */
  run(): Promise<void>;
  /** Lets time pass, waking each process exactly when it is due. */
  pass(ms: number): Promise<void>;
  report(
    event: Omit<ChannelEvent, 'workspaceId' | 'eventKey'> & { eventKey?: string },
  ): Promise<void>;
  /** The newest run of a candidate. */
  status(candidateId: string): Promise<RunStatus>;
  accountOf(type: ChannelType): Promise<string>;
  close(): Promise<void>;
}

interface RunStatus {
  id: string;
  state: string;
  stopReason: string | null;
  replied: boolean;
  steps: { stepId: string; state: string; reason: string | null; dueAt: string | null }[];
}

/**
 * The runner on a real database, with a clock and an engine that tests drive by hand and a channel
 * that records. Sandbox accounts are connected, SMS has none.
 */
export async function testRunner({
  startsAt,
  model = null,
}: {
  startsAt: string;
  model?: Model | null;
}): Promise<TestRunner> {
  const clock = fakeClock(startsAt);
  const engine = handEngine(clock);
  const api = await testApi({ roles: ['api'], clock, engine: () => engine });
  const { access, channels, sourcings, talents, sequences } = api.services;
  const { db } = api.database;
  const secretBox = createSecretBox('the secret key of the tests');
  const { workspaceId, userId } = await access.createWorkspace(
    { name: 'W', capabilities: CAPABILITIES },
    { name: 'Ada Lovelace', language: 'en' },
  );
  const principal: Principal = {
    workspaceId,
    userId,
    keyId: 'key',
    scopes: [],
    language: 'en',
    capabilities: CAPABILITIES,
  };
  for (const [type, address] of [
    ['email', 'ada@example.org'] as const,
    ['proNetwork', 'Ada'] as const,
    ['chat_app', '+33600000000'] as const,
  ]) {
    await channels.connect(
      { workspaceId, actor: 'operator' },
      { userId, type, provider: 'sandbox', address, credentials: {} },
    );
  }
  const { recordEvent } = createReplies({
    db,
    engine,
    secretBox,
    log: silentLog,
    metrics: api.services.metrics,
  });
  let people = 0;

  const test: TestRunner = {
    api,
    clock,
    engine,
    principal,
    sent: [],
    answer: async (message) => ({ outcome: 'sent', providerMessageId: `<${message.messageKey}>` }),
    contacts: (talentId) => [
      { kind: 'email', value: `${talentId}@example.org` },
      { kind: 'phone', value: `+336${talentId.replaceAll(/\D/g, '').padStart(8, '0')}` },
    ],
    async newCandidates(talentIds) {
      const rows = talentIds.map((id) => ({
        id,
        firstname: `First ${id}`,
        lastname: 'Last',
        proNetworkUrl: `https://www.linkedin.com/in/${id}`,
      }));
      await talents.importProfiles(rows);
      const { sourcingId } = await sourcings.create(principal);
      const candidateIds: string[] = [];
      for (const talentId of talentIds)
        candidateIds.push((await sourcings.add(principal, { sourcingId, talentId })).candidateId);
      return { sourcingId, candidateIds };
    },
    async start(sourcingId, candidateIds, steps, config = {}) {
      const { blueprintId } = await sequences.blueprints.create(principal, sourcingId, {
        name: 'B',
        steps: [...steps],
        config,
      });
      for (let from = 0; from < candidateIds.length; from += 100) {
        await sequences.start(principal, blueprintId, candidateIds.slice(from, from + 100));
      }
      return blueprintId;
    },
    async startOne(steps, config) {
      const talentId = `someone-${++people}`;
      const { sourcingId, candidateIds } = await test.newCandidates([talentId]);
      const blueprintId = await test.start(sourcingId, candidateIds, steps, config);
      return { blueprintId, sourcingId, candidateId: candidateIds[0]!, talentId };
    },
    run: () => engine.runDue(SEQUENCE_RUN),
    async pass(ms) {
      const end = clock.now().getTime() + ms;
      await test.run();
      for (
        let next = engine.nextWake(SEQUENCE_RUN);
        next && next.getTime() <= end;
        next = engine.nextWake(SEQUENCE_RUN)
      ) {
        if (next > clock.now()) clock.set(next.toISOString());
        await test.run();
      }
      clock.set(new Date(end).toISOString());
    },
    report: (event) =>
      recordEvent({
        eventKey: `${event.kind} ${event.match.providerMessageIds.join()}`,
        ...event,
        workspaceId,
      }),
    async status(candidateId) {
      const { rows } = await sql<RunStatus>`
        select r.id, r.state, r.stop_reason as "stopReason", r.replied_at is not null as replied,
          (select json_agg(json_build_object('stepId', s.step_id, 'state', s.state, 'reason', s.reason, 'dueAt', s.due_at) order by s.position)
            from sequence_run_steps s where s.run_id = r.id) as steps
        from sequence_runs r where r.candidate_id = ${candidateId} order by r.started_at desc, r.id desc limit 1`.execute(
        db,
      );
      return rows[0]!;
    },
    accountOf: async (type) =>
      (await channels.accountFor(db, workspaceId, userId, type))!.accountId,
    close: () => api.close(),
  };

  createRunner({
    db,
    engine,
    clock,
    log: silentLog,
    metrics: api.services.metrics,
    secretBox,
    talents,
    sourcings,
    access,
    model,
    blind: createBlindView(createLexicon()),
    contactsOf: async (_tx, _workspaceId, talentId) => test.contacts(talentId),
    channels: {
      accountFor: channels.accountFor,
      unsubscribeUrl: () => undefined,
      async send({ accountId }, message) {
        const result = await test.answer(message);
        if (result.outcome === 'sent') test.sent.push({ at: clock.now(), accountId, message });
        return result;
      },
    },
  });
  return test;
}

/** A provider’s report on a sent message. */
export const about = ({ accountId, message }: SentMessage, at: Date) => ({
  accountId,
  match: { providerMessageIds: [`<${message.messageKey}>`] },
  at,
});

export const mail = (id: string, fields: Partial<Step> = {}): Step => ({
  id,
  name: id,
  type: 'EMAIL',
  subject: 'Hello {{firstname}}',
  content: `Dear {{firstname}}, ${id}. {{recruiterFirstname}}`,
  temporalityType: 'ASAP',
  ...fields,
});

export const invitation = (fields: Partial<Step> = {}): Step => ({
  id: 'invitation',
  name: 'Invitation',
  type: 'PRO_NETWORK',
  proNetworkType: 'PRO_NETWORK_INVITATION',
  content: '',
  temporalityType: 'ASAP',
  ...fields,
});

export const afterDays = (value: number) => ({
  temporalityType: 'DELAYED' as const,
  delay: { value, unit: 'day' as const },
});

export const days = (count: number): number => count * DAY_MS;
