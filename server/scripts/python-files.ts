import { openApiDocument } from '../src/openapi/document.ts';
import type { JsonSchema } from '../src/openapi/json-schema.ts';
import type { OpenApiDocument, OpenApiOperation } from '../src/openapi/types.ts';
import { webhookEvents } from '../src/operations.ts';
import type { Operation } from '../src/platform/operation.ts';
import { VERSION } from '../src/platform/version.ts';
import { takesFile } from './client-files.ts';
import {
  createPythonModels,
  docString,
  literal,
  type PythonModels,
  pascalCase,
  snakeCase,
} from './python-types.ts';

/** The generated part of the Python client, by file name. Its core is written by hand. */
export function pythonFiles(operations: readonly Operation[]): Record<string, string> {
  const document = openApiDocument(operations, VERSION, webhookEvents);
  const methods = keyOperations(document);
  const models = createPythonModels();
  for (const [name, schema] of Object.entries(document.components.schemas))
    models.define(name, schema as JsonSchema);
  const described = methods.map((method) => describe(method, models, document));
  return {
    'version_gen.py': `${NOTICE}__version__ = ${literal(VERSION)}\n`,
    'models_gen.py': `${NOTICE}${MODELS_HEAD}${models.text()}`,
    'errors_gen.py': `${NOTICE}${errorClasses(document)}`,
    'operations_gen.py': `${NOTICE}${operationTable(methods)}`,
    'resources_gen.py': `${NOTICE}${RESOURCES_HEAD}${resources(described, false)}\n\n${resources(described, true)}`,
  };
}

const NOTICE = '# Generated from the operation table by `npm run generate`; do not edit.\n';
const MODELS_HEAD = `"""The shapes of the API: what is sent and answered, with its own names."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


`;
const RESOURCES_HEAD = `from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from . import models_gen as m
from .core import UNSET, CallOptions, Unset, UploadFile
from .listing import AsyncListing, Listing
from .resource import AsyncResource, Resource

if TYPE_CHECKING:
    from .client import AsyncGreenroom, Greenroom


`;

interface KeyOperation {
  path: string;
  method: string;
  operation: OpenApiOperation;
}

/** What needs a session of the console is left out, since the client has a key. */
function keyOperations(document: OpenApiDocument): KeyOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => !operation['x-session-only'])
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

const queryOf = ({ parameters = [] }: OpenApiOperation) =>
  parameters.filter((parameter) => parameter.in === 'query');

const bodyOf = ({ requestBody }: OpenApiOperation): JsonSchema | undefined =>
  requestBody?.content['application/json'].schema;

function operationTable(methods: KeyOperation[]): string {
  const rows = methods.map(({ path, method, operation }) => {
    const paging = operation['x-paging'] as Record<string, unknown> | undefined;
    const fields = Object.entries(paging ?? {}).map(([key, value]) => `${key}=${literal(value)}`);
    const parts = [
      literal(method),
      literal(path),
      `(${queryOf(operation)
        .map(({ name }) => `${literal(name)},`)
        .join(' ')})`,
      `has_body=${literal(operation.requestBody !== undefined)}`,
      ...(takesFile(operation) ? ['upload=True'] : []),
      // What costs credits or changes something is repeated only with an Idempotency-Key.
      `keyed=${literal(method === 'POST' && operation['x-scope'] !== 'read')}`,
      ...(paging ? [`paging=Paging(${fields.join(', ')})`] : []),
    ];
    return `    ${literal(operation.operationId)}: Operation(${parts.join(', ')}),\n`;
  });
  return [
    'from __future__ import annotations\n\n',
    'from .operation import Operation, Paging\n\n',
    `OPERATIONS: dict[str, Operation] = {\n${rows.join('')}}\n`,
  ].join('');
}

function errorClasses(document: OpenApiDocument): string {
  const rows = document['x-errors'].map(({ code, schema, fields, message }) => {
    const name = String(schema.$ref).split('/').at(-1)!;
    const shape = document.components.schemas[name] as JsonSchema;
    const numbers = fields.filter((field) => field === 'available' || field === 'required');
    return {
      code,
      name,
      text: [
        `class ${name}(GreenroomError):\n`,
        docString(`\`${code}\`: ${shape.description ?? message}`, '    '),
        `\n    code: Literal[${literal(code)}]\n`,
        ...numbers.map((field) => `    ${field}: float\n`),
      ].join(''),
    };
  });
  return [
    '"""One class per error code of the API."""\n\nfrom __future__ import annotations\n\n',
    'from typing import Literal, TypeAlias\n\nfrom .errors import GreenroomError\n\n',
    `ErrorCode: TypeAlias = Literal[\n${rows.map(({ code }) => `    ${literal(code)},\n`).join('')}]\n\n\n`,
    rows.map(({ text }) => text).join('\n\n'),
    '\n\nERRORS: dict[str, type[GreenroomError]] = {\n',
    ...rows.map(({ code, name }) => `    ${literal(code)}: ${name},\n`),
    `}\n\n__all__ = [\n    "ERRORS",\n    "ErrorCode",\n`,
    ...rows.map(({ name }) => `    ${literal(name)},\n`),
    ']\n',
  ].join('');
}

interface Argument {
  /** On the wire. */
  name: string;
  type: string;
  required: boolean;
}

/** Its text may be sent in `content` instead. */
const FILE: Argument = { name: 'file', type: 'UploadFile', required: false };

interface DescribedMethod {
  resource: string;
  method: string;
  id: string;
  doc: string;
  path: string[];
  rest: Argument[];
  /** The body has no fixed fields: it is one argument. */
  takesFields: boolean;
  data: string;
  item: string | null;
}

