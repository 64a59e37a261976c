import type { Command } from 'commander';
import { answerWith, examples } from './command.ts';

/** Completion of commands and options for shells, from the program itself. */

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

export function addCompletion(program: Command): void {
  const command = program
    .command('completion')
    .description('print a script that completes commands and options in your shell')
    .argument('<shell>', `one of ${SHELLS.join(', ')}`)
    .addHelpText(
      'after',
      examples(
        'greenroom completion bash > /etc/bash_completion.d/greenroom',
        'greenroom completion zsh > ~/.zfunc/_greenroom',
        'greenroom completion fish > ~/.config/fish/completions/greenroom.fish',
      ),
    );
  answerWith(command, async (_options, [given = '']) => {
    const shell = SHELLS.find((one) => one === given);
    if (shell === undefined) return command.error(`<shell> must be one of ${SHELLS.join(', ')}`);
    const script = SCRIPTS[shell](wordsOf(program));
    return { data: { shell, script }, text: script };
  });
}

/** What may follow each command, by its path from the root; the root is the empty path. */
type Words = ReadonlyMap<string, readonly string[]>;

function wordsOf(root: Command): Words {
  const words = new Map<string, string[]>();
  const visit = (command: Command, path: string): void => {
    const options = command.options.filter(({ hidden }) => !hidden).map(({ long }) => long ?? '');
    const names = command.commands.map((one) => one.name());
    words.set(path, [...names, ...options, ...(path === '' ? [] : ['--json']), '--help']);
    for (const one of command.commands) visit(one, `${path} ${one.name()}`.trim());
  };
  visit(root, '');
  return words;
}

const SCRIPTS: Record<Shell, (words: Words) => string> = { bash, zsh, fish };

/** The path is the typed words that are names of commands, as far as they go. */
function bash(words: Words): string {
  const cases = [...words].map(
    ([path, next]) => `    ${path === '' ? "''" : `'${path}'`}) next='${next.join(' ')}' ;;`,
  );
  const paths = [...words.keys()].filter((path) => path !== '').map((path) => `'${path}'`);
  return `# Completion of greenroom for bash.
_greenroom() {
  local path='' word candidate next known
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    candidate="\${path:+$path }$word"
    for known in ${paths.join(' ')}; do
      [[ "$known" == "$candidate" ]] && path="$candidate" && break
    done
  done
  case "$path" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$next" -- "\${COMP_WORDS[COMP_CWORD]}"))
  [[ \${#COMPREPLY[@]} -eq 0 ]] && COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _greenroom greenroom`;
}

function zsh(words: Words): string {
  return `#compdef greenroom
autoload -U +X bashcompinit && bashcompinit
${bash(words)}`;
}

function fish(words: Words): string {
  const lines = [...words].flatMap(([path, next]) => {
    const parts = path.split(' ').filter(Boolean);
    const seen = parts.map((part) => `__fish_seen_subcommand_from ${part}`);
    const none = parts.length === 0 ? ['__fish_use_subcommand'] : [];
    const condition = [...none, ...seen].join('; and ');
    return next.map((word) =>
      word.startsWith('--')
        ? `complete -c greenroom -n '${condition}' -l ${word.slice(2)}`
        : `complete -c greenroom -f -n '${condition}' -a ${word}`,
    );
  });
  return `# Completion of greenroom for fish.\n${lines.join('\n')}`;
}
