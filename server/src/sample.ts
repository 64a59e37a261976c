import { CAPABILITIES } from './access/access.ts';
import { createCore } from './core.ts';
import type { Installation } from './installation.ts';
import type { Config } from './platform/config.ts';
import { withDatabaseLock } from './platform/db.ts';

/** What a first start shows once, because the key is stored only as a hash. */
export interface Sample {
  workspaceId: string;
  apiKey: string;
  talents: number;
  /** Credits of each of the two kinds. */
  credits: number;
}

export const SAMPLE_TALENTS = 5_000;
/** The name that the demo uses to find the workspace again. */
export const SAMPLE_WORKSPACE = 'Sample workspace';
const SAMPLE_SEED = 1;
const SAMPLE_CREDITS = 10_000;
/**
 * Generous, so that a new user does not reach a limit; later keys have the interface's defaults.
 */
export const SAMPLE_LIMITS = [10, 300, 5_000, 50_000, 500_000] as const;

/**
 * Fills an empty installation: generated talents, then a workspace with credits and a key. Null
 * when a workspace exists already, or when the package with the made-up people is not installed.
 * The talents come first and are the same at every attempt, so a start that was killed half-way can
 * simply be repeated.
 */
export async function makeSample(
  installation: Installation,
  config: Config,
  onProgress: (done: number) => void,
): Promise<Sample | null> {
  const { access, credits, talents } = createCore(installation, config);
  return withDatabaseLock(installation.direct, 'greenroom sample', async () => {
    if (!(await access.isEmpty()) || !(await talents.canGenerate())) return null;
    await talents.generate({
      count: SAMPLE_TALENTS,
      seed: SAMPLE_SEED,
      onProgress: ({ done }) => onProgress(done),
    });
    const { workspaceId } = await access.createWorkspace(
      { name: SAMPLE_WORKSPACE, capabilities: CAPABILITIES },
      { name: 'Sample user', language: null },
    );
    await installation.db.transaction().execute(async (tx) => {
      for (const account of ['api', 'workspace'] as const) {
        await credits.grant(tx, workspaceId, {
          account,
          amount: SAMPLE_CREDITS,
          key: 'sample',
          reason: 'Sample credits',
        });
      }
    });
    const { apiKey } = await access.createKey(workspaceId, {
      name: 'Sample key',
      limits: SAMPLE_LIMITS,
    });
    return { workspaceId, apiKey, talents: SAMPLE_TALENTS, credits: SAMPLE_CREDITS };
  });
}
