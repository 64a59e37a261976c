import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as the endpoint got it. */
export interface Asked {
  headers: IncomingHttpHeaders;
  model: string;
  system: string;
  user: string;
  temperature: number | undefined;
  /** The JSON schema of the answer and its name; null when any text will do. */
  schema: JsonSchema | null;
  name: string | null;
}

export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: unknown;
  items?: JsonSchema;
}

/**
 * What the endpoint does: an object or a text is the model's message; a status is an HTTP error.
 */
export type Reply =
  | { message: unknown; usage?: { prompt_tokens: number; completion_tokens: number } }
  | { status: number; headers?: Record<string, string>; error?: string };

export interface FakeModel {
  /** For LLM_BASE_URL. */
  url: string;
  readonly asked: readonly Asked[];
  /** Most requests under way at once so far. */
  peak(): number;
  /** What it answers from now on. */
  say(script: ModelScript): void;
  close(): Promise<void>;
}

/** May be slow; `signal` is aborted when the client disconnects. */
export type ModelScript = (
  asked: Asked,
  nth: number,
  signal: AbortSignal,
) => Reply | Promise<Reply>;

/**
 * A real HTTP server on this machine that speaks the OpenAI-compatible chat protocol, as strict
 * about JSON schemas as the real ones are.
 */
export async function startModel(script: ModelScript): Promise<FakeModel> {
  const asked: Asked[] = [];
  let current = script;
  let running = 0;
  let most = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    const hangUp = new AbortController();
    response.on('close', () => hangUp.abort());
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', async () => {
      if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
        return send(response, { status: 404 });
      most = Math.max(most, ++running);
      const item = readRequest(request.headers, Buffer.concat(chunks).toString());
      asked.push(item);
      const problem = item.schema === null ? null : strictnessProblem(item.schema);
      const reply =
        problem === null
          ? await current(item, asked.length, hangUp.signal)
          : { status: 400, error: problem };
      running--;
      if (!hangUp.signal.aborted) send(response, reply, item.model);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    peak: () => most,
    say: (next) => {
      current = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Never answers before the client hangs up. */
export const silence = (signal: AbortSignal): Promise<Reply> =>
  new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve({ status: 499 }), { once: true }),
  );

function readRequest(headers: IncomingHttpHeaders, body: string): Asked {
  const { model, messages, temperature, response_format: format } = JSON.parse(body);
  const text = (role: string): string =>
    messages
      .flatMap((one: { role: string; content: string }) => (one.role === role ? [one.content] : []))
      .join('\n');
  const shape =
    format?.type === 'json_schema' && format.json_schema.strict ? format.json_schema : null;
  return {
    headers,
    model,
    system: text('system'),
    user: text('user'),
    temperature,
    schema: shape?.schema ?? null,
    name: shape?.name ?? null,
  };
}

/**
 * What a strict endpoint refuses: an object that may hold anything else than it lists, or leave
 * something out.
 */
function strictnessProblem(schema: JsonSchema): string | null {
  if (schema.properties) {
    const names = Object.keys(schema.properties);
    if (schema.additionalProperties !== false) return 'additionalProperties must be false';
    if (names.some((name) => !schema.required?.includes(name)))
      return 'every property must be required';
    for (const part of Object.values(schema.properties)) {
      const problem = strictnessProblem(part);
      if (problem !== null) return problem;
    }
  }
  return schema.items ? strictnessProblem(schema.items) : null;
}

function send(response: ServerResponse, reply: Reply, model = ''): void {
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(
      JSON.stringify({
        error: { message: reply.error ?? 'Scripted failure.', type: 'scripted', code: null },
      }),
    );
    return;
  }
  const content = typeof reply.message === 'string' ? reply.message : JSON.stringify(reply.message);
  const { prompt_tokens, completion_tokens } = reply.usage ?? {
    prompt_tokens: 100,
    completion_tokens: 20,
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_780_000_000,
      model,
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
    }),
  );
}
