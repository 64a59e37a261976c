/**
 * The text that Twilio signs with HMAC-SHA-1: the called URL, then each parameter's name and value,
 * sorted by name.
 */
export function signedText(url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].toSorted();
  return (
    url +
    names
      .map((name) =>
        [...new Set(form.getAll(name))]
          .toSorted()
          .map((value) => name + value)
          .join(''),
      )
      .join('')
  );
}

export type TwilioHook =
  | { kind: 'reply' | 'unsubscribe'; messageId: string; from: string; text: string }
  | { kind: 'bounce'; messageId: string; to: string; code: string | null }
  | { kind: 'nothing' };

/** The words that end messages: those that Twilio documents, and the French ones. */
const STOP_WORDS = new Set([
  'stop',
  'stopall',
  'unsubscribe',
  'cancel',
  'end',
  'quit',
  'optout',
  'revoke',
  'arret',
  'arrêt',
  'désabonner',
  'desabonner',
]);

/** Parses a Twilio webhook call: a received message, or the status of a sent one. */
export function readTwilioHook(form: URLSearchParams): TwilioHook {
  const messageId = form.get('MessageSid') ?? form.get('SmsSid') ?? '';
  const status = form.get('MessageStatus');
  if (status === 'undelivered' || status === 'failed')
    return { kind: 'bounce', messageId, to: form.get('To') ?? '', code: form.get('ErrorCode') };
  const from = form.get('From');
  // Status calls carry From too; only a message that arrived has a Body and no MessageStatus.
  if (status !== null || from === null || !form.has('Body')) return { kind: 'nothing' };
  const text = form.get('Body') ?? '';
  const isStop = form.get('OptOutType') === 'STOP' || STOP_WORDS.has(text.trim().toLowerCase());
  return { kind: isStop ? 'unsubscribe' : 'reply', messageId, from, text };
}
