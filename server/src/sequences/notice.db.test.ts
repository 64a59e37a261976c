import { afterAll, beforeAll, expect, it } from 'vitest';
import { mail, type TestRunner, testRunner } from '../../test/sequence-runner.ts';
import type { Step } from './rules/step.ts';

let test: TestRunner;
beforeAll(async () => {
  test = await testRunner({ startsAt: '2026-03-10T12:00:00.000Z' });
});
afterAll(() => test.close());

const informing: Step = { ...mail('notice'), policy: { informs: true } };

/** Starts a sequence for a new person of the own pool; answers the person's id. */
async function startForOwn(firstname: string, steps: Step[]): Promise<string> {
  const { talents, sourcings } = test.api.services;
  const { workspaceId } = test.principal;
  const write = talents.prepareOwn([{ firstname, lastname: 'Own' }]);
  const [added] = await test.api.services.db
    .transaction()
    .execute((tx) => write(tx, workspaceId, { actor: 'key' }));
  const talentId = added!.talentId!;
  const { sourcingId } = await sourcings.create(test.principal);
  const { candidateId } = await sourcings.add(test.principal, { sourcingId, talentId });
  await test.start(sourcingId, [candidateId], steps);
  return talentId;
}

const noticeOf = async (talentId: string) => {
  const { readTerms } = test.api.services.talents;
  return (await readTerms(test.principal.workspaceId, talentId)).notice;
};

it('records that a person was told once the message was sent, and not before', async () => {
  const told = await startForOwn('Told', [informing]);
  expect(await noticeOf(told)).toMatchObject({ informedAt: null });
  await test.run();
  expect(await noticeOf(told)).toMatchObject({
    informedAt: test.clock.now(),
    how: 'sequence',
    actor: test.principal.userId,
  });
});

it('records nothing for another message, one that failed, and people of the shared pool', async () => {
  const other = await startForOwn('Other', [mail('usual')]);
  await test.run();
  const reason = { code: 'refused', en: 'refused', fr: 'refusé' };
  const { answer } = test;
  test.answer = async () => ({ outcome: 'refused', permanent: true, reason }) as never;
  const refused = await startForOwn('Refused', [informing]);
  await test.run();
  test.answer = answer;
  for (const id of [other, refused]) expect(await noticeOf(id)).toMatchObject({ informedAt: null });
  const { candidateId } = await test.startOne([informing]);
  await test.run();
  expect(await test.status(candidateId)).toMatchObject({ state: 'completed' });
});

it('keeps what was recorded by hand before', async () => {
  const { talents } = test.api.services;
  const by = { workspaceId: test.principal.workspaceId, actor: 'key' };
  const informedAt = new Date('2026-03-01T00:00:00.000Z');
  const talentId = await startForOwn('Known', [informing]);
  await talents.recordNotices(by, { talentIds: [talentId] }, { how: 'phone', informedAt });
  await test.run();
  expect(await noticeOf(talentId)).toMatchObject({ informedAt, how: 'phone' });
});
