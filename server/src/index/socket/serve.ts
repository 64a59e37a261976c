import type { Log } from '../../platform/log.ts';
import type { IndexReader } from '../port.ts';
import { answerCaller } from './caller.ts';
import { listenLocally } from './listen.ts';
import type { IndexState } from './messages.ts';
import { createTurns } from './turns.ts';

export interface ServeIndexOptions {
  /** Absolute path of the socket. */
  file: string;
  engine: IndexReader<string>;
  isLoaded(): boolean;
  isCaughtUp(): boolean;
  /** By which code and vocabularies the index was read. */
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
  return listenLocally(file, (socket) => answerCaller(socket, { engine, state, rules, join, log }));
}
