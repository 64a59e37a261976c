import type { Command } from 'commander';
import { answerWith, examples } from './command.ts';
import { CommandFailure } from './failure.ts';
import { table } from './output.ts';
import { readProfiles, writeProfiles } from './profiles.ts';
import { readSecret } from './secret-input.ts';
import { addServiceOptions, createServiceApi, type ServiceOptions } from './service-api.ts';

/** Services and keys that this user keeps, so that no command needs them. */

const DEFAULT_PROFILE = 'default';
const DEFAULT_URL = 'http://127.0.0.1:3000';

export function addLogin(program: Command): void {
  const login = addServiceOptions(program.command('login'))
    .description(
      'keep the address of a service and an API key for later commands, once the service has accepted the key',
    )
    .addHelpText(
      'after',
      `\nThe key is read from standard input when --api-key is left out. It is kept in ~/.config/greenroom/profiles.json, which only you can read.\n${examples('greenroom login --url https://talents.example.com', 'greenroom login --profile staging --url https://staging.example.com')}`,
    );
  answerWith<ServiceOptions>(login, async ({ profile = DEFAULT_PROFILE, ...options }) => {
    const url = (options.url ?? DEFAULT_URL).replace(/\/+$/, '');
    if (!URL.canParse(url)) login.error('--url must be an address such as https://example.com');
    const key = options.apiKey ?? (await readSecret('API key'));
    const api = createServiceApi({ url, apiKey: key });
    const { name } = await api.get<{ name: string }>('/workspace');
    const { profiles } = readProfiles();
    const path = writeProfiles({
      current: profile,
      profiles: { ...profiles, [profile]: { url, key } },
    });
    return {
      data: { profile, url, workspace: name },
      text: `Signed in to ${name} at ${url}. The key is in ${path}.`,
    };
  });
}

export function addProfiles(program: Command): void {
  const profiles = program
    .command('profiles')
    .description('list, choose and remove what greenroom login keeps');
  const list = profiles.command('list').description('list the profiles, without their keys');
  answerWith(list, async () => {
    const { current, profiles: kept } = readProfiles();
    const rows = Object.entries(kept).map(([name, { url }]) => ({
      name,
      url,
      current: name === current,
    }));
    return {
      data: { profiles: rows },
      text:
        rows.length === 0
          ? 'There are no profiles. Run greenroom login.'
          : table(
              ['NAME', 'URL', 'CURRENT'],
              rows.map(({ name, url, current: isCurrent }) => [name, url, isCurrent ? 'yes' : '']),
            ),
    };
  });
  const use = profiles
    .command('use')
    .description('use a profile where none is named')
    .argument('<name>', 'the profile');
  answerWith(use, async (_options, [name = '']) => {
    const kept = readProfiles();
    requireProfile(kept.profiles, name);
    writeProfiles({ ...kept, current: name });
    return { data: { current: name }, text: `Commands now use ${name}.` };
  });
  const remove = profiles
    .command('remove')
    .description('forget a profile and its key; the key itself still works')
    .argument('<name>', 'the profile');
  answerWith(remove, async (_options, [name = '']) => {
    const { current, profiles: kept } = readProfiles();
    requireProfile(kept, name);
    const { [name]: _, ...rest } = kept;
    writeProfiles({ current: current === name ? null : current, profiles: rest });
    return { data: { removed: name }, text: `${name} is removed.` };
  });
}

function requireProfile(profiles: object, name: string): void {
  if (!Object.hasOwn(profiles, name)) throw new CommandFailure(`There is no profile ${name}.`);
}
