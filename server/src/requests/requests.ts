import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { invalid } from '../platform/errors.ts';
import { inBatches } from '../platform/in-batches.ts';
import type { Log } from '../platform/log.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { runUnscoped } from '../platform/tenant-scope.ts';
import { createBodies } from './bodies.ts';
import type { RequestPage } from './contract.ts';
import type { Exchange } from './rules/bodies.ts';
import { createRefusalSample, statusRange } from './rules/log.ts';
import { deleteOldRequests, insertRequests, type LoggedRequest, readRequests } from './store.ts';

export interface RequestLogDependencies {
  db: Database;
  clock: Clock;
  log: Log;
  secretBox: Pick<SecretBox, 'sign' | 'verify' | 'seal' | 'open'>;
  /** How long requests are stored; 0: none is recorded. */
  retentionDays: number;
  /** How long their bodies are stored; 0: none is. Never longer than the requests. */
  bodyHours: number;
}

/** A request that was answered. */
export interface AnsweredRequest extends Omit<LoggedRequest, 'at'> {
  /** What may be stored of its bodies; absent for an operation whose bodies never are. */
  exchange?: Exchange;
}

export { mayRecord } from './rules/bodies.ts';

/** A batch is written at this many rows, or after this time at the latest. */
const BATCH_ROWS = 500;
const WRITE_AFTER_MS = 500;
/**
 * When the database does not keep up, requests beyond this many are dropped: the log must not fill
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

/** Gathers requests in memory and writes them in batches. */
function createRequestWriter(
  { db, clock, log, retentionDays }: RequestLogDependencies,
  bodies: Pick<ReturnType<typeof createBodies>, 'add' | 'flush'>,
) {
  const isKept = createRefusalSample();
  let waiting: LoggedRequest[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;
  let dropped = 0;

  function record({ exchange, ...request }: AnsweredRequest): void {
    if (retentionDays === 0) return;
    const now = clock.now().getTime();
    const { status, keyId } = request;
    if (status === 429 && keyId !== null && !isKept(keyId, Math.floor(now / 1_000))) return;
    if (waiting.length >= MAX_WAITING) {
      dropped++;
      return;
    }
    const at = new Date(now - request.durationMs);
    waiting.push({ ...request, at });
    // A person in the console reads what they did there; bodies are for programs.
    const { workspaceId, trackingCode } = request;
    if (exchange && keyId !== null) bodies.add({ workspaceId, trackingCode, at, exchange });
    if (waiting.length >= BATCH_ROWS) void flush();
    else timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS).unref();
  }

  /**
   * Writes everything recorded so far, one batch at a time. Never throws: a batch that cannot be
   * written is lost, and a warning counts its requests.
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
    await bodies.flush();
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_ROWS);
      waiting = waiting.slice(BATCH_ROWS);
      await insertRequests(db, batch).catch((error) => {
        dropped += batch.length;
        log.warn({ err: error }, 'requests cannot be recorded');
      });
    }
    if (dropped > 0) log.warn({ requests: dropped }, 'requests were not recorded');
    dropped = 0;
  }

  return { record, flush };
}

/** A cursor is the last tracking code of its page, signed for the workspace. */
function createLogCursors({ sign, verify }: RequestLogDependencies['secretBox']) {
  const signedText = (workspaceId: string, trackingCode: string) =>
    `requests\n${workspaceId}\n${trackingCode}`;

  return {
    encode: (workspaceId: string, trackingCode: string): string =>
      `${trackingCode}.${sign(signedText(workspaceId, trackingCode))}`,

    /** The tracking code. Throws validation_error for a cursor that is not of this log. */
    decode(workspaceId: string, cursor: string): string {
      const [trackingCode = '', signature = ''] = cursor.split('.');
      if (verify(signedText(workspaceId, trackingCode), signature)) return trackingCode;
      throw invalid(['cursor'], 'is not a nextPageCursor of this log');
    },
  };
}

/**
 * The requests that a workspace made, and how each was answered (docs/decisions/0039). Requests are
 * gathered in memory and written in batches, so that no request waits for the log. A process that
 * is killed loses those of the last half second.
 */
export function createRequestLog(dependencies: RequestLogDependencies) {
  const { db, clock, secretBox, retentionDays } = dependencies;
  const bodyHours = Math.min(dependencies.bodyHours, retentionDays * 24);
  const bodies = createBodies({ ...dependencies, bodyHours });
  const { record, flush } = createRequestWriter(dependencies, bodies);
  const cursors = createLogCursors(secretBox);

  return {
    record,
    flush,
    /** Whether bodies are worth gathering. */
    recordsBodies: bodyHours > 0,
    /** Throws not_found. */
    bodies: bodies.read,

    /** Newest first. Throws validation_error for a cursor that is not of this log. */
    async list(
      { workspaceId }: Principal,
      { cursor, status, pageSize, ...filter }: RequestQuery,
    ): Promise<RequestPage> {
      const before = cursor === undefined ? undefined : cursors.decode(workspaceId, cursor);
      const rows = await readRequests(db, workspaceId, {
        ...filter,
        statuses: statusRange(status),
        before,
        bodiesSince: new Date(clock.now().getTime() - bodyHours * 3_600_000),
        limit: pageSize + 1,
      });
      const shown = rows.slice(0, pageSize);
      const requests = shown.map(({ workspaceId: _, at, durationMs, ...rest }) => ({
        ...rest,
        durationMs: Math.round(durationMs * 10) / 10,
        at: at.toISOString(),
      }));
      const nextPageCursor =
        rows.length > shown.length ? cursors.encode(workspaceId, shown.at(-1)!.trackingCode) : null;
      return { requests, nextPageCursor, retentionDays, bodyHours };
    },

    /** Deletes requests past their retention, in batches. */
    async purge(): Promise<void> {
      const before = new Date(clock.now().getTime() - retentionDays * DAY_MS);
      await inBatches((limit) => deleteOldRequests(db, before, limit), { size: DELETED_AT_ONCE });
      await bodies.purge();
    },
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
