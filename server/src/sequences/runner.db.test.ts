import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  about,
  afterDays,
  days,
  invitation,
  mail,
  type TestRunner,
  testRunner,
} from '../../test/sequence-runner.ts';
import type { ChannelReason, Sent } from '../channels/port.ts';
import { SEQUENCE_RUN } from './run-process.ts';

const HOUR_MS = 3_600_000;

let test: TestRunner;
const states = async (candidateId: string) =>
  (await test.status(candidateId)).steps.map(({ state, reason }) =>
    reason ? `${state}: ${reason}` : state,
  );
const texts = () => test.sent.map(({ message }) => message.text);
const reason = (code: string): ChannelReason => ({ code, en: code, fr: code });

let usual: Pick<TestRunner, 'answer' | 'contacts'>;
beforeAll(async () => {
  test = await testRunner({ startsAt: '2026-03-10T12:00:00.000Z' });
  usual = { answer: test.answer, contacts: test.contacts };
});
afterAll(() => test.close());
beforeEach(async () => {
  Object.assign(test, usual);
  test.sent.length = 0;
});

describe('a run', () => {
  it('sends its steps in order, each when it is due, in one conversation, and is completed', async () => {
    const { candidateId, talentId } = await test.startOne([mail('a'), mail('b', afterDays(90))]);
    await test.run();
    expect(test.sent.map(({ message }) => message)).toMatchObject([
      {
        kind: 'email',
        to: { email: `${talentId}@example.org` },
        subject: `Hello First ${talentId}`,
        text: `Dear First ${talentId}, a. Ada`,
      },
    ]);
    expect(await test.status(candidateId)).toMatchObject({
      state: 'waiting',
      steps: [{ state: 'sent' }, { state: 'pending' }],
    });
    await test.pass(days(90) - 1);
    expect(test.sent).toHaveLength(1);
    await test.pass(1);
    await test.run();
    expect(test.sent[1]!.message.inReplyTo?.providerMessageId).toBe(
      `<${test.sent[0]!.message.messageKey}>`,
    );
    expect((await test.status(candidateId)).state).toBe('completed');
  });

  it('continues when the invitation is accepted', async () => {
    const { candidateId } = await test.startOne([
      invitation(),
      mail('b', { temporalityType: 'AFTER_INVITATION_SETTLED' }),
    ]);
    await test.pass(days(2));
    expect(await states(candidateId)).toEqual(['sent', 'pending: waiting_for_invitation']);
    await test.report({ kind: 'accepted', ...about(test.sent[0]!, test.clock.now()) });
    await test.run();
    expect(await states(candidateId)).toEqual(['sent', 'sent']);
  });

  it('skips a step without contact when its policy says so, and fails otherwise, with the reason', async () => {
    test.contacts = () => [];
    const skipping = await test.startOne([
      mail('a', { policy: { skipStepIfNoContact: true } }),
      invitation(),
    ]);
    const failing = await test.startOne([mail('a'), invitation()]);
    await test.run();
    expect(await states(skipping.candidateId)).toEqual(['skipped: no_contact', 'sent']);
    expect((await test.status(skipping.candidateId)).state).toBe('completed');
    expect(await test.status(failing.candidateId)).toMatchObject({
      state: 'failed',
      stopReason: 'no_contact',
    });
    expect(await states(failing.candidateId)).toEqual([
      'failed: no_contact',
      'cancelled: no_contact',
    ]);
  });

  it('that failed leaves outreach: the candidate has the earlier status, or is contacted when something was sent', async () => {
    const statusOf = async (candidateId: string) =>
      (await test.api.services.sourcings.readCandidate(test.principal, candidateId)).candidate
        .statusHandle;
    test.contacts = () => [];
    const nothing = await test.startOne([mail('a')]);
    const something = await test.startOne([invitation(), mail('b')]);
    const going = await test.startOne([invitation()]);
    const moved = await test.startOne([
      mail('a', { temporalityType: 'DELAYED', delay: { value: 1, unit: 'day' } }),
    ]);
    expect(await statusOf(nothing.candidateId)).toBe('OUTREACH_SEQUENCE_STARTED');
    await test.api.services.sourcings.changeStatus(test.principal, moved.candidateId, 'CONTACTED');
    await test.pass(days(2));
    expect((await test.status(nothing.candidateId)).state).toBe('failed');
    expect(await statusOf(nothing.candidateId)).toBe('TO_BE_CONTACTED');
    expect((await test.status(something.candidateId)).state).toBe('failed');
    expect(await statusOf(something.candidateId)).toBe('CONTACTED');
    expect(await statusOf(going.candidateId)).toBe('OUTREACH_SEQUENCE_STARTED');
    expect((await test.status(moved.candidateId)).state).toBe('failed');
    expect(await statusOf(moved.candidateId)).toBe('CONTACTED');
    const { history } = await test.api.services.sourcings.history(
      test.principal,
      nothing.candidateId,
      { index: 0, size: 1 },
    );
    expect(history).toMatchObject([
      { change: 'status', to: 'TO_BE_CONTACTED', actor: 'service', cause: 'sequence_failed' },
    ]);
  });

  it('skips a step whose variable is not known rather than send a broken text', async () => {
    const { candidateId } = await test.startOne([
      mail('a', { content: 'About {{sourcingJobTitle}}' }),
      mail('b'),
    ]);
    await test.run();
    expect(await states(candidateId)).toEqual(['skipped: missing_variable', 'sent']);
    expect(test.sent).toHaveLength(1);
  });

  it('fails an SMS step when no provider is there', async () => {
    const { candidateId } = await test.startOne([mail('a', { type: 'SMS', subject: undefined })]);
    await test.run();
    expect(await states(candidateId)).toEqual(['failed: account_missing']);
  });

  it('waits for its window', async () => {
    const sendingWindow = { days: [4], from: '09:00', to: '10:00' };
    await test.startOne([mail('a')], { timezone: 'America/New_York', sendingWindow });
    await test.run();
    expect(test.sent).toEqual([]);
    await test.pass(days(7));
    expect(test.sent).toHaveLength(1);
    const at = test.sent[0]!.at;
    expect([at.getUTCDay(), at.getUTCHours(), at.getUTCMinutes()]).toEqual([4, 13, 0]);
  });
});

