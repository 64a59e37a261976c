import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/*
 * What `npm ci` does last, here in the workspace. Plain JavaScript, so that a Node too old for the
 * rest can still say so.
 */

const MODULES = path.join(import.meta.dirname ?? '', '..', 'node_modules');

/**
 * The Node packages carry the headers that C++ addons are compiled with: a third of their size, and
 * nobody compiles any here.
 */
function removeHeaders() {
  for (const name of readdirSync(MODULES).filter((name) =>
    /^node-(bin-)?(linux|darwin|win)-/.test(name),
  )) {
    if (existsSync(path.join(MODULES, name, 'bin')))
      rmSync(path.join(MODULES, name, 'include'), { recursive: true, force: true });
  }
}

async function buildConsole() {
  try {
    await (await import('../console/build.ts')).buildConsole();
  } catch (error) {
    console.warn(
      `The console could not be built: ${error.message}\nThe service works without it. "npm run build:console" tries again.`,
    );
  }
}

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `Greenroom runs on Node 24 or newer, and this is ${process.version}. The packages bring a Node for Linux with glibc, macOS, and Windows on x64: ` +
      'none of them is here (npm ci --omit=optional), or none runs on this system (Alpine Linux has musl). Install Node 24 or newer, and run npm ci again. ' +
      'docs/platforms.md says what works where.',
  );
  process.exitCode = 1;
} else {
  removeHeaders();
  await buildConsole();
}
