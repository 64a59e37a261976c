import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../openapi.ts';
import { operations } from '../operations.ts';
import { VERSION } from '../platform/version.ts';

/** In the packed server the console lies beside this file, in the workspace in a folder of its own. */
const FOLDERS = [new URL('../console/', import.meta.url), new URL('../../../console/', import.meta.url)].map((url) => fileURLToPath(url));

/** What a browser may ask for; the console's folder holds its package.json and sources too. */
const WEB_FILE = /(?:\/|\.(?:html|css|js|svg|png|ico|woff2))$/;

const PAGE_HEADERS = {
  // The page changes with the server: ask each time whether it did.
  'Cache-Control': 'no-cache',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Serves the console's static files under `/console/`, and the API's description for whoever reads it there. */
export async function serveFiles(app: FastifyInstance): Promise<void> {
  const root = FOLDERS.find((folder) => existsSync(folder));
  let description: object | undefined;
  app.get('/console/openapi.json', async () => {
    description ??= openApiDocument(operations, VERSION);
    return description;
  });
  if (root === undefined) return;
  app.get('/console', async (_request, reply) => reply.redirect('/console/'));
  await app.register(fastifyStatic, {
    root,
    prefix: '/console/',
    allowedPath: (path) => WEB_FILE.test(path),
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply) => {
      reply.headers(PAGE_HEADERS);
    },
  });
}
