import type { Operation } from './operation.ts';

/**
 * A route for the console only: signing in, a user's own account, live events. It belongs to no
 * workspace, so it is not an operation: no API key, access token or tool reaches it, and the public
 * OpenAPI document leaves it out (docs/decisions/0072).
 */
export interface SessionOperation
  extends Pick<Operation, 'id' | 'summary' | 'description' | 'errors' | 'data'> {
  method: 'GET' | 'POST';
  path: `/console/${string}`;
  query?: NonNullable<Operation['query']>;
  body?: NonNullable<Operation['params']>;
  /** The answer is a stream of server-sent events; each has `data` as JSON. */
  stream?: true;
}

/** Any of them can answer with these. */
export const SESSION_ERRORS = [
  'validation_error',
  'forbidden',
  'internal_error',
] as const satisfies Operation['errors'];

/** Declares one and preserves the exact types of its shapes for its route. */
export function sessionOperation<const O extends SessionOperation>(row: O): O {
  return row;
}
