import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { ModelError } from './model-error.ts';

/**
 * Limit of one answer, as it arrives and again once decompressed. A judgement is a few kilobytes; a
 * model that reasons aloud in its answer stays below the limit.
 */
export const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

/** Encodings that some proxies send although the request accepts only `identity`. */
const DECOMPRESSORS: Record<
  string,
  (body: Buffer, limits: { maxOutputLength: number }) => Promise<Buffer>
> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/**
 * The `fetch` for requests to the model's endpoint. It follows no redirect, because profile and key
 * would go to an address that the operator did not configure. It reads at most MAX_ANSWER_BYTES,
 * and it ends with the signal, whatever the endpoint does. Throws ModelError, or the signal's
 * reason.
 */
export const modelFetch: typeof fetch = async (input, init) => {
  const { status, headers, body } = await send(new URL(String(input)), init ?? {});
  if (status >= 300 && status < 400) throw new ModelError('redirected', { status });
  const hasNoBody = status === 204 || status === 205;
  return new Response(
    hasNoBody ? null : new Uint8Array(await decompressed(body, headers['content-encoding'])),
    { status, headers },
  );
};

interface Received {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

function send(url: URL, { method = 'GET', headers, body, signal }: RequestInit): Promise<Received> {
  const request = url.protocol === 'https:' ? requestTls : requestPlain;
  const sent = { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    const fail = (): void =>
      reject(signal?.aborted ? signal.reason : new ModelError('unreachable'));
    const call = request(url, { method, headers: sent, signal: signal ?? undefined }, (answer) => {
      const status = answer.statusCode!;
      const finish = (chunks: readonly Buffer[]) =>
        resolve({
          status,
          headers: plainHeaders(answer.headersDistinct),
          body: Buffer.concat(chunks),
        });
      if (status >= 300 && status < 400) {
        answer.destroy();
        finish([]);
        return;
      }
      const chunks: Buffer[] = [];
      let length = 0;
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length <= MAX_ANSWER_BYTES) return;
        reject(new ModelError('too_large', { status }));
        answer.destroy();
      });
      answer.on('end', () => finish(chunks));
      // A connection cut off early emits `close` without `end`.
      answer.on('error', fail);
      answer.on('close', fail);
    });
    call.on('error', fail);
    call.end(body as string | undefined);
  });
}

/** The body here is complete and decompressed, so headers about its transfer are left out. */
function plainHeaders(headers: NodeJS.Dict<string[]>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, values]): [string, string] => [
    name,
    (values ?? []).join(', '),
  ]);
  return Object.fromEntries(
    entries.filter(([name]) => name !== 'content-length' && name !== 'transfer-encoding'),
  );
}

async function decompressed(body: Buffer, encoding = 'identity'): Promise<Buffer> {
  if (encoding === 'identity' || encoding === '') return body;
  const decompress = DECOMPRESSORS[encoding.toLowerCase()];
  if (!decompress) throw new ModelError('malformed');
  try {
    return await decompress(body, { maxOutputLength: MAX_ANSWER_BYTES });
  } catch (error) {
    throw new ModelError(
      (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'malformed',
    );
  }
}
