import { createAccess } from './access/access.ts';
import { createCredits } from './credits/credits.ts';
import { createErasure } from './erasure/erasure.ts';
import type { Installation } from './installation.ts';
import { createNotifications } from './notifications/notifications.ts';
import { createPeople } from './people/people.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type Config, originOf } from './platform/config.ts';
import type { Database } from './platform/db.ts';
import type { Log } from './platform/log.ts';
import { createMailer } from './platform/mailer.ts';
import { createClusterErasure } from './search-cluster.ts';
import { createSnapshotRemoval } from './snapshots.ts';
import { createStatuses } from './sourcings/sourcings.ts';
import { createTalents } from './talents/talents.ts';

/**
 * The parts that need only the database: the command line uses these. It starts fast because
 * nothing else is loaded.
 */
export function createCore(
  installation: Pick<Installation, 'secretBox'> & { db: Database },
  config: Config,
  clock: Clock = systemClock,
  log?: Pick<Log, 'info' | 'warn'>,
) {
  const { db, secretBox } = installation;
  const credits = createCredits();
  const talents = createTalents({ db, clock, secretBox, profileHosts: config.proNetworkHosts });
  const access = createAccess({
    db,
    clock,
    secretBox,
    trustedProxies: config.trustedProxies,
    publicUrl: originOf(config),
  });
  return {
    access,
    people: createPeople({
      db,
      clock,
      access,
      mailer: createMailer(config, log),
      origin: originOf(config),
    }),
    credits,
    notifications: createNotifications({ db, clock }),
    statuses: createStatuses({ db }),
    talents,
    erasure: createErasure({
      db,
      talents,
      credits,
      clock,
      secretBox,
      log,
      removeSnapshots: createSnapshotRemoval(config, clock, log),
      eraseFromCluster: createClusterErasure({ config, db, talents, log }),
    }),
  };
}

export type Core = ReturnType<typeof createCore>;
