import type { LiveMessage } from './live-contract.ts';

/**
 * At most this many messages wait for a tab that does not read, 100 KB at most. Beyond that, the
 * tab is told to read everything again.
 */
const MAX_WAITING = 500;
/** How long a browser waits to reconnect after its stream ended. */
const RETRY_MS = 1_000;

const RESET = JSON.stringify({ type: 'reset' } satisfies LiveMessage);
const SESSION_ENDED = JSON.stringify({ type: 'session.ended' } satisfies LiveMessage);

/** The target of a stream: the part of a response that it needs. */
export interface Sink {
  /** Returns false when the caller should stop writing until it has drained. */
  write(text: string): boolean;
  end(): void;
}

export interface LiveStream {
  /**
   * Sends messages as JSON, and the id from which the stream can resume after them. Null: something
   * was missed.
   */
  send(messages: readonly string[] | null, id: string): void;
  /** Keeps the connection open, and its id current. */
  beat(id: string): void;
  /** Called when the sink accepts more. */
  drained(): void;
  /** Sends the reason, and ends. */
  endSession(): void;
  /** Nothing is written after the end, however long the tab takes to read up to it. */
  end(): void;
}

/**
 * Server-sent events to one tab. Messages that the tab does not accept yet wait here, each once and
 * up to a limit. Beyond the limit the tab is told to read everything again, so that a sleeping tab
 * costs nothing.
 */
export function createLiveStream(sink: Sink): LiveStream {
  const waiting = new Set<string>();
  let latestId: string | null = null;
  let missed = false;
  let blocked = false;
  // Node treats a write after the end as a fault of the whole process.
  let ended = false;
  // Nothing is written before the first message, not even the headers: a client that sees the
  // stream open can then read the data and miss no later change.
  let greeting = `retry: ${RETRY_MS}\n\n`;

  function flush(): void {
    if (ended || blocked || latestId === null) return;
    const messages = missed ? [RESET] : [...waiting];
    const id = latestId;
    waiting.clear();
    missed = false;
    latestId = null;
    // Only the last message has the id: a client that is cut off earlier resumes from the previous
    // id.
    const texts = messages.map(
      (message, at) => `${at === messages.length - 1 ? `id: ${id}\n` : ''}data: ${message}\n\n`,
    );
    // A message without data triggers no event, but the browser still stores its id.
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
        // Moves the message to its last position, as everywhere.
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
