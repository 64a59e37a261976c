import { ERRORS, type ErrorCode } from '../src/platform/errors.ts';
import type { Operation } from '../src/platform/operation.ts';
import type { Answer, Client } from './api.ts';
import type { Agent } from './mcp.ts';

export interface Asked {
  params: Record<string, string>;
  query: Record<string, string>;
  body?: unknown;
}

/** A way to ask for an operation. */
export type Sender = (operation: Operation, asked: Asked) => Promise<Answer>;

/** Sends each operation by its path, with a client that has a key, a token or a session. */
export function byPath(client: Pick<Client, 'get' | 'post' | 'patch' | 'delete'>): Sender {
  return ({ method, path }, { params, query, body }) => {
    const url = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
      encodeURIComponent(params[name]!),
    );
    if (method === 'GET')
      return client.get(
        Object.keys(query).length === 0 ? url : `${url}?${new URLSearchParams(query)}`,
      );
    if (method === 'DELETE') return client.delete(url);
    return method === 'PATCH' ? client.patch(url, body) : client.post(url, body);
  };
}

/**
 * By its tool; the agents, each with a key of its own, take turns: no key sends more than the cap
 * of the protocol lets through.
 */
export function byTool(agents: readonly Agent[], nameOf: (operationId: string) => string): Sender {
  let turn = 0;
  return async ({ id }, { params, query, body }) => {
    const { isError, error, data } = await agents[turn++ % agents.length]!.call(nameOf(id), {
      ...params,
      ...query,
      ...(body as object | undefined),
    });
    if (!isError) {
      const { credits: _credits, ...rest } = data;
      return { status: 200, body: { success: true, data: rest } } as unknown as Answer;
    }
    return {
      status: ERRORS[error.code as ErrorCode].status,
      body: { success: false, error: { ...error, credits: undefined } },
    } as unknown as Answer;
  };
}
