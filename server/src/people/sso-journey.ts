import type { SecretBox } from '../platform/secret-box.ts';
import type { ProviderChecks } from './openid-client.ts';

/** What the browser keeps, sealed, while its user is at the provider. */
export interface Journey extends ProviderChecks {
  workspaceId: string;
  /** Where the person was going. */
  to: string | null;
  endsAt: number;
}

const COOKIE = 'greenroom.sso';
const JOURNEY_MS = 10 * 60_000;

interface JourneyDependencies {
  secretBox: Pick<SecretBox, 'seal' | 'open'>;
  now(): Date;
  /** The console's, without a trailing slash. */
  origin: string;
}

/** The way to a provider and back, bound to one browser by a cookie. */
export function createJourneys({ secretBox, now, origin }: JourneyDependencies) {
  const cookieOf = (value: string, seconds: number): string =>
    `${COOKIE}=${value}; Max-Age=${seconds}; Path=/console/auth/sso; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

  return {
    /** The cookie that begins it. */
    begin(journey: Omit<Journey, 'endsAt'>): string {
      const endsAt = now().getTime() + JOURNEY_MS;
      const sealed = secretBox.seal(JSON.stringify({ ...journey, endsAt }));
      return cookieOf(sealed.toString('base64url'), JOURNEY_MS / 1_000);
    },

    /** The cookie that ends it. */
    end: (): string => cookieOf('', 0),

    /** Null when this browser has not begun one, or too long ago. */
    read(cookie: string | undefined): Journey | null {
      const sealed = cookie
        ?.split(/;\s*/)
        .find((one) => one.startsWith(`${COOKIE}=`))
        ?.slice(COOKIE.length + 1);
      if (!sealed) return null;
      try {
        const journey = JSON.parse(secretBox.open(Buffer.from(sealed, 'base64url'))) as Journey;
        return journey.endsAt > now().getTime() ? journey : null;
      } catch {
        return null;
      }
    },
  };
}
