import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Core, createCore } from '../../core.ts';
import { type Installation, openInstallation } from '../../installation.ts';
import { serve } from '../../main.ts';
import { monotonicMs } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { silentLog } from '../../platform/log.ts';
import { makeSample, SAMPLE_LIMITS, SAMPLE_TALENTS, SAMPLE_WORKSPACE } from '../../sample.ts';
import { CommandFailure } from '../failure.ts';
import { localUrl, readiness } from '../probe.ts';
import { createProgress } from '../progress.ts';
import { DEMO_CREDITS } from './run.ts';

export interface DemoService {
  url: string;
  apiKey: string;
  /** API credits of the workspace now. */
  creditsLeft(): Promise<number>;
  /** Revokes the key, and stops the service if it was started here. */
  close(): Promise<void>;
}

const DEMO_WORKSPACE = 'Demo workspace';
const GRANTED_CREDITS = 1_000;
const READY_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 500;

interface Opened {
  url: string;
  installation: Installation;
  stop(): Promise<void>;
}

/**
 * The service that runs on this configuration, or one of our own beside the same data; with a key
 * made for the demo.
 */
export async function openDemoService(config: Config, signal: AbortSignal): Promise<DemoService> {
  const url = localUrl(config);
  const running = config.port === 0 ? null : await readiness(url);
  const opened = running ? await joinRunning(config, url, signal) : await startOwn(config, signal);
  try {
    const core = createCore(opened.installation, config);
    if ((await core.talents.count()) === 0) {
      throw new CommandFailure(
        'There are no talents to find: greenroom talents import FILE, or greenroom talents generate --count 5000 --seed 1',
      );
    }
    const workspaceId = await chooseWorkspace(core, opened.installation);
    const { keyId, apiKey } = await core.access.createKey(workspaceId, {
      name: 'Demo key',
      limits: SAMPLE_LIMITS,
    });
    return {
      url: opened.url,
      apiKey,
      creditsLeft: () => core.credits.available(opened.installation.db, workspaceId, 'api'),
      async close() {
        await core.access.revokeKey(keyId);
        await opened.stop();
      },
    };
  } catch (error) {
    await opened.stop();
    throw error;
  }
}

async function joinRunning(config: Config, url: string, signal: AbortSignal): Promise<Opened> {
  const deadline = monotonicMs() + READY_WITHIN_MS;
  while ((await readiness(url))?.ready !== true) {
    if (monotonicMs() > deadline)
      throw new CommandFailure(
        `The service at ${url} is not ready after ${READY_WITHIN_MS / 1_000} s (GET ${url}/readyz).`,
      );
    await delay(ASK_EVERY_MS, undefined, { signal });
  }
  process.stderr.write(`Using the service at ${url}\n`);
  const installation = await openInstallation(config, silentLog);
  return { url, installation, stop: () => installation.close() };
}

/** On a port that the system chooses, so that it is in nobody's way. */
async function startOwn(config: Config, signal: AbortSignal): Promise<Opened> {
  process.stderr.write('No service runs: starting one for this demo\n');
  const progress = createProgress('Making the sample', { json: false, unit: 'talents' });
  const onProgress = (done: number): void => {
    signal.throwIfAborted();
    progress.update(done, SAMPLE_TALENTS);
  };
  try {
    const running = await serve({
      config: { ...config, port: 0, host: '127.0.0.1' },
      log: silentLog,
      roles: ['api', 'worker'],
      async prepare(installation) {
        if (config.sampleData) await makeSample(installation, config, onProgress);
      },
    });
    return { url: running.url!, installation: running.installation, stop: running.stop };
  } finally {
    progress.stop();
  }
}

/** The sample workspace or one of an earlier demo, while it can pay; else a new one. */
async function chooseWorkspace({ access, credits }: Core, { db }: Installation): Promise<string> {
  for (const { workspaceId, name } of await access.listWorkspaces()) {
    if (name !== SAMPLE_WORKSPACE && name !== DEMO_WORKSPACE) continue;
    if ((await credits.available(db, workspaceId, 'api')) >= DEMO_CREDITS) return workspaceId;
  }
  const { workspaceId } = await access.createWorkspace(
    { name: DEMO_WORKSPACE, capabilities: [] },
    { name: 'Demo user', language: null },
  );
  await credits.grant(db, workspaceId, {
    account: 'api',
    amount: GRANTED_CREDITS,
    key: `demo-${randomUUID()}`,
    reason: 'Demo credits',
  });
  return workspaceId;
}
