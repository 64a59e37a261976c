import type { CriterionStatus, Reference } from '../../server/src/judging/contract.ts';
import type { Judge } from '../../server/src/judging/port.ts';

/** A judge that answers what a test wants, when the test wants it. */
export interface JudgeInHand extends Judge {
  /** The nth judgement’s status of every criterion from now on, or its failure. */
  say(script: (nth: number) => CriterionStatus | Error): void;
  /** Judgements wait from now on. */
  hold(): void;
  /** Releases this number of held judgements, waiting for them if they have not started. */
  release(count: number): void;
  /** Releases all held judgements; later ones are not held. */
  letGo(): void;
}

/**
 * Quotes of every kind: a whole text, a word of a text, an item of a list, a date that is shown in
 * another form.
 */
const REFERENCES: readonly Reference[][] = [
  [
    { path: '/experiences/0/title', quote: 'Backend Engineer' },
    { path: '/experiences/0/description', quote: 'Python' },
    { path: '/skills/0', quote: 'Python' },
  ],
  [
    { path: '/experiences/0/title', quote: 'Backend Engineer' },
    { path: '/experiences/0/startDate', quote: '2018-01' },
  ],
];

export function judgeInHand(): JudgeInHand {
  let script: (nth: number) => CriterionStatus | Error = () => 'met';
  let judged = 0;
  let held = false;
  let free = 0;
  let waiting: (() => void)[] = [];
  return {
    id: 'in-hand',
    say(next) {
      script = next;
      judged = 0;
    },
    hold() {
      held = true;
      free = 0;
    },
    release(count) {
      free += count;
      while (free > 0 && waiting.length > 0) {
        free -= 1;
        waiting.shift()!();
      }
    },
    letGo() {
      held = false;
      for (const go of waiting) go();
      waiting = [];
    },
    async judge({ criterias, signal }) {
      if (held && free > 0) free -= 1;
      else if (held)
        await new Promise<void>((go, stop) => {
          waiting.push(go);
          signal?.addEventListener('abort', () => stop(signal.reason));
        });
      judged += 1;
      const status = script(judged);
      if (status instanceof Error) throw status;
      return {
        recap: 'Says what the test wants. The main gap is none.',
        criterias: criterias.map((_, index) => ({
          title: `Criterion ${index + 1}`,
          result: 'As the test wants it.',
          status,
          references: [...(REFERENCES[index] ?? [])],
        })),
      };
    },
  };
}
