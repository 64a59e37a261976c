import { expect, it } from 'vitest';
import { together } from './together.ts';

/** Answers that wait until they are let go, in the order in which they were asked for. */
function heldAnswers() {
  const calls: { questions: readonly number[]; answer(): void; fail(error: Error): void }[] = [];
  const ask = together(
    (questions: readonly number[]) =>
      new Promise<number[]>((resolve, reject) => {
        const answer = () => resolve(questions.map((n) => n * 10));
        calls.push({ questions, answer, fail: reject });
      }),
    { atOnce: 2, most: 3 },
  );
  return { ask, calls };
}

it('the first questions go out alone, at once; those asked meanwhile go out together, in order', async () => {
  const { ask, calls } = heldAnswers();
  const answers = [1, 2, 3, 4, 5, 6].map(ask);
  expect(calls.map(({ questions }) => questions)).toEqual([[1], [2]]);
  calls[0]!.answer();
  expect(await answers[0]).toBe(10);
  expect(calls[2]!.questions).toEqual([3, 4, 5]);
  calls[2]!.answer();
  expect(await Promise.all(answers.slice(2, 5))).toEqual([30, 40, 50]);
  expect(calls[3]!.questions).toEqual([6]);
  calls[1]!.answer();
  calls[3]!.answer();
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50, 60]);
});

it('a failure reaches the questions that were asked together, and nobody else', async () => {
  const { ask, calls } = heldAnswers();
  const [first, second, ...others] = [1, 2, 3, 4].map(ask);
  calls[0]!.fail(new Error('The connection is gone.'));
  await expect(first).rejects.toThrow('The connection is gone.');
  calls[1]!.answer();
  calls[2]!.answer();
  expect(await second).toBe(20);
  expect(await Promise.all(others)).toEqual([30, 40]);
});

it('started by setImmediate, the questions of one turn of the event loop go out together', async () => {
  const calls: number[][] = [];
  const ask = together(
    async (questions: readonly number[]) => {
      calls.push([...questions]);
      return questions;
    },
    { atOnce: 1, most: 3, start: setImmediate },
  );
  expect(await Promise.all([1, 2, 3, 4].map(ask))).toEqual([1, 2, 3, 4]);
  expect(await ask(5)).toBe(5);
  expect(calls).toEqual([[1, 2, 3], [4], [5]]);
});