function describe(
  { path, operation }: KeyOperation,
  models: PythonModels,
  document: OpenApiDocument,
): DescribedMethod {
  const [resource = '', method = ''] = operation['x-client-name'].split('.');
  const stem = pascalCase(operation.operationId);
  const body = bodyOf(operation);
  const required = new Set((body?.required as string[] | undefined) ?? []);
  const fields = Object.entries((body?.properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, schema]) => ({
      // A file is sent in place of the body's fields.
      ...{ name, required: required.has(name) && !takesFile(operation) },
      type: argumentType(models, schema, `${stem}${pascalCase(name)}`),
    }),
  );
  const query = queryOf(operation).map(({ name, schema, required }) => ({
    ...{ name, required },
    type: argumentType(models, schema, `${stem}${pascalCase(name)}`),
  }));
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))!;
  const envelope = success[1].content['application/json'].schema as JsonSchema;
  const data = (envelope.properties as Record<string, JsonSchema>).data!;
  const dataType = definedType(models, data, `${stem}Data`);
  const paging = operation['x-paging'];
  return {
    ...{ resource, method, id: operation.operationId },
    doc: `${operation.summary}.\n\n${operation.description}`,
    path: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
    rest: [...query, ...fields, ...(takesFile(operation) ? [FILE] : [])].toSorted(
      (a, b) => Number(b.required) - Number(a.required),
    ),
    takesFields: body !== undefined && fields.length === 0 && body.additionalProperties !== false,
    data: dataType,
    item: paging ? itemType(data, dataType, paging.items, models, document) : null,
  };
}

/** As seen from another module: the models are under `m`. */
function definedType(models: PythonModels, schema: JsonSchema, name: string): string {
  return qualified(models.typeOf(schema, name), models);
}

/** A list of the caller may be any sequence. */
function argumentType(models: PythonModels, schema: JsonSchema, name: string): string {
  return definedType(models, schema, name).replaceAll(/\b(list|dict)\[/g, (_, kind: string) =>
    kind === 'list' ? 'Sequence[' : 'Mapping[',
  );
}

function qualified(type: string, models: PythonModels): string {
  const names = new Set(models.names());
  return type.replaceAll(/"(?:[^"\\]|\\.)*"|\b[A-Z]\w*/g, (word) =>
    names.has(word) ? `m.${word}` : word,
  );
}

/** Of the array of a page. The class of an object was named where the page was defined. */
function itemType(
  data: JsonSchema,
  page: string,
  items: string,
  models: PythonModels,
  document: OpenApiDocument,
): string {
  const name = String(data.$ref ?? '')
    .split('/')
    .at(-1)!;
  const schema = data.$ref ? (document.components.schemas[name] as JsonSchema) : data;
  const list = (schema.properties as Record<string, JsonSchema>)[items]!;
  const item = list.items as JsonSchema;
  return item.properties ? `${page}${pascalCase(items)}Item` : definedType(models, item, '');
}

function resources(methods: DescribedMethod[], isAsync: boolean): string {
  const names = [...new Set(methods.map(({ resource }) => resource))].toSorted();
  const prefix = isAsync ? 'Async' : '';
  const className = (resource: string) => `${prefix}${pascalCase(resource)}Resource`;
  const classes = names.map((resource) => {
    const own = methods.filter((method) => method.resource === resource);
    return `class ${className(resource)}(${prefix}Resource):\n${own.map((method) => methodText(method, isAsync)).join('\n')}`;
  });
  // Castings and events have more methods, written by hand.
  const members = names
    .filter((resource) => !BY_HAND.has(resource))
    .map((resource) => [snakeCase(resource), className(resource)] as const);
  const declared = members.map(([name, type]) => `    ${name}: ${type}\n`);
  const made = members.map(([name, type]) => `        self.${name} = ${type}(client)\n`);
  return [
    ...classes.map((text) => `${text}\n\n`),
    `class ${prefix}Resources:\n`,
    `    """One object per noun."""\n\n${declared.join('')}\n`,
    `    def _make_resources(self, client: ${prefix}Greenroom) -> None:\n${made.join('')}`,
  ].join('');
}

const BY_HAND = new Set(['castings', 'events']);

function methodText(method: DescribedMethod, isAsync: boolean): string {
  const { id, path, rest, takesFields, data, item } = method;
  const keywords = rest.map(({ name, type, required }) =>
    required ? `${snakeCase(name)}: ${type}` : `${snakeCase(name)}: ${type} | Unset = UNSET`,
  );
  const parameters = [
    'self',
    ...path.map((name) => `${snakeCase(name)}: str`),
    ...(takesFields ? ['fields: Mapping[str, Any]'] : []),
    '*',
    ...keywords,
    'options: CallOptions | None = None',
  ];
  const given = [
    ...(takesFields ? ['**fields'] : []),
    ...[...path, ...rest.map(({ name }) => name)].map(
      (name) => `${literal(name)}: ${snakeCase(name)}`,
    ),
  ];
  const call = `(${literal(id)}, {${given.join(', ')}}, options)`;
  const listing = isAsync ? 'AsyncListing' : 'Listing';
  const lines = item
    ? [`return ${listing}(self._client, ${literal(id)}, {${given.join(', ')}}, options)`]
    : [`data: ${data} = ${isAsync ? 'await ' : ''}self._client.call${call}`, 'return data'];
  const answer = item ? `${listing}[${data}, ${item}]` : data;
  return [
    `    ${isAsync && !item ? 'async ' : ''}def ${snakeCase(method.method)}(\n`,
    ...parameters.map((parameter) => `        ${parameter},\n`),
    `    ) -> ${answer}:\n`,
    docString(method.doc, '        '),
    ...lines.map((line) => `        ${line}\n`),
  ].join('');
}
