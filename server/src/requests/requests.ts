import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { invalid } from '../platform/errors.ts';
import type { Log } from '../platform/log.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { runUnscoped } from '../platform/tenant-scope.ts';
import type { RequestPage } from './contract.ts';
import { createRefusalSample, statusRange } from './rules.ts';
import { deleteOldRequests, insertRequests, type LoggedRequest, readRequests } from './store.ts';

export interface RequestLogDependencies {
  db: Database;
  clock: Clock;
  log: Log;
  secretBox: Pick<SecretBox, 'sign' | 'verify'>;
  /** How long a request is kept; 0: nothing is recorded. */
  retentionDays: number;
}

/** A request that was answered. */
export type AnsweredRequest = Omit<LoggedRequest, 'at'>;

/** A batch is written when it has so many rows, or after this time at the latest. */
const BATCH_ROWS = 500;
const WRITE_AFTER_MS = 500;
/**
 * When the database does not keep up, what comes on top of so many is let go: the log must not fill
 * the memory.
 */
const MAX_WAITING = 20_000;
const DELETED_AT_ONCE = 5_000;
const DAY_MS = 86_400_000;

export interface RequestQuery {
  trackingCode?: string;
  status?: string;
  keyId?: string;
  cursor?: string;
  pageSize: number;
}

/**
 * Which requests a workspace made and what came of them (docs/decisions/0039). Requests are
 * gathered in memory and written in batches, so that none waits for it; those of the last half
 * second are lost when the process is killed.
 */
export function createRequestLog({
  db,
  clock,
  log,
  secretBox,
  retentionDays,
}: RequestLogDependencies) {
  const isKept = createRefusalSample();
  let waiting: LoggedRequest[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;
  let letGo = 0;

  /** A cursor is the last tracking code of its page, signed for the workspace. */
  const signedText = (workspaceId: string, trackingCode: string) =>
    `requests\n${workspaceId}\n${trackingCode}`;
  const cursorOf = (workspaceId: string, trackingCode: string) =>
    `${trackingCode}.${secretBox.sign(signedText(workspaceId, trackingCode))}`;

  /** Throws validation_error for what is no cursor of this log. */
  function readCursor(workspaceId: string, cursor: string): string {
    const [trackingCode = '', signature = ''] = cursor.split('.');
    if (secretBox.verify(signedText(workspaceId, trackingCode), signature)) return trackingCode;
    throw invalid(['cursor'], 'is not a nextPageCursor of this log');
  }

  function record(request: AnsweredRequest): void {
    if (retentionDays === 0) return;
    const now = clock.now().getTime();
    const { status, keyId } = request;
    if (status === 429 && keyId !== null && !isKept(keyId, Math.floor(now / 1_000))) return;
    if (waiting.length >= MAX_WAITING) {
      letGo++;
      return;
    }
    waiting.push({ ...request, at: new Date(now - request.durationMs) });
    if (waiting.length >= BATCH_ROWS) void flush();
    else timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS).unref();
  }

  /**
   * Writes all that was recorded so far, one batch at a time. Never throws: a batch that cannot be
   * written is lost, and said so.
   */
  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    writing ??= runUnscoped(writeAll).finally(() => {
      writing = null;
    });
    return writing;
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_ROWS);
      waiting = waiting.slice(BATCH_ROWS);
      await insertRequests(db, batch).catch((error) => {
        letGo += batch.length;
        log.warn({ err: error }, 'requests cannot be recorded');
      });
    }
    if (letGo > 0) log.warn({ requests: letGo }, 'requests were not recorded');
    letGo = 0;
  }

  return {
    record,
    flush,

    /** Newest first. Throws validation_error for a cursor that is not of this log. */
    async list(
      { workspaceId }: Principal,
      { cursor, status, pageSize, ...filter }: RequestQuery,
    ): Promise<RequestPage> {
      const before = cursor === undefined ? undefined : readCursor(workspaceId, cursor);
      const rows = await readRequests(db, workspaceId, {
        ...filter,
        statuses: statusRange(status),
        before,
        limit: pageSize + 1,
      });
      const shown = rows.slice(0, pageSize);
      const requests = shown.map(({ workspaceId: _, at, durationMs, ...rest }) => ({
        ...rest,
        durationMs: Math.round(durationMs * 10) / 10,
        at: at.toISOString(),
      }));
      const nextPageCursor =
        rows.length > shown.length ? cursorOf(workspaceId, shown.at(-1)!.trackingCode) : null;
      return { requests, nextPageCursor, retentionDays };
    },

    /** Deletes what is older than it is kept, a few at a time. */
    async purge(): Promise<void> {
      const before = new Date(clock.now().getTime() - retentionDays * DAY_MS);
      let deleted: number;
      do deleted = await deleteOldRequests(db, before, DELETED_AT_ONCE);
      while (deleted === DELETED_AT_ONCE);
    },
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
