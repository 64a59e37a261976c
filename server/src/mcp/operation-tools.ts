import type { ServerContext } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { AdmittedSession } from '../access/access.ts';
import { getQualified } from '../castings/page-contract.ts';
import { quoteRejudge } from '../castings/rejudge-contract.ts';
import type { OperationCaller } from '../http/call.ts';
import { readInput } from '../http/input.ts';
import { parseExactly } from '../http/json-numbers.ts';
import { memberTexts } from '../http/json-text.ts';
import type { Operation, Route, Scope } from '../platform/operation.ts';
import { sentBy } from './arguments.ts';
import { compact, defaultsOf, hasShortForm } from './compact.ts';
import { CONFIRMATION, mayNeedConfirmation, type Prices, reasonToAsk } from './confirmation.ts';
import { detail, type ToolShape, toolOf } from './tools.ts';
import { type Connection, type Toolset, toolsetOf } from './toolsets.ts';
import { judgedOf, WAIT_FOR_CASTING, type WaitInput, waitForCasting } from './wait-for-casting.ts';

type Given = Record<string, unknown>;

/** One request to the protocol's path, with its authenticated session. */
export interface Visit extends AdmittedSession {
  connection: Connection;
  /** The message as written. */
  sentText: string;
  trackingCode: string;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
}

/** A tool as the protocol calls it. */
export interface CallableTool {
  shape: ToolShape;
  toolset: Toolset;
  scope: Scope;
  /** Returns the data of its result. */
  run(visit: Visit, given: Given, context: ServerContext): Promise<object>;
  /** Why the call must wait for the user; null when it need not. */
  reasonToAsk(visit: Visit, given: Given): Promise<string | null>;
}

export interface ToolDependencies {
  routes: readonly Route[];
  call: OperationCaller;
  prices: Prices;
}

/** A tool for each route that a key may call, and one that waits for a casting, by name. */
export function createOperationTools({ routes, call, prices }: ToolDependencies) {
  const reading = routes.find(({ operation }) => operation.id === getQualified.id)!;
  const quoting = routes.find(({ operation }) => operation.id === quoteRejudge.id)!;
  const callRoute = createRouteCalls(call, reading);
  const tools = new Map<string, CallableTool>();

  /** A rejudgement costs what its quote says; another call as much as the last one. */
  async function priceOf(visit: Visit, { id }: Operation, given: Given): Promise<number> {
    const { castingId } = given;
    if (id !== 'rejudgeQualifiedSearch') {
      const casting = await callRoute(reading, visit, { castingId, pageSize: 1 });
      return (casting as { target: { maxCredits: number } }).target.maxCredits;
    }
    const { price } = (await callRoute(quoting, visit, { castingId })) as {
      price: { sameCriteria: number; otherCriteria: number };
    };
    return 'qualificationCriterias' in given ? price.otherCriteria : price.sameCriteria;
  }

  for (const route of routes) {
    const { operation } = route;
    if (operation.sessionOnly) continue;
    const shape = toolOf(operation);
    tools.set(shape.name, {
      shape,
      toolset: toolsetOf(operation),
      scope: operation.scope,
      run: (visit, given) => runOperation(route, visit, given),
      async reasonToAsk(visit, given) {
        // What would be refused anyway is refused now, and nobody is asked.
        if (!mayNeedConfirmation(operation) || !visit.principal.scopes.includes(operation.scope))
          return null;
        readInput(operation, sentBy(operation, given));
        return reasonToAsk(operation, given, visit.connection, {
          prices,
          priceOf: (priced) => priceOf(visit, operation, priced),
        });
      },
    });
  }
  tools.set(WAIT_FOR_CASTING.name, {
    shape: WAIT_FOR_CASTING,
    toolset: 'judge',
    scope: 'read',
    run: createCastingWait((visit, castingId) =>
      callRoute(reading, visit, { castingId, pageSize: 1 }),
    ),
    reasonToAsk: async () => null,
  });
  return tools;

  async function runOperation(route: Route, visit: Visit, given: Given): Promise<object> {
    const { operation } = route;
    if (!hasShortForm(operation)) return callRoute(route, visit, ownArguments(operation, given));
    const { detail: asked, ...rest } = ownArguments(operation, given);
    if (readDetail(asked) === 'full') return callRoute(route, visit, rest);
    const data = await callRoute(route, visit, { ...defaultsOf(operation), ...rest });
    return compact(operation, data);
  }
}

/** The arguments without the confirmation, which the protocol has checked. */
function ownArguments(operation: Operation, given: Given): Given {
  if (!mayNeedConfirmation(operation)) return given;
  const { [CONFIRMATION]: _, ...rest } = given;
  return rest;
}

const DETAIL = z.object({ detail });

/** Throws validation_error. */
function readDetail(asked: unknown): z.output<typeof detail> {
  const sent = { params: {}, query: {}, body: asked === undefined ? {} : { detail: asked } };
  return (readInput({ body: DETAIL }, sent).body as z.output<typeof DETAIL>).detail;
}

/** Calls a route for a tool, and returns the data of its answer. */
function createRouteCalls(call: OperationCaller, reading: Route) {
  return async function callRoute(
    route: Route,
    { principal, sentText }: Visit,
    given: object,
  ): Promise<object> {
    const bodyText = () => argumentsText(sentText);
    const { text } = await call(route, { principal, ...sentBy(route.operation, given), bodyText });
    return ((route === reading ? parseExactly(text) : JSON.parse(text)) as { data: object }).data;
  };
}

/** `wait_for_casting`: reads the casting until it ends, and reports progress to the client. */
function createCastingWait(
  readOne: (visit: Visit, castingId: string) => Promise<object>,
): CallableTool['run'] {
  return async function runWait(visit, given, { mcpReq }) {
    const input = readInput(
      { body: WAIT_FOR_CASTING.input },
      { params: {}, query: {}, body: given },
    ).body as WaitInput;
    const progressToken = mcpReq._meta?.progressToken;
    return waitForCasting(() => readOne(visit, input.castingId), input.timeoutSeconds, {
      signal: AbortSignal.any([mcpReq.signal, visit.stopping]),
      async onProgress(waited) {
        if (progressToken === undefined) return;
        const { green, amber, red } = waited.counts;
        const message = `${green} green, ${amber} amber, ${red} red; ${waited.creditsCharged} credits charged`;
        await mcpReq.notify({
          method: 'notifications/progress',
          params: { progressToken, progress: judgedOf(waited), message },
        });
      },
    });
  };
}

/** The arguments of a tool call as written; null when the call has none. */
function argumentsText(sentText: string): string | null {
  const { params } = memberTexts(sentText, ['params']);
  return (params === undefined ? undefined : memberTexts(params, ['arguments']).arguments) ?? null;
}
