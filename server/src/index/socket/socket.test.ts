import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { describeIndexEngine } from '../../../test/index-conformance.ts';
import { until } from '../../../test/until.ts';
import { silentLog } from '../../platform/log.ts';
import { createInProcessEngine } from '../in-process.ts';
import type { IndexReader, Plan } from '../port.ts';
import { createSegmentEngine, type SegmentEngine } from '../segments.ts';
import { connectIndex, type RemoteIndex } from './connect.ts';
import { encodeFrame } from './frames.ts';
import type { IndexState } from './messages.ts';
import { serveIndex } from './serve.ts';

const UNAVAILABLE = { code: 'search_engine_unavailable' };
const EVERYBODY: Plan = { clauses: [], needsOptional: false };
const PAGE = { exclude: new Set<string>(), limit: 10 };
const RULES = 'rules';
const FOUND = { ids: ['a'], scores: [0], count: 1, total: 1 };

let folder: string;
let files = 0;
const closing: (() => Promise<unknown>)[] = [];
const newFile = (): string => path.join(folder, `${++files}.sock`);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'greenroom-index-'));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** An index that answers `FOUND` unless told otherwise. */
function fakeEngine(search: IndexReader['search'] = async () => FOUND): IndexReader {
  return {
    search,
    facet: async () => ({ values: [], sum: 0 }),
    watermark: async () => 'mark',
    size: () => 1,
  };
}

interface Served {
  engine?: IndexReader;
  isLoaded?: () => boolean;
  rules?: string;
}

async function serve(
  file: string,
  { engine = fakeEngine(), isLoaded = () => true, rules = RULES }: Served = {},
) {
  const served = await serveIndex({
    ...{ file, engine, isLoaded, isCaughtUp: isLoaded, rules, log: silentLog },
  });
  closing.push(served.close);
  return served;
}

async function connected(file: string, rules = RULES, log = silentLog): Promise<RemoteIndex> {
  const remote = connectIndex({ file, rules, log });
  closing.push(remote.stop);
  await remote.start();
  return remote;
}

/** The segment engine of a process, asked by another one. */
async function overSocket(local: SegmentEngine, mark: string | null = null) {
  const file = newFile();
  const held = createInProcessEngine(local, mark);
  await serve(file, { engine: held });
  const { engine } = await connected(file);
  return { ...engine, apply: held.apply, local };
}

describeIndexEngine(
  'the segment engine over a local socket',
  () => overSocket(createSegmentEngine()),
  async ({ local, watermark }) => {
    const next = createSegmentEngine();
    next.install(await local.save(), []);
    return overSocket(next, await watermark());
  },
);

