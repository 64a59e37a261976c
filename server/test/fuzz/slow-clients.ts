import { connect } from 'node:net';

/** Limits of the HTTP edge, with two of its looks at the clock and a busy machine as slack. */
const HEADERS_WITHIN_MS = 10_000 + 10_000;
const BODY_WITHIN_MS = 30_000 + 10_000;

export interface SlowClients {
  /** Waits until all are cut; throws for those that were not cut in time. */
  expectCut(): Promise<void>;
}

const CLIENTS_OF_EACH_KIND = 40;

/**
 * Clients that never come to an end: silent, dripping headers, half a body, a body that drips, and
 * ones that closed their half.
 */
export async function startSlowClients(url: string, apiKey: string): Promise<SlowClients> {
  const head = `POST /api/v1/search/talents HTTP/1.1\r\nhost: x\r\nx-api-key: ${apiKey}\r\ncontent-type: application/json\r\n`;
  const kinds: { name: string; start: string; drip: string; withinMs: number }[] = [
    {
      name: 'dripping headers',
      start: 'GET /api/v1/audit HTTP/1.1\r\nhost: x\r\n',
      drip: 'a: b\r\n',
      withinMs: HEADERS_WITHIN_MS,
    },
    { name: 'headers that never end', start: head, drip: '', withinMs: HEADERS_WITHIN_MS },
    {
      name: 'a dripping body',
      start: `${head}content-length: 1000\r\n\r\n{`,
      drip: ' ',
      withinMs: BODY_WITHIN_MS,
    },
    {
      name: 'half a body',
      start: `${head}content-length: 1000\r\n\r\n{"filters":`,
      drip: '',
      withinMs: BODY_WITHIN_MS,
    },
    {
      name: 'chunks that never end',
      start: `${head}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`,
      drip: '1\r\n \r\n',
      withinMs: BODY_WITHIN_MS,
    },
  ];
  const clients = kinds.flatMap((kind) =>
    Array.from({ length: CLIENTS_OF_EACH_KIND }, () => slowClient(url, kind)),
  );
  return {
    async expectCut() {
      const late = (await Promise.all(clients)).filter((problem) => problem !== null);
      if (late.length > 0) throw new Error(`not cut in time: ${late.join(', ')}`);
    },
  };
}

/** What is wrong with how the server treated it; null when it was cut in time. */
function slowClient(
  url: string,
  { name, start, drip, withinMs }: { name: string; start: string; drip: string; withinMs: number },
): Promise<string | null> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const openedAt = performance.now();
    const socket = connect({ port: Number(port), host: hostname }, () => socket.write(start));
    const dripping = setInterval(() => drip !== '' && socket.writable && socket.write(drip), 1_000);
    const patience = setTimeout(() => socket.destroy(), withinMs + 5_000);
    socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dripping);
      clearTimeout(patience);
      const tookMs = performance.now() - openedAt;
      resolve(tookMs <= withinMs ? null : `${name} after ${Math.round(tookMs)} ms`);
    });
  });
}
