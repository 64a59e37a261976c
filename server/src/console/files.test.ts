import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveFiles } from './files.ts';

const app = fastify();
beforeAll(async () => {
  await serveFiles(app);
});
afterAll(() => app.close());

it('serves the page under /console/, in both languages, with nothing loaded from elsewhere', async () => {
  const page = await app.inject('/console/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('lang="fr"');
  expect(page.body).not.toMatch(/(?:src|href)="https?:/);
});

it('leads from /console to the page', async () => {
  const answer = await app.inject('/console');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/console/']);
});

it('keeps the rest of the folder, and what lies outside it, to itself', async () => {
  for (const url of ['/console/package.json', '/console/../server/package.json', '/console/%2e%2e/package.json', '/console/nothing.html']) {
    expect((await app.inject(url)).statusCode, url).toBe(404);
  }
});

it('links only to what is there', async () => {
  const description = await app.inject('/console/openapi.json');
  expect(description.json()).toMatchObject({ openapi: '3.1.0' });
});
