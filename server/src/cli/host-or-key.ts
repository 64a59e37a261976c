import type { Command } from 'commander';
import { type Answer, answerWith, type GlobalOptions } from './command.ts';
import { identifier } from './options.ts';
import { listApi } from './paging.ts';
import { findProfile } from './profiles.ts';
import {
  addServiceOptions,
  type KeyFlags,
  type ServiceApi,
  type ServiceOptions,
  ServiceRefusal,
} from './service-api.ts';

/*
 * Commands that work on the host, as the operator, and from any machine with an API key. --workspace
 * or --host chooses the host. An address, a key or a profile chooses the service. With neither, a
 * profile that greenroom login keeps does, and otherwise the host.
 */

export interface HostOptions extends ServiceOptions, GlobalOptions {
  workspace?: string;
  host?: boolean;
}

interface Kind {
  /** What `--workspace` means on the host; without it the command has `--host`. */
  workspace?: string;
  /** Whether the host needs it. */
  isRequired?: boolean;
  keyFlags?: KeyFlags;
}

export function addHostOrKey(command: Command, { workspace, isRequired, keyFlags }: Kind): Command {
  if (workspace !== undefined)
    command.option(
      '--workspace <id>',
      `work on this host, as the operator: ${workspace}`,
      identifier('ws'),
    );
  if (!isRequired)
    command.option('--host', 'work on this host, as the operator, despite a profile');
  return addServiceOptions(command, keyFlags);
}

export interface HostOrKey<Options> {
  /** The host needs --workspace. */
  isRequired?: boolean;
  /** The option that has the API key. */
  keyOption?: 'apiKey' | 'key';
  onHost(
    options: Options & GlobalOptions & { workspace: string },
    operands: string[],
  ): Promise<Answer>;
  byKey(api: ServiceApi, options: Options & GlobalOptions, operands: string[]): Promise<Answer>;
}

export function answerOnHostOrByKey<Options>(
  command: Command,
  { isRequired = false, keyOption = 'apiKey', onHost, byKey }: HostOrKey<Options>,
): void {
  answerWith<Options & HostOptions>(command, async (options, operands) => {
    const apiKey = (options as { apiKey?: string; key?: string })[keyOption];
    const service = { url: options.url, profile: options.profile, apiKey };
    if (isOnHost(command, options, service, { isRequired, keyOption }))
      return onHost(options as Options & GlobalOptions & { workspace: string }, operands);
    const { all } = options as { all?: boolean };
    return byKey(listApi({ ...service, all }), options, operands);
  });
}

function isOnHost(
  command: Command,
  { workspace, host }: HostOptions,
  { url, profile, apiKey }: ServiceOptions,
  { isRequired, keyOption }: { isRequired: boolean; keyOption: string },
): boolean {
  const isHere = host || workspace !== undefined;
  const isElsewhere = ['url', 'profile', keyOption].some(
    (name) => command.getOptionValueSource(name) === 'cli',
  );
  if (isHere && isElsewhere)
    command.error('--workspace and --host work on this host, not with --url, --profile or a key');
  if (isHere) return true;
  // An empty variable is one that is not set.
  if (url || apiKey || profile !== undefined || findProfile(undefined) !== null) return false;
  if (isRequired)
    command.error(
      'give --workspace <id> to work on this host, or sign in to a service with greenroom login',
    );
  return true;
}

/** What no key may do, with what to do instead. */
export const notByKey = (message: string): ServiceRefusal =>
  new ServiceRefusal({ code: 'forbidden', message, details: { code: 'session_only' } }, 403);
