import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 };
const database = 'server/test/global-setup.ts';

export default defineConfig({
  test: {
    // One less than there are cores, the default, would be one at a time on two cores, and the long tests mostly wait.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'service',
          include: ['server/**/*.test.ts', 'client/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude,
          globalSetup: [database],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'console',
          include: ['console/**/*.test.ts'],
          exclude,
          // The browser is started only when a test of the console runs.
          globalSetup: [database, 'console/e2e/global-setup.ts'],
          ...timeouts,
        },
      },
    ],
  },
});
