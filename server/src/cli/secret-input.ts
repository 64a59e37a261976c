import { CommandFailure } from './failure.ts';

const MAX_SECRET_LENGTH = 8_192;

/**
 * A secret from standard input: its first line when it is piped, typed without an echo at a
 * terminal. `what` names it, as in "Password".
 */
export async function readSecret(what: string): Promise<string> {
  const { stdin } = process;
  if (stdin.isTTY) process.stderr.write(`${what}: `);
  // In raw mode nothing is echoed, and what is typed comes as it is typed.
  if (stdin.isTTY) stdin.setRawMode(true);
  try {
    const secret = await firstLine(stdin);
    if (secret === '' || secret.length > MAX_SECRET_LENGTH)
      throw new CommandFailure(`${what} is missing: give it as an option, or on standard input.`);
    return secret;
  } finally {
    if (stdin.isTTY) {
      stdin.setRawMode(false);
      process.stderr.write('\n');
    }
    stdin.pause();
  }
}

async function firstLine(input: NodeJS.ReadStream): Promise<string> {
  let text = '';
  for await (const chunk of input.setEncoding('utf8')) {
    for (const character of String(chunk)) {
      if (character === '\n' || character === '\r' || character === '\u0004') return text;
      if (character === '\u0003') throw new CommandFailure('Interrupted.');
      text = character === '\u007f' ? text.slice(0, -1) : text + character;
    }
    if (text.length > MAX_SECRET_LENGTH) return text;
  }
  return text;
}
