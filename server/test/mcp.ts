import {
  type CallToolResult,
  Client as McpClient,
  type Progress,
  StreamableHTTPClientTransport,
  type Tool,
} from '@modelcontextprotocol/client';
import type { Client } from './api.ts';

export const REVISIONS = ['2025-11-25', '2026-07-28'] as const;
export type Revision = (typeof REVISIONS)[number];

/**
 * What a tool answered: the structured content of a success, or the error that a failure carries in
 * its text.
 */
export interface ToolAnswer {
  isError: boolean;
  text: string;
  data: Record<string, unknown> & {
    credits: { spent: number; reserved: number; apiCredits: number; workspaceCredits: number };
  };
  error: {
    code: string;
    message: string;
    debugTrackingCode: string;
    issues: { path: unknown[]; message: string }[];
    [more: string]: unknown;
  };
}

export interface Agent {
  revision: string | undefined;
  tools: Tool[];
  /** The client itself, for prompts and resources. */
  mcp: McpClient;
  call(
    name: string,
    given?: Record<string, unknown>,
    onprogress?: (progress: Progress) => void,
  ): Promise<ToolAnswer>;
  close(): Promise<void>;
}

/** All tools, and no confirmations: they have tests of their own. */
export const EVERYTHING = '?toolsets=all&confirm=never';

export interface Connecting {
  revision?: Revision;
  /** Of the address: `?toolsets=all`. */
  query?: string;
  /** The person at the client: what they answer to a question of the service. */
  answer?(message: string): boolean;
}

/** The official client, connected with the key of `client` and knowing the tools. */
export async function connectAgent(
  url: string,
  client: Pick<Client, 'apiKey'>,
  { revision = '2025-11-25', query = '', answer }: Connecting = {},
): Promise<Agent> {
  const mode = revision === '2025-11-25' ? ('legacy' as const) : { pin: revision };
  const capabilities = answer ? { elicitation: { form: {} } } : {};
  const mcp = new McpClient(
    { name: 'agent', version: '1.0.0' },
    { versionNegotiation: { mode }, capabilities },
  );
  if (answer)
    mcp.setRequestHandler('elicitation/create', ({ params }) => ({
      action: 'accept',
      content: { confirm: answer(params.message) },
    }));
  await mcp.connect(
    new StreamableHTTPClientTransport(new URL(`${url}/mcp${query}`), {
      requestInit: { headers: { 'x-api-key': client.apiKey } },
    }),
  );
  const { tools } = await mcp.listTools();
  return {
    revision: mcp.getNegotiatedProtocolVersion(),
    tools,
    mcp,
    call: async (name, given = {}, onprogress) =>
      answerOf(await mcp.callTool({ name, arguments: given }, { onprogress })),
    close: () => mcp.close(),
  };
}

function answerOf({ isError = false, content, structuredContent }: CallToolResult): ToolAnswer {
  const text = content.map((block) => (block.type === 'text' ? block.text : '')).join('');
  const error = isError ? JSON.parse(text.slice(text.indexOf('\n') + 1)).error : undefined;
  const { caution: _, end: __, ...data } = (structuredContent ?? {}) as ToolAnswer['data'];
  return { isError, text, data: data as ToolAnswer['data'], error };
}
