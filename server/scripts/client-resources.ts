import type { OpenApiDocument, OpenApiOperation } from '../src/openapi/types.ts';

/** The types of the client's resources: an interface per noun, a method per operation. */
export function resourceTypes(document: OpenApiDocument): string {
  const byResource = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths))
    for (const operation of Object.values(methods)) {
      if (operation['x-session-only']) continue;
      const [resource = '', method = ''] = operation['x-client-name'].split('.');
      const lines = byResource.get(resource) ?? [];
      byResource.set(resource, [...lines, methodType(method, path, operation)]);
    }
  const sorted = [...byResource].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const interfaces = sorted.map(
    ([resource, lines]) => `export interface ${interfaceName(resource)} {\n${lines.join('')}}\n`,
  );
  const members = sorted.map(([resource]) => `  ${resource}: ${interfaceName(resource)};\n`);
  return [
    "import type { Call, Listing } from './call.ts';\n",
    "import type { Data, Rest } from './contract.ts';\n",
    "import type { CallOptions } from './request.ts';\n\n",
    `export interface Resources {\n${members.join('')}}\n\n`,
    interfaces.join('\n'),
  ].join('');
}

const interfaceName = (resource: string): string =>
  `${resource[0]!.toUpperCase()}${resource.slice(1)}Resource`;

function methodType(method: string, path: string, operation: OpenApiOperation): string {
  const id = operation.operationId;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: string`);
  const input = inputParameter(operation);
  const args = [...names, ...(input ? [input] : []), 'options?: CallOptions'].join(', ');
  const paging = operation['x-paging'];
  const answer = paging
    ? `Listing<Data<'${id}'>, Data<'${id}'>['${paging.items}'][number]>`
    : `Call<Data<'${id}'>>`;
  const deprecated = operation.deprecated ? ' @deprecated' : '';
  return `  /** ${operation.summary}.${deprecated} */\n  ${method}(${args}): ${answer};\n`;
}

/** Null where nothing but the path is sent. */
function inputParameter({ operationId, parameters = [], requestBody }: OpenApiOperation) {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  if (query.length === 0 && !requestBody) return null;
  const schema = requestBody?.content['application/json'].schema;
  const isRequired =
    query.some(({ required }) => required) ||
    (requestBody?.required === true && !hasOnlyOptions(schema));
  return `input${isRequired ? '' : '?'}: Rest<'${operationId}'>`;
}

const hasOnlyOptions = (schema: Record<string, unknown> | undefined): boolean =>
  schema?.properties !== undefined && schema.required === undefined;
