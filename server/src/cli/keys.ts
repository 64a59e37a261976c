import type { Command } from 'commander';
import type { KeySummary, WindowLimits } from '../access/access.ts';
import type { ApiKey } from '../access/contract.ts';
import { KEY_PRESET_NAMES, type KeyPreset, OVERLAP_SECONDS } from '../access/rules.ts';
import type { Scope } from '../platform/operation.ts';
import { examples, withInstallation } from './command.ts';
import { addHostOrKey, answerOnHostOrByKey, notByKey } from './host-or-key.ts';
import { duration, identifier, oneOf, parseLimits, parseName, parseScopes } from './options.ts';
import { table } from './output.ts';
import { segment } from './service-api.ts';

const LIMITS = [
  '--limits <s,m,h,d,mo>',
  'requests per second, minute, hour, day and month (30 days); a new key has 1,30,200,1000,15000',
  parseLimits,
] as const;
const HOST = {
  workspace: 'the keys of this workspace',
  isRequired: true,
  keyFlags: '--api-key',
} as const;
/** Commands that name a key need no workspace on the host. */
const ANY_HOST = { keyFlags: '--api-key' } as const;
const KEY = [
  '--key <id>',
  'id of the key, as shown by keys list (not the secret)',
  identifier('key'),
] as const;

export function addKeys(program: Command): void {
  const keys = program
    .command('keys')
    .description('create, list, limit, rotate and revoke API keys');
  addCreate(keys);
  addList(keys);
  addRotate(keys);
  addRevoke(keys);
  addLimits(keys);
}

function addCreate(keys: Command): void {
  const create = addHostOrKey(keys.command('create'), HOST)
    .description('create an API key; it is shown only once')
    .option(
      '--user <id>',
      'user who owns it; default: the workspace’s first user',
      identifier('usr'),
    )
    .option('--name <name>', 'a name to recognise it by', parseName, 'API key')
    .option(
      '--preset <name>',
      'limits and scopes of a kind of program: agent (10 requests a second; read,spend)',
      oneOf(KEY_PRESET_NAMES),
    )
    .option(...LIMITS)
    .option(
      '--scopes <names>',
      'what it may do: some of read,spend,send,admin; default: read,spend,send',
      parseScopes,
    )
    .addHelpText(
      'after',
      examples(
        'greenroom keys create --workspace ws_…',
        'greenroom keys create --workspace ws_… --name CI --limits 10,300,5000,50000,500000',
        'greenroom keys create --workspace ws_… --name Reports --scopes read',
        'greenroom keys create --workspace ws_… --name Assistant --preset agent',
      ),
    );
  answerOnHostOrByKey<{
    user?: string;
    name: string;
    preset?: KeyPreset;
    limits?: WindowLimits;
    scopes?: Scope[];
  }>(create, {
    isRequired: true,
    byKey: async ({ url }) => {
      throw notByKey(
        `A key cannot create keys. Sign in at ${url}/console and create it under API keys, or run this on the host with --workspace ws_….`,
      );
    },
    onHost: ({ workspace, user, name, preset, limits, scopes }) =>
      withInstallation(async ({ access }) => {
        const wishes = { name, preset, limits, scopes, userId: user ?? null };
        const made = await access.createKey(workspace, wishes);
        return {
          data: made,
          text: `API key ${made.apiKey}\nIts id is ${made.keyId}. Keep the key now: only its hash is stored.`,
        };
      }),
  });
}

function addList(keys: Command): void {
  const list = addHostOrKey(keys.command('list'), HOST)
    .description('list the keys of a workspace, including revoked ones, without their secrets')
    .addHelpText('after', examples('greenroom keys list', 'greenroom keys list --workspace ws_…'));
  const answer = (found: readonly KeySummary[]) => ({
    data: { keys: found },
    text: found.length === 0 ? 'This workspace has no keys.' : keyTable(found),
  });
  answerOnHostOrByKey(list, {
    isRequired: true,
    onHost: ({ workspace }) =>
      withInstallation(async ({ access }) => answer(await access.listKeys(workspace))),
    byKey: async (api) =>
      answer((await api.get<{ apiKeys: ApiKey[] }>('/api-keys')).apiKeys.map(summaryOf)),
  });
}

/** A key as the API answers it, as the host reads it. */
function summaryOf({ limits, ...key }: ApiKey): KeySummary {
  const { second, minute, hour, day: dayLimit, month } = limits;
  const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
  return {
    ...key,
    limits: [second, minute, hour, dayLimit, month],
    createdAt: new Date(key.createdAt),
    lastUsedAt: dateOf(key.lastUsedAt),
    rotatedAt: dateOf(key.rotatedAt),
    previousUntil: dateOf(key.previousUntil),
    revokedAt: dateOf(key.revokedAt),
  };
}

