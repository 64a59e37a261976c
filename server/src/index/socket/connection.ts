import { connect, type Socket } from 'node:net';
import { monotonicMs } from '../../platform/clock.ts';
import { createFrameDecoder, encodeFrame } from './frames.ts';
import {
  type FromIndex,
  type IndexState,
  PROTOCOL,
  type Request,
  type ToIndex,
} from './messages.ts';

export interface Pace {
  /** How often the state of the index is asked for. The answers also show that it lives. */
  lookEveryMs: number;
  /** A process that says nothing for this long hangs. */
  maxSilenceMs: number;
  /** How soon a process that was refused asks again. Only a restart of either one changes that. */
  refusedAgainMs: number;
}

/**
 * A search of a large index keeps it from answering for much less, and the time limit of searches is
 * as long.
 */
export const USUAL_PACE: Pace = {
  lookEveryMs: 1_000,
  maxSilenceMs: 10_000,
  refusedAgainMs: 30_000,
};
/** A living process greets at once, also while its index loads. */
const GREETING_MAX_MS = 5_000;
/** Requests of this process that are on their way. Further ones wait here. */
const MAX_ON_WAY = 32;

/** Why there is no connection (any more). */
export interface Ended {
  /** The index process refused this one; the message says why. */
  isRefused: boolean;
  message: string;
}

type NewRequest<R = Request> = R extends Request ? Omit<R, 'id'> : never;
type Answer = Extract<FromIndex, { kind: 'found' | 'failed' }>;

/** An open connection to the index process. */
export interface IndexConnection {
  /** Rejects with the reason of the signal, or with `gone()` when the connection ends. */
  ask(request: NewRequest, signal: AbortSignal | undefined): Promise<Answer>;
  /** Asks for the state now. */
  look(): Promise<IndexState>;
  close(): void;
}

export interface ConnectionOptions {
  file: string;
  rules: string;
  pace: Pace;
  /** Called with every state that arrives. */
  onState(state: IndexState): void;
  /** Called once, after all requests on their way were rejected. */
  onEnd(ended: Ended): void;
  /** What a request is rejected with when the connection ends. */
  gone(): Error;
}

interface OnWay {
  frame: Buffer;
  resolve(message: Answer | Extract<FromIndex, { kind: 'state' }>): void;
  reject(error: unknown): void;
}

/** Connects, greets, and resolves when the index process has accepted this one. */
export function openIndexConnection(options: ConnectionOptions): Promise<IndexConnection> {
  const { file, rules, pace, onState, onEnd, gone } = options;
  const socket = connect(file);
  const requests = createRequests(socket, gone);
  const decode = createFrameDecoder();
  let ended: Ended | null = null;
  let heardAt = monotonicMs();

  return new Promise((resolve, reject) => {
    let isGreeted = false;
    const greeting = setTimeout(() => end('it does not greet'), GREETING_MAX_MS).unref();
    const looking = setInterval(() => {
      if (monotonicMs() - heardAt > pace.maxSilenceMs) return end('it hangs');
      if (isGreeted) look().catch(() => {});
    }, pace.lookEveryMs).unref();

    async function look(): Promise<IndexState> {
      const { state } = await requests.look();
      onState(state);
      return state;
    }

    function end(message: string, isRefused = false): void {
      if (ended) return;
      ended = { message, isRefused };
      clearTimeout(greeting);
      clearInterval(looking);
      socket.destroy();
      requests.rejectAll();
      if (isGreeted) onEnd(ended);
      else reject(Object.assign(new Error(message), { isRefused }));
    }

    function take(message: FromIndex): void {
      if (message.kind === 'refused') end(message.message, true);
      else if (message.kind !== 'welcome') requests.settle(message);
      else {
        isGreeted = true;
        clearTimeout(greeting);
        onState(message.state);
        resolve({ ask: requests.ask, look, close: () => end('this process stops') });
      }
    }

    socket.on('connect', () =>
      socket.write(encodeFrame({ kind: 'hello', protocol: PROTOCOL, rules } satisfies ToIndex)),
    );
    socket.on('data', (piece: Buffer) => {
      heardAt = monotonicMs();
      try {
        for (const message of decode(piece)) take(message as FromIndex);
      } catch (error) {
        end(`it was not understood: ${String(error)}`);
      }
    });
    socket.on('error', ({ message }) => end(message));
    socket.on('close', () => end('it closed the connection'));
  });
}

/** The requests on one connection: at most MAX_ON_WAY together, the others in their order. */
function createRequests(socket: Socket, gone: () => Error) {
  const onWay = new Map<number, OnWay>();
  const waiting = new Map<number, OnWay>();
  let lastId = 0;
  let isGone = false;

  function send(id: number, request: OnWay): void {
    onWay.set(id, request);
    socket.write(request.frame);
  }

  function sendNext(): void {
    for (const [id, request] of waiting) {
      if (onWay.size >= MAX_ON_WAY) return;
      waiting.delete(id);
      send(id, request);
    }
  }

  function drop(id: number): OnWay | undefined {
    const request = onWay.get(id) ?? waiting.get(id);
    onWay.delete(id);
    waiting.delete(id);
    sendNext();
    return request;
  }

  return {
    ask: async (request: NewRequest, signal?: AbortSignal): Promise<Answer> => {
      signal?.throwIfAborted();
      if (isGone) throw gone();
      const id = ++lastId;
      const frame = encodeFrame({ ...request, id } satisfies ToIndex);
      const cancel = (): void => {
        if (onWay.has(id)) socket.write(encodeFrame({ kind: 'cancel', id } satisfies ToIndex));
        drop(id)?.reject(signal!.reason);
      };
      signal?.addEventListener('abort', cancel, { once: true });
      try {
        return await new Promise<Answer>((resolve, reject) => {
          const entry: OnWay = { frame, resolve: resolve as OnWay['resolve'], reject };
          if (onWay.size < MAX_ON_WAY) send(id, entry);
          else waiting.set(id, entry);
        });
      } finally {
        signal?.removeEventListener('abort', cancel);
      }
    },

    /** Goes past the requests that wait: it is answered at once. */
    look: (): Promise<Extract<FromIndex, { kind: 'state' }>> => {
      if (isGone) return Promise.reject(gone());
      const id = ++lastId;
      const frame = encodeFrame({ kind: 'state', id } satisfies ToIndex);
      return new Promise((resolve, reject) => {
        send(id, { frame, resolve: resolve as OnWay['resolve'], reject });
      });
    },

    settle(message: Extract<FromIndex, { id: number }>): void {
      // Null: it was cancelled meanwhile.
      drop(message.id)?.resolve(message);
    },

    rejectAll(): void {
      isGone = true;
      for (const { reject } of [...onWay.values(), ...waiting.values()]) reject(gone());
      onWay.clear();
      waiting.clear();
    },
  };
}
