import { Command, type ErrorOptions, type HelpContext } from 'commander';
import type { Core } from '../core.ts';
import type { Installation } from '../installation.ts';
import { type Config, loadConfig } from '../platform/config.ts';

/** Wrong usage. A command that was understood and failed exits 1. */
export const USAGE_EXIT_CODE = 2;

/** What a command answers: the object of `--json`, and the same as text. */
export interface Answer {
  data: object;
  text: string;
}

/** The options that every command has. */
export interface GlobalOptions {
  json: boolean;
}

/** Commander's command; its usage errors list what is accepted and exit 2. */
export class UsageCommand extends Command {
  override createCommand(name?: string): UsageCommand {
    return new UsageCommand(name);
  }

  override error(message: string, options: ErrorOptions = {}): never {
    const subject = this.path();
    const reason = message.replace(/^error: /, '');
    return super.error(`${subject}: ${reason}${this.accepted(options.code)}`, {
      ...options,
      exitCode: USAGE_EXIT_CODE,
    });
  }

  /**
   * Commander prints the whole help when a group is named without a command; that is an error like
   * any other here.
   */
  override help(context?: HelpContext | ((text: string) => string)): never {
    if (typeof context === 'object' && context.error)
      this.error('a command is missing', { code: 'commander.unknownCommand' });
    return super.help(context as HelpContext);
  }

  private path(): string {
    const names: string[] = [];
    for (let command: Command | null = this; command; command = command.parent)
      names.unshift(command.name());
    return names.join(' ');
  }

  private accepted(code: string | undefined): string {
    // "credits --url": the option belongs to one of its commands, and none is named.
    const isGroup = this.parent !== null && this.commands.length > 0;
    if (code === 'commander.unknownCommand' || (isGroup && code === 'commander.unknownOption'))
      return `; the commands are ${this.commands.map((command) => command.name()).join(', ')}`;
    if (code !== 'commander.unknownOption') return '';
    const own = [...this.options, ...(this.parent === null ? [] : this.rootOptions())].filter(
      ({ hidden }) => !hidden,
    );
    return `; the options are ${[...own.map(({ long }) => long), '--help'].join(', ')}`;
  }

  private rootOptions() {
    let root: Command = this;
    while (root.parent) root = root.parent;
    return root.options.filter(({ long }) => long === '--json');
  }
}

/** Sets what the command does. Its answer is printed as one line of JSON, or as text. */
export function answerWith<Options>(
  command: Command,
  run: (options: Options & GlobalOptions, operands: string[]) => Promise<Answer>,
): void {
  command.action(async () => {
    const options = command.optsWithGlobals<Options & GlobalOptions>();
    const { data, text } = await run(options, command.args);
    process.stdout.write(options.json ? `${JSON.stringify(data)}\n` : `${text}\n`);
  });
}

/**
 * Runs `work` on the installation of the environment's configuration, beside a running server or
 * without one.
 */
export async function withInstallation<T>(
  work: (core: Core, installation: Installation, config: Config) => Promise<T>,
  options?: { asItIs: boolean },
): Promise<T> {
  const config = loadConfig();
  // Loaded here, so that help and usage errors do not wait for the database driver.
  const [{ createCore }, { openInstallation }, { silentLog }] = await Promise.all([
    import('../core.ts'),
    import('../installation.ts'),
    import('../platform/log.ts'),
  ]);
  const installation = await openInstallation(config, silentLog, options);
  try {
    return await work(createCore(installation, config), installation, config);
  } finally {
    await installation.close();
  }
}

/** The last part of a command's help. */
export function examples(...lines: string[]): string {
  return ['', 'Examples:', ...lines.map((line) => `  ${line}`)].join('\n');
}
