import type { JsonSchema, Schemas } from './json-schema.ts';
import type { OpenApiOperation, Paging } from './types.ts';

/** Null for an operation that answers no list. */
export function pagingOf(operation: OpenApiOperation, schemas: Schemas): Paging | null {
  const data = dataProperties(operation, schemas);
  const items = Object.keys(data).find((name) => resolve(data[name]!, schemas).type === 'array');
  if (items === undefined) return null;
  const query = new Map(
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema }) => [name, schema]),
  );
  const body = operation.requestBody?.content['application/json']?.schema;
  const sent = (body?.properties ?? {}) as Schemas;
  if ('nextPageCursor' in data && query.has('cursor'))
    return { style: 'cursor', items, send: 'cursor', next: 'nextPageCursor' };
  if ('nextCursor' in data && query.has('after'))
    return { style: 'cursor', items, send: 'after', next: 'nextCursor', more: 'hasMore' };
  const send = ['page', 'pageIndex'].find((name) => query.get(name)?.type === 'integer');
  if (send !== undefined) {
    const more = 'pagination' in data ? 'pagination.hasNextPage' : 'hasNextPage';
    return { style: 'page', items, send, more, first: Number(query.get(send)!.minimum ?? 0) };
  }
  if ('relatedSearchTransactionIds' in sent && 'searchTransactionId' in data)
    return {
      style: 'search',
      items,
      send: 'relatedSearchTransactionIds',
      next: 'searchTransactionId',
    };
  return /^list[A-Z]/.test(operation.operationId) ? { style: 'none', items } : null;
}

/** The fields of `data` of a success. */
export function dataProperties(operation: OpenApiOperation, schemas: Schemas): Schemas {
  const answer = operation.responses['200'] ?? operation.responses['202'];
  const envelope = answer?.content['application/json']?.schema.properties as Schemas | undefined;
  return (resolve(envelope?.data ?? {}, schemas).properties ?? {}) as Schemas;
}

export function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name === undefined ? schema : resolve(schemas[name] ?? {}, schemas);
}
