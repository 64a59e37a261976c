import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { verifyWebhook, WebhookVerificationError } from './client.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const OTHER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const body = JSON.stringify({ eventType: 'wave_finished', castingId: 'cast_1', note: 'é' });

/** As the package of Standard Webhooks signs it. */
function sent(at = new Date(), secret = SECRET) {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  return {
    'Webhook-Id': 'dlv_1',
    'webhook-timestamp': timestamp,
    'webhook-signature': new Webhook(secret).sign('dlv_1', at, body),
  };
}

it('takes what the package of Standard Webhooks signs, by any secret that is in force', async () => {
  for (const headers of [sent(), new Headers(sent())])
    expect(await verifyWebhook({ body, headers }, { secret: SECRET })).toEqual(JSON.parse(body));
  const bytes = new TextEncoder().encode(body);
  const secret = [OTHER, SECRET];
  expect(await verifyWebhook({ body: bytes, headers: sent() }, { secret })).toMatchObject({
    castingId: 'cast_1',
  });
  const rotating = sent();
  rotating['webhook-signature'] =
    `v1a,abc ${sent(new Date(), OTHER)['webhook-signature']} ${rotating['webhook-signature']}`;
  await verifyWebhook({ body, headers: rotating }, { secret: SECRET });
});

it('refuses another body, secret, id or time, and a webhook without a signature', async () => {
  const old = new Date(Date.now() - 400_000);
  const refused: [string, object, string][] = [
    [`${body} `, sent(), SECRET],
    [body, sent(), OTHER],
    [body, { ...sent(), 'Webhook-Id': 'dlv_2' }, SECRET],
    [body, sent(old), SECRET],
    [body, { ...sent(), 'webhook-timestamp': 'soon' }, SECRET],
    [body, { ...sent(), 'webhook-signature': 'v1,???' }, SECRET],
    [body, {}, SECRET],
  ];
  for (const [text, headers, secret] of refused)
    await expect(
      verifyWebhook({ body: text, headers: headers as Record<string, string> }, { secret }),
    ).rejects.toBeInstanceOf(WebhookVerificationError);
  const tolerant = { secret: SECRET, toleranceSeconds: 600 };
  await verifyWebhook({ body, headers: sent(old) }, tolerant);
});
