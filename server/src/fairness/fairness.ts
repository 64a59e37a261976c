import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Castings } from '../castings/castings.ts';
import type { Judging } from '../judging/port.ts';
import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { CounterfactualAudit } from './contract.ts';
import { type Audited, auditProfile } from './counterfactual.ts';
import { rateOf } from './rules/interval.ts';
import { asksFor, type Change } from './rules/variants.ts';

export interface FairnessDependencies {
  castings: Pick<Castings, 'judgedPeople'>;
  judging: Pick<Judging, 'judge' | 'judgeId'>;
  clock: Clock;
}

/** More would be a list that nobody reads; the counts are of all. */
const MAX_FLIPS = 200;

const NO_PRICE = {
  path: ['castingId'],
  message:
    'A language model judges on this service, and an audit with it has no price yet. Run the audit on a service with the built-in judge.',
  code: 'model_judge',
};

export function createFairness({ castings, judging, clock }: FairnessDependencies) {
  return {
    /**
     * Judges copies of the people of a casting. Stores nothing. Throws casting_not_found,
     * casting_pool_exhausted without judged people, and validation_error for a judge that costs.
     */
    async auditCounterfactuals(
      { workspaceId }: Principal,
      asked: { castingId: string; talents: number; changes: readonly Change[] },
    ): Promise<CounterfactualAudit> {
      const { castingId } = asked;
      const changes = [...new Set(asked.changes)];
      const people = await castings.judgedPeople(workspaceId, castingId, asked.talents);
      if (judging.judgeId.startsWith('model/'))
        throw new AppError('validation_error', { issues: [NO_PRICE] });
      if (people.profiles.length === 0)
        throw new AppError('casting_pool_exhausted', {
          message: 'This casting has judged nobody whose profile can be copied.',
        });
      const { criterias, language, profiles } = people;
      const question = { criterias, language, asOf: clock.now() };
      const audited: Audited[] = [];
      for (const profile of profiles) {
        audited.push(...(await auditProfile(judging, profile, question, changes)));
        // The built-in judge never waits, so other requests get their turn here.
        await nextTurn();
      }
      return {
        castingId,
        judge: judging.judgeId,
        criterias,
        talents: profiles.length,
        ...counted(audited),
        changes: changes.map((change) => ({
          change,
          ...counted(audited.filter((one) => one.change === change)),
          notCompared: criterias.filter((criterion) =>
            profiles.some((profile) => asksFor(criterion, change, profile)),
          ),
        })),
        flips: audited.flatMap(({ flips }) => flips).slice(0, MAX_FLIPS),
        creditsCharged: 0,
      };
    },
  };
}

export type Fairness = ReturnType<typeof createFairness>;

function counted(audited: readonly Audited[]) {
  const copies = audited.reduce((sum, one) => sum + one.copies, 0);
  const flipped = audited.reduce((sum, one) => sum + one.flipped, 0);
  return { copies, flipped, ...rateOf(flipped, copies) };
}
