import { type Command, InvalidArgumentError } from 'commander';
import type { ProviderView } from '../enrichment/contract.ts';
import type { EnrichmentProviders } from '../enrichment/provider-settings.ts';
// Not from the contract: that would also load the shapes of all its operations.
import {
  CONTACT_KINDS,
  type ContactKind,
  PROVIDER_TYPES,
  type ProviderType,
} from '../enrichment/rules/closed-lists.ts';
import { examples, withInstallation } from './command.ts';
import { CommandFailure } from './failure.ts';
import { addHostOrKey, answerOnHostOrByKey } from './host-or-key.ts';
import { wholeNumber } from './options.ts';
import { table } from './output.ts';
import type { ServiceApi } from './service-api.ts';

const HOST = { workspace: 'the providers of this workspace', isRequired: true } as const;
const TYPE = ['--type <type>', PROVIDER_TYPES.join(', '), parseType] as const;

interface SetOptions {
  type: ProviderType;
  key: string;
  baseUrl?: string;
  cost?: number;
  position?: number;
  kinds?: ContactKind[];
}

export function addProviders(program: Command): void {
  const providers = program
    .command('providers')
    .description('set and test the providers of contacts');
  addSet(providers);
  addList(providers);
  addRemove(providers);
  addTest(providers);
}

function addSet(providers: Command): void {
  const set = addHostOrKey(providers.command('set'), { ...HOST, keyFlags: '--api-key' })
    .description('add a provider, or replace the key and settings of this type')
    .requiredOption(...TYPE)
    .requiredOption(
      '--key <key>',
      'API key of your account there; stored encrypted and never shown',
      parseKey,
    )
    .option('--base-url <url>', 'HTTPS address to use instead of the provider’s own')
    .option(
      '--cost <n>',
      'price of a lookup there, in any unit; the cheapest provider is tried first',
      wholeNumber(0, 1_000_000),
    )
    .option(
      '--position <n>',
      'place in your own order, before providers without one',
      wholeNumber(0, 1_000),
    )
    .option('--kinds <list>', 'email, phone or both; default: all it can find', parseKinds)
    .addHelpText(
      'after',
      examples(
        'greenroom providers set --workspace ws_… --type hunter --key …',
        'greenroom providers set --workspace ws_… --type full_enrich --key … --kinds phone --position 1',
      ),
    );
  const answer = (made: ProviderView) => ({
    data: made,
    text: `${made.type} (${made.providerId}) looks up ${made.kinds.join(' and ')} at ${made.baseUrl}.`,
  });
  const wishesOf = ({ type, key, baseUrl, cost, position, kinds }: SetOptions) => ({
    ...{ type, apiKey: key, baseUrl, cost, position, kinds },
  });
  answerOnHostOrByKey<SetOptions>(set, {
    isRequired: true,
    onHost: ({ workspace, ...options }) =>
      withProviders(workspace, async (settings) =>
        answer(await settings.set(workspace, 'operator', wishesOf(options))),
      ),
    byKey: async (api, options) =>
      answer(await api.post<ProviderView>('/enrichment-providers', wishesOf(options))),
  });
}

function addList(providers: Command): void {
  const list = addHostOrKey(providers.command('list'), HOST)
    .description('list the providers of a workspace in the order of use, without their keys')
    .addHelpText(
      'after',
      examples('greenroom providers list', 'greenroom providers list --workspace ws_…'),
    );
  const answer = (found: readonly ProviderView[]) => ({
    data: { providers: found },
    text:
      found.length === 0
        ? 'This workspace has no providers. Add one with greenroom providers set.'
        : providerTable(found),
  });
  answerOnHostOrByKey(list, {
    isRequired: true,
    onHost: ({ workspace }) =>
      withProviders(workspace, async (settings) => answer(await settings.list(workspace, 'en'))),
    byKey: async (api) => answer(await listByKey(api)),
  });
}

function providerTable(providers: readonly ProviderView[]): string {
  const rows = providers.map(({ providerId, type, kinds, cost, position, health, baseUrl }) => [
    providerId,
    type,
    kinds.join(','),
    String(cost),
    position === null ? '-' : String(position),
    health.reason === null ? health.state : `${health.state}: ${health.reason}`,
    baseUrl,
  ]);
  return table(['ID', 'TYPE', 'KINDS', 'COST', 'POSITION', 'HEALTH', 'ADDRESS'], rows);
}

