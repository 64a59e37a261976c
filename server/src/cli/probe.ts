import { createServer } from 'node:net';

/** How long a running service may take to answer a probe. */
const PROBE_TIMEOUT_MS = 2_000;

/** Why nothing can listen there (EADDRINUSE, EACCES, EADDRNOTAVAIL); null when something can. */
export function listenProblem(port: number, host: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** The problem in words, and its remedy. */
export function listenAdvice(
  { code, message }: NodeJS.ErrnoException,
  { port, host, variable }: { port: number; host: string; variable: string },
): { problem: string; remedy: string } {
  switch (code) {
    case 'EADDRINUSE':
      return {
        problem: `Port ${port} on ${host} is in use`,
        remedy: `set ${variable} to another port (${variable}=${port + 1}), or stop the process that uses this one`,
      };
    case 'EACCES':
      return {
        problem: `Port ${port} on ${host} may not be used by this user`,
        remedy: `set ${variable} to a port above 1023`,
      };
    default:
      return {
        problem: `Nothing can listen on ${host}:${port} (${message})`,
        remedy: 'set HOST to an address of this machine',
      };
  }
}

/** Where a service with this configuration is reached from this machine. */
export function localUrl({ host, port }: { host: string; port: number }): string {
  const local = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${local.includes(':') ? `[${local}]` : local}:${port}`;
}

export interface Readiness {
  ready: boolean;
  /** What it waits for when it is not ready. */
  waitingFor: readonly string[];
}

/** A running service's own readiness; null when none answers there, or something else does. */
export async function readiness(url: string): Promise<Readiness | null> {
  try {
    const response = await fetch(`${url}/readyz`, {
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
      redirect: 'error',
    });
    const { data } = (await response.json()) as {
      data?: { status?: unknown; waitingFor?: unknown };
    };
    if (data?.status !== 'ready' && data?.status !== 'starting') return null;
    return {
      ready: data.status === 'ready',
      waitingFor: Array.isArray(data.waitingFor) ? data.waitingFor.map(String) : [],
    };
  } catch {
    return null;
  }
}
