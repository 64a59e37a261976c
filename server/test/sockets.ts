import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';

export interface SocketAnswer {
  status: number;
  body: { success?: boolean; error?: { code: string } & Record<string, unknown> } & Record<
    string,
    unknown
  >;
}

/**
 * A client whose socket has this address: 127.0.0.2 is as much this machine as 127.0.0.1, and
 * another address to the service.
 */
export function clientAt(url: string, localAddress: string) {
  return (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: object,
  ): Promise<SocketAnswer> =>
    new Promise((resolve, reject) => {
      const sent = request(
        `${url}${path}`,
        { method, localAddress, headers: { 'content-type': 'application/json', ...headers } },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            text += chunk;
          });
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              body: text === '' ? {} : JSON.parse(text),
            }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

/** Ports that nobody listens on now. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
