import { createHmac, randomBytes } from 'node:crypto';

/*
 * Standard Webhooks (https://www.standardwebhooks.com): a secret is `whsec_` and 24 to 64 bytes in
 * base64; a signature is `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64.
 */

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const newWebhookSecret = (): string =>
  `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/**
 * The headers that sign one attempt, one signature for each secret; none without a secret. Receivers
 * refuse old times, so each attempt is signed at its own.
 */
export function signatureHeaders(
  secrets: readonly string[],
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  if (secrets.length === 0) return {};
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`, 'utf8');
    return `v1,${mac.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
