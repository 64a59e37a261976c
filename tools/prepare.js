import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/*
 * The last step of `npm ci` in this workspace. Plain JavaScript, so that a Node that is too old for
 * the rest can still report it.
 */

const MODULES = path.join(import.meta.dirname ?? '', '..', 'node_modules');

/**
 * The Node packages contain headers for compiling C++ addons: a third of their size, and unused
 * here.
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

/** After `npm ci --omit=dev` there is nothing to join it with: then a start loads every module. */
async function joinProgram() {
  if (!existsSync(path.join(MODULES, 'rolldown'))) return;
  try {
    await (await import('../server/scripts/join-program.ts')).joinProgram();
  } catch (error) {
    console.warn(
      `The program could not be joined: ${error.message}\nIt works without, and starts more slowly. "npm run build:program" tries again.`,
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
  await joinProgram();
}
