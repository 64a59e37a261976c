import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  about,
  days,
  invitation,
  mail,
  type TestRunner,
  testRunner,
} from '../../test/sequence-runner.ts';

let test: TestRunner;
beforeAll(async () => {
  test = await testRunner({ startsAt: '2026-03-02T09:00:00.000Z' });
});
afterAll(() => test.close());
beforeEach(() => {
  test.sent.length = 0;
});

const suppressions = () => test.api.services.sequences.suppressions;
const states = async (candidateId: string) =>
  (await test.status(candidateId)).steps.map(({ state, reason }) =>
    reason === null ? state : `${state}: ${reason}`,
  );
const only = (value: string, kind: 'email' | 'phone' = 'email') => {
  test.contacts = () => [{ kind, value }];
};

describe('an address that a user added', () => {
  it('is skipped with its reason, in any spelling, and the sequence continues', async () => {
    only('jane.doe@example.org');
    await suppressions().add(test.principal, {
      address: ' Jane.Doe@Example.ORG ',
      reason: 'blocked',
    });
    const { candidateId } = await test.startOne([mail('a'), invitation()]);
    await test.pass(days(1));
    expect(await states(candidateId)).toEqual(['skipped: address_blocked', 'sent']);
    expect(test.sent.map(({ message }) => message.kind)).toEqual(['invitation']);
  });

  it('does not suppress another address of the person', async () => {
    test.contacts = () => [
      { kind: 'email', value: 'old@example.org' },
      { kind: 'email', value: 'new@example.org' },
    ];
    await suppressions().add(test.principal, { address: 'old@example.org', reason: 'blocked' });
    await test.startOne([mail('a')]);
    await test.run();
    expect(test.sent.map(({ message }) => message.to.email)).toEqual(['new@example.org']);
  });

  it('stops every channel when the person asked for it', async () => {
    test.contacts = () => [
      { kind: 'email', value: 'asked@example.org' },
      { kind: 'phone', value: '+33612345678' },
    ];
    await suppressions().add(test.principal, {
      address: '+33 6 12 34 56 78',
      reason: 'unsubscribed',
    });
    const { candidateId } = await test.startOne([mail('a')]);
    await test.run();
    expect(await test.status(candidateId)).toMatchObject({
      state: 'stopped',
      stopReason: 'unsubscribed',
    });
    expect(test.sent).toEqual([]);
  });

  it('can be contacted again once it is removed', async () => {
    only('again@example.org');
    const { suppressionId } = await suppressions().add(test.principal, {
      address: 'again@example.org',
      reason: 'blocked',
    });
    await suppressions().remove(test.principal, suppressionId, false);
    await test.startOne([mail('a')]);
    await test.run();
    expect(test.sent).toHaveLength(1);
  });
});

it('keeps a person’s own request: a weaker entry changes nothing, and removing it needs a confirmation', async () => {
  only('left@example.org');
  await test.startOne([mail('a')]);
  await test.run();
  await test.report({ kind: 'unsubscribe', ...about(test.sent[0]!, test.clock.now()) });
  const again = await suppressions().add(test.principal, {
    address: 'left@example.org',
    reason: 'blocked',
  });
  expect(again).toMatchObject({ reason: 'unsubscribed', addedBy: null, hint: null });
  await expect(
    suppressions().remove(test.principal, again.suppressionId, false),
  ).rejects.toMatchObject({
    code: 'validation_error',
    fields: { issues: [{ path: ['confirm'], code: 'unsubscribed' }] },
  });
  await suppressions().remove(test.principal, again.suppressionId, true);
  await expect(
    suppressions().remove(test.principal, again.suppressionId, true),
  ).rejects.toMatchObject({ code: 'not_found' });
});

it('forgets the letters of an address when its person is erased, not that it is never written to', async () => {
  only('forgotten@example.org');
  const { talentId } = await test.startOne([mail('a')]);
  await test.run();
  const added = await suppressions().add(test.principal, {
    address: 'forgotten@example.org',
    reason: 'unsubscribed',
  });
  expect(added.hint).toBe('f…@e….org');
  await test.api.services.erasure.erase(talentId);
  const { suppressions: listed } = await suppressions().list(test.principal, {
    page: 0,
    pageSize: 100,
  });
  expect(listed.find(({ suppressionId }) => suppressionId === added.suppressionId)).toMatchObject({
    hint: null,
    reason: 'unsubscribed',
  });
});
