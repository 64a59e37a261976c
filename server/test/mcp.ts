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
  /**
   * The official client checks each structured content against the tool's output schema, and throws
   * when it does not fit.
   */
  call(
    name: string,
    given?: Record<string, unknown>,
    onprogress?: (progress: Progress) => void,
  ): Promise<ToolAnswer>;
  close(): Promise<void>;
}

/** The official client, connected with the key of `client` and knowing the tools. */
export async function connectAgent(
  url: string,
  client: Pick<Client, 'apiKey'>,
  revision: Revision = '2025-11-25',
): Promise<Agent> {
  const mode = revision === '2025-11-25' ? ('legacy' as const) : { pin: revision };
  const mcp = new McpClient({ name: 'agent', version: '1.0.0' }, { versionNegotiation: { mode } });
  await mcp.connect(
    new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
      requestInit: { headers: { 'x-api-key': client.apiKey } },
    }),
  );
  const { tools } = await mcp.listTools();
  return {
    revision: mcp.getNegotiatedProtocolVersion(),
    tools,
    call: async (name, given = {}, onprogress) =>
      answerOf(await mcp.callTool({ name, arguments: given }, { onprogress })),
    close: () => mcp.close(),
  };
}

function answerOf({ isError = false, content, structuredContent }: CallToolResult): ToolAnswer {
  const text = content.map((block) => (block.type === 'text' ? block.text : '')).join('');
  const error = isError ? JSON.parse(text.slice(text.indexOf('\n') + 1)).error : undefined;
  return { isError, text, data: structuredContent as ToolAnswer['data'], error };
}
