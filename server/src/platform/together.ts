interface Asked<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface TogetherOptions {
  /** How many calls of `answer` may be under way. */
  atOnce: number;
  /** How many questions one call gets at most. */
  most: number;
  /**
   * When a call starts that finds room: at once (default), or, with `setImmediate`, with all
   * questions of this turn of the event loop.
   */
  start?: (work: () => void) => void;
}

/**
 * Answers questions together that are asked while others are being answered. A question that finds
 * fewer than `atOnce` calls under way does not wait for others to come.
 *
 * `answer` gets at most `most` questions and answers each, in the same order. When it throws, all of
 * them have failed.
 */
export function together<Question, Answer>(
  answer: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  { atOnce, most, start = (work) => work() }: TogetherOptions,
): (question: Question) => Promise<Answer> {
  const waiting: Asked<Question, Answer>[] = [];
  let running = 0;

  /** Has one of the `atOnce` places until no question waits. */
  async function answerWaiting(): Promise<void> {
    for (;;) {
      const asked = waiting.splice(0, most);
      if (asked.length === 0) break;
      try {
        const answers = await answer(asked.map(({ question }) => question));
        for (const [at, { resolve }] of asked.entries()) resolve(answers[at]!);
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
    }
    running -= 1;
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (running >= atOnce) return;
      running += 1;
      start(() => void answerWaiting());
    });
}
