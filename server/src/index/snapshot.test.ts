import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeClock } from '../../test/fakes/clock.ts';
import { silentLog } from '../platform/log.ts';
import { createSnapshotFile } from './snapshot.ts';

let folder: string;
const clock = fakeClock();
const engine = Uint8Array.from({ length: 300 }, (_, i) => i % 256);
const open = (key = 'this database, this program') =>
  createSnapshotFile<string>({ file: join(folder, 'index', 'snapshot'), key, now: clock.now, log: silentLog });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-snapshot-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the snapshot file', () => {
  it('gives back what was written last, and leaves nothing else behind', async () => {
    expect(await open().read()).toBeNull();
    await open().write('m1', engine.subarray(0, 5));
    await open().write('m2', engine);
    const read = await open().read();
    expect({ mark: read?.mark, bytes: [...(read?.engine ?? [])] }).toEqual({ mark: 'm2', bytes: [...engine] });
    expect(await readdir(join(folder, 'index'))).toEqual(['snapshot']);
  });

  it('is passed over when it is of another database or program, or a day old', async () => {
    await open().write('m', engine);
    expect(await open('another').read()).toBeNull();
    clock.advance(25 * 3_600_000);
    expect(await open().read()).toBeNull();
  });

  it('is removed with what killed processes left beside it, and nothing else', async () => {
    await open().remove();
    await open().write('m', engine);
    await writeFile(join(folder, 'index', 'snapshot.123'), 'half of one');
    await writeFile(join(folder, 'index', 'other'), '');
    await open().remove();
    expect(await readdir(join(folder, 'index'))).toEqual(['other']);
    expect(await open().read()).toBeNull();
  });

  it('is passed over wherever it was changed or cut', async () => {
    await open().write('m', engine);
    const file = join(folder, 'index', 'snapshot');
    const bytes = await readFile(file);
    for (const at of [0, 20, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = changed[at]! ^ 1;
      await writeFile(file, changed);
      expect(await open().read()).toBeNull();
      await writeFile(file, bytes.subarray(0, at));
      expect(await open().read()).toBeNull();
    }
  });
});
