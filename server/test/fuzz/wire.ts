import { connect, type Socket } from 'node:net';

export interface WireAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface Wire {
  /** Rejects when the server closed the connection on it again and again. */
  send(bytes: Buffer): Promise<WireAnswer>;
  close(): void;
}

/** An answer took longer: something hangs. */
const PATIENCE_MS = 40_000;
const LEAVES_AFTER_MS = 500;

/**
 * A kept connection that sends requests as bytes, several ahead of their answers. Reconnects when
 * the server has closed it.
 */
export function createWire(url: string): Wire {
  const { hostname, port } = new URL(url);
  let socket: Socket | null = null;
  let received = Buffer.alloc(0);
  let waiting: {
    bytes: Buffer;
    resolve(answer: WireAnswer): void;
    reject(error: Error): void;
    sent: number;
  }[] = [];

  function open(): Socket {
    const opened = connect({ port: Number(port), host: hostname });
    opened.setNoDelay(true);
    opened.setTimeout(PATIENCE_MS, () => opened.destroy());
    opened.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      take();
    });
    opened.on('error', () => {});
    opened.on('close', () => {
      if (socket === opened) reopen();
    });
    return opened;
  }

  /**
   * What was sent and not answered is sent once more: the server may close a connection between two
   * requests.
   */
  function reopen(): void {
    socket = null;
    received = Buffer.alloc(0);
    const again = waiting;
    waiting = [];
    for (const [place, each] of again.entries()) {
      // Whatever the reason was, it was not those behind the first.
      if (place === 0 && each.sent >= 3)
        each.reject(new Error(`no answer to ${each.bytes.subarray(0, 300)}`));
      else put(place === 0 ? each : { ...each, sent: 0 });
    }
  }

  function put(request: (typeof waiting)[number]): void {
    socket ??= open();
    waiting.push({ ...request, sent: request.sent + 1 });
    socket.write(request.bytes);
  }

  function take(): void {
    for (let parsed = parseAnswer(received); parsed; parsed = parseAnswer(received)) {
      received = received.subarray(parsed.length);
      waiting.shift()?.resolve(parsed.answer);
    }
  }

  return {
    send: (bytes) => new Promise((resolve, reject) => put({ bytes, resolve, reject, sent: 0 })),
    close(): void {
      const open = socket;
      socket = null;
      open?.destroy();
    },
  };
}

/**
 * The first answer in the bytes, when it is complete. Our answers all have a length.
 */
function parseAnswer(bytes: Buffer): { answer: WireAnswer; length: number } | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const bodyLength = Number(headers['content-length'] ?? 0);
  const length = end + 4 + bodyLength;
  if (bytes.length < length) return null;
  return {
    answer: {
      status: Number(statusLine.split(' ')[1]),
      headers,
      body: bytes.subarray(end + 4, length).toString('utf8'),
    },
    length,
  };
}

/**
 * Sends bytes over a connection of their own, as a client that does not care for HTTP, and returns
 * everything that came back until it was closed.
 */
export function sendRaw(url: string, bytes: Buffer): Promise<WireAnswer | null> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = Buffer.alloc(0);
    const socket = connect({ port: Number(port), host: hostname }, () => socket.write(bytes));
    // A request that the server takes for unfinished would keep it waiting: its client leaves.
    const leaving = setTimeout(() => socket.end(), LEAVES_AFTER_MS);
    const finish = () => {
      clearTimeout(leaving);
      socket.destroy();
      resolve(parseAnswer(received)?.answer ?? null);
    };
    socket.setTimeout(PATIENCE_MS, finish);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (parseAnswer(received)) finish();
    });
    socket.on('error', () => {});
    socket.on('close', finish);
  });
}
