import type { Scoring, Verdict } from '../judging/contract.ts';
import type { Tx } from '../platform/db.ts';
import type { SecondLook } from './page-contract.ts';
import { type EarlierVerdict, readEarlierVerdicts } from './rejudge-store.ts';
import { compareLooks } from './rules/second-look.ts';
import type { Casting } from './store.ts';

/** A verdict of the second look. */
interface LaterVerdict {
  talentId: string;
  verdict: Verdict;
  scoring: Scoring | null;
  profileVersion: number;
  judge: string;
}

/**
 * What changed against the earlier casting, by talent; empty for a casting that is no second look.
 */
export async function secondLooksOf(
  tx: Tx,
  casting: Pick<Casting, 'workspaceId' | 'rejudgeOf' | 'criterias'>,
  verdicts: readonly LaterVerdict[],
): Promise<Map<string, SecondLook>> {
  const { workspaceId, rejudgeOf, criterias } = casting;
  if (rejudgeOf === null) return new Map();
  const ids = verdicts.map(({ talentId }) => talentId);
  const earlier = await readEarlierVerdicts(tx, workspaceId, rejudgeOf, ids);
  return new Map(
    verdicts.flatMap((later) => {
      const before = earlier.get(later.talentId);
      return before === undefined ? [] : [[later.talentId, lookOf(before, later, criterias)]];
    }),
  );
}

function lookOf(
  before: EarlierVerdict,
  after: LaterVerdict,
  criterias: readonly string[],
): SecondLook {
  return {
    before: {
      aiVerdict: before.verdict,
      effectiveVerdict: before.effectiveVerdict,
      recap: before.scoring?.recap ?? null,
      judge: before.judge,
      judgedAt: before.judgedAt.toISOString(),
    },
    ...compareLooks(
      { ...before, scored: before.scoring?.criterias ?? null },
      { ...after, criterias, scored: after.scoring?.criterias ?? null },
    ),
  };
}
