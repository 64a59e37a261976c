import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { monotonicMs } from '../platform/clock.ts';
import { type Finding, fail, ok, warn } from './finding.ts';
import { counted } from './output.ts';

/*
 * `greenroom doctor --public URL`: the installation as its clients reach it, through the proxy. Only
 * requests that anybody may make, and nothing is changed.
 */

const TIMEOUT_MS = 10_000;
const FEW_DAYS = 14;
const DAY_MS = 86_400_000;
/** More than proxies accept that were left at their default of 1 MB. */
const UPLOAD_BYTES = 8 * 1024 * 1024;
/** Of the 600 ms over which the service sends the events. */
const STREAMED_MS = 250;
/** RFC 5737: for documentation, so nobody's. */
const FORGED = '192.0.2.77';
const GUIDE = 'see docs/how-to/use-a-proxy.md';

/** In the order of a request's way. Ends with the first check that makes the others pointless. */
export async function checkPublic(address: string, now: Date): Promise<Finding[]> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    return [
      fail(
        'public address',
        `${address} is no http(s) address`,
        'give the origin that clients use',
      ),
    ];
  const origin = url.origin;
  const findings = [...(await checkName(url)), ...(await checkCertificate(url, now))];
  if (findings.some(({ status }) => status === 'fail')) return findings;
  const service = await checkServed(origin);
  findings.push(service);
  if (service.status === 'fail') return findings;
  findings.push(
    await checkOwnAddress(origin),
    await checkMetrics(origin),
    await checkUpload(origin),
    ...(await checkStream(origin)),
  );
  if (url.protocol === 'https:') findings.push(await checkRedirect(url));
  return findings;
}

async function checkName({ hostname }: URL): Promise<Finding[]> {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return [];
  const found = await lookup(host).catch(() => null);
  return [
    found
      ? ok('public name', `${host} leads to ${found.address}`)
      : fail('public name', `${host} has no address`, 'add the name to the DNS'),
  ];
}

interface Certificate {
  problem: string | null;
  validTo: Date | null;
}

async function checkCertificate({ protocol, hostname, port }: URL, now: Date): Promise<Finding[]> {
  if (protocol !== 'https:')
    return [warn('certificate', 'the address is not HTTPS', `serve it over HTTPS; ${GUIDE}`)];
  const { problem, validTo } = await readCertificate(
    hostname.replaceAll(/^\[|\]$/g, ''),
    Number(port || 443),
  );
  return [judgeCertificate(problem, validTo, now)];
}

export function judgeCertificate(problem: string | null, validTo: Date | null, now: Date): Finding {
  if (problem !== null || validTo === null)
    return fail(
      'certificate',
      `no trusted TLS connection (${problem ?? 'no certificate'})`,
      `let the proxy serve the whole chain of a certificate for this name; ${GUIDE}`,
    );
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  const found = `is trusted, and valid for ${counted(days, 'day')}`;
  return days < FEW_DAYS
    ? warn('certificate', found, 'renew it; a proxy that renews by itself has failed to')
    : ok('certificate', found);
}

function readCertificate(host: string, port: number): Promise<Certificate> {
  return new Promise((resolve) => {
    const servername = isIP(host) === 0 ? host : undefined;
    const socket = connectTls({ host, port, servername, timeout: TIMEOUT_MS }, () => {
      const { valid_to: validTo } = socket.getPeerCertificate();
      end({ problem: null, validTo: validTo ? new Date(validTo) : null });
    });
    const end = (found: Certificate): void => {
      socket.destroy();
      resolve(found);
    };
    socket.once('timeout', () => end({ problem: 'no answer', validTo: null }));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      end({ problem: error.code ?? error.message, validTo: null }),
    );
  });
}

/** Each on a connection of its own: a body that is refused half-way leaves one that is not usable. */
const limited = ({ headers, ...options }: RequestInit = {}): RequestInit => ({
  redirect: 'manual',
  signal: AbortSignal.timeout(TIMEOUT_MS),
  headers: { connection: 'close', ...(headers as Record<string, string>) },
  ...options,
});

const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? message;
};

async function checkServed(origin: string): Promise<Finding> {
  const remedy = `let the proxy pass every path on to the service, without changing it; ${GUIDE}`;
  try {
    const response = await fetch(`${origin}/api/v1/workspace`, limited());
    const body = (await response.json().catch(() => null)) as { success?: unknown } | null;
    return response.status === 401 && body?.success === false
      ? ok('service', `answers at ${origin}`)
      : fail(
          'service',
          `${origin}/api/v1/workspace answers ${response.status}, not as Greenroom does`,
          remedy,
        );
  } catch (error) {
    return fail('service', `${origin} cannot be reached (${reasonOf(error)})`, remedy);
  }
}

