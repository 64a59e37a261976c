import { EVENT_SCOPES, type EventType } from '../../src/events/rules.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { describeTool, type ToolShape, toolOf } from '../../src/mcp/tools.ts';
import { TOOLSETS, type Toolset, toolsetOf } from '../../src/mcp/toolsets.ts';
import { WAIT_FOR_CASTING } from '../../src/mcp/wait-for-casting.ts';
import type { JsonSchema } from '../../src/openapi/json-schema.ts';
import type { OpenApiDocument } from '../../src/openapi/types.ts';
import { ERRORS, type ErrorCode, fieldsOf } from '../../src/platform/errors.ts';
import { createMetrics } from '../../src/platform/metrics.ts';
import { type Operation, SHARED_ERRORS } from '../../src/platform/operation.ts';
import { describeFilterTypes } from '../../src/search/rules/filter-list.ts';
import { fieldTable, typeName } from './fields.ts';
import { code, compactJson, jsonBlock, prose, table } from './markdown.ts';
import { codesOf, linkTo, operationsOf } from './operation-pages.ts';
import { REMEDIES } from './remedies.ts';

/** More operations than this are not listed one by one. */
const FEW = 25;

export function errorPage(document: OpenApiDocument): string {
  const operations = operationsOf(document);
  const sections = (Object.keys(ERRORS) as ErrorCode[]).map((name) => {
    const users = operations.filter(({ operation }) => codesOf(operation.responses).includes(name));
    const fields = fieldsOf(name).map(code).join(', ');
    return [
      `## ${name}\n`,
      `**${ERRORS[name].status}** · ${prose(ERRORS[name].message)}\n`,
      ...(fields === '' ? [] : [`It carries ${fields}.\n`]),
      `${REMEDIES[name]}\n`,
      ...(users.length === 0 || users.length > FEW
        ? []
        : [`Answered by: ${users.map(({ operation }) => linkTo(operation)).join(', ')}.\n`]),
    ].join('\n');
  });
  return `# Errors

Every failure is JSON with \`success: false\` and an \`error\`: its \`code\`, a \`message\` for people, and
the \`debugTrackingCode\` of the request. Decide by the code; messages change. A field of the table is
beside these three.

${table(
  ['code', 'status', 'meaning'],
  Object.entries(ERRORS).map(([name, { status, message }]) => [
    `[${code(name)}](#${name.toLowerCase()})`,
    String(status),
    prose(message),
  ]),
)}
## Errors of every request

Any request can answer ${SHARED_ERRORS.map((name) => `[${code(name)}](#${name})`).join(', ')}.

${sections.join('\n')}`;
}

export function filterPage(): string {
  const sections = describeFilterTypes(createLexicon(), 'en').map((type) =>
    [
      `## ${type.filterType}\n`,
      `**${type.label}.** ${prose(type.description)}\n`,
      `- Value: ${prose(type.format)}`,
      ...(type.values ? [`- Values: ${type.values.map(code).join(', ')}`] : []),
      ...(type.aliases.length > 0 ? [`- Also called ${type.aliases.map(code).join(', ')}`] : []),
      ...(type.takesRadius ? ['- Takes `radius`, in kilometres'] : []),
      ...(type.takesHistory ? ['- Takes `history`: `CURRENT`, `PAST` or `CURRENT_AND_PAST`'] : []),
      `- Examples: ${type.examples.map((value) => code(compactJson(value))).join(' · ')}\n`,
    ].join('\n'),
  );
  return `# Filters

A search takes 1 to 50 filters. Each is an object:

${jsonBlock({ filterType: 'LOCATION', value: 'Paris', isRequired: true, isExcluded: false, isExactMatch: false, radius: 30 })}
A required filter (the default) must match. One with \`isRequired: false\` only raises the rank, and one
with \`isExcluded: true\` must not match. \`isExactMatch\` asks for the very value, without other names of
it. \`GET /api/v1/search/filters\` answers this list in English or French.

${sections.join('\n')}`;
}

interface ListedTool {
  shape: ToolShape;
  toolset: Toolset;
  scope: string;
}

