import { errorEnvelope, errorSchemas } from '../src/openapi/errors.ts';
import { type JsonSchema, jsonSchema, type Schemas } from '../src/openapi/json-schema.ts';
import { PASSWORD_CHARACTERS, ROLES, scopesOf } from '../src/people/rules.ts';
import { ERRORS, type ErrorCode } from '../src/platform/errors.ts';
import { SESSION_ERRORS, type SessionOperation } from '../src/platform/session-operation.ts';
import { documentTypes } from './client-files.ts';

const NOTICE = '// Generated from the session contracts by `npm run generate`; do not edit.\n\n';

/** What the console knows of its own routes, by file name. */
export async function consoleFiles(
  operations: readonly SessionOperation[],
): Promise<Record<string, string>> {
  const scopes = Object.fromEntries(ROLES.map((role) => [role, scopesOf(role)]));
  return {
    'src/app/session.gen.ts': [
      NOTICE,
      await documentTypes(sessionDocument(operations)),
      `\nexport const ROLES = ${JSON.stringify(ROLES)} as const;\n`,
      '\n/** What a person may do, by their role. */\n',
      `export const SCOPES_OF = ${JSON.stringify(scopes)} as const;\n`,
      '\n/** Of a password that is chosen. */\n',
      `export const PASSWORD_CHARACTERS = ${JSON.stringify(PASSWORD_CHARACTERS)} as const;\n`,
    ].join(''),
  };
}

/** An OpenAPI document that only the types are made from. */
function sessionDocument(operations: readonly SessionOperation[]): object {
  const schemas: Schemas = errorSchemas();
  const paths = Object.fromEntries(
    operations.map((operation) => [
      operation.path,
      { [operation.method.toLowerCase()]: describe(operation, schemas) },
    ]),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Greenroom console', version: '1' },
    paths,
    components: { schemas },
  };
}

function describe(
  { id, summary, description, query, body, data, errors, stream }: SessionOperation,
  schemas: Schemas,
): object {
  const output = jsonSchema(data, 'output', schemas);
  const answer = stream
    ? { 'text/event-stream': { schema: output } }
    : { 'application/json': { schema: envelope(output) } };
  return {
    operationId: id,
    summary,
    description,
    ...(query ? { parameters: queryParameters(jsonSchema(query, 'input', schemas)) } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(body, 'input', schemas) } },
          },
        }
      : {}),
    responses: { 200: { description: 'Done', content: answer }, ...errorAnswers(errors) },
  };
}

const envelope = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { success: { const: true }, data },
  required: ['success', 'data'],
});

function queryParameters(shape: JsonSchema): object[] {
  const { properties = {}, required = [] } = shape as { properties?: Schemas; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function errorAnswers(errors: readonly ErrorCode[]): object {
  const codes = [...new Set<ErrorCode>([...SESSION_ERRORS, ...errors])];
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.join(', '),
        content: { 'application/json': { schema: errorEnvelope(group) } },
      },
    ]),
  );
}
