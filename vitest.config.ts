import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Compiled code stays between runs, for the workers and for the processes that tests start.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('.cache/compiled', import.meta.url));

const exclude = ['**/node_modules/**', '**/dist/**'];
/** Pure as well, but they go through whole tables or thousands of people. */
const SWEEPS = ['server/src/**/*.sweep.test.ts', 'sample/src/**/*.sweep.test.ts'];
// They only end a test that hangs. On a busy machine tests take several times as long, and bench/
// measures time.
const timeouts = { testTimeout: 120_000, hookTimeout: 180_000 };
/** Node loads the sources and strips their types, as in production; nothing is transformed. */
const byNode = { experimental: { viteModuleRunner: false } };
/**
 * Pure functions: no database, process, socket or file. `npm run test:rules` runs only these, in
 * seconds.
 */
const RULES = [
  'server/src/**/rules/**/*.test.ts',
  'server/src/search/document/*.test.ts',
  'server/src/*/rules.test.ts',
  'server/src/lexicon/**/*.test.ts',
  'server/src/reader/**/*.test.ts',
  'console/src/**/*.test.ts',
  'sample/src/**/*.test.ts',
];
/** The longest kinds come first, so that the workers end at about the same time. */
const KINDS = ['.e2e.', 'crash', 'interruptions', '.api.', '.db.', '.test.'];

class LongestKindFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      KINDS.findIndex((kind) => moduleId.includes(kind));
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((ofProject) =>
      ofProject.toSorted((a, b) => rank(a) - rank(b)),
    );
  }
}

export default defineConfig({
  test: {
    // The default, one less than the cores, would be one worker on two cores, and long tests mostly
    // wait.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestKindFirst },
    projects: [
      {
        test: {
          name: 'rules',
          ...byNode,
          include: RULES,
          exclude: [...exclude, ...SWEEPS],
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'sweeps',
          ...byNode,
          include: SWEEPS,
          exclude,
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'service',
          ...byNode,
          include: ['server/**/*.test.ts', 'client/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...exclude, ...RULES, ...SWEEPS],
          globalSetup: ['server/test/global-setup.ts'],
          // A worker loads the service once instead of once per file: modules keep no state that a
          // test could leave behind.
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'console',
          ...byNode,
          include: ['console/e2e/**/*.test.ts'],
          exclude,
          // The browser is started only when a test of the console runs.
          globalSetup: ['server/test/global-setup.ts', 'console/e2e/global-setup.ts'],
          isolate: false,
          ...timeouts,
          // The browser waits as long for what is on a page.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
