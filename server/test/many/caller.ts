export interface Reply {
  /** 0: the connection broke, and nobody knows what was done. */
  status: number;
  /** The error's code, or the network's. */
  code: string | null;
  data: Record<string, unknown> | null;
  sentAt: number;
  answeredAt: number;
}

/** What kind of request was answered how, and how long that took. */
export interface Tally {
  readonly answers: Map<string, Map<string, number>>;
  readonly tookMs: Map<string, number[]>;
}

export interface Caller {
  call(kind: string, apiKey: string, path: string, body?: object): Promise<Reply>;
}

const ANSWERED_WITHIN_MS = 60_000;

export const createTally = (): Tally => ({ answers: new Map(), tookMs: new Map() });

/** A client of the API at one address, whose answers are counted. */
export function createCaller(origin: string, tally: Tally): Caller {
  return {
    async call(kind, apiKey, path, body) {
      const startedAt = performance.now();
      const reply = await send(`${origin}/api${path}`, apiKey, body);
      const counts = tally.answers.get(kind) ?? new Map<string, number>();
      tally.answers.set(kind, counts);
      const label =
        reply.status === 0 ? reply.code! : [reply.status, reply.code ?? []].flat().join(' ');
      counts.set(label, (counts.get(label) ?? 0) + 1);
      if (reply.status >= 200 && reply.status < 300) {
        const took = tally.tookMs.get(kind) ?? [];
        tally.tookMs.set(kind, took);
        took.push(performance.now() - startedAt);
      }
      return reply;
    },
  };
}

async function send(url: string, apiKey: string, body: object | undefined): Promise<Reply> {
  const sentAt = Date.now();
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-api-key': apiKey, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    const answer = (await response.json()) as {
      data?: Record<string, unknown>;
      error?: { code: string };
    };
    return {
      status: response.status,
      code: answer.error?.code ?? null,
      data: answer.data ?? null,
      sentAt,
      answeredAt: Date.now(),
    };
  } catch (error) {
    const code =
      ((error as Error).cause as { code?: string } | undefined)?.code ?? (error as Error).name;
    return { status: 0, code, data: null, sentAt, answeredAt: Date.now() };
  }
}
