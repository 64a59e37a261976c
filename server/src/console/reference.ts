import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';

const PREFIX = '/console/reference';
const SCRIPT = `${PREFIX}/js/scalar.js`;

interface Reference {
  page: string;
  policy: string;
  script: { plain: Buffer; gzip: Buffer; br: Buffer };
}

/** The API reference under `/console/reference`: the whole of it from this origin, so that it works without a network. */
export async function serveReference(app: FastifyInstance): Promise<void> {
  let loading: Promise<Reference> | undefined;
  // The package is 4 MB of text: it is read when somebody looks, not at each start.
  const reference = (): Promise<Reference> => {
    loading ??= loadReference().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  app.get(PREFIX, async (_request, reply) => reply.redirect(`${PREFIX}/`));
  app.get(`${PREFIX}/`, async (_request, reply) => {
    const { page, policy } = await reference();
    return reply
      .headers({
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': policy,
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(page);
  });
  app.get(SCRIPT, async ({ headers }, reply) => {
    const { script } = await reference();
    const accepted = String(headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    if (encoding) reply.header('Content-Encoding', encoding);
    return reply
      .headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', 'X-Content-Type-Options': 'nosniff' })
      .type('application/javascript; charset=utf-8')
      .send(script[encoding ?? 'plain']);
  });
}

async function loadReference(): Promise<Reference> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const source = fastify();
  await source.register(scalar, {
    routePrefix: PREFIX,
    configuration: {
      url: '/console/openapi.json',
      pageTitle: 'Greenroom API',
      withDefaultFonts: false,
      telemetry: false,
      // Both would send the description elsewhere.
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  const page = (await source.inject(`${PREFIX}/`)).body;
  const plain = Buffer.from((await source.inject(SCRIPT)).body);
  await source.close();
  const [zipped, br] = await Promise.all([
    promisify(gzip)(plain),
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  return { page, policy: policyFor(page), script: { plain, gzip: zipped, br } };
}

/** The page begins with a script of its own, which is allowed by its hash; everything else comes from here. */
function policyFor(page: string): string {
  const hashes = [...page.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
