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
import { answerWith, examples, withInstallation } from './command.ts';
import { CommandFailure } from './failure.ts';
import { identifier, wholeNumber } from './options.ts';
import { table } from './output.ts';

const WORKSPACE = ['--workspace <id>', 'workspace of the provider', identifier('ws')] as const;
const TYPE = ['--type <type>', PROVIDER_TYPES.join(', '), parseType] as const;

interface SetOptions {
  workspace: string;
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
  const set = providers
    .command('set')
    .description('add a provider, or replace the key and settings of this type')
    .requiredOption(...WORKSPACE)
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
  answerWith<SetOptions>(set, ({ workspace, type, key, baseUrl, cost, position, kinds }) =>
    withProviders(workspace, async (settings) => {
      const made = await settings.set(workspace, 'operator', {
        type,
        apiKey: key,
        baseUrl,
        cost,
        position,
        kinds,
      });
      return {
        data: made,
        text: `${type} (${made.providerId}) looks up ${made.kinds.join(' and ')} at ${made.baseUrl}.`,
      };
    }),
  );
}

function addList(providers: Command): void {
  const list = providers
    .command('list')
    .description('list the providers of a workspace in the order of use, without their keys')
    .requiredOption(...WORKSPACE)
    .addHelpText('after', examples('greenroom providers list --workspace ws_…'));
  answerWith<{ workspace: string }>(list, ({ workspace }) =>
    withProviders(workspace, async (settings) => {
      const found = await settings.list(workspace, 'en');
      return {
        data: { providers: found },
        text: found.length === 0 ? 'This workspace has no providers.' : providerTable(found),
      };
    }),
  );
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
  const remove = providers
    .command('remove')
    .description('remove a provider and its key; contacts that it found stay')
    .requiredOption(...WORKSPACE)
    .requiredOption(...TYPE)
    .addHelpText('after', examples('greenroom providers remove --workspace ws_… --type hunter'));
  answerWith<{ workspace: string; type: ProviderType }>(remove, ({ workspace, type }) =>
    withProviders(workspace, async (settings) => {
      const { providerId } = await ofType(settings, workspace, type);
      await settings.remove(workspace, 'operator', providerId);
      return { data: { providerId, removed: true }, text: `Removed ${type}.` };
    }),
  );
}

function addTest(providers: Command): void {
  const test = providers
    .command('test')
    .description('check whether a provider accepts the key; free')
    .requiredOption(...WORKSPACE)
    .requiredOption(...TYPE)
    .addHelpText('after', examples('greenroom providers test --workspace ws_… --type hunter'));
  answerWith<{ workspace: string; type: ProviderType }>(test, ({ workspace, type }) =>
    withProviders(workspace, async (settings) => {
      const { providerId } = await ofType(settings, workspace, type);
      const { health } = await settings.test(workspace, providerId, 'en');
      if (health.reason !== null)
        throw new CommandFailure(`${type} cannot be used: ${health.reason}`);
      return { data: { providerId, accepted: true }, text: `${type} accepts the key.` };
    }),
  );
}

async function ofType(
  settings: EnrichmentProviders,
  workspaceId: string,
  type: ProviderType,
): Promise<ProviderView> {
  const found = (await settings.list(workspaceId, 'en')).find((provider) => provider.type === type);
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
