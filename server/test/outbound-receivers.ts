import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createHttpsServer, type ServerOptions } from 'node:https';
import type { AddressInfo, Server, Socket } from 'node:net';
import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createOutbound, OutboundError, type OutboundOptions } from '../src/platform/outbound.ts';

/* Receivers for tests of the guarded client. */

export const pem = (name: string) =>
  readFileSync(new URL(`./certs/${name}`, import.meta.url), 'utf8');

/** For the top of a test file: the certificates of its receivers are trusted, and they close. */
export function receiversUnderTest(): void {
  const originalAuthorities = tls.getCACertificates('default');
  beforeAll(() =>
    tls.setDefaultCACertificates([pem('receiver.cert.pem'), pem('expired.cert.pem')]),
  );
  afterAll(() => tls.setDefaultCACertificates(originalAuthorities));
  afterEach(async () => {
    for (const { server, sockets } of open.splice(0)) {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    }
  });
}

const open: { server: Server; sockets: Set<Socket> }[] = [];

export interface Receiver {
  port: number;
  /** The number of TCP connections received. */
  connections(): number;
}

export async function listen(server: Server, host = '127.0.0.1'): Promise<Receiver> {
  const sockets = new Set<Socket>();
  let count = 0;
  server.on('connection', (socket) => {
    count++;
    sockets.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  open.push({ server, sockets });
  return { port: (server.address() as AddressInfo).port, connections: () => count };
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export function receiver(handler: Handler, options: ServerOptions = {}): Promise<Receiver> {
  return listen(
    createHttpsServer(
      { key: pem('receiver.key.pem'), cert: pem('receiver.cert.pem'), ...options },
      handler,
    ),
  );
}

/** Sends raw bytes after the TLS handshake, without the rules of HTTP. */
export function rawReceiver(speak: (socket: Socket) => void): Promise<Receiver> {
  return listen(
    tls.createServer({ key: pem('receiver.key.pem'), cert: pem('receiver.cert.pem') }, (socket) => {
      socket.on('error', () => {});
      socket.once('data', () => speak(socket));
    }),
  );
}

export const outbound = (options: Partial<OutboundOptions> = {}) =>
  createOutbound({ allowedHosts: ['localhost'], ...options });

export async function failureOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(OutboundError);
  return (error as OutboundError).failure;
}