describe('the socket file', () => {
  it('is open to its user only, and goes with its process', async () => {
    const file = path.join(folder, 'made', 'for', 'it', 'index.sock');
    const { close } = await serve(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await close();
    await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('left by a killed process is replaced; that of a living one, and other files, never', async () => {
    const file = newFile();
    // What a killed process leaves: a socket that nobody listens on.
    const made = createServer().listen(`${file}.old`);
    await until(async () => made.listening);
    await rename(`${file}.old`, file);
    await new Promise((resolve) => made.close(resolve));
    await serve(file);
    await expect(serve(file)).rejects.toThrow('another process serves the index');
    expect(await (await connected(file)).engine.search(EVERYBODY, PAGE)).toEqual(FOUND);

    const other = newFile();
    await writeFile(other, 'precious');
    await expect(serve(other)).rejects.toThrow('is no socket');
    expect((await stat(other)).size).toBe(8);
  });
});

describe('an index process that is away', () => {
  it('is an unavailable engine at once, and answers again when it is back', async () => {
    const file = newFile();
    const remote = await connected(file);
    await expect(remote.engine.search(EVERYBODY, PAGE)).rejects.toMatchObject(UNAVAILABLE);
    await expect(remote.engine.watermark()).rejects.toMatchObject(UNAVAILABLE);
    const { close } = await serve(file);
    await remote.untilReady();
    expect(await remote.engine.search(EVERYBODY, PAGE)).toEqual(FOUND);
    await close();
    await until(async () => !remote.isReady());
    await expect(remote.engine.search(EVERYBODY, PAGE)).rejects.toMatchObject(UNAVAILABLE);
    await serve(file);
    await remote.untilReady();
    expect(await remote.engine.search(EVERYBODY, PAGE)).toEqual(FOUND);
  });

  it('ends the searches on their way and those that wait, none of which hangs', async () => {
    const file = newFile();
    let asked = 0;
    const engine = fakeEngine(() => {
      asked++;
      return new Promise(() => {});
    });
    const { close } = await serve(file, { engine });
    const remote = await connected(file);
    const searches = Array.from({ length: 200 }, () => remote.engine.search(EVERYBODY, PAGE));
    const outcomes = Promise.allSettled(searches);
    await until(async () => asked > 0);
    await close();
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: UNAVAILABLE });
  });

  it('answers nobody while its index loads: a part of it would look like all there is', async () => {
    const file = newFile();
    let isLoaded = false;
    await serve(file, { isLoaded: () => isLoaded });
    const remote = await connected(file);
    expect(remote.isReady()).toBe(false);
    await expect(remote.engine.search(EVERYBODY, PAGE)).rejects.toMatchObject(UNAVAILABLE);
    isLoaded = true;
    await remote.untilReady();
    expect(await remote.engine.search(EVERYBODY, PAGE)).toEqual(FOUND);
  });

  it('that hangs ends its searches too', async () => {
    const file = newFile();
    const silent = createServer((socket) => {
      const state: IndexState = { isLoaded: true, isCaughtUp: true, size: 1, mark: null };
      socket.once('data', () => socket.write(encodeFrame({ kind: 'welcome', state })));
      socket.on('error', () => {});
    }).listen(file);
    closing.push(() => new Promise((resolve) => silent.close(resolve)));
    const pace = { lookEveryMs: 20, maxSilenceMs: 100, refusedAgainMs: 100 };
    const remote = connectIndex({ file, rules: RULES, log: silentLog, pace });
    closing.push(remote.stop);
    await remote.untilReady();
    await expect(remote.engine.search(EVERYBODY, PAGE)).rejects.toMatchObject(UNAVAILABLE);
  });

  it('does not hold up the stop of those who wait for it', async () => {
    const remote = await connected(newFile());
    const waiting = remote.untilReady();
    await remote.stop();
    await expect(waiting).rejects.toMatchObject(UNAVAILABLE);
    await expect(remote.untilReady()).rejects.toMatchObject(UNAVAILABLE);
  });
});

describe('a process of another version', () => {
  it('is refused with what to do, and its searches are unavailable', async () => {
    const file = newFile();
    await serve(file, { rules: 'newer rules' });
    const logged: string[] = [];
    const log = {
      ...silentLog,
      error: (text: string) => logged.push(text),
    } as unknown as typeof silentLog;
    const remote = await connected(file, RULES, log);
    await expect(remote.engine.search(EVERYBODY, PAGE)).rejects.toMatchObject(UNAVAILABLE);
    expect(logged).toEqual([expect.stringContaining('restart all its processes')]);
  });

  it('is told so also when only the protocol differs', async () => {
    const file = newFile();
    await serve(file);
    const answer = await raw(file, [{ kind: 'hello', protocol: 999, rules: RULES }]);
    expect(answer).toContain('"refused"');
    expect(answer).toContain('version 999');
  });
});

/** What a socket answers to these messages until it closes. */
async function raw(file: string, sent: readonly unknown[]): Promise<string> {
  const socket = connect(file);
  for (const one of sent) socket.write(Buffer.isBuffer(one) ? one : encodeFrame(one));
  let answer = '';
  for await (const piece of socket) answer += String(piece);
  return answer;
}

describe('a connection that is not understood', () => {
  it.each<[string, unknown[]]>([
    [
      'a search before a greeting',
      [{ kind: 'search', id: 1, plan: EVERYBODY, exclude: [], limit: 1 }],
    ],
    ['a text that is no JSON', [Buffer.from([0, 0, 0, 2, 1, 1])]],
    ['a frame of four gigabytes', [Buffer.from([255, 255, 255, 255])]],
    ['an HTTP request', [Buffer.from('GET / HTTP/1.1\r\n\r\n')]],
    ['nothing', [null]],
  ])('%s ends it, and others go on', async (_, sent) => {
    const file = newFile();
    await serve(file);
    const remote = await connected(file);
    expect(await raw(file, sent)).toBe('');
    expect(await remote.engine.search(EVERYBODY, PAGE)).toEqual(FOUND);
  });

  it('to an index process ends it, and its search is unavailable', async () => {
    const file = newFile();
    const garbage = (socket: Socket) => {
      socket.once('data', () => {
        const state: IndexState = { isLoaded: true, isCaughtUp: true, size: 1, mark: null };
        socket.write(encodeFrame({ kind: 'welcome', state }));
        socket.on('data', () => socket.write('\xff\xff\xff\xff'));
      });
    };
    const server: Server = createServer(garbage).listen(file);
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    const remote = await connected(file);
    await expect(remote.engine.search(EVERYBODY, PAGE)).rejects.toMatchObject(UNAVAILABLE);
  });

  it('a search that makes the index fail fails alone', async () => {
    const file = newFile();
    const engine = fakeEngine(async ({ pool }) => {
      if (pool === 'bad') throw new Error('no such thing');
      return FOUND;
    });
    await serve(file, { engine });
    const remote = await connected(file);
    const bad = remote.engine.search({ ...EVERYBODY, pool: 'bad' }, PAGE);
    await expect(bad).rejects.toThrow('no such thing');
    expect(await remote.engine.search(EVERYBODY, PAGE)).toEqual(FOUND);
  });
});

describe('several callers at once', () => {
  it('a search that nobody waits for is not begun, and frees its place', async () => {
    const file = newFile();
    const asked: (string | undefined)[] = [];
    const answers: (() => void)[] = [];
    const engine = fakeEngine(({ pool }, { signal }) => {
      asked.push(pool);
      return new Promise((resolve, reject) => {
        answers.push(() => resolve(FOUND));
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    });
    await serve(file, { engine });
    const remote = await connected(file);
    const search = (pool: string, signal?: AbortSignal) =>
      remote.engine.search({ ...EVERYBODY, pool }, { ...PAGE, signal });
    const [running, waiting] = [new AbortController(), new AbortController()];
    const first = search('running', running.signal);
    await until(async () => asked.length === 1);
    const second = search('waiting', waiting.signal);
    const last = search('last');
    waiting.abort(new Error('late'));
    running.abort(new Error('late'));
    await expect(first).rejects.toThrow('late');
    await expect(second).rejects.toThrow('late');
    await until(async () => answers.length === 2);
    for (const answer of answers) answer();
    expect(await last).toEqual(FOUND);
    expect(asked).toEqual(['running', 'last']);
  });

  it('each gets its turn: one with a thousand searches does not hold up another', async () => {
    const file = newFile();
    const order: (string | undefined)[] = [];
    const engine = fakeEngine(async ({ pool }) => {
      order.push(pool);
      return FOUND;
    });
    await serve(file, { engine });
    const [many, one] = [await connected(file), await connected(file)];
    const searches = Array.from({ length: 1_000 }, () =>
      many.engine.search({ ...EVERYBODY, pool: 'many' }, PAGE),
    );
    await one.engine.search({ ...EVERYBODY, pool: 'one' }, PAGE);
    expect(order.length).toBeLessThan(500);
    expect((await Promise.all(searches)).length).toBe(1_000);
  });

  it('one that sends without end and reads nothing is not read on, and others go on', async () => {
    const file = newFile();
    let answered = 0;
    const engine = fakeEngine(async () => {
      answered++;
      return { ...FOUND, ids: Array.from({ length: 1_000 }, (_, n) => `somebody ${n}`) };
    });
    await serve(file, { engine });
    const greedy = connect(file);
    closing.push(async () => greedy.destroy());
    greedy.pause();
    greedy.write(encodeFrame({ kind: 'hello', protocol: 1, rules: RULES }));
    const frames = Array.from({ length: 10_000 }, (_, id) =>
      encodeFrame({ kind: 'search', id, plan: EVERYBODY, exclude: [], limit: 1_000 }),
    );
    greedy.write(Buffer.concat(frames));
    const other = await connected(file);
    for (let n = 0; n < 500; n++) await other.engine.search(EVERYBODY, PAGE);
    // 16 KB each: those that fit into the buffers of the socket.
    expect(answered - 500).toBeLessThan(400);
  });

  it('excludes a hundred thousand people, in frames of megabytes', async () => {
    const file = newFile();
    const sizes: number[] = [];
    const engine = fakeEngine(async (_, { exclude }) => {
      sizes.push(exclude.size);
      return FOUND;
    });
    await serve(file, { engine });
    const remote = await connected(file);
    const exclude = new Set(Array.from({ length: 100_000 }, (_, n) => `talent ${n}`));
    await Promise.all([1, 2, 3].map(() => remote.engine.search(EVERYBODY, { exclude, limit: 10 })));
    expect(sizes).toEqual([100_000, 100_000, 100_000]);
  });
});
