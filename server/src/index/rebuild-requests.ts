import { monotonicMs } from '../platform/clock.ts';
import type { Listener } from '../platform/listen.ts';
import type { Log } from '../platform/log.ts';

/*
 * How `greenroom index rebuild` reaches the running processes. The command sends a request with its
 * own id, repeatedly until every process has received it. A process accepts each id once, and
 * reports its progress until it is done or has failed. Nothing is stored: when either side dies,
 * the other gives up.
 */

const REQUESTS = 'index_rebuild';
const REPORTS = 'index_rebuild_report';
const REPORT_EVERY_MS = 500;
const ASK_EVERY_MS = 1_000;

export interface RebuildReport {
  requestId: string;
  /** The name of the process, for this request. */
  process: string;
  state: 'running' | 'done' | 'failed';
  /** Talents read, of about `total`. */
  done: number;
  total: number;
}

/** Sends a NOTIFY. */
export type Announce = (channel: string, payload: string) => Promise<void>;

export interface FollowRebuildsOptions {
  listener: Pick<Listener, 'on'>;
  announce: Announce;
  rebuild(onProgress: (done: number) => void): Promise<void>;
  /** Whether this process is the one to do it now; absent: it always is. */
  isMine?(): boolean;
  /** The number of talents. */
  total(): Promise<number>;
  log: Pick<Log, 'info' | 'error'>;
}

/** The process side, for processes that have an index. */
export async function followRebuilds({
  listener,
  announce,
  rebuild,
  isMine = () => true,
  total,
  log,
}: FollowRebuildsOptions): Promise<void> {
  const process = crypto.randomUUID();
  let taken = '';

  async function take(requestId: string): Promise<void> {
    let expected = 0;
    const report = (state: RebuildReport['state'], done: number) =>
      announce(
        REPORTS,
        JSON.stringify({
          requestId,
          process,
          state,
          done,
          total: expected,
        } satisfies RebuildReport),
      );
    try {
      expected = await total();
      await report('running', 0);
      let reportedAt = monotonicMs();
      await rebuild((done) => {
        if (monotonicMs() - reportedAt < REPORT_EVERY_MS) return;
        reportedAt = monotonicMs();
        // Only progress: the next report repeats it.
        report('running', done).catch(() => {});
      });
      await report('done', expected);
      log.info('the index was made anew');
    } catch (error) {
      log.error({ err: error }, 'the index could not be made anew');
      await report('failed', 0).catch(() => {});
    }
  }

  await listener.on(REQUESTS, (requestId) => {
    if (requestId === '' || requestId === taken || !isMine()) return;
    taken = requestId;
    void take(requestId);
  });
}

export interface AskOptions {
  listener: Pick<Listener, 'on'>;
  announce: Announce;
  /** The number of processes that must report. */
  processes: number;
  /** Gives up when no process that is still running has reported for this long. */
  silenceMs: number;
  onProgress(reports: readonly RebuildReport[]): void;
}

/**
 * The command side. Resolves with the last report of each process that answered, when every process
 * has finished or the others have been silent for too long.
 */
export async function requestRebuild({
  listener,
  announce,
  processes,
  silenceMs,
  onProgress,
}: AskOptions): Promise<RebuildReport[]> {
  const requestId = crypto.randomUUID();
  const reports = new Map<string, RebuildReport>();
  let receivedAt = monotonicMs();
  let asking: NodeJS.Timeout | undefined;
  const ended = () => [...reports.values()].filter(({ state }) => state !== 'running').length;
  try {
    await new Promise<void>((resolve, reject) => {
      const look = (payload: string): void => {
        const report = payload === '' ? null : (JSON.parse(payload) as RebuildReport);
        if (report?.requestId !== requestId) return;
        receivedAt = monotonicMs();
        // An older report may arrive after the final one.
        if (reports.get(report.process)?.state !== 'done') reports.set(report.process, report);
        onProgress([...reports.values()]);
        if (ended() >= processes) resolve();
      };
      const ask = (): void => {
        if (monotonicMs() - receivedAt > silenceMs) resolve();
        else announce(REQUESTS, requestId).catch(reject);
      };
      listener.on(REPORTS, look).then(ask, reject);
      asking = setInterval(ask, ASK_EVERY_MS);
    });
  } finally {
    clearInterval(asking);
  }
  return [...reports.values()];
}
