import type { CriterionStatus } from '../../src/judging/contract.ts';
import type { Judge, JudgeInput } from '../../src/judging/port.ts';

export interface ScriptedJudge extends Judge {
  /** Most judgements under way at once so far. */
  peak(): number;
  /** Talents judged, in the order in which the judging began. */
  readonly asked: readonly string[];
  /** Judgements under way now. */
  inFlight(): number;
}

/**
 * What the script says of a talent: how every criterion stands, or an error to throw. May take its
 * time.
 */
export type Script = (
  input: JudgeInput,
  nth: number,
) => CriterionStatus | Error | Promise<CriterionStatus | Error>;

/** A judge that answers what a test wants, with the first experience’s title as its evidence. */
export function scriptedJudge(script: Script): ScriptedJudge {
  const asked: string[] = [];
  let running = 0;
  let most = 0;
  return {
    id: 'scripted',
    asked,
    peak: () => most,
    inFlight: () => running,
    async judge(input) {
      asked.push(input.profile.id);
      most = Math.max(most, ++running);
      try {
        const status = await script(input, asked.length);
        if (status instanceof Error) throw status;
        const references = [
          { path: '/experiences/0/title', quote: input.profile.experiences[0]?.title ?? '' },
        ];
        return {
          recap: 'Scripted.',
          criterias: input.criterias.map((title) => ({
            title,
            result: 'Scripted.',
            status,
            references,
          })),
        };
      } finally {
        running--;
      }
    },
  };
}

/**
 * Says yes to every fourth engineer, after 20 ms and up to 72 ms more: long enough to be
 * interrupted, and not for all at once, so that a wave commits its verdicts in several groups. The
 * same in every process.
 */
export const slowJudge = (): ScriptedJudge =>
  scriptedJudge(async (input) => {
    const lastDigit = Number(input.profile.id.slice(-1));
    await new Promise((resolve) => setTimeout(resolve, 20 + 8 * lastDigit));
    return lastDigit % 4 === 0 ? 'met' : 'not_met';
  });
