/// <reference path="./temporalio.d.ts" />
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as activity from '@temporalio/activity';
import type * as client from '@temporalio/client';
import type * as worker from '@temporalio/worker';

/** The packages of Temporal's SDK. Who runs on leases does not install them. */
export interface TemporalPackages {
  client(): typeof client;
  worker(): typeof worker;
  activity(): typeof activity;
  /** The folder in which the workflow finds its package when it is bundled. */
  folder(): string;
}

const NAMES = ['client', 'worker', 'workflow', 'activity'];
const INSTALL = `npm install ${NAMES.map((name) => `@temporalio/${name}@1`).join(' ')}`;

/**
 * Loads each package when it is first used. They are CommonJS and are found from `from`, or by
 * NODE_PATH. Throws one line that says what to install when one is missing.
 */
export function findTemporalPackages(from = import.meta.url): TemporalPackages {
  const require = createRequire(from);
  function found<T>(find: () => T): T {
    try {
      return find();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
      throw new Error(`TEMPORAL_ADDRESS is set, but Temporal's packages are missing: ${INSTALL}`);
    }
  }
  return {
    client: () => found(() => require('@temporalio/client')),
    worker: () => found(() => require('@temporalio/worker')),
    activity: () => found(() => require('@temporalio/activity')),
    folder: () =>
      found(() => path.resolve(path.dirname(require.resolve('@temporalio/workflow')), '../../..')),
  };
}
