import type { Socket } from 'node:net';
import { type AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { errorAnswer } from './envelope.ts';

const REASONS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: 'The headers or the URL are too long.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request was not sent in time.',
};

/**
 * Answers what Node's HTTP parser refuses (smuggling attempts, over-long headers, timeouts) in the envelope too, then closes the socket:
 * after a parse error nothing on it can be trusted.
 */
export function answerParserError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const trackingCode = newId('request');
  const refusal: AppError = invalid([], REASONS[error.code ?? ''] ?? 'The request is not valid HTTP.');
  const body = JSON.stringify(errorAnswer(refusal, trackingCode).body);
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nX-Request-Id: ${trackingCode}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
