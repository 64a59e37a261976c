import { monotonicMs } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { IndexReader } from '../port.ts';
import { answerCaller } from './caller.ts';
import { listenLocally } from './listen.ts';
import type { IndexState } from './messages.ts';
import { createTurns } from './turns.ts';

/** A refused process tries again in less. After this silence, a refusal is news again. */
const SAME_REFUSAL_MS = 10 * 60 * 1_000;

export interface ServeIndexOptions {
  /** Absolute path of the socket. */
  file: string;
  engine: IndexReader<string>;
  isLoaded(): boolean;
  isCaughtUp(): boolean;
  /** By which code and vocabularies the index was read and matches plans. */
  rules: string;
  log: Pick<Log, 'warn'>;
}

/**
 * Lets the other processes of this machine ask the index of this one. Throws SocketTaken when
 * another process does so.
 */
export function serveIndex({
  file,
  engine,
  isLoaded,
  isCaughtUp,
  rules,
  log,
}: ServeIndexOptions): Promise<{ close(): Promise<void> }> {
  const { join } = createTurns();
  const state = async (): Promise<IndexState> => ({
    isLoaded: isLoaded(),
    isCaughtUp: isCaughtUp(),
    size: engine.size(),
    mark: await engine.watermark(),
  });
  const onRefused = createRefusalLog(log);
  return listenLocally(file, (socket) =>
    answerCaller(socket, { engine, state, rules, join, onRefused, log }),
  );
}

/** A process that is refused comes again and again: that is one line, not one each time. */
function createRefusalLog(log: Pick<Log, 'warn'>): (problem: string) => void {
  let told = '';
  let at = 0;
  return (problem) => {
    const now = monotonicMs();
    if (problem !== told || now - at > SAME_REFUSAL_MS)
      log.warn(`a process was refused at the index socket: ${problem}`);
    told = problem;
    at = now;
  };
}
