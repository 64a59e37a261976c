import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorAnswer } from '../http/envelope.ts';
import { serveFiles } from './files.ts';

const SCRIPT = 'console.log("the app")';
const app = fastify();
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'greenroom-console-'));
  await mkdir(join(root, 'assets'));
  await Promise.all([
    writeFile(join(root, 'index.html'), '<!doctype html><title>Greenroom</title>'),
    writeFile(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    writeFile(join(root, '.hidden.js'), 'secret'),
    writeFile(join(root, 'assets', 'large-3c4d.js.gz'), gzipSync(SCRIPT)),
    writeFile(join(root, 'assets', 'app-1a2b.js'), SCRIPT),
    writeFile(join(root, 'assets', 'app-1a2b.js.br'), brotliCompressSync(SCRIPT)),
    writeFile(join(root, 'assets', 'app-1a2b.js.gz'), gzipSync(SCRIPT)),
  ]);
  const site = join(root, 'site');
  await mkdir(join(site, 'assets'), { recursive: true });
  await mkdir(join(site, 'how-to'));
  await Promise.all([
    writeFile(join(site, 'index.html'), '<!doctype html><title>Docs</title>'),
    writeFile(join(site, 'how-to', 'find-people.html'), '<!doctype html><title>Find</title>'),
    writeFile(join(site, 'how-to', 'find-people.md'), '# Find'),
    writeFile(join(site, 'assets', 'search-1a2b.js'), SCRIPT),
    writeFile(join(site, 'llms.txt'), '# Greenroom'),
    writeFile(join(site, 'llms-full.txt'), '# Greenroom'),
  ]);
  app.setErrorHandler((error, _request, reply) => {
    const { status, body } = errorAnswer(error, 'req_1');
    return reply.code(status).send(body);
  });
  await serveFiles(app, root);
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

describe('the app', () => {
  it('answers every address that is no file with the page, which may load nothing from elsewhere and is asked for each time', async () => {
    for (const url of [
      '/console/',
      '/console/sign-in',
      '/console/castings/cast_1/board?tab=raw',
      '/console/welcome?token=x.y',
    ]) {
      const page = await app.inject(url);
      expect(
        [page.statusCode, page.headers['content-type'], page.headers['cache-control']],
        url,
      ).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self'; ");
      expect(policy).toContain("connect-src 'self'; ");
      expect(policy).not.toContain('http');
      expect(page.headers['referrer-policy']).toBe('no-referrer');
    }
  });

  it('lets a browser keep what is named by its content for ever, and sends it as small as it takes it', async () => {
    for (const [accept, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['', undefined],
    ] as const) {
      const asset = await app.inject({
        url: '/console/assets/app-1a2b.js',
        headers: { 'accept-encoding': accept },
      });
      expect([
        asset.statusCode,
        asset.headers['cache-control'],
        asset.headers['content-encoding'],
      ]).toEqual([200, 'public, max-age=31536000, immutable', encoding]);
      expect(asset.headers['content-type']).toMatch(/javascript/);
    }
    expect((await app.inject('/console/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('unpacks what is kept compressed only for readers who take nothing else, and sends it whole', async () => {
    const url = '/console/assets/large-3c4d.js';
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect([packed.headers['content-encoding'], packed.rawPayload]).toEqual([
      'gzip',
      gzipSync(SCRIPT),
    ]);
    for (const headers of [{}, { range: 'bytes=0-3' }, { 'if-none-match': '"a part"' }]) {
      const plain = await app.inject({ url, headers });
      expect(
        [plain.statusCode, plain.headers['content-encoding'], plain.body],
        JSON.stringify(headers),
      ).toEqual([200, undefined, SCRIPT]);
    }
  });

  it('keeps what is no part of it, and what lies outside its folder, to itself', async () => {
    for (const url of [
      '/console/assets/app-old.js',
      '/console/.hidden.js',
      '/console/../server/package.json',
      '/console/%2e%2e/package.json',
      '/console/assets/..%2f..%2fpackage.json',
      '/console/nothing.html',
      '/console/%00.js',
      '/console/..%2f..%2fpackage.json',
    ]) {
      const { statusCode, headers } = await app.inject(url);
      expect([400, 404], url).toContain(statusCode);
      expect(String(headers['cache-control']), url).not.toContain('max-age');
    }
  });

  it('takes ranges and conditions that cannot hold for bad requests', async () => {
    for (const headers of [
      { range: 'bytes=99999999-' },
      { 'if-match': '"x"' },
      { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    ]) {
      expect(
        (await app.inject({ url: '/console/favicon.svg', headers })).statusCode,
        JSON.stringify(headers),
      ).toBe(400);
    }
  });

  it('is found from /console', async () => {
    const answer = await app.inject('/console');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/console/']);
  });
});

describe('the reference', () => {
  it('is in the documentation, also from where it was once', async () => {
    for (const url of ['/console/reference', '/console/reference/']) {
      const moved = await app.inject(url);
      expect([moved.statusCode, moved.headers.location], url).toEqual([302, '/docs/reference']);
    }
  });
});

describe('a console that is not built', () => {
  it('tells visitors which command to run, while the rest works', async () => {
    const bare = fastify();
    await serveFiles(bare, null);
    for (const url of ['/console/', '/console/castings/cast_1']) {
      const page = await bare.inject(url);
      expect([page.statusCode, page.headers['content-type']], url).toEqual([
        503,
        'text/html; charset=utf-8',
      ]);
      expect(page.body).toContain('npm run build:console');
      expect(page.body).toContain('La console n’est pas encore construite');
    }
    const url = '/console/openapi.json';
    const plain = await bare.inject(url);
    expect(plain.json()).toMatchObject({ openapi: expect.stringMatching(/^3/) });
    const packed = await bare.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    await bare.close();
  });
});

describe('the documentation', () => {
  it('allows no inline script or style, and nothing from elsewhere', async () => {
    for (const url of ['/docs/', '/docs/how-to/find-people']) {
      const page = await app.inject(url);
      expect([
        page.statusCode,
        page.headers['content-type'],
        page.headers['cache-control'],
      ]).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; ");
      expect(policy).not.toMatch(/unsafe|http/);
    }
  });

  it('has its texts for language models, and its files for ever', async () => {
    for (const [url, type] of [
      ['/llms.txt', 'text/plain; charset=utf-8'],
      ['/llms-full.txt', 'text/plain; charset=utf-8'],
      ['/docs/how-to/find-people.md', 'text/markdown; charset=utf-8'],
    ])
      expect((await app.inject(url!)).headers['content-type'], url).toBe(type);
    const asset = await app.inject('/docs/assets/search-1a2b.js');
    expect(asset.headers['cache-control']).toContain('immutable');
  });

  it('is found without the last slash, or with one too many, and has no other address', async () => {
    for (const [url, location] of [
      ['/docs', '/docs/'],
      ['/docs/how-to/find-people/', '/docs/how-to/find-people'],
    ])
      expect((await app.inject(url!)).headers.location, url).toBe(location);
    for (const url of [
      '/docs/nothing',
      '/docs/../index',
      '/docs/..%2findex',
      '/console/site/llms.txt',
    ])
      expect((await app.inject(url)).statusCode, url).not.toBe(200);
  });
});
