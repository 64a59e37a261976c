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

/** `path` is the search path of zsh, so the path of the command has another name there. */
function zsh(words: Words): string {
  const cases = [...words].map(([path, next]) => `    '${path}') next=(${next.join(' ')}) ;;`);
  const paths = [...words.keys()].filter((path) => path !== '').map((path) => `'${path}'`);
  return `#compdef greenroom
# Completion of greenroom for zsh.
_greenroom() {
  local at='' word candidate
  local -a next known
  known=(${paths.join(' ')})
  for word in "\${(@)words[2,CURRENT-1]}"; do
    candidate="\${at:+$at }$word"
    (( \${known[(Ie)$candidate]} )) && at="$candidate"
  done
  case "$at" in
${cases.join('\n')}
  esac
  compadd -- $next || _files
}
# From a folder of $fpath it is the function itself; a start file sources it.
if [[ "\${funcstack[1]}" == '_greenroom' ]]; then _greenroom "$@"; else compdef _greenroom greenroom; fi`;
}

function fish(words: Words): string {
  const paths = [...words.keys()].filter((path) => path !== '').map((path) => `'${path}'`);
  const lines = [...words].flatMap(([path, next]) => {
    const condition = `-n "__greenroom_at '${path}'"`;
    const options = next.filter((word) => word.startsWith('--'));
    const names = next.filter((word) => !word.startsWith('--'));
    return [
      ...(names.length > 0
        ? [`complete -c greenroom -f ${condition} -a '${names.join(' ')}'`]
        : []),
      ...options.map((word) => `complete -c greenroom ${condition} -l ${word.slice(2)}`),
    ];
  });
  return `# Completion of greenroom for fish.
function __greenroom_at
  set -l known ${paths.join(' ')}
  set -l at ''
  for word in (commandline -opc)[2..-1]
    set -l candidate (string trim -- "$at $word")
    contains -- $candidate $known; and set at $candidate
  end
  test "$at" = "$argv[1]"
end
${lines.join('\n')}`;
}
