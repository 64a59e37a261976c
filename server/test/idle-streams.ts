import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Streams of events that only wait, as clients hold them: a socket each, and nothing else. */
export interface IdleStreams {
  /** Open now. */
  count(): number;
  /** How many times all of them together were told that they are still here. */
  beats(): number;
  /** Resolves once the service has closed all. */
  closed: Promise<void>;
  close(): void;
}

/** Opened at the same time; more would only wait in the queue of the port. */
const AT_ONCE = 50;
const BEAT = 'still here';

/** Opens one stream for each key in the list; throws for one that is not answered with 200. */
export async function openIdleStreams(url: string, keys: readonly string[]): Promise<IdleStreams> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const ends: Promise<unknown>[] = [];
  let beats = 0;

  async function openOne(apiKey: string): Promise<void> {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setEncoding('latin1').on('error', () => {});
    socket.write(
      `GET /api/v1/events HTTP/1.1\r\nhost: ${hostname}\r\nx-api-key: ${apiKey}\r\naccept: text/event-stream\r\n\r\n`,
    );
    let head = '';
    const answered = Promise.withResolvers<void>();
    const ended = once(socket, 'close').then(() => {
      open.delete(socket);
      answered.reject(new Error(`closed before it was open: ${head}`));
    });
    answered.promise.catch(() => {});
    socket.on('data', (chunk: string) => {
      beats += chunk.split(BEAT).length - 1;
      if (head.includes(BEAT)) return;
      head += chunk;
      if (!head.startsWith('HTTP/1.1 200') && head.includes('\r\n\r\n'))
        answered.reject(new Error(head));
      else if (head.includes(BEAT)) answered.resolve();
    });
    await answered.promise;
    open.add(socket);
    ends.push(ended);
  }

  const waiting = [...keys];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) await openOne(key);
    }),
  );
  return {
    count: () => open.size,
    beats: () => beats,
    closed: Promise.all(ends).then(() => {}),
    close: () => {
      for (const socket of open) socket.destroy();
    },
  };
}