function keyTable(keys: readonly KeySummary[]): string {
  const rows = keys.map((key) => [
    key.keyId,
    key.displayPrefix,
    stateOf(key),
    key.scopes.join(','),
    key.limits.join(','),
    key.lastUsedAt ? day(key.lastUsedAt) : 'never',
    key.name,
  ]);
  return table(['ID', 'KEY', 'STATE', 'SCOPES', 'LIMITS', 'LAST USED', 'NAME'], rows);
}

function stateOf({ revokedAt, previousUntil, rotatedAt }: KeySummary): string {
  if (revokedAt) return `revoked ${day(revokedAt)}`;
  if (previousUntil) return `active, old secret until ${minute(previousUntil)}`;
  return rotatedAt ? `active, rotated ${day(rotatedAt)}` : 'active';
}

const minute = (date: Date): string => `${date.toISOString().slice(0, 16)}Z`;

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function addRotate(keys: Command): void {
  const rotate = addHostOrKey(keys.command('rotate'), ANY_HOST)
    .description('give a key a new secret; the old one works for a while')
    .requiredOption(...KEY)
    .option(
      '--overlap <time>',
      'how long the old secret still works, such as 90m or 7d; 0 ends it at once; default: 24h',
      duration(OVERLAP_SECONDS.max),
    )
    .addHelpText(
      'after',
      examples(
        'greenroom keys rotate --key key_…',
        'greenroom keys rotate --key key_… --overlap 7d',
      ),
    );
  answerOnHostOrByKey<{ key: string; overlap?: number }>(rotate, {
    byKey: async ({ url }) => {
      throw notByKey(
        `A key cannot read the secret of a key. Sign in at ${url}/console and rotate it under API keys, or run this on the host with --host.`,
      );
    },
    onHost: ({ key, overlap = OVERLAP_SECONDS.default }) =>
      withInstallation(async ({ access }) => {
        const { keyId, apiKey, previousUntil } = await access.rotateKey(key, overlap);
        const old = previousUntil ? `works until ${previousUntil}` : 'has ended';
        return {
          data: { keyId, apiKey, previousUntil },
          text: `API key ${apiKey}\nKeep it now: only its hash is stored. The old one ${old}.`,
        };
      }),
  });
}

function addRevoke(keys: Command): void {
  const revoke = addHostOrKey(keys.command('revoke'), ANY_HOST)
    .description('revoke a key at once, on every process')
    .requiredOption(...KEY)
    .addHelpText('after', examples('greenroom keys revoke --key key_…'));
  const answer = (keyId: string) => ({
    data: { keyId, revoked: true },
    text: `Key ${keyId} is revoked.`,
  });
  answerOnHostOrByKey<{ key: string }>(revoke, {
    onHost: ({ key }) =>
      withInstallation(async ({ access }) => {
        await access.revokeKey(key);
        return answer(key);
      }),
    byKey: async (api, { key }) =>
      answer((await api.delete<{ keyId: string }>(`/api-keys/${segment(key)}`)).keyId),
  });
}

function addLimits(keys: Command): void {
  const limit = addHostOrKey(keys.command('limits'), ANY_HOST)
    .description(
      'change the rate limits of a key, from its next request on; a key can only lower them',
    )
    .requiredOption(...KEY)
    .requiredOption(...LIMITS)
    .addHelpText(
      'after',
      examples('greenroom keys limits --key key_… --limits 10,300,5000,50000,500000'),
    );
  const answer = (key: string, limits: WindowLimits) => {
    const [second, minute, hour, dayLimit, month] = limits;
    const text = `Key ${key} may make ${second} requests a second, ${minute} a minute, ${hour} an hour, ${dayLimit} a day, ${month} a month.`;
    return { data: { keyId: key, limits }, text };
  };
  answerOnHostOrByKey<{ key: string; limits: WindowLimits }>(limit, {
    onHost: ({ key, limits }) =>
      withInstallation(async ({ access }) => {
        await access.setLimits(key, limits);
        return answer(key, limits);
      }),
    byKey: async (api, { key, limits: [second, minute, hour, dayLimit, month] }) => {
      const limits = { second, minute, hour, day: dayLimit, month };
      const changed = await api.patch<ApiKey>(`/api-keys/${segment(key)}`, { limits });
      return answer(key, summaryOf(changed).limits);
    },
  });
}
