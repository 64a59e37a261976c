import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchTool } from '../../tools/fetch.ts';
import { openApiDocument } from '../src/openapi/document.ts';
import type { OpenApiDocument, OpenApiOperation } from '../src/openapi/types.ts';
import { webhookEvents } from '../src/operations.ts';
import type { Operation } from '../src/platform/operation.ts';
import { VERSION } from '../src/platform/version.ts';
import { resourceTypes } from './client-resources.ts';

/** What the client is made of, by file name. */
export async function clientFiles(
  operations: readonly Operation[],
): Promise<Record<string, string>> {
  const document = openApiDocument(operations, VERSION, webhookEvents);
  return {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'src/types.gen.ts': `${NOTICE}${await documentTypes(document)}`,
    'src/operations.gen.ts': `${NOTICE}${operationTable(document)}`,
    'src/resources.gen.ts': `${NOTICE}${resourceTypes(document)}`,
  };
}

const NOTICE = '// Generated from the operation table by `npm run generate`; do not edit.\n\n';

interface OpenApiTypescript {
  default(document: object, options: { defaultNonNullable: boolean }): Promise<unknown>;
  astToString(nodes: unknown): string;
}

export async function documentTypes(document: object): Promise<string> {
  const entry = join(await fetchTool('openapi-typescript'), 'openapi-typescript/dist/index.mjs');
  const { default: openapiTS, astToString } = (await import(
    pathToFileURL(entry).href
  )) as OpenApiTypescript;
  // A default makes a field optional to send; what answers always have is in `required`.
  return astToString(await openapiTS(document, { defaultNonNullable: false }));
}

/**
 * Where each operation lives and where its arguments go: what the client must know at run time. It
 * has a key, so what needs a session is left out.
 */
function operationTable(document: OpenApiDocument): string {
  const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      if (operation['x-session-only']) return [];
      const name = operation.operationId;
      const duplicate = firstDuplicate(argumentNames(operation));
      if (duplicate)
        throw new Error(
          `The arguments of ${name} cannot be one object: ${duplicate} is in two places`,
        );
      const query = (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => parameter.name);
      const row = {
        method: method.toUpperCase(),
        path,
        query,
        hasBody: operation.requestBody !== undefined,
        ...(takesFile(operation) && { upload: true }),
        ...(method === 'post' && hasEffect(operation) && { keyed: true }),
        name: operation['x-client-name'],
        ...(operation['x-paging'] && { paging: operation['x-paging'] }),
      };
      return `  ${name}: ${JSON.stringify(row)},\n`;
    }),
  );
  return `export const OPERATIONS = {\n${rows.join('')}} as const;\n`;
}

/** A file may be the body. */
export const takesFile = ({ requestBody }: OpenApiOperation): boolean =>
  requestBody?.content['application/octet-stream'] !== undefined;

/** What costs credits or changes something: the client repeats it only with an Idempotency-Key. */
const hasEffect = (operation: OpenApiOperation): boolean => operation['x-scope'] !== 'read';

function argumentNames({ parameters = [], requestBody }: OpenApiOperation): string[] {
  const body = requestBody?.content['application/json'].schema.properties ?? {};
  return [...parameters.map(({ name }) => name), ...Object.keys(body)];
}

function firstDuplicate(names: string[]): string | undefined {
  return names.find((name, i) => names.indexOf(name) !== i);
}
