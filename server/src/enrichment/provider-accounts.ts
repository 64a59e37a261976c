import type { SecretBox } from '../platform/secret-box.ts';
import type { StoredProvider } from './provider-store.ts';
import type { Account } from './providers/client.ts';
import type { Adapter } from './providers/port.ts';

/** Decrypts the sealed keys and tickets of providers. */
export function createProviderAccounts({ secretBox }: { secretBox: Pick<SecretBox, 'open'> }) {
  /** Null when it cannot be read: it was sealed before SECRET_KEY changed. */
  function opened(sealed: Buffer): string | null {
    try {
      return secretBox.open(sealed);
    } catch {
      return null;
    }
  }

  /** Null when the key cannot be read. */
  function accountOf({ baseUrl, keySealed }: StoredProvider, adapter: Adapter): Account | null {
    const apiKey = opened(keySealed);
    return apiKey === null ? null : { baseUrl: baseUrl ?? adapter.baseUrl, apiKey };
  }

  return { opened, accountOf };
}

export type ProviderAccounts = ReturnType<typeof createProviderAccounts>;
