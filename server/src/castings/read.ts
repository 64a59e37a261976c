import type { Credits } from '../credits/credits.ts';
import type { Cursors } from '../platform/cursor.ts';
import type { Database } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Talents } from '../talents/talents.ts';
import type { CastingPage, QualifiedTalent } from './contract.ts';
import { readEffectiveCounts } from './override-store.ts';
import { creditsRemaining } from './rules/budget.ts';
import { nextAction } from './rules/machine.ts';
import { cursorScope, readVerdicts } from './rules/page.ts';
import { type Casting, readCasting, readVerdicts as readVerdictRows } from './store.ts';

export interface ReaderDependencies {
  db: Database;
  talents: Pick<Talents, 'load'>;
  credits: Credits;
  secretBox: SecretBox;
  cursors: Cursors;
}

/** Before the first verdict: ranks begin at 0 and orders at 1. */
const BEGINNING = { rank: 0, order: 0 };

const NOT_VERDICTS = 'must be green, amber or red: one or more, repeated or separated by commas';

interface AsWritten {
  /** customParams as they were written: what JSON.parse makes of them may say something else. */
  customParamsText: string | null;
}

/** GET of a casting: free, and changes nothing. */
export function createReader({ db, talents, credits, secretBox, cursors }: ReaderDependencies) {
  function paramsOf({
    customParams,
  }: Pick<Casting, 'customParams'>): Pick<CastingPage, 'customParams'> & AsWritten {
    if (customParams === null) return { customParams, customParamsText: null };
    const text = secretBox.open(customParams);
    return { customParams: JSON.parse(text), customParamsText: text };
  }

  return {
    /**
     * Throws casting_not_found, and validation_error for `verdicts`, `effectiveVerdicts` or
     * `cursor`.
     */
    async read(
      principal: Principal,
      castingId: string,
      query: {
        verdicts?: string | string[];
        effectiveVerdicts?: string | string[];
        cursor?: string;
        pageSize: number;
      },
    ): Promise<CastingPage & AsWritten> {
      const verdicts = readVerdicts(query.verdicts);
      if (!verdicts) throw invalid(['verdicts'], NOT_VERDICTS);
      const effectiveVerdicts =
        query.effectiveVerdicts === undefined ? null : readVerdicts(query.effectiveVerdicts);
      if (query.effectiveVerdicts !== undefined && !effectiveVerdicts)
        throw invalid(['effectiveVerdicts'], NOT_VERDICTS);
      const { workspaceId } = principal;
      const scope = cursorScope(workspaceId, castingId, verdicts, effectiveVerdicts);
      const position = query.cursor === undefined ? null : cursors.decode(scope, query.cursor);
      const after = position ? { rank: position[0]!, order: position[1]! } : BEGINNING;
      // One moment: counts, credits and verdicts agree even while a call runs.
      const moment = db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only');
      const { casting, effectiveCounts, rows, reserved, available } = await moment.execute(
        async (tx) => ({
          casting: await readCasting(tx, workspaceId, castingId),
          effectiveCounts: await readEffectiveCounts(tx, workspaceId, castingId),
          rows: await readVerdictRows(tx, workspaceId, castingId, {
            verdicts,
            effectiveVerdicts,
            after,
            limit: query.pageSize + 1,
          }),
          reserved: await credits.held(tx, workspaceId, 'api', castingId),
          available: await credits.available(tx, workspaceId, 'api'),
        }),
      );
      if (!casting || !effectiveCounts) throw new AppError('casting_not_found');
      if (query.cursor !== undefined && !position)
        throw invalid(['cursor'], 'is not a nextPageCursor of this search with these verdicts');
      const page = rows.slice(0, query.pageSize);
      const last = page.at(-1);
      const profiles = await talents.load(page.map(({ talentId }) => talentId));
      return {
        castingId,
        status: casting.status,
        nextAction: nextAction(casting.status),
        canContinue: nextAction(casting.status) === 'continue',
        scoringLanguage: casting.scoringLanguage,
        counts: { green: casting.green, amber: casting.amber, red: casting.red },
        effectiveCounts,
        creditsCharged: casting.creditsCharged,
        creditsRemaining: creditsRemaining({
          status: casting.status,
          call: casting.call,
          reserved,
          available,
        }),
        target: { greens: casting.targetGreens, maxCredits: casting.targetMaxCredits },
        webhook:
          casting.webhookUrl === null
            ? null
            : { url: casting.webhookUrl, verdicts: casting.webhookVerdicts ?? [] },
        ...paramsOf(casting),
        // A talent that cannot be loaded (erased) is left out; the page and its cursor stay where
        // they are.
        talents: page.flatMap(({ talentId, verdict, override, scoring }): QualifiedTalent[] => {
          const profile = profiles.get(talentId);
          return profile
            ? [
                {
                  talentId,
                  aiVerdict: verdict,
                  effectiveVerdict: override?.verdict ?? verdict,
                  override,
                  scoring,
                  profile,
                },
              ]
            : [];
        }),
        nextPageCursor:
          last && rows.length > page.length ? cursors.encode(scope, [last.rank, last.order]) : null,
      };
    },
  };
}
