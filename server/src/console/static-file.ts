import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import send from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, invalid } from '../platform/errors.ts';
import { PERMISSIONS_POLICY } from '../platform/page-headers.ts';

/* Files that were built before the start: the app, the API reference, the documentation. */

/**
 * The content security policy of our pages: they may load from and connect to this origin only.
 */
export const policy = (styles: string, fonts: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
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
export const pageHeaders = (contentPolicy: string): Record<string, string> => ({
  ...SAFE,
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': contentPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS_POLICY,
});
/** The names of these files change with their content. */
export const ASSET = { ...SAFE, 'Cache-Control': 'public, max-age=31536000, immutable' };
export const OTHER = { ...SAFE, 'Cache-Control': 'no-cache' };

export const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
/**
 * Most files have smaller encodings beside them for browsers that accept these, the smallest first.
 */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Paths in the form of a URL. Only these are ever served, so no path leads out of the folder;
 * hidden files are left out.
 */
export function filesIn(root: string): string[] {
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

export interface StaticFile {
  root: string;
  files: ReadonlySet<string>;
  path: string;
  headers: Record<string, string>;
}

export async function sendFile(
  { raw, headers: asked }: FastifyRequest,
  reply: FastifyReply,
  { root, files, path, headers }: StaticFile,
): Promise<FastifyReply> {
  const packedOnly = !files.has(path) && files.has(`${path}.gz`);
  if (!files.has(path) && !packedOnly)
    throw new AppError('not_found', { message: 'There is no such file.' });
  const accepted = String(asked['accept-encoding'] ?? '');
  const encoding = ENCODINGS.find(
    ([name, ending]) => accepted.includes(name) && files.has(path + ending),
  );
  // A file that is unpacked while it is sent goes out whole: its parts and age mean another file.
  const unpack = packedOnly && !encoding;
  const answer = await send(raw, encodeURI(path + (unpack ? '.gz' : (encoding?.[1] ?? ''))), {
    root,
    acceptRanges: !unpack,
    etag: !unpack,
    lastModified: !unpack,
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
  if (!unpack || answer.statusCode !== 200)
    return reply.code(answer.statusCode).send(answer.stream);
  reply.removeHeader('content-length');
  return reply.code(answer.statusCode).send(pipeline(answer.stream, createGunzip(), () => {}));
}
