import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import {
  failureOf,
  outbound,
  receiver,
  receiversUnderTest,
} from '../../test/outbound-receivers.ts';
import { runInWorkspace } from './tenant-scope.ts';

receiversUnderTest();

describe('requests to one host', () => {
  it('never exceed the cap, all arrive, and other hosts do not wait for them', async () => {
    let now = 0;
    let most = 0;
    const held: ServerResponse[] = [];
    const { port } = await receiver((request, response) => {
      if (request.headers.host?.startsWith('other')) return response.end();
      most = Math.max(most, ++now);
      response.on('close', () => now--);
      held.push(response);
      if (held.length >= 4) for (const each of held.splice(0)) each.end();
    });
    const client = outbound({
      allowedHosts: ['localhost', 'other.example.com'],
      resolve: async () => ['127.0.0.1'],
      maxPerHost: 4,
    });
    const send = (host: string) =>
      client.post({ url: `https://${host}:${port}/`, headers: {}, body: '', timeoutMs: 10_000 });
    const many = Array.from({ length: 20 }, () => send('localhost'));
    expect((await send('other.example.com')).status).toBe(200);
    expect((await Promise.all(many)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(most).toBe(4);
  });

  it('of one workspace that hang make another workspace wait for only one of them', async () => {
    const stuck: ServerResponse[] = [];
    const { port } = await receiver((request, response) =>
      request.url === '/stuck' ? stuck.push(response) : response.end(),
    );
    const client = outbound({ maxPerHost: 2 });
    const send = (workspace: string, path: string) =>
      runInWorkspace(workspace, () =>
        client.post({
          url: `https://localhost:${port}${path}`,
          headers: {},
          body: '',
          timeoutMs: 20_000,
        }),
      );
    const hanging = Array.from({ length: 6 }, () => send('a', '/stuck'));
    const fine = Array.from({ length: 6 }, () => send('b', '/fine'));
    await vi.waitUntil(() => stuck.length === 2);
    stuck[0]!.end();
    expect((await Promise.all(fine)).map(({ status }) => status)).toEqual(Array(6).fill(200));
    // The first waiting request takes the free place.
    await vi.waitUntil(() => stuck.length === 3);
    await client.close();
    await Promise.allSettled(hanging);
  });

  it('that wait too long fail as busy', async () => {
    const { port } = await receiver(() => {});
    const client = outbound({ maxPerHost: 1, maxWaitMs: 50 });
    const send = () =>
      failureOf(
        client.post({ url: `https://localhost:${port}/`, headers: {}, body: '', timeoutMs: 400 }),
      );
    expect(await Promise.all([send(), send()])).toEqual(['timeout', 'busy']);
  });

  it('end when the client is closed', async () => {
    const { port } = await receiver(() => {});
    const client = outbound({ maxPerHost: 1 });
    const work = [1, 2, 3].map(() =>
      failureOf(
        client.post({
          url: `https://localhost:${port}/`,
          headers: {},
          body: '',
          timeoutMs: 60_000,
        }),
      ),
    );
    await client.close();
    expect(await Promise.all(work)).toEqual(['network', 'network', 'network']);
  });
});
