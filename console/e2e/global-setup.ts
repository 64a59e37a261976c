import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium as launcher } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import type {} from '../../server/test/global-setup.ts';
import { browserOptions } from './browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    browserEndpoint: string;
  }
}

/**
 * The console as it is now, built, and one browser for the whole run: each test file connects to
 * it, each test has a context of its own.
 */
export default async function setup(project: TestProject) {
  await promisify(execFile)(process.execPath, [
    fileURLToPath(new URL('../build.ts', import.meta.url)),
  ]);
  const browser = await launcher.launchServer(await browserOptions());
  project.provide('browserEndpoint', browser.wsEndpoint());
  return () => browser.close();
}
