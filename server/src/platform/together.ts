interface Asked<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Answers questions together that are asked while others are being answered. A question that finds
 * fewer than `atOnce` statements on their way goes out at once, so nothing waits for company.
 *
 * `answer` gets at most `most` questions and answers each, in the same order. When it throws, all of
 * them have failed.
 */
export function together<Question, Answer>(
  answer: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  { atOnce, most }: { atOnce: number; most: number },
): (question: Question) => Promise<Answer> {
  const waiting: Asked<Question, Answer>[] = [];
  let running = 0;

  async function answerWaiting(): Promise<void> {
    const asked = waiting.splice(0, most);
    running += 1;
    try {
      const answers = await answer(asked.map(({ question }) => question));
      for (const [at, { resolve }] of asked.entries()) resolve(answers[at]!);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    } finally {
      running -= 1;
      if (waiting.length > 0) void answerWaiting();
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (running < atOnce) void answerWaiting();
    });
}
