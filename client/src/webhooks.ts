import { currentTime } from './clock.ts';
import type { QualifiedTalent } from './contract.ts';

/** The events that the service posts for qualified searches (interface, "Events"). */
interface WebhookEnvelope<Type extends string, D> {
  eventType: Type;
  castingId: string;
  customParams: Record<string, unknown> | null;
  sentAt: string;
  data: D;
}

interface CallStopped {
  status: 'can_continue' | 'pool_exhausted' | 'failed_retryable';
  nextAction: 'continue' | 'done' | 'retry';
  counts: { green: number; amber: number; red: number };
  creditsCharged: number;
}

export type WebhookEvent =
  | WebhookEnvelope<'talent_judged', { talent: QualifiedTalent }>
  | WebhookEnvelope<'wave_finished', CallStopped>
  | WebhookEnvelope<'pool_exhausted', CallStopped>;

/** The request is not a webhook that this secret signed, or it is too old. */
export class WebhookVerificationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WebhookVerificationError';
  }
}

export interface WebhookRequest {
  /** The body as it arrived, before any parsing. */
  body: string | Uint8Array;
  headers: Headers | Record<string, string | string[] | undefined>;
}

export interface VerifyOptions {
  /** `whsec_...`, or several while secrets change over. */
  secret: string | readonly string[];
  /** How far the sender's clock may be from this one. */
  toleranceSeconds?: number;
  now?: Date;
}

const DEFAULT_TOLERANCE_SECONDS = 300;

/**
 * Checks the signature of a signed webhook (Standard Webhooks) and returns its event. Throws
 * WebhookVerificationError. Deduplicate on the header `webhook-id`: it stays the same over retries.
 */
export async function verifyWebhook(
  { body, headers }: WebhookRequest,
  { secret, toleranceSeconds = DEFAULT_TOLERANCE_SECONDS, now = currentTime() }: VerifyOptions,
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headerOf(headers, name),
  );
  if (!id || !timestamp || !signatures)
    throw new WebhookVerificationError(
      'The headers webhook-id, webhook-timestamp and webhook-signature are missing: the search is not signed.',
    );
  const age = Math.abs(now.getTime() / 1_000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || age > toleranceSeconds)
    throw new WebhookVerificationError(
      `The time of the webhook is not within ${toleranceSeconds} s.`,
    );
  const encoder = new TextEncoder();
  const content = typeof body === 'string' ? encoder.encode(body) : body;
  const head = encoder.encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(head.length + content.length);
  signed.set(head);
  signed.set(content, head.length);
  const sent = signatures
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') ? [one.slice(3)] : []));
  for (const text of [secret].flat()) {
    const key = await crypto.subtle.importKey(
      'raw',
      bytesOf(text.replace(/^whsec_/, '')),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    );
    for (const signature of sent) {
      // Compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, bytesOf(signature), signed))
        return JSON.parse(new TextDecoder().decode(content)) as WebhookEvent;
    }
  }
  throw new WebhookVerificationError('No signature of the webhook matches the secret.');
}

function headerOf(headers: WebhookRequest['headers'], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name);
  return [entry?.[1]].flat()[0];
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
