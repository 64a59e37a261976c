import { toolName } from '../../src/mcp/tools.ts';
import type { Content, OpenApiDocument, OpenApiOperation } from '../../src/openapi/types.ts';
import { SHARED_ERRORS } from '../../src/platform/operation.ts';
import { fieldTable, typeName } from './fields.ts';
import { anchor, code, jsonBlock, prose, table } from './markdown.ts';

export const pageOfTag = (tag: string): string => `api-${anchor(tag)}.md`;

interface Described {
  method: string;
  path: string;
  operation: OpenApiOperation;
}

export function operationsOf(document: OpenApiDocument): Described[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

/** Leads from another page of the reference to the operation. */
export const linkTo = ({ tags, summary }: OpenApiOperation): string =>
  `[${prose(summary)}](${pageOfTag(tags[0]!)}#${anchor(summary)})`;

/** A page for each tag, by its file name. */
export function operationPages(document: OpenApiDocument): Record<string, string> {
  const operations = operationsOf(document);
  return Object.fromEntries(
    document.tags.map(({ name, description }) => {
      const own = operations.filter(({ operation }) => operation.tags.includes(name));
      const list = own.map(({ method, path, operation }) => [
        code(`${method} ${path}`),
        `[${prose(operation.summary)}](#${anchor(operation.summary)})`,
      ]);
      const text = [
        `# API: ${name}\n`,
        `${prose(description)}\n`,
        table(['request', 'what it does'], list),
        ...own.map((one) => operationSection(one, document)),
      ];
      return [pageOfTag(name), text.join('\n')];
    }),
  );
}

function operationSection({ method, path, operation }: Described, document: OpenApiDocument) {
  const { schemas } = document.components;
  const body = operation.requestBody?.content['application/json'];
  const fields = body ? fieldTable(body.schema, schemas) : '';
  const parts = [
    `## ${prose(operation.summary)}\n`,
    `${code(`${method} ${path}`)}\n`,
    `${prose(operation.description)}\n`,
    `${callersOf(operation)}\n`,
    parameterTable(operation),
    ...(fields === '' ? [] : [`**Body**\n`, fields]),
    ...(body?.example === undefined ? [] : [`**Example of a request**\n`, jsonBlock(body.example)]),
    ...otherForms(operation.requestBody?.content ?? {}, 'The body can also be'),
    ...answers(operation, document),
    `**Errors:** ${errorLinks(operation)}\n`,
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function callersOf(operation: OpenApiOperation): string {
  if (operation['x-session-only']) return 'Only people who are signed in to the console.';
  return [
    `Scope ${code(operation['x-scope'])}`,
    `client ${code(operation['x-client-name'])}`,
    `tool [${code(toolName(operation.operationId))}](tools.md#${toolName(operation.operationId)})`,
  ].join(' · ');
}

function parameterTable({ parameters = [] }: OpenApiOperation): string {
  // The same for every POST: how-to/repeat-safely.md.
  const own = parameters.filter(({ name }) => name !== 'Idempotency-Key');
  if (own.length === 0) return '';
  return table(
    ['parameter', 'in', 'type', 'meaning'],
    own.map(({ name, in: place, schema, description = '', required }) => [
      code(name),
      place === 'query' && required ? 'query, required' : place,
      typeName(schema),
      [
        prose(description),
        ...(schema.default === undefined
          ? []
          : [`Default: ${code(JSON.stringify(schema.default))}`]),
      ].join('. '),
    ]),
  );
}

function answers(operation: OpenApiOperation, document: OpenApiDocument): string[] {
  const successes = Object.entries(operation.responses).filter(([status]) =>
    status.startsWith('2'),
  );
  return successes.flatMap(([status, { description, content }], index) => {
    const title = `**Answer ${status}:** ${prose(description)}\n`;
    const answer = content['application/json'];
    if (index > 0 || !answer) return [title];
    const forms = otherForms(content, 'The answer can also be');
    const data = (answer.schema.properties as Record<string, object> | undefined)?.data ?? {};
    const fields = fieldTable(data as never, document.components.schemas, false);
    const example = (answer.example as { data?: unknown } | undefined)?.data;
    return [
      title,
      ...(fields === '' ? [] : [fields]),
      ...(example === undefined ? [] : ['`data` looks like this:\n', jsonBlock(example)]),
      ...forms,
    ];
  });
}

/** Media types beside JSON, each with what it holds. */
function otherForms(content: Content, begin: string): string[] {
  const forms = Object.entries(content)
    .filter(([type]) => type !== 'application/json')
    .map(([type, { schema }]) => `- ${code(type)}: ${prose(String(schema.description))}`);
  return forms.length === 0 ? [] : [`${begin}:\n`, `${forms.join('\n')}\n`];
}

function errorLinks({ responses }: OpenApiOperation): string {
  const own = codesOf(responses).filter((one) => !SHARED_ERRORS.some((shared) => shared === one));
  const links = own.map((one) => `[${code(one)}](errors.md#${one.toLowerCase()})`);
  return [...links, '[those of every request](errors.md#errors-of-every-request)'].join(', ');
}

/** The codes that an operation can answer, as its description of errors names them. */
export const codesOf = (responses: OpenApiOperation['responses']): string[] =>
  Object.entries(responses)
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([, { description }]) => [...description.matchAll(/^`(\w+)`/gm)])
    .map(([, one]) => one!);