/** The service names its own origin in the documents of OAuth. */
async function checkOwnAddress(origin: string): Promise<Finding> {
  const response = await fetch(`${origin}/.well-known/oauth-authorization-server`, limited()).catch(
    () => null,
  );
  const document = (await response?.json().catch(() => null)) as { issuer?: unknown } | null;
  const issuer =
    typeof document?.issuer === 'string' ? URL.parse(document.issuer)?.origin : undefined;
  return issuer === origin
    ? ok('public URL', `the service knows itself as ${origin}`)
    : warn(
        'public URL',
        `the service knows itself as ${issuer ?? 'nothing readable'}, so links and sign-in lead there`,
        `set PUBLIC_URL=${origin} and restart`,
      );
}

async function checkMetrics(origin: string): Promise<Finding> {
  const response = await fetch(`${origin}/metrics`, limited()).catch(() => null);
  await response?.body?.cancel();
  return response?.status === 200
    ? fail('metrics', '/metrics is open to everybody', 'set METRICS_PORT or METRICS_TOKEN')
    : ok('metrics', '/metrics is not public');
}

/** A large body without a key: the service refuses the caller, a proxy with a limit the size. */
async function checkUpload(origin: string): Promise<Finding> {
  const remedy = `let the proxy accept bodies of any size, and pass them on as they come; ${GUIDE}`;
  try {
    const response = await fetch(
      `${origin}/api/v1/talents/imports`,
      limited({
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: Buffer.alloc(UPLOAD_BYTES),
      }),
    );
    await response.body?.cancel();
    const isOurs = response.headers.has('x-request-id');
    return response.status === 413 || !isOurs
      ? fail('uploads', `the proxy refuses a body of 8 MB with ${response.status}`, remedy)
      : ok('uploads', 'a body of 8 MB reaches the service');
  } catch (error) {
    // The service refuses a caller without a key before the body has arrived, and may close.
    return reasonOf(error) === 'ECONNRESET' || reasonOf(error) === 'EPIPE'
      ? ok('uploads', 'a body of 8 MB reaches the service, which refuses it without a key')
      : fail('uploads', `a body of 8 MB gets no answer (${reasonOf(error)})`, remedy);
  }
}

interface Streamed {
  /** Between the first event and the last. */
  overMs: number;
  address: string;
}

async function checkStream(origin: string): Promise<Finding[]> {
  try {
    const response = await fetch(
      `${origin}/probe/stream`,
      limited({ headers: { 'x-forwarded-for': FORGED, 'x-real-ip': FORGED } }),
    );
    if (response.status !== 200 || !response.body) {
      await response.body?.cancel();
      throw new Error(`answers ${response.status}`);
    }
    const { overMs, address } = await readStream(response.body);
    return [judgeStream(overMs), judgeAddress(address)];
  } catch (error) {
    const problem = `${origin}/probe/stream ${reasonOf(error)}`;
    return [fail('live updates', problem, `let the proxy pass event streams on; ${GUIDE}`)];
  }
}

async function readStream(body: ReadableStream<Uint8Array>): Promise<Streamed> {
  const decoder = new TextDecoder();
  let text = '';
  let first: number | null = null;
  for await (const chunk of body) {
    first ??= monotonicMs();
    text += decoder.decode(chunk, { stream: true });
  }
  const data = /^data: (.+)$/m.exec(text)?.[1];
  if (first === null || data === undefined) throw new Error('sends no events');
  const { address } = JSON.parse(data) as { address: string };
  return { overMs: monotonicMs() - first, address };
}

export function judgeStream(overMs: number): Finding {
  return overMs >= STREAMED_MS
    ? ok('live updates', 'events arrive as they are sent')
    : fail(
        'live updates',
        'the proxy holds events back and sends them together',
        `switch buffering and compression of event streams off; ${GUIDE}`,
      );
}

const PRIVATE =
  /^(?:10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1|f[cd][0-9a-f]{2}:|fe80:)/i;

/** `address` is what the service takes for the client's, who claimed to be FORGED. */
export function judgeAddress(address: string): Finding {
  if (address === FORGED)
    return fail(
      'client address',
      'clients choose their own address: the proxy passes on X-Forwarded-For as it was sent',
      `let the proxy replace the header; ${GUIDE}`,
    );
  if (PRIVATE.test(address))
    return warn(
      'client address',
      `the service takes ${address} for the address of this client, which is that of a proxy unless you ask from inside`,
      'set TRUSTED_PROXIES to the addresses of the proxies',
    );
  return ok('client address', `the service takes ${address} for the address of this client`);
}

async function checkRedirect({ hostname }: URL): Promise<Finding> {
  const response = await fetch(`http://${hostname}/`, limited()).catch(() => null);
  await response?.body?.cancel();
  if (response === null) return ok('plain HTTP', 'nothing answers without TLS');
  const to = response.headers.get('location') ?? '';
  return response.status >= 300 && response.status < 400 && to.startsWith('https://')
    ? ok('plain HTTP', 'is redirected to HTTPS')
    : warn('plain HTTP', `answers ${response.status} without TLS`, 'redirect it to HTTPS');
}
