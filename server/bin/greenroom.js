#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';

// In the workspace the sources run as they are; a packed server carries them built.
const source = new URL('../src/cli/main.ts', import.meta.url);
const built = new URL('../dist/cli/main.js', import.meta.url);

// What a service takes beyond what it needs, and only the beginning of a process can change: short-lived objects may hold 24 MB, not 100; threads that
// read profiles on all cores are not kept from it by others that collect for them; and large buffers go back to the system when they are freed.
const V8_FLAGS = ['--max-semi-space-size=8', '--no-parallel-scavenge'];
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** A service begins again in its own place, once: the process keeps its number, its files and its 40 ms. Whoever sets MALLOC_ARENA_MAX sets all of it. */
function isToBeginAgain() {
  const { platform, argv, env, channel } = process;
  // A channel to the parent would be lost.
  return argv[2] === 'serve' && platform !== 'win32' && env.MALLOC_ARENA_MAX === undefined && channel === undefined;
}

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`greenroom needs Node 24, and this is ${process.version}: run it as "npm start" or "npx greenroom", which bring their own.`);
  process.exitCode = 1;
} else if (isToBeginAgain()) {
  const { execPath, execArgv, argv, env } = process;
  process.execve(execPath, [execPath, ...V8_FLAGS, ...execArgv, ...argv.slice(1)], { ...env, ...MALLOC });
} else {
  // Keeps what was stripped and compiled in the system's temporary folder: later starts take half the time to load.
  module.enableCompileCache();
  await import(existsSync(source) ? source.href : built.href);
}