describe('what comes back', () => {
  it('stops the run at a reply, once, and leaves it when the sequence says so', async () => {
    const stopping = await test.startOne([mail('a'), mail('b', afterDays(1))]);
    const going = await test.startOne([mail('a'), mail('b', afterDays(1))], { stopOnReply: false });
    await test.run();
    for (const sent of test.sent.slice(0, 2)) {
      await test.report({ kind: 'reply', ...about(sent, test.clock.now()) });
      await test.report({ kind: 'reply', ...about(sent, test.clock.now()) });
    }
    await test.pass(days(2));
    expect(await test.status(stopping.candidateId)).toMatchObject({
      state: 'stopped',
      stopReason: 'reply',
      replied: true,
    });
    expect(await states(stopping.candidateId)).toEqual(['sent', 'cancelled: reply']);
    expect(await test.status(going.candidateId)).toMatchObject({
      state: 'completed',
      replied: true,
    });
    expect(test.sent).toHaveLength(3);
  });

  it('recognises a reply by the conversation or the address when it names no message', async () => {
    test.answer = async (message) => ({
      outcome: 'sent',
      providerMessageId: `<${message.messageKey}>`,
      threadId: `thread ${message.messageKey}`,
    });
    const thread = await test.startOne([mail('a'), mail('b', afterDays(1))]);
    await test.run();
    const address = await test.startOne([mail('a'), mail('b', afterDays(1))]);
    await test.run();
    const [first, second] = test.sent as [(typeof test.sent)[0], (typeof test.sent)[0]];
    const reply = { kind: 'reply' as const, accountId: first.accountId, at: test.clock.now() };
    await test.report({
      ...reply,
      eventKey: '1',
      match: { providerMessageIds: [], threadId: `thread ${first.message.messageKey}` },
    });
    await test.report({
      ...reply,
      eventKey: '2',
      match: { providerMessageIds: [], address: second.message.to.email!.toUpperCase() },
    });
    await test.report({
      ...reply,
      eventKey: '3',
      match: { providerMessageIds: ['<unknown>'], address: 'nobody@example.org' },
    });
    expect((await test.status(thread.candidateId)).stopReason).toBe('reply');
    expect((await test.status(address.candidateId)).stopReason).toBe('reply');
  });

  it('stops at a bounce, and no other sequence writes to that address', async () => {
    const { candidateId, sourcingId } = await test.startOne([mail('a'), mail('b', afterDays(1))]);
    await test.run();
    await test.report({ kind: 'bounce', ...about(test.sent[0]!, test.clock.now()) });
    expect(await test.status(candidateId)).toMatchObject({
      state: 'stopped',
      stopReason: 'bounce',
    });
    await test.pass(days(1));
    await test.start(sourcingId, [candidateId], [mail('again')]);
    await test.run();
    expect(await states(candidateId)).toEqual(['failed: no_contact']);
  });

  it('ends everything that the workspace sends to a person who unsubscribes', async () => {
    const { candidateId, talentId } = await test.startOne([mail('a'), mail('b', afterDays(1))]);
    await test.run();
    const second = await test.newCandidates([talentId]);
    await test.start(second.sourcingId, second.candidateIds, [mail('c', afterDays(3))]);
    await test.run();
    await test.report({ kind: 'unsubscribe', ...about(test.sent[0]!, test.clock.now()) });
    for (const id of [candidateId, second.candidateIds[0]!]) {
      expect(await test.status(id)).toMatchObject({ state: 'stopped', stopReason: 'unsubscribed' });
    }
    await test.start(second.sourcingId, second.candidateIds, [mail('d'), invitation()]);
    await test.pass(days(5));
    expect(test.sent).toHaveLength(1);
  });

  it('sends nothing after NOT_RETAINED, and records what was being sent', async () => {
    const air = Promise.withResolvers<Sent>();
    const { candidateId } = await test.startOne([mail('a'), mail('b')]);
    test.answer = () => air.promise;
    const running = test.run();
    while ((await test.status(candidateId)).steps[0]!.state !== 'sending')
      await new Promise(setImmediate);
    await test.api.services.sourcings.changeStatus(test.principal, candidateId, 'NOT_RETAINED');
    air.resolve({ outcome: 'sent', providerMessageId: '<a>' });
    await running;
    await test.pass(days(2));
    expect(await test.status(candidateId)).toMatchObject({
      state: 'stopped',
      stopReason: 'not_retained',
    });
    expect(await states(candidateId)).toEqual(['sent', 'cancelled: not_retained']);
    expect(test.sent).toHaveLength(1);
  });
});

