import { lstat, mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linkLibraries, noPostgresFor } from './postgres-binaries.ts';

it('libraries get their short names where install scripts did not run, any number of times', async () => {
  const native = await mkdtemp(join(tmpdir(), 'greenroom-native-'));
  try {
    await mkdir(join(native, 'lib'));
    await writeFile(join(native, 'lib', 'libpq.so.5.18'), '');
    await writeFile(
      join(native, 'pg-symlinks.json'),
      JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
    );
    await linkLibraries(native);
    await linkLibraries(native);
    expect(await readlink(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
    expect((await lstat(join(native, 'lib', 'libpq.so.5.18'))).isFile()).toBe(true);
  } finally {
    await rm(native, { recursive: true, force: true });
  }
});

it('a system without an embedded PostgreSQL gets a remedy', () => {
  expect(noPostgresFor('linux-x64 with musl, as Alpine Linux has')).toMatch(
    /set DATABASE_URL to a PostgreSQL 15 or newer of your own$/,
  );
  expect(noPostgresFor('win32-x64')).toMatch(/set DATABASE_URL to .* or run Greenroom in WSL 2$/);
});
