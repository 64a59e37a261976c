import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../test/until.ts';
import { monotonicMs } from '../../platform/clock.ts';
import { silentLog } from '../../platform/log.ts';
import type { IndexReader, Plan } from '../port.ts';
import { connectIndex } from './connect.ts';
import { USUAL_PACE } from './connection.ts';
import { createFrameDecoder, encodeFrame } from './frames.ts';
import { type FromIndex, PROTOCOL } from './messages.ts';
import { serveIndex } from './serve.ts';

const EVERYBODY: Plan = { clauses: [], needsOptional: false };
const RULES = 'rules';
const HELLO = { kind: 'hello', protocol: PROTOCOL, rules: RULES };

let folder: string;
let file: string;
let limits: number[];
let warned: string[];
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'greenroom-caller-'));
  file = path.join(folder, 'index.sock');
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function serve(): Promise<void> {
  limits = [];
  warned = [];
  const engine: IndexReader = {
    async search(_, { limit }) {
      limits.push(limit);
      return { ids: [], scores: [], count: 0, total: 0 };
    },
    async facet(_, { limit }) {
      limits.push(limit);
      return { values: [], sum: 0 };
    },
    watermark: async () => 'mark',
    size: () => 1,
  };
  const log = { ...silentLog, warn: (text: string) => warned.push(text) };
  const served = await serveIndex({
    ...{ file, engine, isLoaded: () => true, isCaughtUp: () => true, rules: RULES },
    log: log as unknown as typeof silentLog,
  });
  closing.push(served.close);
}

/** A connection that sends what it likes, with what it got. */
function caller(): { socket: Socket; got: FromIndex[] } {
  const socket = connect(file);
  const got: FromIndex[] = [];
  const decode = createFrameDecoder();
  socket.on('data', (piece: Buffer) => got.push(...(decode(piece) as FromIndex[])));
  socket.on('error', () => {});
  closing.push(async () => socket.destroy());
  return { socket, got };
}

const search = (id: number, limit = 1) =>
  encodeFrame({ kind: 'search', id, plan: EVERYBODY, exclude: [], limit });
const answerTo = (got: FromIndex[], id: number) =>
  got.find((message) => 'id' in message && message.id === id);

describe('the requests of a caller', () => {
  it('are read on after it has cancelled all that filled the queue', async () => {
    await serve();
    const { socket, got } = caller();
    const ids = Array.from({ length: 80 }, (_, n) => n + 1);
    socket.write(
      Buffer.concat([
        encodeFrame(HELLO),
        ...ids.map((id) => search(id)),
        ...ids.map((id) => encodeFrame({ kind: 'cancel', id })),
      ]),
    );
    await until(() => got.some(({ kind }) => kind === 'welcome'));
    socket.write(search(99));
    await until(() => answerTo(got, 99));
    expect(answerTo(got, 99)).toMatchObject({ kind: 'found' });
  });

  it.each([1e9, -1, Number.NaN])('with the limit %d fail alone', async (limit) => {
    await serve();
    const { socket, got } = caller();
    const facet = { field: 'skill', prefix: '', limit };
    socket.write(encodeFrame(HELLO));
    socket.write(search(1, limit));
    socket.write(encodeFrame({ kind: 'facet', id: 2, plan: EVERYBODY, facet }));
    socket.write(search(3, 10_000));
    await until(() => answerTo(got, 3));
    expect([1, 2, 3].map((id) => answerTo(got, id)?.kind)).toEqual(['failed', 'failed', 'found']);
    expect(limits).toEqual([10_000]);
  });
});

describe('a process that is refused', () => {
  it('again and again is one line in the log of the index process', async () => {
    await serve();
    for (let n = 0; n < 3; n++) {
      const { socket, got } = caller();
      socket.write(encodeFrame({ ...HELLO, rules: 'other rules' }));
      await until(() => got.some(({ kind }) => kind === 'refused'));
    }
    expect(warned).toEqual([expect.stringContaining('a process was refused')]);
    const { socket, got } = caller();
    socket.write(encodeFrame({ ...HELLO, protocol: 999 }));
    await until(() => got.some(({ kind }) => kind === 'refused'));
    expect(warned.length).toBe(2);
  });

  it('asks again much later than one that finds nobody', async () => {
    const asked: number[] = [];
    const refusing = createServer((socket) => {
      asked.push(monotonicMs());
      socket.on('error', () => {}).resume();
      socket.end(encodeFrame({ kind: 'refused', message: 'restart all' }));
    }).listen(file);
    closing.push(() => new Promise((resolve) => refusing.close(resolve)));
    const pace = { ...USUAL_PACE, refusedAgainMs: 400 };
    const remote = connectIndex({ file, rules: RULES, log: silentLog, pace });
    closing.push(remote.stop);
    await remote.start();
    await until(() => asked.length === 2);
    expect(asked[1]! - asked[0]!).toBeGreaterThan(350);
    expect(USUAL_PACE.refusedAgainMs).toBe(30_000);
  });
});
