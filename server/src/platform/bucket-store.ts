import { signRequest } from './bucket-signature.ts';
import type { Bucket } from './bucket-url.ts';
import type { Clock } from './clock.ts';
import type { FileStore } from './file-store.ts';
import type { Outbound } from './outbound.ts';

const TIMEOUT_MS = 30_000;
/** More than the largest file that is kept, in base64. */
const MAX_ANSWER_BYTES = 40_000_000;

/**
 * Files in an S3-compatible bucket, through the guarded client. Objects are base64: the client
 * sends and reads text.
 */
export function createBucketStore(
  bucket: Bucket,
  { outbound, clock }: { outbound: Pick<Outbound, 'request'>; clock: Clock },
): FileStore {
  async function ask(method: 'GET' | 'PUT' | 'DELETE', name: string, body = '') {
    const url = new URL(`${bucket.address}/${name}`);
    const headers = signRequest({ method, url, body }, bucket, clock.now());
    const reply = await outbound.request({
      method,
      url: url.href,
      headers,
      ...(method === 'PUT' && { body }),
      timeoutMs: TIMEOUT_MS,
      maxBodyBytes: MAX_ANSWER_BYTES,
    });
    if (reply.status < 300 || reply.status === 404) return reply;
    const code = /<Code>([^<]{1,60})<\/Code>/.exec(reply.body)?.[1] ?? '';
    throw new Error(`The bucket of FILES_URL answered ${reply.status} ${code} to ${method}.`);
  }

  return {
    async put(name, bytes) {
      const { status } = await ask('PUT', name, Buffer.from(bytes).toString('base64'));
      if (status === 404) throw new Error('The bucket of FILES_URL does not exist.');
    },
    async get(name) {
      const { status, body } = await ask('GET', name);
      return status === 404 ? null : Buffer.from(body, 'base64');
    },
    async remove(name) {
      await ask('DELETE', name);
    },
  };
}
