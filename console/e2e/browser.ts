import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LaunchOptions } from 'playwright-core';
import { fetchTool, unusableBecause } from '../../tools/fetch.ts';

interface PackedChromium {
  default: { executablePath(): Promise<string> };
}

// Without a sandbox, so that it also starts for root and in containers: it loads nothing but what
// is tested.
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'];

/**
 * How to start a browser here: TEST_BROWSER if it names one, else Chromium from npm, which exists
 * for Linux on x64, else the Chrome that is installed.
 */
export async function browserOptions(): Promise<LaunchOptions> {
  const named = process.env.TEST_BROWSER;
  if (named) return { executablePath: named, args: ARGS };
  const reason = unusableBecause('chromium');
  if (reason !== null) {
    console.log(
      `The console is tested in the Chrome of this machine, or the browser that TEST_BROWSER names: ${reason}.`,
    );
    return { channel: 'chrome', args: ARGS };
  }
  const entry = join(await fetchTool('chromium'), '@sparticuz/chromium/build/esm/index.js');
  const { default: chromium } = (await import(pathToFileURL(entry).href)) as PackedChromium;
  return { executablePath: await chromium.executablePath(), args: ARGS };
}
