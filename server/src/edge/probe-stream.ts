import type { FastifyInstance } from 'fastify';
import { verifiedIp } from '../platform/ip.ts';

/*
 * What `greenroom doctor --public` reads through the proxy: an event stream of under a second. It
 * shows whether the proxy passes events on as they come, and each event says which address the
 * service takes for the client's. It tells nobody more than their own address.
 */

const EVENTS = 3;
const EVERY_MS = 300;
/** Beyond these, 503: the stream needs no key. */
const MAX_OPEN = 20;

export function serveProbeStream({ trustedProxies }: { trustedProxies: readonly string[] }) {
  let open = 0;
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/probe/stream', { exposeHeadRoute: false }, ({ headers, socket }, reply) => {
      if (open >= MAX_OPEN) {
        void reply
          .code(503)
          .header('Retry-After', '1')
          .type('text/plain')
          .send('Too many at once.\n');
        return;
      }
      open++;
      const address = verifiedIp({ headers, peer: socket.remoteAddress ?? '' }, trustedProxies);
      const { raw } = reply.hijack();
      raw.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
      });
      let sent = 0;
      const tell = (): void => {
        sent++;
        raw.write(`data: ${JSON.stringify({ event: sent, of: EVENTS, address })}\n\n`);
        if (sent < EVENTS) return;
        // An answer that waits behind another one on its connection ends long before it is closed.
        clearInterval(timer);
        raw.end();
      };
      const timer = setInterval(tell, EVERY_MS).unref();
      const close = (): void => {
        clearInterval(timer);
        socket.off('close', close);
        raw.off('close', close);
        open--;
      };
      raw.on('close', close).on('error', () => {});
      socket.on('close', close);
      tell();
    });
  };
}
