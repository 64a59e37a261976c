#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';

// In the workspace the sources run as they are; a packed server carries them built.
const source = new URL('../src/cli/main.ts', import.meta.url);
const built = new URL('../dist/cli/main.js', import.meta.url);

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`greenroom needs Node 24, and this is ${process.version}: run it as "npm start" or "npx greenroom", which bring their own.`);
  process.exitCode = 1;
} else {
  // Keeps what was stripped and compiled in the system's temporary folder: later starts take half the time to load.
  module.enableCompileCache();
  await import(existsSync(source) ? source.href : built.href);
}
