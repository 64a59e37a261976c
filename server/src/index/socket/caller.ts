import type { Socket } from 'node:net';
import type { Log } from '../../platform/log.ts';
import type { IndexReader } from '../port.ts';
import { createFrameDecoder, encodeFrame } from './frames.ts';
import {
  disagreement,
  type FromIndex,
  type IndexState,
  type Request,
  type ToIndex,
} from './messages.ts';
import type { Asker } from './turns.ts';

/** A connection that does not say within this time who it is, is closed. */
const GREETING_MAX_MS = 5_000;
/** Requests of one caller that wait here. Beyond them nothing more of it is read. */
const MAX_WAITING = 64;
/** Ten times what any search of ours asks for. */
const MAX_LIMIT = 100_000;

export interface CallerOptions {
  engine: Pick<IndexReader, 'search' | 'facet'>;
  state: () => Promise<IndexState>;
  /** By which code and vocabularies the index was read and matches plans. */
  rules: string;
  /** Call it when the asker has a request that can be answered. */
  join(asker: Asker): void;
  /** A process was refused, for this reason. */
  onRefused(problem: string): void;
  log: Pick<Log, 'warn'>;
}

/** The requests of one caller, oldest first, and the one that is being answered. */
interface Requests {
  waiting: Request[];
  running: { id: number; stop: AbortController } | null;
}

/** Answers one connection of another process. */
export function answerCaller(socket: Socket, options: CallerOptions): void {
  const { state, rules, join, onRefused, log } = options;
  const requests: Requests = { waiting: [], running: null };
  const decode = createFrameDecoder();
  let isGreeted = false;
  const greeting = setTimeout(() => socket.destroy(), GREETING_MAX_MS).unref();

  const send = (message: FromIndex): void => sendFrame(socket, message);

  const asker: Asker = {
    // Answers that nobody reads must not pile up.
    isWaiting: () => requests.waiting.length > 0 && !socket.destroyed && !socket.writableNeedDrain,
    async answerOne() {
      const request = requests.waiting.shift()!;
      readMore();
      const stop = new AbortController();
      requests.running = { id: request.id, stop };
      const answer = await answerTo(request, stop.signal, options);
      requests.running = null;
      if (answer && !stop.signal.aborted) send(answer);
    },
  };

  function readMore(): void {
    if (socket.isPaused() && requests.waiting.length < MAX_WAITING) socket.resume();
  }

  async function greet(message: Extract<ToIndex, { kind: 'hello' }>): Promise<void> {
    clearTimeout(greeting);
    const problem = disagreement(message, { rules });
    if (problem === null) {
      isGreeted = true;
      return send({ kind: 'welcome', state: await state() });
    }
    onRefused(problem);
    socket.end(encodeFrame({ kind: 'refused', message: problem } satisfies FromIndex));
  }

  function take(message: ToIndex): void {
    if (message.kind === 'hello') void greet(message);
    else if (message.kind === 'state')
      void state().then((now) => send({ kind: 'state', id: message.id, state: now }));
    else if (!isGreeted) socket.destroy();
    else if (message.kind === 'cancel') {
      forget(requests, message.id);
      // When none is left, no answer makes it read on.
      readMore();
    } else {
      requests.waiting.push(message);
      if (requests.waiting.length >= MAX_WAITING) socket.pause();
      join(asker);
    }
  }

  socket.on('data', (piece: Buffer) => {
    try {
      for (const message of decode(piece)) take(message as ToIndex);
    } catch (error) {
      log.warn({ err: error }, 'a connection to the index socket was not understood');
      socket.destroy();
    }
  });
  socket.on('drain', () => join(asker));
  // The end of the connection says it.
  socket.on('error', () => {});
  socket.on('close', () => {
    clearTimeout(greeting);
    requests.waiting = [];
    requests.running?.stop.abort();
  });
}

function forget(requests: Requests, id: number): void {
  requests.waiting = requests.waiting.filter((request) => request.id !== id);
  if (requests.running?.id === id) requests.running.stop.abort();
}

/** Null when it was cancelled meanwhile. */
async function answerTo(
  request: Request,
  signal: AbortSignal,
  { engine, state }: Pick<CallerOptions, 'engine' | 'state'>,
): Promise<FromIndex | null> {
  const { id } = request;
  try {
    if (!(await state()).isLoaded)
      return { kind: 'failed', id, message: 'the index is loading', isLoading: true };
    return { kind: 'found', id, answer: await find(request, signal, engine) };
  } catch (error) {
    if (signal.aborted) return null;
    return { kind: 'failed', id, message: String(error), isLoading: false };
  }
}

function find(
  request: Request,
  signal: AbortSignal,
  engine: CallerOptions['engine'],
): Promise<Extract<FromIndex, { kind: 'found' }>['answer']> {
  const { limit } = request.kind === 'facet' ? request.facet : request;
  if (!Number.isInteger(limit) || limit < 0 || limit > MAX_LIMIT)
    return Promise.reject(new RangeError(`the limit ${limit} is not from 0 to ${MAX_LIMIT}`));
  if (request.kind === 'facet') return engine.facet(request.plan, request.facet, { signal });
  const { plan, exclude } = request;
  return engine.search(plan, { exclude: new Set(exclude), limit, signal });
}

function sendFrame(socket: Socket, message: FromIndex): void {
  if (!socket.writable) return;
  try {
    socket.write(encodeFrame(message));
  } catch (error) {
    // An answer that is too large for a frame.
    if (message.kind !== 'found') throw error;
    sendFrame(socket, {
      kind: 'failed',
      id: message.id,
      message: String(error),
      isLoading: false,
    });
  }
}
