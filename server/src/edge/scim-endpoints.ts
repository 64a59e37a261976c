import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseJsonBody } from '../http/json-body.ts';
import { partIn, soughtIn } from '../people/scim-filter.ts';
import { schemas, serviceProviderConfig, userResourceType } from '../people/scim-schemas.ts';
import { badValue, resourceOf, type ScimProblem, ScimRefusal } from '../people/scim-user.ts';
import type { ScimUsers } from '../people/scim-users.ts';
import { AppError, ERRORS } from '../platform/errors.ts';
import { verifiedIp } from '../platform/ip.ts';
import type { Log } from '../platform/log.ts';

/*
 * SCIM 2.0 (RFC 7644), by which the directory of a company keeps the members of a workspace. The
 * bearer token names the workspace. Answers and errors have the protocol's form, not the envelope.
 */

export interface ScimEndpointsOptions {
  people: { directory: ScimUsers };
  /** `base` is the address of the SCIM service: `https://talent.example.com/scim/v2`. */
  scim: { base: string };
  trustedProxies: readonly string[];
  log: Pick<Log, 'error'>;
}

const PREFIX = '/scim/v2';
const BODY_BYTES = 256 * 1024;
const MEDIA_TYPES = ['application/scim+json', 'application/json'];
const MESSAGES = 'urn:ietf:params:scim:api:messages:2.0:';

const STATUS: Record<ScimProblem, number> = {
  invalidFilter: 400,
  invalidPath: 400,
  invalidSyntax: 400,
  invalidValue: 400,
  noTarget: 400,
  uniqueness: 409,
  unauthorized: 401,
  not_found: 404,
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on requests below /scim/v2 whose token is valid. */
    directory: Awaited<ReturnType<ScimUsers['enter']>> | null;
  }
}

interface UserRequest {
  Params: { id: string };
}

interface ListRequest {
  Querystring: Record<string, string | string[] | undefined>;
}

export function serveScim({
  people: { directory: users },
  scim: { base },
  trustedProxies,
  log,
}: ScimEndpointsOptions) {
  return (app: FastifyInstance): Promise<void> =>
    Promise.resolve(
      app.register(
        async (scim) => {
          readBodies(scim);
          scim.decorateRequest('directory', null);
          scim.setErrorHandler((error, request, reply) => sendError(error, request, reply, log));
          scim.setNotFoundHandler(() => {
            throw new ScimRefusal('not_found', 'There is no such path.');
          });
          scim.addHook('onRequest', async (request, reply) => {
            reply.header('Cache-Control', 'no-store');
            const { headers, socket } = request;
            const peer = socket.remoteAddress ?? '';
            const address = verifiedIp({ headers, peer }, trustedProxies);
            request.directory = await users.enter(headers.authorization, address);
            const { workspaceId } = request.directory;
            request.caller = { workspaceId, keyId: null, userId: null };
          });
          serveDescriptions(scim, base);
          serveUsers(scim, users, base);
        },
        { prefix: PREFIX },
      ),
    );
}

function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: BODY_BYTES },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      if (body.length === 0) return undefined;
      const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
      if (!MEDIA_TYPES.includes(type))
        throw new ScimRefusal('invalidSyntax', 'Send the body as application/scim+json.');
      return parseJsonBody(body);
    },
  );
}

function serveDescriptions(app: FastifyInstance, base: string): void {
  const types = [userResourceType(base)];
  app.get('/ServiceProviderConfig', (_request, reply) => send(reply, serviceProviderConfig(base)));
  app.get('/ResourceTypes', (_request, reply) => send(reply, listOf(types, types.length)));
  app.get<UserRequest>('/ResourceTypes/:id', ({ params }, reply) =>
    send(reply, pick(types, params.id)),
  );
  app.get('/Schemas', (_request, reply) =>
    send(reply, listOf(schemas(base), schemas(base).length)),
  );
  app.get<UserRequest>('/Schemas/:id', ({ params }, reply) =>
    send(reply, pick(schemas(base), params.id)),
  );
  // Okta asks for groups also where only users are kept, and takes an error for a broken service.
  app.get('/Groups', (_request, reply) => send(reply, listOf([], 0)));
}

