/** The default hosts of profiles, unless the installation sets others. */
export const DEFAULT_PROFILE_HOSTS: readonly string[] = ['linkedin.com'];

const MAX_SLUG_LENGTH = 200;

/**
 * Letters and digits of any script, joined by single dots, hyphens, underscores or apostrophes:
 * never `..`, never a slash.
 */
const SLUG = /^[\p{L}\p{M}\p{N}_-]+(?:[.'’][\p{L}\p{M}\p{N}_-]+)*$/u;

/**
 * The whole URL: the host in plain ASCII (so no look-alike letters), no port, no credentials,
 * `/in/` and one slug.
 */
const PROFILE = /^https:\/\/([a-z0-9.-]+)\/in\/([^/?#\\\s]+)\/?(?:[?#]\S*)?$/i;

/**
 * The canonical form of a person's profile URL (decision 25): `https://www.{host}/in/{slug}` in
 * lower case, without query, fragment or trailing slash; null for anything else (a company, school
 * or search page, another site, another scheme).
 */
export function canonicalProfileUrl(
  url: string,
  hosts: readonly string[] = DEFAULT_PROFILE_HOSTS,
): string | null {
  const match = PROFILE.exec(url.trim());
  if (!match) return null;
  const written = match[1]!.toLowerCase();
  const host = hosts.includes(written) ? written : written.replace(/^(?:www|[a-z]{2})\./, '');
  const slug = hosts.includes(host) ? decodeSlug(match[2]!) : null;
  return slug === null ? null : `https://www.${host}/in/${encodeURIComponent(slug)}`;
}

/** Whether a URL is on one of the hosts or a subdomain, for any page. */
export function isOnProfileHost(url: string, hosts: readonly string[]): boolean {
  const host = URL.parse(url)?.hostname.replace(/\.$/, '');
  return host !== undefined && hosts.some((known) => host === known || host.endsWith(`.${known}`));
}

function decodeSlug(written: string): string | null {
  let slug: string;
  try {
    slug = decodeURIComponent(written);
  } catch {
    return null;
  }
  slug = slug.normalize('NFC').toLowerCase();
  return slug.length <= MAX_SLUG_LENGTH && SLUG.test(slug) ? slug : null;
}

/**
 * Adds the scheme that people leave out (`www.linkedin.com/in/ada`, `linkedin.com/in/ada`) or write
 * as http. Used for files, not for requests.
 */
export function withHttps(url: string): string {
  const trimmed = url.trim();
  if (/^http:\/\//i.test(trimmed)) return `https://${trimmed.slice('http://'.length)}`;
  return /^[a-z][a-z0-9+.-]*:/i.test(trimmed) || trimmed === '' ? trimmed : `https://${trimmed}`;
}

/** Whether a text is a plain web address, safe to show as a link or a picture. */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s"'<>\\]+$/i.test(text);
}
