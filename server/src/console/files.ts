import { existsSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import send from '@fastify/send';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openApiDocument } from '../openapi/document.ts';
import { operations, webhookEvents } from '../operations.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { VERSION } from '../platform/version.ts';

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

/**
 * The content security policy of our pages: they may load from and connect to this origin only.
 * Inline styles are allowed, since components position themselves with them.
 */
const policy = (fonts: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `font-src ${fonts}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const SAFE = { 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' };
/** The page names its version's files, so browsers must check each time for a new one. */
const PAGE = {
  ...SAFE,
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': policy("'self'"),
  'Cross-Origin-Opener-Policy': 'same-origin',
};
/** The API reference contains its fonts in its script. */
const REFERENCE = { ...PAGE, 'Content-Security-Policy': policy("'self' data:") };
/** The names of these files change with their content. */
const ASSET = { ...SAFE, 'Cache-Control': 'public, max-age=31536000, immutable' };
const OTHER = { ...SAFE, 'Cache-Control': 'no-cache' };

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
/**
 * Most files have smaller encodings beside them for browsers that accept these, the smallest first.
 */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves the app for every page below `/console/`, the API reference, and the API's description for
 * readers of that reference.
 */
export async function serveFiles(
  app: FastifyInstance,
  root: string | null = builtFolder(),
): Promise<void> {
  let description: object | undefined;
  app.get('/console/openapi.json', async () => {
    description ??= openApiDocument(operations, VERSION, webhookEvents);
    return description;
  });
  app.get('/console', async (_request, reply) => reply.redirect('/console/'));
  if (root === null) {
    app.get('/console/*', async (_request, reply) =>
      reply.code(503).headers(PAGE).type(TYPES['.html']!).send(NOT_BUILT),
    );
    return;
  }
  const files = new Set(filesIn(root));
  app.get('/console/reference', async (_request, reply) => reply.redirect('/console/reference/'));
  app.get<{ Params: { '*': string } }>('/console/*', async (request, reply) => {
    const path = request.params['*'];
    if (path === 'index.html') return reply.redirect('/console/');
    if (path === 'reference/')
      return sendFile(request, reply, {
        root,
        files,
        path: 'reference/index.html',
        headers: REFERENCE,
      });
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

/**
 * Paths in the form of a URL. Only these are ever served, so no path leads out of the folder;
 * hidden files are left out.
 */
function filesIn(root: string): string[] {
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

interface File {
  root: string;
  files: ReadonlySet<string>;
  path: string;
  headers: Record<string, string>;
}

async function sendFile(
  { raw, headers: asked }: FastifyRequest,
  reply: FastifyReply,
  { root, files, path, headers }: File,
): Promise<FastifyReply> {
  if (!files.has(path)) throw new AppError('not_found', { message: 'There is no such file.' });
  const accepted = String(asked['accept-encoding'] ?? '');
  const encoding = ENCODINGS.find(
    ([name, ending]) => accepted.includes(name) && files.has(path + ending),
  );
  const answer = await send(raw, encodeURI(path + (encoding?.[1] ?? '')), {
    root,
    cacheControl: false,
    contentType: false,
  });
  // A range or condition that cannot be met.
  if (answer.type !== 'file' && answer.statusCode < 500)
    throw invalid([], 'There is nothing to send for this path and these headers.');
  if (answer.type === 'error') throw answer.metadata.error;
  reply.headers({
    ...answer.headers,
    ...headers,
    Vary: 'Accept-Encoding',
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
  });
  if (encoding) reply.header('Content-Encoding', encoding[0]);
  return reply.code(answer.statusCode).send(answer.stream);
}
