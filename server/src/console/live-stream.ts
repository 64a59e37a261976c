import type { LiveMessage } from './live-contract.ts';

/**
 * This many messages wait for a tab that does not read, 100 KB at most: then it is told to read all
 * anew instead.
 */
const MAX_WAITING = 500;
/** When a browser comes back after its stream ended. */
const RETRY_MS = 1_000;

const RESET = JSON.stringify({ type: 'reset' } satisfies LiveMessage);
const SESSION_ENDED = JSON.stringify({ type: 'session.ended' } satisfies LiveMessage);

/** Where a stream is written to: a response, as far as it matters here. */
export interface Sink {
  /** False when nothing more should be written until it has drained. */
  write(text: string): boolean;
  end(): void;
}

export interface LiveStream {
  /**
   * Messages as JSON, and the id from which the stream can go on after them. Null: something was
   * missed.
   */
  send(messages: readonly string[] | null, id: string): void;
  /** Keeps the connection open, and the id new. */
  beat(id: string): void;
  /** The sink takes more. */
  drained(): void;
  /** Says why, and ends. */
  endSession(): void;
  /** Nothing is written after the end, however long the tab takes to read up to it. */
  end(): void;
}

/**
 * Server-sent events to one tab. What the tab does not take waits here, each message once and a
 * bounded number of them; more than that and it is told to read all anew, so that a tab that sleeps
 * costs nothing.
 */
export function createLiveStream(sink: Sink): LiveStream {
  const waiting = new Set<string>();
  let latestId: string | null = null;
  let missed = false;
  let blocked = false;
  // Node takes a write after the end for a fault of the whole process.
  let ended = false;
  // Nothing is written before the first of what is told, not even the headers: whoever sees the
  // stream open may read, and misses nothing from there on.
  let greeting = `retry: ${RETRY_MS}\n\n`;

  function flush(): void {
    if (ended || blocked || latestId === null) return;
    const messages = missed ? [RESET] : [...waiting];
    const id = latestId;
    waiting.clear();
    missed = false;
    latestId = null;
    // The id only with the last of them: whoever is cut off before goes on from the id before.
    const texts = messages.map(
      (message, at) => `${at === messages.length - 1 ? `id: ${id}\n` : ''}data: ${message}\n\n`,
    );
    // Without data nothing is told, and the id is kept all the same.
    blocked = !sink.write(greeting + (texts.length === 0 ? `id: ${id}\n\n` : texts.join('')));
    greeting = '';
  }

  function end(): void {
    if (!ended) sink.end();
    ended = true;
  }

  return {
    send(messages, id) {
      if (ended) return;
      latestId = id;
      for (const message of messages ?? []) {
        // Where it came last, as everywhere.
        waiting.delete(message);
        waiting.add(message);
      }
      missed ||= messages === null || waiting.size > MAX_WAITING;
      if (missed) waiting.clear();
      flush();
    },

    beat(id) {
      if (ended || blocked) return;
      blocked = !sink.write(`: still here\nid: ${id}\n\n`);
    },

    drained() {
      blocked = false;
      flush();
    },

    endSession() {
      if (!ended) sink.write(`data: ${SESSION_ENDED}\n\n`);
      end();
    },

    end,
  };
}
