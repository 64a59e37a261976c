import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Inbound } from '../channels/inbound.ts';
import { TEST_TOKEN } from '../channels/signed-links.ts';
import { PERMISSIONS_POLICY } from '../platform/page-headers.ts';

/*
 * Pages that people and providers outside reach without a key: the page behind an unsubscribe link,
 * and the addresses that providers report to. Each has an unguessable path; unknown paths answer
 * 404.
 */

const HOOK_BODY_BYTES = 256 * 1024;

const PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

interface Token {
  Params: { token: string };
}

export function serveRecipientPages(inbound: Inbound) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (pages) => {
      // A mail program posts `List-Unsubscribe=One-Click` (RFC 8058), a provider posts a form or
      // JSON: all are read as text.
      pages.removeAllContentTypeParsers();
      pages.addContentTypeParser(
        '*',
        { parseAs: 'string', bodyLimit: HOOK_BODY_BYTES },
        async (_request: unknown, body: string) => body,
      );

      for (const method of ['GET', 'POST'] as const)
        pages.route({
          method,
          url: `/u/${TEST_TOKEN}`,
          handler: async (_request, reply) => page(reply, 200, TEST),
        });
      pages.get<Token>('/u/:token', async ({ params }, reply) =>
        inbound.isUnsubscribeLink(params.token)
          ? page(reply, 200, QUESTION)
          : page(reply, 404, UNKNOWN),
      );
      pages.post<Token>('/u/:token', async ({ params }, reply) =>
        (await inbound.unsubscribe(params.token))
          ? page(reply, 200, DONE)
          : page(reply, 404, UNKNOWN),
      );
      pages.post<{ Params: { accountId: string; token: string } }>(
        '/hooks/channels/:accountId/:token',
        async ({ params, headers, body }, reply) => {
          const signature = headers['x-twilio-signature'];
          const call = {
            ...params,
            body: typeof body === 'string' ? body : '',
            signature: typeof signature === 'string' ? signature : '',
          };
          const isOurs = await inbound.receive(call);
          return reply.code(isOurs ? 204 : 404).send();
        },
      );
    });
  };
}

interface Words {
  title: string;
  en: string;
  fr: string;
  button?: true;
}

const QUESTION: Words = {
  title: 'Unsubscribe / Se désinscrire',
  en: 'Do you want no more messages from this recruiting team?',
  fr: 'Ne souhaitez-vous plus recevoir de messages de cette équipe de recrutement ?',
  button: true,
};
const DONE: Words = {
  title: 'Unsubscribed / Désinscription faite',
  en: 'You will get no more messages from this recruiting team.',
  fr: 'Vous ne recevrez plus de messages de cette équipe de recrutement.',
};
const TEST: Words = {
  title: 'Test / Essai',
  en: 'This is the link of a test. Candidates who open theirs get no more messages from you.',
  fr: 'Ce lien vient d’un essai. Les candidats qui ouvrent le leur ne reçoivent plus de messages de votre part.',
};
const UNKNOWN: Words = {
  title: 'Unknown link / Lien inconnu',
  en: 'This link is not complete. Open it again from the message.',
  fr: 'Ce lien est incomplet. Ouvrez-le à nouveau depuis le message.',
};

function page(reply: FastifyReply, status: number, { title, en, fr, button }: Words): FastifyReply {
  const form = button
    ? '<form method="post"><button type="submit">Unsubscribe / Se désinscrire</button></form>'
    : '';
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem}button{font:inherit;padding:.6rem 1.2rem}</style></head>
<body><main><h1>${title}</h1><p>${en}</p><p lang="fr">${fr}</p>${form}</main></body>
</html>
`;
  return reply.code(status).headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(html);
}
