import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { answerWith, examples } from './command.ts';
import { CommandFailure } from './failure.ts';
import { addServiceOptions, createServiceApi, type ServiceOptions } from './service-api.ts';

/** Any request to the API, for what has no command of its own. */

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'];

interface RequestOptions extends ServiceOptions {
  data?: string;
}

export function addApi(program: Command): void {
  const command = addServiceOptions(program.command('api'))
    .description('send any request to the API, and print the data of its answer as JSON')
    .argument('<method>', `one of ${METHODS.join(', ')}`)
    .argument('<path>', 'path below /api with its query, such as /v1/sourcings?pageSize=5')
    .option('--data <json>', 'the body: JSON, @ and the name of a file, or - for standard input')
    .addHelpText(
      'after',
      `\nA POST gets an Idempotency-Key, so that a retry has no second effect.\n${examples('greenroom api GET /v1/workspace', `greenroom api PATCH /v1/sourcings/src_… --data '{"name": "Engineers"}'`)}`,
    );
  answerWith<RequestOptions>(command, async ({ data, ...service }, [given = '', path = '']) => {
    const method = given.toUpperCase();
    if (!METHODS.includes(method)) command.error(`<method> must be one of ${METHODS.join(', ')}`);
    if (!/^\/v\d/.test(path)) command.error('<path> must begin with /v1/');
    const body = data === undefined ? (method === 'POST' ? {} : undefined) : await readBody(data);
    const answer = await createServiceApi(service).request<object>(method, path, body);
    return { data: answer, text: JSON.stringify(answer, null, 2) };
  });
}

/** Throws a CommandFailure for what is not a JSON object. */
export async function readBody(given: string): Promise<object> {
  const text = await textOf(given);
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === 'object') return value;
  } catch {
    // Said below.
  }
  throw new CommandFailure('The body must be a JSON object.');
}

async function textOf(given: string): Promise<string> {
  if (given === '-') {
    let text = '';
    for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;
    return text;
  }
  if (!given.startsWith('@')) return given;
  return readFile(given.slice(1), 'utf8').catch(() => {
    throw new CommandFailure(`There is no file to read at ${given.slice(1)}.`);
  });
}
