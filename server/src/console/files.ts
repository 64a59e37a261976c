import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openApiDocument } from '../openapi.ts';
import { operations } from '../operations.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { VERSION } from '../platform/version.ts';

/** The app as `console/build.ts` leaves it: in the packed server beside the code, in the workspace in the console's own folder. */
const FOLDERS = [new URL('../app/', import.meta.url), new URL('../../../console/dist/', import.meta.url)].map((url) => fileURLToPath(url));

/** What a page of ours may load and talk to: this origin, and nothing else. Styles may stand inline, since components place themselves so. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SAFE = { 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' };
/** The page names the files of its own version: ask each time whether there is a new one. */
const PAGE = { ...SAFE, 'Cache-Control': 'no-cache', 'Content-Security-Policy': POLICY, 'Cross-Origin-Opener-Policy': 'same-origin' };
/** Their names change with their content. Said of what is there only: that a file is not, as between two versions, must not be kept for a year. */
const ASSET = { cacheControl: true, maxAge: 365 * 86_400_000, immutable: true };
const OTHER = { ...SAFE, 'Cache-Control': 'no-cache' };

const HAS_EXTENSION = /\.[^/]+$/;

/** Serves the app under `/console/`, for whatever page of it is asked, and the API's description for whoever reads it there. */
export async function serveFiles(app: FastifyInstance, root = FOLDERS.find((folder) => existsSync(join(folder, 'index.html')))): Promise<void> {
  let description: object | undefined;
  app.get('/console/openapi.json', async () => {
    description ??= openApiDocument(operations, VERSION);
    return description;
  });
  if (root === undefined) {
    app.get('/console/*', async () => {
      throw new AppError('not_found', { message: 'The console is not built: run node console/build.ts and start again.' });
    });
    return;
  }
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false, dotfiles: 'ignore' });
  app.get('/console', async (_request, reply) => reply.redirect('/console/'));
  await app.register(async (files) => {
    files.setErrorHandler(refuse);
    files.get<{ Params: { '*': string } }>('/console/*', async ({ params }, reply) => sendFile(reply, params['*']));
  });
}

/** Paths, ranges and conditions that cannot be served are bad requests. */
function refuse(error: Error & { statusCode?: number }): never {
  throw (error.statusCode ?? 500) < 500 ? invalid([], 'There is nothing to send for this path and these headers.') : error;
}

/** Whatever is no file is a page of the app, which finds its own way from the address. */
function sendFile(reply: FastifyReply, path: string): FastifyReply {
  if (!HAS_EXTENSION.test(path)) return reply.headers(PAGE).sendFile('index.html');
  if (path === 'index.html') return reply.redirect('/console/');
  return path.startsWith('assets/') ? reply.headers(SAFE).sendFile(path, ASSET) : reply.headers(OTHER).sendFile(path);
}
