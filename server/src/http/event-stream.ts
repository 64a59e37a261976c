import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import type { Operation, Principal } from '../platform/operation.ts';
import type { SentAnswer } from './idempotency.ts';

/** An answer to a question for events, as far as a stream needs it. */
interface EventPage {
  events: { id: string }[];
  nextCursor: string;
  hasMore: boolean;
  missed: boolean;
}

/** Asks the operation for the events after a cursor, and waits that many seconds for one. */
export type AskEvents = (after: string | undefined, waitSeconds: number) => Promise<SentAnswer>;

/** Below the time after which proxies take a silent connection for dead. */
const HEARTBEAT_SECONDS = 15;
/**
 * A client then connects again and is authenticated anew. Its windows allow this all day: it takes
 * 144 requests.
 */
const MAX_STREAM_MS = 10 * 60_000;
/** Per key and process. */
const MAX_STREAMS = 10;
/** How long a client waits before it connects again. */
const RETRY_MS = 1_000;

/** Console sessions have a stream of their own, with its rules for sessions that end. */
export const wantsStream = (
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  { stream }: Operation,
  { keyId }: Principal,
): boolean =>
  Boolean(stream && keyId && method === 'GET' && headers.accept?.includes('text/event-stream'));

/** Streams of server-sent events over an operation that answers pages of events. */
export function createEventStreams(api: FastifyInstance) {
  const stopping = new AbortController();
  const takeSlot = createSlots();
  api.addHook('preClose', async () => stopping.abort());

  return async function sendStream(
    { headers, query }: FastifyRequest,
    reply: FastifyReply,
    keyId: string,
    ask: AskEvents,
  ): Promise<FastifyReply> {
    const closed = new AbortController();
    const leave = takeSlot(keyId);
    reply.raw.once('close', () => {
      leave();
      closed.abort();
    });
    const resumed = headers['last-event-id'] ?? (query as { after?: string }).after;
    // Its errors are answered as those of any request.
    const first = pageIn(await ask(resumed === undefined ? undefined : String(resumed), 0));
    const ends = [stopping.signal, closed.signal, AbortSignal.timeout(MAX_STREAM_MS)];
    return reply
      .headers({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
      .type('text/event-stream; charset=utf-8')
      .send(Readable.from(blocks(first, ask, AbortSignal.any(ends))));
  };
}

/** Counts the open streams of each key. Throws rate_limit_exceeded; returns how to leave. */
function createSlots(): (keyId: string) => () => void {
  const open = new Map<string, number>();
  return (keyId) => {
    const count = open.get(keyId) ?? 0;
    if (count >= MAX_STREAMS)
      throw new AppError('rate_limit_exceeded', {
        message: `A key has at most ${MAX_STREAMS} event streams. Close one, or read pages.`,
      });
    open.set(keyId, count + 1);
    return () => {
      const left = open.get(keyId)! - 1;
      if (left > 0) open.set(keyId, left);
      else open.delete(keyId);
    };
  };
}

async function* blocks(
  first: EventPage,
  ask: AskEvents,
  signal: AbortSignal,
): AsyncGenerator<string> {
  yield `retry: ${RETRY_MS}\n\n`;
  const aborted = new Promise<null>((resolve) =>
    signal.addEventListener('abort', () => resolve(null), { once: true }),
  );
  for (let page: EventPage | null = first; page !== null && !signal.aborted; ) {
    if (page.missed) yield 'event: missed\ndata: {}\n\n';
    for (const event of page.events) yield `id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`;
    // Without data it is no event, and the client still remembers the position.
    if (page.events.length === 0) yield `: still here\nid: ${page.nextCursor}\n\n`;
    const next: Promise<EventPage> = ask(
      page.nextCursor,
      page.hasMore ? 0 : HEARTBEAT_SECONDS,
    ).then(pageIn);
    // A key that was revoked, or a database that is away: the client connects again and is told.
    page = await Promise.race([next.catch(() => null), aborted]);
  }
}

const pageIn = ({ text }: SentAnswer): EventPage => JSON.parse(text).data as EventPage;
