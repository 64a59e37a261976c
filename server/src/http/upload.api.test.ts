import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError, invalid } from '../platform/errors.ts';
import { acceptUploads } from './upload.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = fastify();
  app.decorateRequest('upload', null);
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError ? 400 : 500).send({ message: String(error) }),
  );
  acceptUploads(app, (uploads, bodyLimit) =>
    uploads.post('/:until', { bodyLimit }, async (request) => {
      const { until } = request.params as { until: string };
      if (until === 'start') throw invalid([], 'refused');
      let bytes = 0;
      for await (const piece of request.upload!.chunks) {
        bytes += piece.length;
        if (until === 'middle') throw invalid(['file'], 'is too large');
      }
      return { bytes, fileName: request.upload!.fileName };
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Far more than the buffers of a connection hold. */
const FILE = Buffer.alloc(32 * 1024 * 1024, 'x');
const BOUNDARY = 'between';
const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="f.txt"\r\n\r\n`;
const MULTIPART = Buffer.concat([Buffer.from(head), FILE, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
const TYPES = {
  raw: { type: 'text/plain', body: FILE, fileName: null },
  multipart: {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: MULTIPART,
    fileName: 'f.txt',
  },
};

/** Sends the whole body before it reads a byte of the answer, as many clients do. */
function sendAll(path: string, type: string, body: Buffer) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = { 'content-type': type, 'content-length': body.length };
    const sent = httpRequest({ port, path, method: 'POST', headers }, (response) => {
      const read = async () => {
        let text = '';
        for await (const piece of response) text += piece;
        resolve({ status: response.statusCode!, text });
      };
      if (sent.writableFinished) read();
      else sent.once('finish', read);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

for (const [kind, { type, body, fileName }] of Object.entries(TYPES)) {
  test(`a ${kind} file arrives whole`, async () => {
    const { status, text } = await sendAll('/end', type, body);
    expect([status, JSON.parse(text)]).toEqual([200, { bytes: FILE.length, fileName }]);
  });

  test.each(['start', 'middle'])(
    `a ${kind} file refused at its %s gets its answer, however much is still sent`,
    async (until) => {
      expect(await sendAll(`/${until}`, type, body)).toMatchObject({ status: 400 });
    },
  );

  test.each(['start', 'middle', 'end'])(
    `a client that disconnects within a ${kind} file harms nobody, refused at its %s`,
    async (until) => {
      const headers = { 'content-type': type, 'content-length': body.length };
      const sent = httpRequest({ port, path: `/${until}`, method: 'POST', headers });
      sent.on('error', () => {});
      sent.write(body.subarray(0, 1024 * 1024));
      await sleep(100);
      sent.destroy();
      await sleep(50);
      expect(await sendAll('/start', 'text/plain', Buffer.from('x'))).toMatchObject({
        status: 400,
      });
    },
  );
}
