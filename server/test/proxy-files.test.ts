import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/*
 * The files of `deploy/proxy`. Their programs check them where they are installed; elsewhere the
 * tests say so, and only what must stand in them is compared.
 */

const run = promisify(execFile);
const FOLDER = fileURLToPath(new URL('../../deploy/proxy/', import.meta.url));
const read = (name: string): Promise<string> => readFile(join(FOLDER, name), 'utf8');

/** False where the program is not installed. */
const has = (program: string): Promise<boolean> =>
  run(program, ['-v']).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
const missing = (program: string): string => `${program} is not installed: not run`;

test('Caddy accepts its file', async ({ skip }) => {
  skip(!(await has('caddy')), missing('caddy'));
  const { stderr } = await run(
    'caddy',
    ['validate', '--adapter', 'caddyfile', '--config', join(FOLDER, 'Caddyfile')],
    { env: { ...process.env, DOMAIN: 'talent.example.com' } },
  );
  expect(stderr).not.toContain('"level":"error"');
});

test('nginx accepts its file', async ({ skip }) => {
  skip(!(await has('nginx')), missing('nginx'));
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-nginx-'));
  try {
    const certs = fileURLToPath(new URL('./certs/receiver', import.meta.url));
    const site = (await read('nginx.conf'))
      .replace(/\/etc\/\S+fullchain\.pem/, `${certs}.cert.pem`)
      .replace(/\/etc\/\S+privkey\.pem/, `${certs}.key.pem`)
      .replace('listen 80;', 'listen 127.0.0.1:18080;')
      .replace('listen 443 ', 'listen 127.0.0.1:18443 ');
    await writeFile(join(folder, 'site.conf'), site);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    await writeFile(
      join(folder, 'nginx.conf'),
      `pid ${folder}/pid; error_log ${folder}/log; events {} http { access_log off; ${places} include ${folder}/site.conf; }`,
    );
    const { stderr } = await run('nginx', ['-t', '-q', '-c', join(folder, 'nginx.conf')]);
    expect(stderr).not.toMatch(/\[(?:emerg|error|warn)\]/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test.each([
  ['Caddyfile', ['flush_interval -1', 'X-Forwarded-For {remote_host}']],
  ['../docker/Caddyfile', ['flush_interval -1', 'X-Forwarded-For {remote_host}']],
  [
    'nginx.conf',
    [
      'client_max_body_size 0;',
      'proxy_request_buffering off;',
      'proxy_buffering off;',
      'X-Forwarded-For $remote_addr;',
      'Host $http_host;',
    ],
  ],
  ['traefik.yaml', ['flushInterval']],
])('%s streams, replaces the address, and keeps probes and metrics in', async (name, lines) => {
  const text = await read(name);
  for (const line of lines) expect(text).toContain(line);
  for (const path of ['metrics', 'healthz', 'readyz']) expect(text).toContain(path);
});
