import { pipeline, type Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid } from '../platform/errors.ts';
import { contentProblem, parseJsonBody } from './json-body.ts';

/** Larger than any file that an operation takes, which bounds it while it reads. */
const UPLOAD_LIMIT_BYTES = 2 * 1024 ** 3;
/** The text of a file in JSON is bounded like any other body. */
const JSON_LIMIT_BYTES = 1024 * 1024;
const MAX_FIELDS = 10;

/**
 * Serves routes that take a file as their body: as it is, as multipart, or its text as JSON. The
 * file is not read before the handler reads it. What it leaves is thrown away after the answer, so
 * that a client that sends everything before it reads gets to the answer too.
 */
export function acceptUploads(
  api: FastifyInstance,
  serve: (api: FastifyInstance, bodyLimit: number) => void,
): void {
  api.register(async (uploads) => {
    const sources = new WeakMap<FastifyRequest, Readable>();
    uploads.addHook('onResponse', async (request) => {
      sources.get(request)?.resume();
    });
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', async (request: FastifyRequest, payload: Readable) => {
      sources.set(request, payload);
      const encoding = contentProblem('application/json', request.headers['content-encoding']);
      if (encoding) throw invalid([], encoding);
      const type = request.headers['content-type'];
      const fileName = fileNameIn(request.headers['content-disposition']);
      if (/^multipart\/form-data\b/i.test(type ?? '')) {
        const { fileName: name, file } = await readMultipart(request, payload);
        sources.set(request, file);
        request.upload = { fileName: name, chunks: piecesOf(file) };
        return undefined;
      }
      // A JSON file has a name; an object of the interface has none.
      if (contentProblem(type, undefined) === null && fileName === null)
        return parseJsonBody(await wholeOf(payload));
      request.upload = { fileName, chunks: piecesOf(payload) };
      return undefined;
    });
    serve(uploads, UPLOAD_LIMIT_BYTES);
  });
}

async function wholeOf(payload: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of piecesOf(payload)) {
    bytes += piece.length;
    if (bytes > JSON_LIMIT_BYTES)
      throw invalid([], `The body is larger than ${JSON_LIMIT_BYTES} bytes.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * A client that disconnects sent bad input; nothing failed here. Who stops reading does not end the
 * connection, which has yet to carry the answer.
 */
async function* piecesOf(source: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const piece of source.iterator({ destroyOnReturn: false })) yield piece as Buffer;
  } catch {
    throw invalid([], 'The request was not sent to its end.');
  }
}

interface FilePart {
  fileName: string | null;
  file: Readable;
}

/** The first part with a file. Fields before it count as parameters of the query. */
function readMultipart(request: FastifyRequest, payload: Readable): Promise<FilePart> {
  const unreadable = () => invalid([], 'The multipart body cannot be read.');
  return new Promise((resolve, reject) => {
    let parser: InstanceType<typeof Busboy>;
    try {
      const limits = { files: 1, fields: MAX_FIELDS };
      parser = new Busboy({ headers: request.headers as BusboyHeaders, limits });
    } catch {
      reject(unreadable());
      return;
    }
    const fields: Record<string, string> = {};
    let file: Readable | null = null;
    parser.on('field', (name, value) => {
      if (['__proto__', 'constructor'].includes(name)) return;
      fields[name] = value;
    });
    parser.on('file', (_name, stream, fileName) => {
      file = stream;
      // Of a client that disconnects after its request was refused: nobody reads this part.
      stream.on('error', () => {});
      request.query = { ...fields, ...(request.query as object) };
      resolve({ fileName: fileName ?? null, file: stream });
    });
    pipeline(payload, parser, (error) => {
      if (error) file?.destroy(error);
      reject(error ? unreadable() : invalid(['file'], 'No part of the body holds a file.'));
    });
  });
}

/** The name in a Content-Disposition header; null when it has none. */
function fileNameIn(header: string | undefined): string | null {
  if (header === undefined) return null;
  const encoded = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(header)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      return null;
    }
  }
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header);
  return plain?.[1] ?? plain?.[2] ?? null;
}
