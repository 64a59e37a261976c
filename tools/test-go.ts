import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startSampleService } from './service.ts';

/*
 * npm run test:go: makes a Go client from the OpenAPI document with oapi-codegen, and takes a journey
 * with it against a service started for it. It needs Go 1.24 or newer and the module proxy, so it is
 * not part of `npm test`.
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
