import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type SampleService, startSampleService } from './service.ts';

/*
 * npm run test:go: makes a Go client from the OpenAPI document with oapi-codegen, and takes a journey
 * with it against a service started for it. Then it does what docs/how-to/use-go.md says. It needs
 * Go 1.24 or newer and the module proxy, so it is not part of `npm test`.
 */

/** The same as in docs/how-to/use-go.md. */
const GENERATOR = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/go');

async function go(args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn('go', args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`go ${args.join(' ')} failed (exit code ${code})`);
}

/** Runs the commands of the page in an empty folder, with its program, as a reader would. */
async function runPage({ env, printedKey }: SampleService): Promise<void> {
  const page = await readFile(join(root, 'docs/how-to/use-go.md'), 'utf8');
  const here = (text: string): string =>
    text
      .replaceAll('http://127.0.0.1:3000', env.GREENROOM_URL!)
      .replaceAll('the-key-that-was-printed', printedKey);
  const cwd = join(root, '.cache/go-page');
  await rm(cwd, { recursive: true, force: true });
  await mkdir(cwd, { recursive: true });
  const blocks = [...page.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language, text]) => ({
    language,
    text: here(text!),
  }));
  const program = blocks.find(({ language }) => language === 'go')!;
  await writeFile(join(cwd, 'main.go'), program.text);
  let printed = '';
  for (const { language, text } of blocks)
    if (language === '')
      printed = (await promisify(execFile)('bash', ['-ec', text], { cwd })).stdout;
  console.log(printed);
  if (!/^\S+ \S+ .*data engineer/im.test(printed)) throw new Error('The page found nobody.');
}

async function main(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'greenroom'), { recursive: true });
  await cp(join(root, 'clients/go'), folder, { recursive: true });
  // With skip-prune the shapes of webhook events are written too.
  const options = ['-generate', 'types,client,skip-prune', '-package', 'greenroom'];
  const files = ['-o', 'greenroom/client.gen.go', join(root, 'client/openapi.json')];
  await go(['run', GENERATOR, ...options, ...files]);
  await go(['build', './greenroom']);
  const service = await startSampleService();
  try {
    await go(['test', '-count=1', '-v', '.'], service.env);
    await runPage(service);
  } finally {
    await service.close();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
