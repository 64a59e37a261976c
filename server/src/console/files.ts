import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../openapi/document.ts';
import { operations, webhookEvents } from '../operations.ts';
import { once } from '../platform/once.ts';
import { VERSION } from '../platform/version.ts';
import { serveDocumentation } from './documentation.ts';
import { ASSET, filesIn, OTHER, pageHeaders, policy, sendFile, TYPES } from './static-file.ts';

/**
 * The output of `console/build.ts`: beside the code in the packed server, in the console's own
 * folder in the workspace.
 */
const FOLDERS = [
  new URL('../app/', import.meta.url),
  new URL('../../../console/dist/', import.meta.url),
].map((url) => fileURLToPath(url));

/** Null: the console is not built. */
const builtFolder = (): string | null =>
  FOLDERS.find((folder) => existsSync(join(folder, 'index.html'))) ?? null;

/** Inline styles are allowed, since components position themselves with them. */
const STYLES = "'self' 'unsafe-inline'";
const PAGE = pageHeaders(policy(STYLES, "'self'"));
/** Serves the app for every page below `/console/`, the API's description, and the documentation. */
export async function serveFiles(
  app: FastifyInstance,
  root: string | null = builtFolder(),
): Promise<void> {
  const description = once(describeApi);
  app.get('/console/openapi.json', async ({ headers }, reply) => {
    const { plain, compressed } = await description();
    reply.headers({ ...OTHER, Vary: 'Accept-Encoding' }).type(TYPES['.json']!);
    return /\bgzip\b/.test(headers['accept-encoding'] ?? '')
      ? reply.header('Content-Encoding', 'gzip').send(compressed)
      : reply.send(plain);
  });
  app.get('/console', async (_request, reply) => reply.redirect('/console/'));
  if (root === null) {
    app.get('/console/*', async (_request, reply) =>
      reply.code(503).headers(PAGE).type(TYPES['.html']!).send(NOT_BUILT),
    );
    return;
  }
  serveDocumentation(app, join(root, 'site'));
  // The documentation is in the same folder, and has addresses of its own.
  const files = new Set(filesIn(root).filter((path) => !path.startsWith('site/')));
  // Where the reference was once.
  for (const old of ['/console/reference', '/console/reference/'])
    app.get(old, async (_request, reply) => reply.redirect('/docs/reference'));
  app.get<{ Params: { '*': string } }>('/console/*', async (request, reply) => {
    const path = request.params['*'];
    if (path === 'index.html') return reply.redirect('/console/');
    // Any path that is not a file is a page of the app, which routes by the address itself.
    if (!HAS_EXTENSION.test(path))
      return sendFile(request, reply, { root, files, path: 'index.html', headers: PAGE });
    return sendFile(request, reply, {
      root,
      files,
      path,
      headers: path.startsWith('assets/') ? ASSET : OTHER,
    });
  });
}

/** A megabyte and a half of JSON, of which a seventh is sent. */
async function describeApi() {
  const plain = JSON.stringify(openApiDocument(operations, VERSION, webhookEvents));
  return { plain, compressed: await promisify(gzip)(plain) };
}

const HAS_EXTENSION = /\.[^/]+$/;

/**
 * Shown when the console is opened but was not built: its build tools were left out, or install
 * scripts did not run.
 */
const NOT_BUILT = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Greenroom</title><style>body{font:1rem/1.5 system-ui;max-width:40rem;margin:15vh auto;padding:0 1rem}</style></head>
<body><h1>The console is not built</h1>
<p>The service and its API are running. To build the console, run this in Greenroom’s folder, then start the service again:</p>
<pre>npm run build:console</pre>
<div lang="fr"><h2>La console n’est pas encore construite</h2>
<p>Le service et son API fonctionnent. Pour construire la console, lancez cette commande dans le dossier de Greenroom, puis redémarrez le service.</p></div>
</body></html>
`;
