import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../platform/log.ts';
import { createSnapshotFolder } from './snapshot.ts';

let parent: string;
const folder = () => join(parent, 'index');
const open = (key = 'this database, this program') =>
  createSnapshotFolder<string>({ folder: folder(), key, log: silentLog });

function segment(length: number): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(length);
  new Uint8Array(buffer).forEach((_, at, bytes) => {
    bytes[at] = at + length;
  });
  return buffer;
}

const bytesOf = (segments: readonly SharedArrayBuffer[] = []) =>
  segments.map((buffer) => Buffer.from(buffer).toString('hex'));

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'greenroom-snapshot-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

describe('the snapshot', () => {
  it('gives back what was written last', async () => {
    expect(await open().read()).toBeNull();
    await open().write('m1', [segment(5)]);
    await open().write('m2', [segment(300), segment(8)]);
    const read = await open().read();
    expect({ mark: read?.mark, segments: bytesOf(read?.segments) }).toEqual({
      mark: 'm2',
      segments: bytesOf([segment(300), segment(8)]),
    });
  });

  it('writes each segment once, and removes those that are in it no more', async () => {
    const snapshot = open();
    const [kept, gone, added] = [segment(64), segment(72), segment(80)];
    await snapshot.write('m1', [kept, gone]);
    const before = await readdir(folder());
    await snapshot.write('m2', [kept, added]);
    const after = await readdir(folder());
    expect(after).toHaveLength(3);
    // The manifest and the segment that was kept.
    expect(after.filter((name) => before.includes(name))).toHaveLength(2);
    const next = open();
    const read = await next.read();
    await next.write('m3', read!.segments);
    expect((await readdir(folder())).sort()).toEqual(after.sort());
  });

  it('writes a segment again that another process has tidied away', async () => {
    const [one, other] = [open(), open()];
    const mine = segment(64);
    await one.write('m1', [mine]);
    await other.write('m2', [segment(72)]);
    await one.write('m3', [mine]);
    expect(bytesOf((await open().read())?.segments)).toEqual(bytesOf([mine]));
  });

  it('is passed over when it is of another database or program', async () => {
    await open().write('m', [segment(64)]);
    expect(await open('another').read()).toBeNull();
    expect(await open().read()).not.toBeNull();
  });

  it('is removed with all that killed processes left in its folder', async () => {
    await open().remove();
    await open().write('m', [segment(64)]);
    await writeFile(join(folder(), 'half.segment'), 'half of one');
    await open().remove();
    expect(await readdir(parent)).toEqual([]);
    expect(await open().read()).toBeNull();
  });

  it('is passed over wherever one of its files was changed, cut, lengthened or lost', async () => {
    await open().write('m', [segment(300), segment(64)]);
    for (const name of await readdir(folder())) {
      const file = join(folder(), name);
      const bytes = await readFile(file);
      for (const at of [0, 20, bytes.length - 1]) {
        const changed = Buffer.from(bytes);
        changed[at] = changed[at]! ^ 1;
        await writeFile(file, changed);
        expect(await open().read()).toBeNull();
        await writeFile(file, bytes.subarray(0, at));
        expect(await open().read()).toBeNull();
      }
      await writeFile(file, Buffer.concat([bytes, Buffer.from('x')]));
      expect(await open().read()).toBeNull();
      await rm(file);
      expect(await open().read()).toBeNull();
      await writeFile(file, bytes);
      expect(await open().read()).not.toBeNull();
    }
  });
});
