import type { Cursors } from '../platform/cursor.ts';
import type { Database } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { StoredJson } from '../platform/stored-json.ts';
import type { Talents } from '../talents/talents.ts';
import { readEffectiveCounts } from './override-store.ts';
import type { CastingPage, QualifiedTalent } from './page-contract.ts';
import { creditsRemaining } from './rules/budget.ts';
import { nextAction } from './rules/machine.ts';
import { cursorScope, readVerdicts, type VerdictOrder } from './rules/page.ts';
import { secondLooksOf } from './second-looks.ts';
import { type Casting, readCasting } from './store.ts';
import {
  readVerdicts as readVerdictRows,
  type VerdictPage,
  type VerdictRow,
} from './verdict-store.ts';
import type { WaveCredits } from './wave-credits.ts';

export interface ReaderDependencies {
  db: Database;
  talents: Pick<Talents, 'load' | 'loadAsText'>;
  waveCredits: Pick<WaveCredits, 'reserved' | 'available'>;
  secretBox: SecretBox;
  cursors: Cursors;
}

/** The position before the first verdict: ranks start at 0 and orders at 1. */
const BEGINNING = { rank: 0, weakness: 0, order: 0 };

const NOT_VERDICTS = 'must be green, amber or red: one or more, repeated or separated by commas';

/** A page with its profiles parsed, or as they are stored. */
type Page<Profile> = Omit<CastingPage, 'customParams' | 'talents'> & {
  /** As the caller sent it, because JSON.parse may change values. */
  customParams: StoredJson | null;
  talents: (Omit<QualifiedTalent, 'profile'> & { profile: Profile })[];
};

type LoadProfiles<Profile> = (ids: readonly string[]) => Promise<Map<string, Profile>>;

interface PageQuery {
  verdicts?: string | string[];
  effectiveVerdicts?: string | string[];
  order?: VerdictOrder;
  cursor?: string;
  pageSize: number;
}

/** Reads a casting. It is free and changes nothing. */
export function createReader({ db, talents, waveCredits, secretBox, cursors }: ReaderDependencies) {
  /**
   * Reads everything in one snapshot: counts, credits and verdicts agree even while a call runs.
   */
  function readMoment(workspaceId: string, castingId: string, page: VerdictPage) {
    const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return moment.execute(async (tx) => ({
      casting: await readCasting(tx, workspaceId, castingId),
      effectiveCounts: await readEffectiveCounts(tx, workspaceId, castingId),
      rows: await readVerdictRows(tx, workspaceId, castingId, page),
      reserved: await waveCredits.reserved(tx, { id: castingId, workspaceId }),
      available: await waveCredits.available(tx, workspaceId),
    }));
  }

  /** Leaves out talents that cannot be loaded (erased). The page and its cursor do not change. */
  async function withProfiles<Profile>(
    casting: Casting,
    rows: readonly VerdictRow[],
    load: LoadProfiles<Profile>,
  ): Promise<Page<Profile>['talents']> {
    const profiles = await load(rows.map(({ talentId }) => talentId));
    const secondLooks = await secondLooksOf(db, casting, rows);
    return rows.flatMap(({ talentId, verdict, override, review, scoring }) => {
      const profile = profiles.get(talentId);
      const effectiveVerdict = override?.verdict ?? verdict;
      if (!profile) return [];
      const secondLook = secondLooks.get(talentId) ?? null;
      const judged = { talentId, aiVerdict: verdict, effectiveVerdict, override, review, scoring };
      return [{ ...judged, secondLook, profile }];
    });
  }

  /**
   * Throws casting_not_found, and validation_error for `verdicts`, `effectiveVerdicts` or `cursor`.
   */
  const readWith =
    <Profile>(load: LoadProfiles<Profile>) =>
    async (
      { workspaceId }: Principal,
      castingId: string,
      query: PageQuery,
    ): Promise<Page<Profile>> => {
      const { scope, isCursorKnown, page } = pageOf(cursors, workspaceId, castingId, query);
      const moment = await readMoment(workspaceId, castingId, page);
      const { casting, effectiveCounts, rows, ...credits } = moment;
      if (!casting || !effectiveCounts) throw new AppError('casting_not_found');
      if (!isCursorKnown)
        throw invalid(['cursor'], 'is not a nextPageCursor of this search with these verdicts');
      const { customParams } = casting;
      const shownRows = rows.slice(0, query.pageSize);
      const last = shownRows.at(-1);
      return {
        ...shown(casting, credits),
        effectiveCounts,
        customParams: customParams && new StoredJson(secretBox.open(customParams)),
        talents: await withProfiles(casting, shownRows, load),
        nextPageCursor:
          last && rows.length > shownRows.length
            ? cursors.encode(scope, [last.rank, last.order, last.weakness])
            : null,
      };
    };

  return {
    /** For what leaves out or changes parts of a profile. */
    read: readWith(talents.load),
    /** For an answer: each profile goes out as it is stored. */
    readAsText: readWith(talents.loadAsText),
  };
}

/** Throws validation_error for `verdicts` or `effectiveVerdicts`. */
function pageOf(
  cursors: ReaderDependencies['cursors'],
  workspaceId: string,
  castingId: string,
  query: PageQuery,
) {
  const verdicts = readVerdicts(query.verdicts);
  if (!verdicts) throw invalid(['verdicts'], NOT_VERDICTS);
  const effectiveVerdicts =
    query.effectiveVerdicts === undefined ? null : readVerdicts(query.effectiveVerdicts);
  if (query.effectiveVerdicts !== undefined && !effectiveVerdicts)
    throw invalid(['effectiveVerdicts'], NOT_VERDICTS);
  const order = query.order ?? 'judged';
  const scope = cursorScope(workspaceId, castingId, verdicts, effectiveVerdicts, order);
  const position = query.cursor === undefined ? null : cursors.decode(scope, query.cursor);
  const after = position
    ? { rank: position[0]!, order: position[1]!, weakness: position[2] ?? 0 }
    : BEGINNING;
  // One more than the page shows, to find out whether there is a next page.
  const page = { verdicts, effectiveVerdicts, order, after, limit: query.pageSize + 1 };
  return { scope, isCursorKnown: query.cursor === undefined || position !== null, page };
}

/** The fields that come from the casting's own row. */
function shown(casting: Casting, credits: { reserved: number; available: number }) {
  const { status, call, webhookUrl: url } = casting;
  const action = nextAction(status);
  return {
    castingId: casting.id,
    rejudgeOf: casting.rejudgeOf,
    status,
    nextAction: action,
    canContinue: action === 'continue',
    scoringLanguage: casting.scoringLanguage,
    counts: { green: casting.green, amber: casting.amber, red: casting.red },
    creditsCharged: casting.creditsCharged,
    creditsRemaining: creditsRemaining({ status, call, ...credits }),
    target: { greens: casting.targetGreens, maxCredits: casting.targetMaxCredits },
    webhook: url === null ? null : { url, verdicts: casting.webhookVerdicts ?? [] },
  };
}
