import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const exclude = ['**/node_modules/**', '**/dist/**'];
// They end what hangs, and hold nothing else: on a busy machine all takes several times as long, and how long is for bench/ to say.
const timeouts = { testTimeout: 120_000, hookTimeout: 180_000 };
/** What takes longest comes first, so that the workers end together. */
const KINDS = ['.e2e.', 'crash', 'interruptions', '.api.', '.db.', '.test.'];

class LongestKindFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => KINDS.findIndex((kind) => moduleId.includes(kind));
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((ofProject) => ofProject.toSorted((a, b) => rank(a) - rank(b)));
  }
}

export default defineConfig({
  test: {
    // One less than there are cores, the default, would be one at a time on two cores, and the long tests mostly wait.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: ['server/test/global-setup.ts'],
    sequence: { sequencer: LongestKindFirst },
    projects: [
      {
        test: {
          name: 'service',
          include: ['server/**/*.test.ts', 'client/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude,
          // A worker loads the service once and not once a file: modules keep nothing that a test could leave behind.
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'console',
          include: ['console/**/*.test.ts'],
          exclude,
          // The browser is started only when a test of the console runs.
          globalSetup: ['console/e2e/global-setup.ts'],
          isolate: false,
          ...timeouts,
          // As long as the browser waits for what is on a page.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