function addRemove(providers: Command): void {
  const remove = addHostOrKey(providers.command('remove'), HOST)
    .description('remove a provider and its key; contacts that it found stay')
    .requiredOption(...TYPE)
    .addHelpText('after', examples('greenroom providers remove --workspace ws_… --type hunter'));
  const answer = (providerId: string, type: ProviderType) => ({
    data: { providerId, removed: true },
    text: `Removed ${type}.`,
  });
  answerOnHostOrByKey<{ type: ProviderType }>(remove, {
    isRequired: true,
    onHost: ({ workspace, type }) =>
      withProviders(workspace, async (settings) => {
        const { providerId } = ofType(await settings.list(workspace, 'en'), type);
        await settings.remove(workspace, 'operator', providerId);
        return answer(providerId, type);
      }),
    byKey: async (api, { type }) => {
      const { providerId } = ofType(await listByKey(api), type);
      await api.delete(`/enrichment-providers/${providerId}`);
      return answer(providerId, type);
    },
  });
}

function addTest(providers: Command): void {
  const test = addHostOrKey(providers.command('test'), HOST)
    .description('check whether a provider accepts the key; free')
    .requiredOption(...TYPE)
    .addHelpText('after', examples('greenroom providers test --workspace ws_… --type hunter'));
  const answer = ({ providerId, type, health }: ProviderView) => {
    if (health.reason !== null)
      throw new CommandFailure(`${type} cannot be used: ${health.reason}`);
    return { data: { providerId, accepted: true }, text: `${type} accepts the key.` };
  };
  answerOnHostOrByKey<{ type: ProviderType }>(test, {
    isRequired: true,
    onHost: ({ workspace, type }) =>
      withProviders(workspace, async (settings) => {
        const { providerId } = ofType(await settings.list(workspace, 'en'), type);
        return answer(await settings.test(workspace, providerId, 'en'));
      }),
    byKey: async (api, { type }) => {
      const { providerId } = ofType(await listByKey(api), type);
      return answer(await api.post<ProviderView>(`/enrichment-providers/${providerId}/test`));
    },
  });
}

const listByKey = async (api: ServiceApi): Promise<ProviderView[]> =>
  (await api.get<{ providers: ProviderView[] }>('/enrichment-providers')).providers;

function ofType(providers: readonly ProviderView[], type: ProviderType): ProviderView {
  const found = providers.find((provider) => provider.type === type);
  if (!found) throw new CommandFailure(`There is no provider ${type} in that workspace.`);
  return found;
}

function withProviders<T>(
  workspaceId: string,
  work: (settings: EnrichmentProviders) => Promise<T>,
): Promise<T> {
  return withInstallation(async ({ access }, { db, secretBox }, config) => {
    await access.requireWorkspace(workspaceId);
    // Loaded here, so that help and usage errors do not wait for the network's client.
    const [{ createProviderSettings }, { createOutbound }, { systemClock }] = await Promise.all([
      import('../enrichment/provider-settings.ts'),
      import('../platform/outbound.ts'),
      import('../platform/clock.ts'),
    ]);
    const outbound = createOutbound({ allowedHosts: config.webhookAllowedHosts });
    return work(createProviderSettings({ db, secretBox, clock: systemClock, outbound }));
  });
}

function parseType(text: string): ProviderType {
  const found = PROVIDER_TYPES.find((type) => type === text);
  if (!found) throw new InvalidArgumentError(`It must be one of ${PROVIDER_TYPES.join(', ')}.`);
  return found;
}

function parseKey(text: string): string {
  const key = text.trim();
  if (key === '' || key.length > 1_000)
    throw new InvalidArgumentError('It must have 1 to 1000 characters.');
  return key;
}

function parseKinds(text: string): ContactKind[] {
  const names = [...new Set(text.split(',').map((part) => part.trim()))];
  const kinds = CONTACT_KINDS.filter((kind) => names.includes(kind));
  if (kinds.length !== names.length)
    throw new InvalidArgumentError(
      `It must be ${CONTACT_KINDS.join(', ')}, or both separated by a comma.`,
    );
  return kinds;
}
