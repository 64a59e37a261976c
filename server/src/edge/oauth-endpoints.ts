import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ConsentAnswer, type OAuth, PATHS, withKnownScopes } from '../oauth/oauth.ts';

const FORM_BYTES = 4 * 1024;

/** Clients in browsers read these from other origins; nothing here uses cookies. */
const CORS = { 'Access-Control-Allow-Origin': '*' };
const PREFLIGHT = {
  ...CORS,
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '3600',
};
const METADATA = '/.well-known/oauth-protected-resource';

interface Uid {
  Params: { uid: string };
}

/**
 * The authorization server on the origin: its metadata, the protocol's endpoints, the consent page.
 */
export function serveOAuth(oauth: OAuth) {
  return async (app: FastifyInstance): Promise<void> => {
    serveMetadata(app, oauth);
    await app.register(async (protocol) => serveProtocol(protocol, oauth));
    await app.register(async (pages) => servePages(pages, oauth));
  };
}

function serveMetadata(app: FastifyInstance, oauth: OAuth): void {
  const documents = {
    '/.well-known/oauth-authorization-server': oauth.serverMetadata(),
    // The origin's own metadata is that of MCP: its clients read it here when no other address was
    // given.
    [METADATA]: oauth.resourceMetadata('mcp'),
    [`${METADATA}/mcp`]: oauth.resourceMetadata('mcp'),
    [`${METADATA}/api`]: oauth.resourceMetadata('api'),
  };
  for (const [path, document] of Object.entries(documents)) {
    app.get(path, async (_request, reply) =>
      reply.headers({ ...CORS, 'Cache-Control': 'public, max-age=300' }).send(document),
    );
    app.options(path, async (_request, reply) => reply.code(204).headers(PREFLIGHT).send());
  }
}

function serveProtocol(app: FastifyInstance, oauth: OAuth): void {
  // The library reads the body itself, at most 56 KiB of it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  const { protocol, host } = new URL(oauth.origin);
  const handOver = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { raw } = request;
    // The library builds addresses from these headers. They are set to the origin's, whatever the
    // client sent.
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    raw.headers['x-forwarded-host'] = host;
    reply.hijack();
    reply.raw.setHeader('X-Request-Id', request.id);
    await oauth.handle(raw, reply.raw);
  };

  // HEAD would start an authorization that no client continues.
  app.get(PATHS.authorize, { exposeHeadRoute: false }, async (request, reply) => {
    const [path, search = ''] = request.raw.url!.split('?', 2);
    request.raw.url = `${path}?${withKnownScopes(search)}`;
    await handOver(request, reply);
  });
  app.get(`${PATHS.authorize}/:uid`, { exposeHeadRoute: false }, handOver);
  for (const path of [PATHS.token, PATHS.revoke]) {
    app.post(path, handOver);
    app.options(path, handOver);
  }
  app.options(PATHS.register, async (_request, reply) => reply.code(204).headers(PREFLIGHT).send());
  app.post(PATHS.register, async (request, reply) => {
    if (!(await oauth.mayIntroduce(request.raw))) {
      const refusal = {
        error: 'temporarily_unavailable',
        error_description: 'Too many registrations from this address; try again in an hour.',
      };
      return reply
        .code(429)
        .headers({ ...CORS, 'Retry-After': '3600' })
        .send(refusal);
    }
    reply.raw.setHeader('Access-Control-Allow-Origin', '*');
    await handOver(request, reply);
  });
}

function servePages(app: FastifyInstance, oauth: OAuth): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  const visit = ({ raw, params }: FastifyRequest<Uid>, reply: FastifyReply) => ({
    request: raw,
    response: reply.raw,
    uid: params.uid,
  });
  const send = (reply: FastifyReply, answer: ConsentAnswer) =>
    'location' in answer
      ? reply.header('Cache-Control', 'no-store').redirect(answer.location, 303)
      : reply
          .code(answer.status)
          .headers(answer.headers)
          .type('text/html; charset=utf-8')
          .send(answer.html);

  app.get<Uid>(`${PATHS.consent}/:uid`, async (request, reply) =>
    send(reply, await oauth.showConsent(visit(request, reply))),
  );
  app.post<Uid>(`${PATHS.consent}/:uid`, async (request, reply) =>
    send(
      reply,
      await oauth.answerConsent(
        visit(request, reply),
        (request.body ?? {}) as Record<string, string>,
      ),
    ),
  );
}
