import {
  acceptedContent,
  type CallToolResult,
  type InputRequiredResult,
  inputRequired,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Credits } from '../credits/credits.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Log } from '../platform/log.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { runInWorkspace } from '../platform/tenant-scope.ts';
import { CONFIRMATION, createConfirmations } from './confirmation.ts';
import type { CallableTool, Visit } from './operation-tools.ts';
import { readerOf, resourceResult } from './resources.ts';
import { confirmationRequired, failure, fenced, refused, success } from './results.ts';
import type { CreditsOfCall } from './tools.ts';

/* A call of a tool, and a resource read by one: the request's window, the stop, the result. */

export interface ToolCallDependencies {
  db: Database;
  credits: Pick<Credits, 'balances' | 'ledgerEnd' | 'spentSince'>;
  secretBox: Pick<SecretBox, 'sign' | 'verify'>;
  clock: Clock;
  log: Log;
}

type Given = Record<string, unknown>;

/** Reads what a tool call has spent, and what is left. */
function createCallCredits({
  db,
  credits,
  log,
}: Pick<ToolCallDependencies, 'db' | 'credits' | 'log'>) {
  /**
   * What these holders have spent since `end` of the ledger. Null when it cannot be read: the
   * call's result is returned all the same.
   */
  return async function creditsOf(
    workspaceId: string,
    end: number | null,
    holders: readonly string[],
  ): Promise<CreditsOfCall | null> {
    try {
      return await runInWorkspace(workspaceId, async () => {
        const spent = end === null ? 0 : await credits.spentSince(db, workspaceId, end, holders);
        const balances = await credits.balances(db, workspaceId);
        return { spent, reserved: 0, apiCredits: 0, workspaceCredits: 0, ...balances };
      });
    } catch (error) {
      log.warn({ err: error }, 'the credits of a tool call cannot be read');
      return null;
    }
  };
}

const ANSWER = z.object({ confirm: z.boolean() });

/** Stops a call that sends or spends much until its user has agreed. */
function createStop(dependencies: Pick<ToolCallDependencies, 'secretBox' | 'clock'>) {
  const confirmations = createConfirmations(dependencies);

  /** The answer that stops the call; null when it may go on. */
  return async function stopOf(
    tool: CallableTool,
    visit: Visit,
    given: Given,
    { mcpReq }: ServerContext,
    canElicit: boolean,
  ): Promise<CallToolResult | InputRequiredResult | null> {
    const { [CONFIRMATION]: code, ...rest } = given;
    const reason = await tool.reasonToAsk(visit, rest);
    if (reason === null) return null;
    const { name } = tool.shape;
    if (confirmations.isValid(visit.principal, name, rest, code)) return null;
    if (!canElicit)
      return confirmationRequired(reason, confirmations.code(visit.principal, name, rest));
    const { inputResponses } = mcpReq;
    if (acceptedContent(inputResponses, 'confirm', ANSWER)?.confirm === true) return null;
    if (inputResponses && 'confirm' in inputResponses)
      return refused('declined', 'The user declined. Nothing was sent or spent.');
    const elicit = inputRequired.elicit({
      message: `${tool.shape.title}. ${reason}`,
      requestedSchema: {
        type: 'object',
        properties: { confirm: { type: 'boolean', title: 'Go on', default: false } },
        required: ['confirm'],
      },
    });
    return inputRequired({ inputRequests: { confirm: elicit } });
  };
}

export function createToolCalls(
  dependencies: ToolCallDependencies,
  tools: ReadonlyMap<string, CallableTool>,
) {
  const { db, credits, log } = dependencies;
  const creditsOf = createCallCredits(dependencies);
  const stopOf = createStop(dependencies);

  async function callTool(
    visit: Visit,
    name: string,
    given: Given,
    context: ServerContext,
    canElicit: boolean,
  ): Promise<CallToolResult | InputRequiredResult> {
    const { workspaceId } = visit.principal;
    try {
      await visit.takeRequest();
    } catch (error) {
      return failure(error, visit.trackingCode, null);
    }
    const tool = tools.get(name);
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such tool.');
    if (visit.connection.readOnly && !tool.shape.effects.readOnly)
      return refused('read_only', `This connection is read-only, and ${name} changes something.`);
    try {
      const stop = await stopOf(tool, visit, given, context, canElicit);
      if (stop) return stop;
      const end = tool.shape.effects.readOnly ? null : await credits.ledgerEnd(db);
      const data = await tool.run(visit, given, context);
      return success(data, await creditsOf(workspaceId, end, idsIn(data)));
    } catch (error) {
      logUnexpected(error, visit, name);
      return failure(error, visit.trackingCode, await creditsOf(workspaceId, null, []));
    }
  }

  /** A refusal is the text of the resource too: a client shows it where the data would be. */
  async function readResource(
    visit: Visit,
    uri: string,
    context: ServerContext,
  ): Promise<ReadResourceResult> {
    const read = readerOf(uri);
    try {
      await visit.takeRequest();
      const data = await read((tool, given) => tools.get(tool)!.run(visit, given, context));
      return resourceResult(
        uri,
        fenced(data, await creditsOf(visit.principal.workspaceId, null, [])),
      );
    } catch (error) {
      logUnexpected(error, visit, uri);
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, messageOf(error));
    }
  }

  function logUnexpected(error: unknown, { trackingCode }: Visit, tool: string): void {
    if (error instanceof AppError && error.code !== 'internal_error') return;
    log.error({ err: error, trackingCode, tool }, 'tool call failed');
  }

  return { callTool, readResource };
}

const messageOf = (error: unknown): string =>
  error instanceof AppError ? error.message : 'The resource cannot be read.';

/** The ids in the first level of an answer; one of them identifies what the call paid for. */
const idsIn = (data: object): string[] =>
  Object.values(data).filter((value) => typeof value === 'string');