describe('troubles of a channel', () => {
  it('gives up a message with an unknown outcome, records that, and continues', async () => {
    const { candidateId } = await test.startOne([mail('a'), mail('b')]);
    let first = true;
    test.answer = async (message) => {
      if (first) {
        first = false;
        throw new Error('connection lost');
      }
      return usual.answer(message);
    };
    await test.run();
    expect(await states(candidateId)).toEqual(['failed: outcome_unknown', 'sent']);
    expect((await test.status(candidateId)).state).toBe('completed');
  });

  it('does not resend after a worker died, and accepts the result of a slow one', async () => {
    const air = Promise.withResolvers<Sent>();
    const { candidateId } = await test.startOne([mail('a'), mail('b', afterDays(1))]);
    test.answer = (message) => {
      test.engine.abandon({ kind: SEQUENCE_RUN, id: message.messageKey.split('.')[0]! }, 6_000);
      return air.promise;
    };
    await test.run();
    expect((await states(candidateId))[0]).toBe('sending');
    test.answer = usual.answer;
    await test.pass(6_000);
    await test.run();
    expect((await states(candidateId))[0]).toBe('failed: outcome_unknown');
    expect(test.sent).toEqual([]);
    air.resolve({ outcome: 'sent', providerMessageId: '<slow>' });
    while ((await states(candidateId))[0] !== 'sent') await new Promise(setImmediate);
    await test.pass(days(1));
    await test.run();
    expect(texts()).toHaveLength(2);
    expect(await states(candidateId)).toEqual(['sent', 'sent']);
  });

  it('waits as long as the provider asks, and fails with its reason after a permanent refusal', async () => {
    const { candidateId } = await test.startOne([mail('a')]);
    test.answer = async () => ({
      outcome: 'refused',
      permanent: false,
      retryAfterSeconds: 7_200,
      reason: reason('limit_reached'),
    });
    await test.run();
    expect(await states(candidateId)).toEqual(['waiting: limit_reached']);
    test.answer = async () => ({
      outcome: 'refused',
      permanent: true,
      reason: reason('recipient_refused'),
    });
    await test.pass(2 * HOUR_MS - 1);
    expect(await states(candidateId)).toEqual(['waiting: limit_reached']);
    await test.pass(1);
    await test.run();
    expect(await states(candidateId)).toEqual(['failed: recipient_refused']);
    expect((await test.status(candidateId)).state).toBe('failed');
  });

  it('waits three days for an account, and sends within the hour when it is back', async () => {
    const accountId = await test.accountOf('email');
    const setState = (state: string) =>
      sql`update channel_accounts set state = ${state} where id = ${accountId}`.execute(
        test.api.database.db,
      );
    const back = await test.startOne([mail('a')]);
    await setState('disconnected');
    await test.pass(days(1));
    expect(await states(back.candidateId)).toEqual(['waiting: account_disconnected']);
    await setState('connected');
    await test.pass(HOUR_MS);
    expect(await states(back.candidateId)).toEqual(['sent']);
    const given = await test.startOne([mail('a')]);
    await setState('disconnected');
    await test.pass(days(3));
    await test.run();
    await setState('connected');
    expect(await states(given.candidateId)).toEqual(['failed: account_disconnected']);
  });

  it('sends immediately when the account is reconnected, before the hour has passed', async () => {
    const accountId = await test.accountOf('email');
    const { candidateId } = await test.startOne([mail('a')]);
    await sql`update channel_accounts set state = 'disconnected' where id = ${accountId}`.execute(
      test.api.database.db,
    );
    await test.run();
    expect(await states(candidateId)).toEqual(['waiting: account_disconnected']);
    await test.api.services.channels.reconnect(
      { workspaceId: test.principal.workspaceId, actor: 'operator' },
      accountId,
      {},
    );
    await test.run();
    expect(await states(candidateId)).toEqual(['sent']);
  });

  it('waits for a provider that asked for time, even if the run is woken', async () => {
    const { candidateId } = await test.startOne([mail('a')]);
    test.answer = async () => ({
      outcome: 'refused',
      permanent: false,
      retryAfterSeconds: 7_200,
      reason: reason('limit_reached'),
    });
    await test.run();
    Object.assign(test, usual);
    await test.engine.enqueue(test.api.database.db, {
      kind: SEQUENCE_RUN,
      id: (await test.status(candidateId)).id,
      workspaceId: test.principal.workspaceId,
    });
    await test.run();
    expect(await states(candidateId)).toEqual(['waiting: limit_reached']);
    await test.pass(2 * HOUR_MS);
    await test.run();
    expect(await states(candidateId)).toEqual(['sent']);
  });

  it.each(['not_connected_yet', 'already_connected', 'already_invited'])(
    'continues with the next step when the network takes no message for %s',
    async (code) => {
      const message = invitation({
        id: 'm',
        proNetworkType: 'PRO_NETWORK_MESSAGE',
        content: 'Hello {{firstname}}',
      });
      const { candidateId } = await test.startOne([message, mail('b')]);
      test.answer = async (sent) =>
        sent.kind === 'email'
          ? usual.answer(sent)
          : { outcome: 'refused', permanent: true, reason: reason(code) };
      await test.run();
      expect(await states(candidateId)).toEqual([`skipped: ${code}`, 'sent']);
      expect((await test.status(candidateId)).state).toBe('completed');
    },
  );

  it('delays messages to a person that another sequence contacted that day', async () => {
    const { talentId } = await test.startOne([mail('a')]);
    await test.run();
    const second = await test.newCandidates([talentId]);
    await test.start(second.sourcingId, second.candidateIds, [mail('b')]);
    await test.run();
    expect(await states(second.candidateIds[0]!)).toEqual(['waiting: person_contacted_today']);
    await test.pass(days(1));
    expect(test.sent).toHaveLength(2);
    expect(test.sent[0]!.at.getUTCDate()).not.toBe(test.sent[1]!.at.getUTCDate());
  });
});

