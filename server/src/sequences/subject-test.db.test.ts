import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { about, days, mail, type TestRunner, testRunner } from '../../test/sequence-runner.ts';
import type { Funnel } from './run-contract.ts';

const PEOPLE = 60;
const two = mail('first', { subject: 'A job for {{firstname}}', subjectB: 'Spark in Lyon?' });

let test: TestRunner;
let campaigns = 0;

beforeAll(async () => {
  test = await testRunner({ startsAt: '2026-03-20T08:00:00.000Z' });
});
afterAll(() => test.close());

async function campaign(count = PEOPLE) {
  const name = `subject-${++campaigns}`;
  const talentIds = Array.from({ length: count }, (_, index) => `${name}-${index}`);
  test.sent.length = 0;
  return { talentIds, ...(await test.newCandidates(talentIds)) };
}
const funnelOf = (blueprintId: string): Promise<Funnel> =>
  test.api.services.sequences.funnel(test.principal, blueprintId);
const isB = ({ message }: TestRunner['sent'][number]) => message.subject === two.subjectB;

describe('a mail with two subjects', () => {
  it('has each subject for about half of the people, and shows the one that a person will get', async () => {
    const { talentIds, sourcingId, candidateIds } = await campaign();
    const blueprintId = await test.start(sourcingId, candidateIds, [two]);
    await test.pass(days(1));
    expect(test.sent).toHaveLength(PEOPLE);
    const toB = test.sent.filter(isB).length;
    // A fair draw is outside in 1 of 10,000 cases; this draw is always the same.
    expect(toB).toBeGreaterThan(PEOPLE / 2 - 15);
    expect(toB).toBeLessThan(PEOPLE / 2 + 15);
    const { candidates } = await test.api.services.sequences.simulate(test.principal, blueprintId, {
      candidateIds: candidateIds.slice(0, 10),
    });
    for (const [index, { steps }] of candidates.entries()) {
      const mailed = test.sent.find(({ message }) =>
        message.to.email!.startsWith(`${talentIds[index]}@`),
      )!;
      expect(steps[0]!.subjectVariant).toBe(isB(mailed) ? 'B' : 'A');
    }
  });

  it('keeps the subject of a person when a provider refuses first, and in a second run', async () => {
    const { sourcingId, candidateIds } = await campaign(12);
    const refused = new Map<string, string>();
    const { answer } = test;
    test.answer = async (message) => {
      const to = message.to.email!;
      if (refused.has(to)) return answer(message);
      refused.set(to, message.subject!);
      return {
        outcome: 'refused',
        permanent: false,
        retryAfterSeconds: 600,
        reason: { code: 'limit_reached', en: '', fr: '' },
      };
    };
    const blueprintId = await test.start(sourcingId, candidateIds, [two]);
    await test.pass(days(1));
    test.answer = answer;
    await test.api.services.sequences.start(test.principal, blueprintId, candidateIds);
    await test.pass(days(1));
    // After the refusals: 12 retries, and 12 mails of the second run.
    expect(test.sent).toHaveLength(24);
    for (const { message } of test.sent)
      expect(message.subject).toBe(refused.get(message.to.email!));
    expect(new Set(refused.values()).size).toBeGreaterThan(2);
    const { subjectTest } = (await funnelOf(blueprintId)).steps[0]!;
    // People, not mails: each was drawn once.
    expect(subjectTest!.variants.map(({ sent }) => sent).reduce((a, b) => a + b)).toBe(12);
  });

  it('is counted by subject, and names the better one only when it is not chance', async () => {
    const { sourcingId, candidateIds } = await campaign();
    const blueprintId = await test.start(sourcingId, candidateIds, [two]);
    await test.pass(days(1));
    const [toA, toB] = [test.sent.filter((one) => !isB(one)), test.sent.filter(isB)];
    const reply = (sent: (typeof toA)[number]) =>
      test.report({ kind: 'reply', ...about(sent, test.clock.now()) });
    await test.report({ kind: 'bounce', ...about(toA[0]!, test.clock.now()) });
    await reply(toA[1]!);
    for (const sent of toB.slice(0, 6)) await reply(sent);
    const early = (await funnelOf(blueprintId)).steps[0]!;
    expect(early).toMatchObject({ sent: PEOPLE, replied: 7, bounced: 1 });
    expect(early.subjectTest).toMatchObject({
      variants: [
        { variant: 'A', subject: two.subject, sent: toA.length, replied: 1, bounced: 1 },
        { variant: 'B', subject: two.subjectB, sent: toB.length, replied: 6, bounced: 0 },
      ],
      better: null,
    });
    expect(early.subjectTest!.repliesNeeded).toBeGreaterThan(0);
    for (const sent of toB.slice(6, 13)) await reply(sent);
    expect((await funnelOf(blueprintId)).steps[0]!.subjectTest).toMatchObject({
      better: 'B',
      repliesNeeded: 0,
      emailsNeeded: 0,
    });

    // Another subject is another comparison; one subject is none.
    const change = (subjectB?: string) =>
      test.api.services.sequences.blueprints.update(test.principal, blueprintId, {
        steps: [{ ...two, subjectB }],
      });
    await change('Another one');
    expect((await funnelOf(blueprintId)).steps[0]!.subjectTest).toMatchObject({
      variants: [{ sent: 0 }, { sent: 0 }],
      better: null,
    });
    await change();
    expect((await funnelOf(blueprintId)).steps[0]!.subjectTest).toBeNull();
  });

  it('goes to nobody for whom one of the subjects lacks a value', async () => {
    const { sourcingId, candidateIds } = await campaign(8);
    // Nobody has a job title, which B needs.
    await test.start(sourcingId, candidateIds, [
      { ...two, subjectB: 'Not {{candidateJobTitle}} any more?' },
    ]);
    await test.pass(days(1));
    expect(test.sent).toEqual([]);
    for (const candidateId of candidateIds)
      expect((await test.status(candidateId)).steps).toMatchObject([
        { state: 'skipped', reason: 'missing_variable' },
      ]);
  });
});
