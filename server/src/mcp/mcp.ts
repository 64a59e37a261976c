import { toNodeHandler } from '@modelcontextprotocol/node';
import {
  type AuthInfo,
  createMcpHandler,
  localhostAllowedHostnames,
  type McpRequestContext,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AdmittedSession, ProtocolGate } from '../access/access.ts';
import { AppError, ERRORS } from '../platform/errors.ts';
import type { Log } from '../platform/log.ts';
import type { Visit } from './operation-tools.ts';
import type { createProtocol } from './protocol.ts';
import { readConnection } from './toolsets.ts';

export interface McpOptions {
  enterProtocol: ProtocolGate;
  serverFor: ReturnType<typeof createProtocol>;
  log: Log;
  /** The listening address. */
  host: string;
  /** The origin that clients use, without a trailing slash. */
  publicUrl: string;
}

/** The only argument that is taken as written. */
const VERBATIM = [['params', 'arguments', 'customParams']];

/**
 * JSON-RPC's code for server-defined errors, which the protocol uses for every limit (interface,
 * "Limits", "MCP").
 */
const SERVER_ERROR = -32_000;
/** Clients read this code as "start again without a session". */
const SESSION_NOT_FOUND = -32_001;
const INVALID_REQUEST = -32_600;
const INTERNAL_ERROR = -32_603;
const PARSE_ERROR = -32_700;

/** A refusal in the form of the protocol: no tool call exists yet, so the id is null. */
class Refusal extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * The protocol at `/mcp`, over Streamable HTTP: admission first (address, key, the protocol's rate
 * limit), then the message. Stateless: there are no sessions, and each message carries its key.
 */
export function serveMcp({ enterProtocol, serverFor, log, host, publicUrl }: McpOptions) {
  const allowed = allowedNames(host, publicUrl);
  const handler = createMcpHandler(
    ({ authInfo }: McpRequestContext) => serverFor(visitOf(authInfo)),
    {
      onerror: (error) => log.debug({ err: error }, 'an MCP message was refused'),
      maxRequestBodySize: 1024 * 1024,
      // Nothing that a client could subscribe to ever changes.
      maxSubscriptions: 0,
    },
  );
  const answer = toNodeHandler(handler);

  return async (app: FastifyInstance): Promise<void> => {
    const stopping = new AbortController();
    app.addHook('preClose', async () => stopping.abort());
    app.addHook('onClose', () => handler.close());
    await app.register(async (mcp) => {
      mcp.decorateRequest('admittedSession', null);
      mcp.setErrorHandler((thrown, request, reply) => refuse(thrown, request, reply));
      mcp.addHook('onRequest', async (request) => {
        checkNames(request, allowed);
        request.admittedSession = await enterProtocol({
          headers: request.headers,
          peer: request.socket.remoteAddress ?? '',
        });
        // There are no sessions, so any session id is unknown, including another client's.
        if (request.headers['mcp-session-id'] !== undefined)
          throw new Refusal(404, SESSION_NOT_FOUND, 'There is no such session.');
      });
      mcp.all('/mcp', { config: { verbatim: VERBATIM } }, async (request, reply) => {
        if (Array.isArray(request.body))
          throw new Refusal(
            400,
            INVALID_REQUEST,
            'Batches are not accepted: send each message separately.',
          );
        const connection = readConnection(new URL(request.url, publicUrl).searchParams);
        if (typeof connection === 'string') throw new Refusal(400, INVALID_REQUEST, connection);
        const visit: Visit = {
          ...request.admittedSession!,
          connection,
          sentText: new TextDecoder().decode(request.sentBody ?? undefined),
          trackingCode: request.id,
          stopping: stopping.signal,
        };
        reply.hijack();
        reply.raw.setHeader('X-Request-Id', request.id);
        await answer(Object.assign(request.raw, { auth: authOf(visit) }), reply.raw, request.body);
      });
    });
  };

  function refuse(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { status, code, message, headers = {} } = refusalOf(thrown);
    if (status >= 500)
      log.error({ err: thrown, trackingCode: request.id }, 'an MCP request failed');
    reply.code(status).headers(headers);
    if (status === 401) reply.header('WWW-Authenticate', challenge(headers['WWW-Authenticate']));
    const data = {
      ...(thrown instanceof AppError ? { code: thrown.code } : {}),
      debugTrackingCode: request.id,
    };
    reply
      .type('application/json; charset=utf-8')
      .send({ jsonrpc: '2.0', error: { code, message, data }, id: null });
  }

  /** Also names the address where a client learns how to get a token (RFC 9728). */
  function challenge(scheme = 'Bearer'): string {
    return `${scheme}${scheme === 'Bearer' ? ' ' : ', '}resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp"`;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    admittedSession: AdmittedSession | null;
  }
}

/** Attaches the visit to the request, in the protocol library's sender information. */
const authOf = (visit: Visit): AuthInfo => ({
  token: '',
  clientId: visit.principal.keyId,
  scopes: [],
  extra: { visit },
});
const visitOf = (authInfo: AuthInfo | undefined): Visit => authInfo!.extra!.visit as Visit;

interface Names {
  origins: string[];
  /** Null: any Host header. */
  hosts: string[] | null;
}

/**
 * Prevents a web page from reaching a service on its visitor's machine or network (DNS rebinding):
 * the page cannot hide its own host name. Where only this machine can connect, the Host must be one
 * of its names; elsewhere it may be a name that only the network knows.
 */
function allowedNames(host: string, publicUrl: string): Names {
  const own = [...localhostAllowedHostnames(), new URL(publicUrl).hostname];
  const isLocal = localhostAllowedHostnames().includes(host === '::1' ? '[::1]' : host);
  return { origins: own, hosts: isLocal ? own : null };
}

function checkNames({ headers }: FastifyRequest, { origins, hosts }: Names): void {
  const remedy = 'If it is a name of this service, set PUBLIC_URL.';
  const origin = validateOriginHeader(headers.origin, origins);
  if (!origin.ok) throw new Refusal(403, SERVER_ERROR, `${origin.message}. ${remedy}`);
  const host = hosts ? validateHostHeader(headers.host, hosts) : { ok: true as const };
  if (!host.ok) throw new Refusal(403, SERVER_ERROR, `${host.message}. ${remedy}`);
}

interface ProtocolRefusal {
  status: number;
  code: number;
  message: string;
  headers?: Record<string, string>;
}

function refusalOf(thrown: unknown): ProtocolRefusal {
  if (thrown instanceof Refusal) return thrown;
  if (thrown instanceof AppError) {
    const { issues, headers } = thrown.fields;
    if (thrown.code === 'validation_error')
      return { status: 400, code: PARSE_ERROR, message: issues?.[0]?.message ?? thrown.message };
    return {
      status: ERRORS[thrown.code].status,
      code: SERVER_ERROR,
      message: thrown.message,
      headers,
    };
  }
  const status = (thrown as { statusCode?: number }).statusCode ?? 500;
  if (status < 500)
    return {
      status,
      code: INVALID_REQUEST,
      message: 'The message could not be read.',
      headers: { Connection: 'close' },
    };
  return { status: 500, code: INTERNAL_ERROR, message: ERRORS.internal_error.message };
}
