import type { FastifyInstance, FastifyReply } from 'fastify';
import { monotonicMs } from '../platform/clock.ts';
import { PERMISSIONS_POLICY } from '../platform/page-headers.ts';
import { feedbackOf, pageLanguage, type Sharing } from '../sharing/sharing.ts';
import { messagePage, shortlistPage } from './shared-html.ts';

/*
 * The page behind a share link: a shortlist that somebody without an account reads and answers.
 * Plain HTML without a script: it works in any browser, and nothing of it may be indexed or cached.
 */

const PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
};

const FORM_BYTES = 32 * 1024;

/** A team that reads one link together stays below; a program does not. */
const REQUESTS_A_MINUTE = 120;
const MINUTE_MS = 60_000;
/** Then the counts of the minute are dropped: tokens that nobody knows cannot fill the memory. */
const MAX_COUNTED = 10_000;

interface Address {
  Params: { token: string };
  Querystring: { lang?: string; said?: string };
}

export function serveSharedPages(sharing: Pick<Sharing, 'page' | 'say' | 'keyOf'>) {
  const isTooMany = createCounts();
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (pages) => {
      pages.removeAllContentTypeParsers();
      pages.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: FORM_BYTES },
        async (_request: unknown, body: string) => body,
      );

      pages.get<Address>('/s/:token', async ({ params, query, headers }, reply) => {
        const language = pageLanguage(query.lang, headers['accept-language']);
        if (isTooMany(sharing.keyOf(params.token)))
          return send(reply, 429, messagePage(language, 'busy'));
        const page = await sharing.page(params.token);
        return page
          ? send(reply, 200, shortlistPage(language, page, query.said ?? null))
          : send(reply, 404, messagePage(language, 'unknown'));
      });

      pages.post<Address>('/s/:token', async ({ params, query, headers, body }, reply) => {
        const language = pageLanguage(query.lang, headers['accept-language']);
        if (isTooMany(sharing.keyOf(params.token)))
          return send(reply, 429, messagePage(language, 'busy'));
        const form = typeof body === 'string' ? body : '';
        const sent = feedbackOf(form);
        const isKnown = sent
          ? await sharing.say(params.token, sent)
          : (await sharing.page(params.token)) !== null;
        if (!isKnown) return send(reply, 404, messagePage(language, 'unknown'));
        // A reload then repeats nothing.
        const said = encodeURIComponent(new URLSearchParams(form).get('candidate') ?? '');
        return reply
          .headers(PAGE_HEADERS)
          .redirect(
            `/s/${encodeURIComponent(params.token)}?lang=${language}&said=${said}#${said}`,
            303,
          );
      });
    });
  };
}

const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .headers({ ...PAGE_HEADERS, ...(status === 429 && { 'Retry-After': '60' }) })
    .type('text/html; charset=utf-8')
    .send(html);

/** Counts the requests of each link in this process, minute by minute. */
function createCounts(): (key: string) => boolean {
  let since = monotonicMs();
  let counts = new Map<string, number>();
  return (key) => {
    if (monotonicMs() - since > MINUTE_MS || counts.size > MAX_COUNTED) {
      since = monotonicMs();
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > REQUESTS_A_MINUTE;
  };
}
