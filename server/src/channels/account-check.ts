import { invalid } from '../platform/errors.ts';
import type { AccountState, OpenAccount } from './adapter.ts';
import type { AdapterOf } from './adapters.ts';
import { CATALOGUE, type ChannelProvider } from './catalogue.ts';
import { storedReason } from './reasons.ts';

/** The caller is waiting for the result. */
const CHECK_TIMEOUT_MS = 30_000;

/** Checks with the provider whether the account works now. */
export async function checkAccount(
  adapterOf: AdapterOf,
  account: OpenAccount,
  provider: ChannelProvider,
): Promise<AccountState> {
  const adapter = await adapterOf(provider);
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  return adapter.check(account, signal).catch((error) => {
    if (signal.aborted) return { state: 'disconnected', reason: storedReason('timed_out') };
    throw error;
  });
}

/** The first state of a new account; throws validation_error when its credentials do not work. */
export async function tryCredentials(
  adapterOf: AdapterOf,
  account: OpenAccount,
  provider: ChannelProvider,
): Promise<AccountState> {
  const checked = await checkAccount(adapterOf, account, provider);
  const { state, reason } = checked;
  if (state === 'disconnected')
    throw invalid(['credentials'], reason?.en ?? 'do not work', {
      code: reason?.code ?? 'provider_error',
      messageFr: reason?.fr ?? '',
    });
  return CATALOGUE[provider].reachesPeople ? { state: 'syncing', reason } : checked;
}
