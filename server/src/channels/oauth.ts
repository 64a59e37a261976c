import type { Clock } from '../platform/clock.ts';
import type { OpenAccount } from './adapter.ts';
import { type Ask, textAt, valueAt } from './provider-api.ts';
import { ChannelTrouble } from './reasons.ts';

/** A user's OAuth grant to an application that the operator registered with the provider. */
export interface OAuthSettings {
  clientId: string;
  /** Null for a public client. */
  clientSecret: string | null;
  refreshToken: string;
}

export interface AccessTokens {
  /** Returns a token that is valid for at least a minute. Throws ChannelTrouble. */
  tokenFor(account: OpenAccount<OAuthSettings>): Promise<string>;
  /** Discards a refused token, so that the next call gets a new one. */
  forget(account: OpenAccount<OAuthSettings>): void;
}

interface Held {
  token: string;
  /**
   * The refresh token that was used, and its replacement. An account that was opened earlier still
   * holds the first one.
   */
  refreshTokens: readonly [given: string, latest: string];
  expiresAt: number;
}

const MARGIN_MS = 60_000;

/**
 * Exchanges refresh tokens for access tokens (RFC 6749, 6) and caches these in memory until they
 * expire.
 */
export function createAccessTokens({
  ask,
  clock,
  tokenUrl,
  scope,
}: {
  ask: Ask;
  clock: Clock;
  tokenUrl: string;
  scope?: string;
}): AccessTokens {
  const held = new Map<string, Held>();

  return {
    async tokenFor(account) {
      const known = held.get(account.accountId);
      const isSame = known?.refreshTokens.includes(account.settings.refreshToken) ?? false;
      if (known && isSame && known.expiresAt - MARGIN_MS > clock.now().getTime())
        return known.token;
      const refreshToken = known && isSame ? known.refreshTokens[1] : account.settings.refreshToken;
      const renewed = await renew(ask, tokenUrl, { ...account.settings, refreshToken }, scope);
      // Some providers rotate the refresh token each time: the old one may stop working.
      if (renewed.refreshToken !== refreshToken)
        await account.save({ ...account.settings, refreshToken: renewed.refreshToken });
      const expiresAt = clock.now().getTime() + renewed.lifeSeconds * 1_000;
      held.set(account.accountId, {
        token: renewed.token,
        refreshTokens: [account.settings.refreshToken, renewed.refreshToken],
        expiresAt,
      });
      return renewed.token;
    },
    forget({ accountId }) {
      const known = held.get(accountId);
      if (known) known.expiresAt = 0;
    },
  };
}

async function renew(
  ask: Ask,
  tokenUrl: string,
  { clientId, clientSecret, refreshToken }: OAuthSettings,
  scope: string | undefined,
) {
  const form = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: refreshToken,
  });
  if (clientSecret !== null) form.set('client_secret', clientSecret);
  if (scope !== undefined) form.set('scope', scope);
  const answer = await ask({
    method: 'POST',
    url: tokenUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  }).catch((error) => {
    // Renewing a token sends no message, so an unknown outcome is a temporary failure.
    throw error instanceof ChannelTrouble
      ? error
      : new ChannelTrouble('unreachable', { cause: error });
  });
  const token = textAt(answer.json, 'access_token');
  if (answer.status === 200 && token !== undefined) {
    return {
      token,
      refreshToken: textAt(answer.json, 'refresh_token') ?? refreshToken,
      lifeSeconds: Number(valueAt(answer.json, 'expires_in')) || 3_600,
    };
  }
  const code = textAt(answer.json, 'error');
  if (code === 'invalid_grant' || code === 'interaction_required')
    throw new ChannelTrouble('access_revoked', { accountLost: true });
  if (answer.status === 400 || answer.status === 401)
    throw new ChannelTrouble('wrong_credentials', { accountLost: true });
  throw new ChannelTrouble(answer.status === 429 ? 'limit_reached' : 'provider_error', {
    retryAfterSeconds: answer.retryAfterSeconds,
  });
}
