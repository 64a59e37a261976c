import type { Command } from 'commander';
import type { KeySummary, WindowLimits } from '../access/access.ts';
import { KEY_PRESET_NAMES, type KeyPreset, OVERLAP_SECONDS } from '../access/rules.ts';
import type { Scope } from '../platform/operation.ts';
import { answerWith, examples, withInstallation } from './command.ts';
import { duration, identifier, oneOf, parseLimits, parseName, parseScopes } from './options.ts';
import { table } from './output.ts';

const LIMITS = [
  '--limits <s,m,h,d,mo>',
  'requests per second, minute, hour, day and month (30 days); a new key has 1,30,200,1000,15000',
  parseLimits,
] as const;
const WORKSPACE = ['--workspace <id>', 'workspace of the key', identifier('ws')] as const;
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
  const create = keys
    .command('create')
    .description('create an API key; it is shown only once')
    .requiredOption(...WORKSPACE)
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
  answerWith<{
    workspace: string;
    user?: string;
    name: string;
    preset?: KeyPreset;
    limits?: WindowLimits;
    scopes?: Scope[];
  }>(create, ({ workspace, user, ...wishes }) =>
    withInstallation(async ({ access }) => {
      const made = await access.createKey(workspace, { ...wishes, userId: user ?? null });
      return {
        data: made,
        text: `API key ${made.apiKey}\nIts id is ${made.keyId}. Keep the key now: only its hash is stored.`,
      };
    }),
  );
}

function addList(keys: Command): void {
  const list = keys
    .command('list')
    .description('list the keys of a workspace, including revoked ones, without their secrets')
    .requiredOption(...WORKSPACE)
    .addHelpText('after', examples('greenroom keys list --workspace ws_…'));
  answerWith<{ workspace: string }>(list, ({ workspace }) =>
    withInstallation(async ({ access }) => {
      const found = await access.listKeys(workspace);
      return {
        data: { keys: found },
        text: found.length === 0 ? 'This workspace has no keys.' : keyTable(found),
      };
    }),
  );
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
  const rotate = keys
    .command('rotate')
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
  answerWith<{ key: string; overlap?: number }>(
    rotate,
    ({ key, overlap = OVERLAP_SECONDS.default }) =>
      withInstallation(async ({ access }) => {
        const { keyId, apiKey, previousUntil } = await access.rotateKey(key, overlap);
        const old = previousUntil ? `works until ${previousUntil}` : 'has ended';
        return {
          data: { keyId, apiKey, previousUntil },
          text: `API key ${apiKey}\nKeep it now: only its hash is stored. The old one ${old}.`,
        };
      }),
  );
}

function addRevoke(keys: Command): void {
  const revoke = keys
    .command('revoke')
    .description('revoke a key at once, on every process')
    .requiredOption(...KEY)
    .addHelpText('after', examples('greenroom keys revoke --key key_…'));
  answerWith<{ key: string }>(revoke, ({ key }) =>
    withInstallation(async ({ access }) => {
      await access.revokeKey(key);
      return { data: { keyId: key, revoked: true }, text: `Key ${key} is revoked.` };
    }),
  );
}

function addLimits(keys: Command): void {
  const limit = keys
    .command('limits')
    .description('change the rate limits of a key, from its next request on')
    .requiredOption(...KEY)
    .requiredOption(...LIMITS)
    .addHelpText(
      'after',
      examples('greenroom keys limits --key key_… --limits 10,300,5000,50000,500000'),
    );
  answerWith<{ key: string; limits: WindowLimits }>(limit, ({ key, limits }) =>
    withInstallation(async ({ access }) => {
      await access.setLimits(key, limits);
      const [second, minute, hour, dayLimit, month] = limits;
      const text = `Key ${key} may make ${second} requests a second, ${minute} a minute, ${hour} an hour, ${dayLimit} a day, ${month} a month.`;
      return { data: { keyId: key, limits }, text };
    }),
  );
}
