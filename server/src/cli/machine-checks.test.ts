import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { checkDisk, checkNames, judgeClock, judgeDisk } from './machine-checks.ts';

const GB = 1e9;

test.each([
  [50, 100, 'ok', '50 GB (50%)'],
  [1, 10, 'warn', '1 GB (10%)'],
  [40, 1_000, 'warn', '40 GB (4%)'],
])('%i of %i GB free is %s', (free, total, status, text) => {
  const found = judgeDisk({ free: free * GB, total: total * GB });
  expect(found).toMatchObject({ status, message: expect.stringContaining(text) });
});

test('the disk of a folder is measured, and one that is not there is left out', async () => {
  expect(await checkDisk(process.cwd())).toMatchObject({ name: 'disk' });
  expect(await checkDisk('/no/such/folder')).toBeNull();
});

test.each([
  [150, 'ok', 'agrees'],
  [9_000, 'warn', '9 s ahead of this machine'],
  [-61_000, 'warn', '61 s behind this machine'],
])('a clock that is %i ms away is %s', (skewMs, status, text) => {
  expect(judgeClock(skewMs)).toMatchObject({ status, message: expect.stringContaining(text) });
});

test('a mail server that answers is told from one that does not, and a name from none', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const check = (publicUrl: string) =>
    checkNames({ publicUrl, smtpUrl: `smtp://user:secret@127.0.0.1:${port}` });
  expect(await check('https://localhost')).toMatchObject([
    { name: 'public name', status: 'ok' },
    { name: 'mail', status: 'ok', message: `127.0.0.1:${port} answers` },
  ]);
  await new Promise((resolve) => server.close(resolve));
  const after = await check('https://nowhere.invalid');
  expect(after.map(({ status }) => status)).toEqual(['warn', 'warn']);
  expect(JSON.stringify(after)).not.toContain('secret');
});