function serveUsers(app: FastifyInstance, users: ScimUsers, base: string): void {
  app.get<ListRequest>('/Users', async ({ directory, query }, reply) => {
    // Null when a part of it is not encoded as an address is.
    if (query === null) throw badValue('The query cannot be read: encode it as a URL.');
    const part = partIn(one(query.startIndex), one(query.count));
    const { rows, total } = await users.list(directory!, soughtIn(one(query.filter)), part);
    const resources = rows.map((row) => resourceOf(row, base));
    return send(reply, listOf(resources, total, part.startIndex));
  });
  app.post('/Users', async ({ directory, body }, reply) => {
    const created = resourceOf(await users.create(directory!, body), base);
    reply.code(201).header('Location', `${base}/Users/${created.id}`);
    return send(reply, created);
  });
  app.get<UserRequest>('/Users/:id', async ({ directory, params }, reply) =>
    send(reply, resourceOf(await users.read(directory!, params.id), base)),
  );
  app.put<UserRequest>('/Users/:id', async ({ directory, params, body }, reply) =>
    send(reply, resourceOf(await users.replace(directory!, params.id, body), base)),
  );
  app.patch<UserRequest>('/Users/:id', async ({ directory, params, body }, reply) =>
    send(reply, resourceOf(await users.patch(directory!, params.id, body), base)),
  );
  app.delete<UserRequest>('/Users/:id', async ({ directory, params }, reply) => {
    await users.remove(directory!, params.id);
    return reply.code(204).send();
  });
}

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

function pick<T extends { id: string }>(all: readonly T[], id: string): T {
  const found = all.find((item) => item.id === id);
  if (!found) throw new ScimRefusal('not_found', `There is no ${id}.`);
  return found;
}

const listOf = (resources: readonly object[], totalResults: number, startIndex = 1) => ({
  schemas: [`${MESSAGES}ListResponse`],
  totalResults,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

const send = (reply: FastifyReply, body: object): FastifyReply =>
  reply.type('application/scim+json; charset=utf-8').send(JSON.stringify(body));

function sendError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Pick<Log, 'error'>,
): FastifyReply {
  const { status, scimType, detail } = refusalOf(thrown);
  if (status >= 500)
    log.error(
      { err: thrown, trackingCode: request.id, route: request.routeOptions.url },
      'request failed',
    );
  if (thrown instanceof AppError) {
    reply.headers(thrown.fields.headers ?? {});
    request.errorCode = thrown.code;
  }
  if (status === 401) reply.header('WWW-Authenticate', 'Bearer');
  return send(reply.code(status), {
    schemas: [`${MESSAGES}Error`],
    status: String(status),
    ...(scimType === undefined ? {} : { scimType }),
    detail,
  });
}

/** Unknown errors reveal nothing about themselves. */
function refusalOf(thrown: unknown): { status: number; scimType?: string; detail: string } {
  if (thrown instanceof ScimRefusal) {
    const { problem, message } = thrown;
    const isType = problem !== 'unauthorized' && problem !== 'not_found';
    return { status: STATUS[problem], detail: message, ...(isType ? { scimType: problem } : {}) };
  }
  if (thrown instanceof AppError) {
    const issue = (thrown.fields.issues as { message?: string }[] | undefined)?.[0]?.message;
    const isSyntax = thrown.code === 'validation_error';
    return {
      status: ERRORS[thrown.code].status,
      detail: issue ?? thrown.message,
      ...(isSyntax ? { scimType: 'invalidSyntax' } : {}),
    };
  }
  const { statusCode = 500 } = thrown as { statusCode?: number };
  return statusCode < 500
    ? { status: statusCode, detail: 'The request could not be read.' }
    : { status: 500, detail: 'Something went wrong. The log has the reason.' };
}
