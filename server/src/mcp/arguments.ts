import type { Operation } from '../platform/operation.ts';
import { IDEMPOTENCY_KEY } from './tools.ts';

/** The parts of an operation's request that a tool's arguments fill. */
export interface SentByArguments {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  /** Path and query of the equivalent request to the route. */
  url: string;
  idempotencyKey: string | undefined;
}

/**
 * Arguments that the operation's params and query do not name go to its body, known or not: the
 * shapes validate them, as in HTTP.
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

/** A URL contains only text; the shapes refuse values that cannot be text. */
const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
