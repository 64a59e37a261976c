import type { TemporalConfig } from '../platform/config-temporal.ts';
import { findTemporalPackages } from '../platform/engine-temporal/packages.ts';
import { openTemporal, temporalAt } from '../platform/engine-temporal/server.ts';
import { type Finding, fail, ok } from './finding.ts';

const NAME = 'temporal';
/** Nothing is started here, so that no lease matters. */
const NO_LEASE_MS = 0;

/** Whether Temporal answers, has the namespace, and this machine has its packages. */
export async function checkTemporal(
  config: TemporalConfig,
  packages = findTemporalPackages(),
): Promise<Finding> {
  const at = temporalAt(config)!;
  try {
    packages.worker();
    const server = openTemporal(packages, at, NO_LEASE_MS);
    try {
      const version = await server.readVersion();
      await server.readNamespaceId();
      return ok(
        NAME,
        `Temporal${version && ` ${version}`} answers with the namespace ${at.namespace}`,
      );
    } finally {
      await server.close();
    }
  } catch (error) {
    const message = (error as Error).message;
    if (message.includes('npm install')) {
      const [problem, remedy] = message.split(': ');
      return fail(NAME, problem!, remedy!);
    }
    return fail(
      NAME,
      `${at.address} does not answer with the namespace ${at.namespace} (${message})`,
      'check TEMPORAL_ADDRESS, TEMPORAL_NAMESPACE and the keys; castings and sequences start with 503 until then',
    );
  }
}
