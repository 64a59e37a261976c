import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../server/src/main.ts';
import { loadConfig } from '../server/src/platform/config.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { SCOPES, type Scope } from '../server/src/platform/operation.ts';
import { makeSample, SAMPLE_LIMITS } from '../server/src/sample.ts';

/** A service on made-up people, for the tests of clients in other languages. */
export interface SampleService {
  /** What a client under test reads from its environment. */
  env: Record<string, string>;
  workspaceId: string;
  /** May do what the key may that a first start prints. */
  printedKey: string;
  /** The settings of the service, for commands on its host. */
  settings: Record<string, string>;
  /** Stops the service and deletes its data. */
  close(): Promise<void>;
}

/** What a new key has (interface, "Limits"). */
const DEFAULT_LIMITS = [1, 30, 200, 1_000, 15_000] as const;
/** For tests that are not about limits. */
const NO_LIMITS = [1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000] as const;

export async function startSampleService(): Promise<SampleService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-clients-'));
  const settings = { DATA_DIR: dataDir, SECRET_KEY: randomUUID() };
  const config = { ...loadConfig(settings), port: 0, host: '127.0.0.1' };
  try {
    let workspaceId = '';
    const running = await serve({
      config,
      log: silentLog,
      roles: ['api', 'worker'],
      async prepare(installation) {
        const sample = await makeSample(installation, config, () => {});
        if (!sample) throw new Error('The sample of made-up people is not installed: npm ci');
        workspaceId = sample.workspaceId;
      },
    });
    const { access } = running.services;
    const newKey = async (
      limits: readonly [number, number, number, number, number],
      scopes?: readonly Scope[],
    ) => (await access.createKey(workspaceId, { name: 'Client tests', limits, scopes })).apiKey;
    return {
      env: {
        GREENROOM_URL: running.url!,
        GREENROOM_KEY: await newKey(SAMPLE_LIMITS, SCOPES),
        GREENROOM_NARROW_KEY: await newKey(DEFAULT_LIMITS, SCOPES),
        GREENROOM_WIDE_KEY: await newKey(NO_LIMITS, SCOPES),
      },
      workspaceId,
      printedKey: await newKey(NO_LIMITS),
      settings,
      async close() {
        await running.stop();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}
