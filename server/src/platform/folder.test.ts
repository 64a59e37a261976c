import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from './folder.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'greenroom-folder-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('makeFolder', () => {
  it('creates what is missing, for the owner only, and accepts what exists', async () => {
    const folder = join(root, 'a', 'b', 'c');
    await makeFolder(folder);
    await makeFolder(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('fails, and does not hang, where no folder can be', async () => {
    await expect(makeFolder('/proc/nope/below')).rejects.toMatchObject({ syscall: 'mkdir' });
    const file = join(root, 'file');
    await writeFile(file, '');
    await expect(makeFolder(file)).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(makeFolder(join(file, 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});