export function toolPage(operations: readonly Operation[]): string {
  const ofOperations = operations
    .filter(({ sessionOnly }) => !sessionOnly)
    .map((one): ListedTool => ({ shape: toolOf(one), toolset: toolsetOf(one), scope: one.scope }));
  const tools = [
    ...ofOperations,
    { shape: WAIT_FOR_CASTING, toolset: 'judge', scope: 'read' } satisfies ListedTool,
  ];
  const sections = TOOLSETS.map((toolset) => {
    const own = tools.filter((tool) => tool.toolset === toolset);
    return [`# Toolset ${code(toolset)}\n`, ...own.map((one) => toolSection(one, operations))];
  });
  return [
    '# MCP tools\n',
    'Every tool of `/mcp`, by toolset. An agent sees `find`, `judge` and `pipeline` unless its address asks for others: [Agents and MCP](../mcp.md).\n',
    ...sections.flat().map((text) => text.replace(/^# Toolset/, '## Toolset')),
  ].join('\n');
}

function toolSection({ shape, scope }: ListedTool, operations: readonly Operation[]): string {
  const { name, description, inputSchema, annotations } = describeTool(shape, operations);
  const { properties = {}, required = [] } = inputSchema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const rows = Object.entries(properties).map(([field, schema]) => [
    code(field),
    typeName(schema),
    required.includes(field) ? 'yes' : '',
    prose(String(schema.description ?? '')),
  ]);
  const effects = [
    annotations?.readOnlyHint ? 'changes nothing' : 'changes or spends',
    ...(annotations?.destructiveHint ? ['cannot be undone'] : []),
  ];
  return [
    `### ${name}\n`,
    `${prose(description ?? '')}\n`,
    `Scope ${code(scope)} · ${effects.join(', ')}\n`,
    ...(rows.length === 0 ? [] : [table(['argument', 'type', 'required', 'meaning'], rows)]),
  ].join('\n');
}

export function metricPage(): string {
  const rows = createMetrics()
    .list()
    .filter(({ name }) => name.startsWith('greenroom_'))
    .map(({ name, type, labels, help }) => [
      code(name),
      type,
      labels.map(code).join(', '),
      prose(help),
    ]);
  return `# Metrics

\`/metrics\` answers these in the format of Prometheus, and besides them what Node tells about its process
(\`process_*\`, \`nodejs_*\`). No label is ever an id, a key or a prompt. [Production](../production.md) says
who may read it.

${table(['metric', 'type', 'labels', 'meaning'], rows)}`;
}

export function eventPage(document: OpenApiDocument): string {
  const { schemas } = document.components;
  const feed = (schemas.WorkspaceEvent!.oneOf as JsonSchema[]).map(({ properties }) => {
    const { type, data } = properties as { type: { const: string }; data: JsonSchema };
    const scope = EVENT_SCOPES[type.const as EventType];
    return `### ${type.const}\n\nScope ${code(scope)}.\n\n${fieldTable(data, schemas, false)}`;
  });
  const hooks = Object.entries(document.webhooks).map(([name, { post }]) => {
    const { summary, description, requestBody } = post as {
      summary: string;
      description: string;
      requestBody: {
        content: { 'application/json': { schema: JsonSchema; example?: unknown } };
      };
    };
    const { schema, example } = requestBody.content['application/json'];
    return [
      `### ${name}\n`,
      `**${prose(summary)}.** ${prose(description)}\n`,
      fieldTable(schema, schemas, false),
      jsonBlock(example),
    ].join('\n');
  });
  return `# Events

## The feed

\`GET /api/v1/events\` answers what changed, oldest first, each with an \`id\`, its \`type\`, the time \`at\` and
\`data\`. See [Follow what changes](../how-to/follow-changes.md). A key is told of the types that its scopes
may read. These are the types, with their scope and \`data\`.

${feed.join('\n')}
## Webhooks

Posted to the address that a casting names. See [A webhook receiver](../webhook-receiver.md).

${hooks.join('\n')}`;
}
