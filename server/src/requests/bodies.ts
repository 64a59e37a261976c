import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { inBatches } from '../platform/in-batches.ts';
import type { Log } from '../platform/log.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { deleteOldBodies, insertBodies, readBodies } from './body-store.ts';
import type { RequestBodies } from './contract.ts';
import { type Exchange, isSmall, type RecordedExchange, recordedOf } from './rules/bodies.ts';

export interface BodiesDependencies {
  db: Database;
  clock: Clock;
  log: Log;
  secretBox: Pick<SecretBox, 'seal' | 'open'>;
  /** How long bodies are stored; 0: none is. */
  bodyHours: number;
}

interface Waiting {
  workspaceId: string;
  trackingCode: string;
  at: Date;
  exchange: Exchange;
}

const HOUR_MS = 3_600_000;
/** Bodies are large: beyond this many, those of further requests are not stored. */
const MAX_WAITING = 200;
const DELETED_AT_ONCE = 1_000;

/** The bodies of requests and answers, for the hours that the operator allows (decision 0135). */
export function createBodies({ db, clock, log, secretBox, bodyHours }: BodiesDependencies) {
  let waiting: Waiting[] = [];
  const oldest = () => new Date(clock.now().getTime() - bodyHours * HOUR_MS);

  return {
    add(request: Waiting): void {
      if (bodyHours > 0 && waiting.length < MAX_WAITING && isSmall(request.exchange))
        waiting.push(request);
    },

    /** Never throws: bodies that cannot be written are lost. */
    async flush(): Promise<void> {
      const batch = waiting;
      waiting = [];
      try {
        const rows = batch.flatMap(({ exchange, ...request }) => {
          const recorded = recordedOf(exchange);
          return recorded ? [{ ...request, sealed: secretBox.seal(JSON.stringify(recorded)) }] : [];
        });
        await insertBodies(db, rows);
      } catch (error) {
        log.warn({ err: error }, 'bodies of requests cannot be recorded');
      }
    },

    /** Throws not_found for a request whose bodies are not stored, or not any more. */
    async read({ workspaceId }: Principal, trackingCode: string): Promise<RequestBodies> {
      const sealed = await readBodies(db, workspaceId, { trackingCode, since: oldest() });
      if (!sealed)
        throw new AppError('not_found', {
          message:
            'The bodies of this request are not stored. They are kept only with REQUEST_BODY_HOURS, and not for every operation.',
        });
      return { trackingCode, ...(JSON.parse(secretBox.open(sealed)) as RecordedExchange) };
    },

    purge: () =>
      inBatches((limit) => deleteOldBodies(db, oldest(), limit), { size: DELETED_AT_ONCE }),
  };
}
