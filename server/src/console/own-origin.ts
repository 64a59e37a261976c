import type { IncomingHttpHeaders } from 'node:http';

/**
 * A page of another site cannot send this header: its browser sends a preflight request first, and
 * no route answers it.
 */
export const CONSOLE_HEADER = 'x-greenroom-console';

/**
 * Why a request that changes something did not come from our own page; null when it did. The header
 * alone blocks forms and pages of other sites. The browser also sends the page's origin, and a page
 * cannot forge it. `origin` is that of PUBLIC_URL, for proxies that change the Host; null without
 * one.
 */
export function strangerProblem(
  headers: IncomingHttpHeaders,
  origin: string | null,
): string | null {
  if (headers[CONSOLE_HEADER] !== '1') return 'Send the header X-Greenroom-Console: 1.';
  const site = headers['sec-fetch-site'];
  if (site !== undefined)
    return site === 'same-origin' ? null : 'The request comes from a page of another site.';
  if (headers.origin === undefined) return 'Send the header Origin or Sec-Fetch-Site.';
  if (headers.origin === origin || URL.parse(headers.origin)?.host === headers.host) return null;
  return 'The request comes from a page of another site.';
}
