import type { Cursors } from '../platform/cursor.ts';
import type { Database } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import type { Language, Principal } from '../platform/operation.ts';
import type { CastingCall, CastingCallPage } from './board-contract.ts';
import { END_WORDS } from './rules/end-words.ts';
import { readCasting } from './store.ts';
import { type CallRow, type RunRow, readCalls } from './timeline-store.ts';

/** The recorded history of a casting: calls, runs, waves. */
export function createTimeline({ db, cursors }: { db: Database; cursors: Cursors }) {
  return {
    /** Newest call first. Throws casting_not_found, and validation_error for `cursor`. */
    async calls(
      { workspaceId, language }: Principal,
      castingId: string,
      query: { cursor?: string; pageSize: number },
    ): Promise<CastingCallPage> {
      if (!(await readCasting(db, workspaceId, castingId))) throw new AppError('casting_not_found');
      const scope = `calls:${workspaceId}:${castingId}`;
      const position = query.cursor === undefined ? null : cursors.decode(scope, query.cursor);
      if (query.cursor !== undefined && !position)
        throw invalid(['cursor'], 'is not a nextPageCursor of the calls of this search');
      const rows = await readCalls(db, workspaceId, castingId, {
        before: position?.[0] ?? null,
        limit: query.pageSize + 1,
      });
      const page = rows.slice(0, query.pageSize);
      const last = page.at(-1);
      return {
        castingId,
        calls: page.map((row) => toCall(row, language ?? 'en')),
        nextPageCursor:
          last && rows.length > page.length ? cursors.encode(scope, [last.call]) : null,
      };
    },
  };
}

function toCall({ runs, ...call }: CallRow, language: Language): CastingCall {
  const latest = runs.at(-1)!;
  const waves = runs.flatMap((run) => run.waves);
  const sum = (verdict: 'green' | 'amber' | 'red') =>
    waves.reduce((total, wave) => total + wave.verdicts[verdict], 0);
  return {
    ...call,
    verdicts: { green: sum('green'), amber: sum('amber'), red: sum('red') },
    startedAt: iso(runs[0]!.startedAt),
    endedAt: latest.endedAt && iso(latest.endedAt),
    endedBy: latest.endedBy,
    ended: latest.endedBy && END_WORDS[language][latest.endedBy],
    runs: runs.map(withIsoTimes),
  };
}

function withIsoTimes({ waves, ...run }: RunRow): CastingCall['runs'][number] {
  return { ...timed(run), waves: waves.map(timed) };
}

function timed<T extends { startedAt: string; endedAt: string | null }>(row: T): T {
  return { ...row, startedAt: iso(row.startedAt), endedAt: row.endedAt && iso(row.endedAt) };
}

const iso = (text: string): string => new Date(text).toISOString();
