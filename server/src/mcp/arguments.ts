import type { Operation } from '../platform/operation.ts';
import { IDEMPOTENCY_KEY } from './tools.ts';

/** Where the arguments of a tool go in the request that its operation takes. */
export interface SentByArguments {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  /** Path and query of the same request to the route. */
  url: string;
  idempotencyKey: string | undefined;
}

/**
 * What the operation's params and query do not name is its body's, known or not: the shapes say
 * what becomes of it, as in HTTP.
 */
export function sentBy(
  { method, path, params: paramsShape, query: queryShape, body: bodyShape }: Operation,
  given: object,
): SentByArguments {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  let idempotencyKey: string | undefined;
  for (const [name, value] of Object.entries(given)) {
    if (paramsShape && name in paramsShape.shape) params[name] = asText(value);
    else if (queryShape && name in queryShape.shape)
      query[name] = Array.isArray(value) ? value.map(asText) : asText(value);
    else if (method === 'POST' && name === IDEMPOTENCY_KEY)
      idempotencyKey = value === null ? undefined : String(value);
    else body[name] = value;
  }
  const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))}`;
  return { params, query, body: bodyShape ? body : undefined, url, idempotencyKey };
}

/** A URL has only text; what cannot be one is left for the shapes to refuse. */
const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
