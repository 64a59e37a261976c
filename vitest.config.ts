import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const exclude = ['**/node_modules/**', '**/dist/**'];
// They end what hangs, and hold nothing else: on a busy machine all takes several times as long,
// and how long is for bench/ to say.
const timeouts = { testTimeout: 120_000, hookTimeout: 180_000 };
/**
 * Pure functions: no database, process, socket or file of its own. `npm run test:rules` runs them
 * alone, in seconds.
 */
const RULES = [
  'server/src/**/rules/**/*.test.ts',
  'server/src/*/rules.test.ts',
  'server/src/lexicon/**/*.test.ts',
  'console/src/**/*.test.ts',
];
/** What takes longest comes first, so that the workers end together. */
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
    // One less than there are cores, the default, would be one at a time on two cores, and the long
    // tests mostly wait.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestKindFirst },
    projects: [
      {
        test: {
          name: 'rules',
          // Node strips the types by itself, as it does for the service: nothing is transformed.
          experimental: { viteModuleRunner: false },
          include: RULES,
          exclude,
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'service',
          include: ['server/**/*.test.ts', 'client/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...exclude, ...RULES],
          globalSetup: ['server/test/global-setup.ts'],
          // A worker loads the service once and not once a file: modules keep nothing that a test
          // could leave behind.
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'console',
          include: ['console/e2e/**/*.test.ts'],
          exclude,
          // The browser is started only when a test of the console runs.
          globalSetup: ['server/test/global-setup.ts', 'console/e2e/global-setup.ts'],
          isolate: false,
          ...timeouts,
          // As long as the browser waits for what is on a page.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
