import type { CriterionExplanation, CriterionStatus } from '../judging/contract.ts';
import type { Judging } from '../judging/port.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { Talents } from '../talents/talents.ts';
import type { VerdictExplanation } from './explain-contract.ts';
import { judgeNamed } from './rules/judge-id.ts';
import { readCasting } from './store.ts';
import { readStoredVerdict, type StoredVerdict } from './verdict-store.ts';

export interface ExplainerDependencies {
  db: Database;
  talents: Pick<Talents, 'loadWithVersion'>;
  judging: Pick<Judging, 'explain' | 'explainVerdict' | 'judgeId'>;
}

/**
 * Replays a verdict: compares the stored result with the rules' result for the same criteria on the
 * same day. It is free, calls no judge and changes nothing.
 */
export function createExplainer({ db, talents, judging }: ExplainerDependencies) {
  return {
    /**
     * Throws casting_not_found, and not_found for a talent that the casting did not judge or that
     * was erased.
     */
    async explain(
      principal: Principal,
      castingId: string,
      talentId: string,
    ): Promise<VerdictExplanation> {
      const { workspaceId } = principal;
      const casting = await readCasting(db, workspaceId, castingId);
      if (!casting) throw new AppError('casting_not_found');
      const stored = await readStoredVerdict(db, workspaceId, castingId, talentId);
      const talent = (await talents.loadWithVersion([talentId])).get(talentId);
      if (!stored?.scoring || !talent) throw new AppError('not_found');
      const { criterias, scoringLanguage } = casting;
      const computed = judging.explain({
        profile: talent.profile,
        criterias,
        language: scoringLanguage ?? 'en',
        asOf: stored.judgedAt,
      });
      const { judge, judgedAt, profileVersion, scoring, verdict } = stored;
      return {
        castingId,
        talentId,
        aiVerdict: verdict,
        judgedAt: judgedAt.toISOString(),
        scoringLanguage,
        judge: { ...judgeNamed(judge), inUse: judging.judgeId },
        profile: {
          versionJudged: profileVersion,
          versionNow: talent.version,
          changed: talent.version !== profileVersion,
        },
        recap: scoring.recap,
        rule: judging.explainVerdict(scoring.criterias.map(({ status }) => status)),
        criterias: computed.map((rules, index) => ({
          criterion: criterias[index]!,
          stored: scoring.criterias[index]!,
          rules,
        })),
        replay: replayOf(stored, computed),
      };
    },
  };

  /** The verdict today. Where the rules leave room, the judge's stored verdict stays. */
  function replayOf(
    { judge, verdict, scoring }: StoredVerdict,
    computed: readonly CriterionExplanation[],
  ): VerdictExplanation['replay'] {
    const isByRules = judgeNamed(judge).kind === 'rules';
    const statuses = computed.map(({ status, decided }, index): CriterionStatus => {
      return isByRules || decided ? status : scoring!.criterias[index]!.status;
    });
    const differences = statuses.flatMap((now, index) => {
      const { title, status } = scoring!.criterias[index]!;
      return now === status ? [] : [{ criterion: index, title, stored: status, now }];
    });
    const rule = judging.explainVerdict(statuses);
    return {
      verdict: rule.verdict,
      same: rule.verdict === verdict && differences.length === 0,
      differences,
    };
  }
}
