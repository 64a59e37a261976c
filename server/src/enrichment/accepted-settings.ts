import { invalid } from '../platform/errors.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { ContactKind, ProviderType } from './contract.ts';
import { ADAPTERS } from './providers/catalog.ts';

/** Without a trailing slash. Throws validation_error for an address that may not be called. */
export async function acceptedBaseUrl(
  outbound: Pick<Outbound, 'checkUrl'>,
  text: string | null | undefined,
): Promise<string | null> {
  if (text === null || text === undefined) return null;
  const problem =
    (await outbound.checkUrl(text)) ??
    (/[?#]/.test(text) ? 'must not have a query or a fragment' : null);
  if (problem) throw invalid(['baseUrl'], `The base URL ${problem}.`);
  return text.replace(/\/+$/, '');
}

/**
 * Defaults to every kind that the provider finds. Throws validation_error for a kind it does not
 * find.
 */
export function acceptedKinds(
  type: ProviderType,
  kinds: readonly ContactKind[] | undefined,
): ContactKind[] {
  const { kinds: possible, label } = ADAPTERS[type];
  const beyond = kinds?.find((kind) => !possible.includes(kind));
  if (beyond)
    throw invalid(
      ['kinds'],
      `${label} does not find contacts of kind ${beyond}; send ${possible.join(', ')}`,
    );
  return [...(kinds ?? possible)];
}
