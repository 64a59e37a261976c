import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { errorAnswer } from './envelope.ts';

const LATE = 'ERR_HTTP_REQUEST_TIMEOUT';

const REASONS: Record<string, string> = {
  HPE_HEADER_OVERFLOW:
    'The headers and the address are longer than 16 kB together. Send long parameters of a file, such as `mapping`, as fields of multipart/form-data before the file.',
  [LATE]: 'The request was not sent in time.',
};

/**
 * Answers requests that Node's HTTP parser refuses (smuggling attempts, over-long headers,
 * timeouts) in the envelope too, then closes the socket: after a parse error, nothing on it can be
 * trusted.
 */
export function answerParserError(
  server: Server,
  error: Error & { code?: string },
  socket: Duplex,
): void {
  if (error.code !== LATE) {
    refuseUnread(error, socket);
    return;
  }
  let isRead = false;
  const note = (request: IncomingMessage): void => {
    if (request.socket === socket) isRead = true;
  };
  server.on('request', note);
  refuseLate(socket, () => {
    server.off('request', note);
    return isRead;
  });
}

/**
 * Refuses a request that has not arrived in time, unless it is there once the sockets have been read:
 * a process that was held up itself looks at its clock before that.
 */
export function refuseLate(socket: Duplex, isRead: () => boolean): void {
  setImmediate(() => {
    if (!isRead()) refuseUnread({ code: LATE }, socket);
  });
}

function refuseUnread({ code }: { code?: string }, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else refuse(socket, invalid([], REASONS[code ?? ''] ?? 'The request is not valid HTTP.'));
}

/**
 * Handles requests that Node would answer itself, before any route: CONNECT (a closed socket) and
 * an unknown Expect (a bare 417).
 */
export function answerBeforeRouting(server: Server): void {
  server.on('connect', (_request, socket) =>
    refuse(socket, new AppError('method_not_allowed', { headers: { Allow: 'GET, POST' } })),
  );
  server.on('checkExpectation', (request) =>
    refuse(request.socket, invalid([], 'The Expect header is not supported.')),
  );
}

/** Why the request's host is ambiguous; null when it is clear. */
export function hostProblem({ rawHeaders, httpVersion }: IncomingMessage): string | null {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.toLowerCase() === 'host') hosts++;
  if (hosts > 1) return 'The Host header is sent more than once.';
  return hosts === 0 && httpVersion === '1.1' ? 'The Host header is missing.' : null;
}

function refuse(socket: Duplex, refusal: AppError): void {
  const trackingCode = newId('request');
  const { status, headers, body } = errorAnswer(refusal, trackingCode);
  const text = JSON.stringify(body);
  const lines = [
    `HTTP/1.1 ${status} ${status === 405 ? 'Method Not Allowed' : 'Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `X-Request-Id: ${trackingCode}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}
