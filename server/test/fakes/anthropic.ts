import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeAnthropic {
  /** For LLM_BASE_URL. */
  url: string;
  readonly asked: readonly { key: unknown; body: Record<string, unknown> }[];
  close(): Promise<void>;
}

/**
 * The messages protocol, as far as one structured or plain answer goes: by a forced tool, or by the
 * output format of newer models.
 */
export async function startAnthropic(answer: object): Promise<FakeAnthropic> {
  const asked: { key: unknown; body: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString());
      asked.push({ key: request.headers['x-api-key'], body });
      const isFound =
        request.url === '/v1/messages' && request.headers['anthropic-version'] !== undefined;
      const content = body.tools
        ? { type: 'tool_use', id: 'toolu_1', name: body.tools[0].name, input: answer }
        : { type: 'text', text: JSON.stringify(answer) };
      const message = {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: body.model,
        content: [content],
        stop_reason: body.tools ? 'tool_use' : 'end_turn',
        stop_sequence: null,
        usage: { input_tokens: 70, output_tokens: 9 },
      };
      response.writeHead(isFound ? 200 : 404, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(
          isFound
            ? message
            : { type: 'error', error: { type: 'not_found_error', message: 'Not found' } },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
