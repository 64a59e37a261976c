#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { joinedProgram } from './joined-program.js';
import { OLDEST_NODE, ownNode } from './own-node.js';

/** What can be made again: compiled code, and in the workspace the joined program. */
const cache = new URL('../.cache/', import.meta.url);
// In the workspace the sources run as they are; a packed server carries them built.
const source = new URL('../src/cli/main.ts', import.meta.url);
const built = new URL('../dist/cli/main.js', import.meta.url);

// What a service takes beyond what it needs, and only the beginning of a process can change:
// short-lived objects may hold 24 MB, not 100; threads that read profiles on all cores are not kept
// from it by others that collect for them; and large buffers go back to the system when they are
// freed.
const V8_FLAGS = ['--max-semi-space-size=8', '--no-parallel-scavenge'];
/**
 * A diagnostic report has no variables, which hold secrets, and no addresses of clients. Only these
 * flags work when the memory is used up; `guardCrashOutput` sets the same for the other reports.
 */
const REPORT_FLAGS = ['--report-exclude-env', '--report-exclude-network'];
const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * A service begins again in its own place, once: the process keeps its number, its files and its 40
 * ms. Whoever sets MALLOC_ARENA_MAX sets all of it.
 */
function isToBeginAgain() {
  const { platform, argv, env, channel } = process;
  // A channel to the parent would be lost.
  return (
    ['serve', 'up'].includes(argv[2]) &&
    platform !== 'win32' &&
    env.MALLOC_ARENA_MAX === undefined &&
    channel === undefined
  );
}

/**
 * An older Node started this, as with `npm install --global`: the same command goes on in the Node
 * that came with the package.
 */
function runWithOwnNode() {
  const node = ownNode();
  if (node === null) {
    console.error(
      `greenroom needs Node ${OLDEST_NODE} or newer, and this is ${process.version}. No Node came with the package for ${process.platform}-${process.arch}, ` +
        'or optional packages were left out: install a newer Node (https://nodejs.org), or install again without --omit=optional.',
    );
    process.exitCode = 1;
    return;
  }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  // What is sent to this process is passed on, and it ends when the other does. Ctrl-C in a
  // terminal reaches both.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  child.on('error', (error) => {
    console.error(
      `greenroom needs Node ${OLDEST_NODE} or newer, and this is ${process.version}. The Node that came with the package does not run here (${error.message}): ` +
        'on Alpine Linux and other systems with musl, install Node 24 or newer yourself.',
    );
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 1;
    if (signal === null) return;
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/**
 * What was compiled once is kept beside the program, where nobody else can write, or else in the
 * system's temporary folder: later starts take half the time to load.
 */
function keepCompiled() {
  const { status } = module.enableCompileCache(fileURLToPath(cache));
  if (status === module.constants.compileCacheStatus.FAILED) module.enableCompileCache();
}

function programToRun() {
  if (!existsSync(source)) return built.href;
  return joinedProgram(fileURLToPath(new URL('joined/', cache))) ?? source.href;
}

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  runWithOwnNode();
} else if (isToBeginAgain()) {
  const { execPath, execArgv, argv, env } = process;
  process.execve(
    execPath,
    [execPath, ...V8_FLAGS, ...REPORT_FLAGS, ...execArgv, ...argv.slice(1)],
    {
      ...env,
      ...MALLOC,
    },
  );
} else {
  keepCompiled();
  await import(programToRun());
}
