import type { IncomingHttpHeaders } from 'node:http';

/** What a page of another site cannot send along: the browser asks first, and nobody answers it. */
export const CONSOLE_HEADER = 'x-greenroom-console';

/**
 * Why a request that changes something was not made by a page of ours; null when it was. The header
 * alone keeps forms and pages of other sites out; where the page is, the browser says itself, and
 * cannot be made to say otherwise. `origin` is PUBLIC_URL's, for proxies that change the Host; null
 * without one.
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