describe('messages that the service writes', () => {
  const suggested = { contentSource: 'suggestedByService' } as const;

  it('wait for a person, without a process, and are sent as approved', async () => {
    const { candidateId, talentId } = await test.startOne([mail('a', suggested)]);
    await test.run();
    expect(await states(candidateId)).toEqual(['waiting_approval: waiting_for_approval']);
    expect(test.engine.nextWake(SEQUENCE_RUN)).toBeNull();
    const { id } = await test.status(candidateId);
    await test.api.services.sequences.approve(test.principal, id, 'a', {
      content: 'Edited for {{firstname}}',
    });
    await test.run();
    expect(texts()).toEqual([`Edited for First ${talentId}`]);
  });

  it.each([
    [[], 'skipped: no_contact'],
    [[{ kind: 'email' as const, value: 'left@example.org' }], 'cancelled: unsubscribed'],
  ])('are not generated for a person without a usable address: %j', async (contacts, state) => {
    test.contacts = () => contacts;
    const first = await test.startOne([mail('first', { policy: { skipStepIfNoContact: true } })]);
    await test.run();
    if (test.sent[0])
      await test.report({ kind: 'unsubscribe', ...about(test.sent[0], test.clock.now()) });
    const { candidateId } = await test.startOne([
      mail('a', { ...suggested, policy: { skipStepIfNoContact: true } }),
    ]);
    await test.run();
    expect(await states(candidateId)).toEqual([state]);
    expect((await test.status(first.candidateId)).state).toBe('completed');
  });

  it('are sent immediately where no approval is required', async () => {
    await test.startOne([mail('a', { ...suggested, policy: { autoValidateAIDraft: true } })]);
    await test.run();
    expect(test.sent).toHaveLength(1);
  });
});
