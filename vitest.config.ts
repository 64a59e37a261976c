import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Compiled code stays between runs, for the workers and for the processes that tests start.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('.cache/compiled', import.meta.url));

const exclude = ['**/node_modules/**', '**/dist/**'];
/**
 * Pure as well, but they read whole tables, thousands of people, labelled sets or very long texts, or
 * generate hundreds of cases.
 */
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
/** They compare times, so nothing else may run beside them. */
const TIMED = '**/*.timed.test.ts';
/**
 * The longest come first, so that the workers end at about the same time: the attack of 100,000
 * requests, then kinds of files.
 */
const KINDS = ['fuzz.', '.e2e.', 'package.', 'interruptions', 'crash', '.api.', '.db.', '.test.'];

/**
 * On two cores the default, one less than the cores, would be one worker. A third one saves an
 * eighth of the time, but tests fail beside it (docs/measurements/house.md).
 */
const maxWorkers = Math.max(2, availableParallelism() - 1);
/** Groups run one after the other: tests that compare times come last, with little beside them. */
const PURE = { maxWorkers, sequence: { groupOrder: 0 } };
const WAITING = { maxWorkers, sequence: { groupOrder: 1 } };
const ALONE = { maxWorkers, sequence: { groupOrder: 2 } };

/** The suite has one PostgreSQL. */
const SERVICE_SETUP = ['server/test/global-setup.ts'];
/** The browser is started only when a test of the console runs. */
const CONSOLE_SETUP = [...SERVICE_SETUP, 'console/e2e/global-setup.ts'];
const SERVICE = ['server', 'client', 'bench'];
/** The browser waits as long for what is on a page. */
const PATIENT = { expect: { poll: { timeout: 20_000 } } };

/**
 * A worker loads the service once instead of once per file: modules keep no state that a test could
 * leave behind.
 */
const everyProject = {
  ...byNode,
  ...timeouts,
  isolate: false,
  exclude,
  setupFiles: ['server/test/worker-end.ts'],
};

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
    sequence: { sequencer: LongestKindFirst },
    projects: [
      {
        test: {
          ...everyProject,
          ...PURE,
          name: 'rules',
          include: RULES,
          exclude: [...exclude, ...SWEEPS, TIMED],
        },
      },
      { test: { ...everyProject, ...PURE, name: 'sweeps', include: SWEEPS } },
      {
        test: {
          ...everyProject,
          ...WAITING,
          name: 'service',
          include: SERVICE.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...exclude, ...RULES, ...SWEEPS, TIMED],
          globalSetup: SERVICE_SETUP,
        },
      },
      {
        test: {
          ...everyProject,
          ...WAITING,
          ...PATIENT,
          name: 'console',
          include: ['console/e2e/**/*.test.ts'],
          exclude: [...exclude, TIMED],
          globalSetup: CONSOLE_SETUP,
        },
      },
      {
        test: {
          ...everyProject,
          ...ALONE,
          name: 'timed',
          include: SERVICE.map((folder) => `${folder}/${TIMED}`),
          globalSetup: SERVICE_SETUP,
        },
      },
      {
        test: {
          ...everyProject,
          ...ALONE,
          ...PATIENT,
          name: 'timed console',
          include: [`console/${TIMED}`],
          globalSetup: CONSOLE_SETUP,
        },
      },
    ],
  },
});
