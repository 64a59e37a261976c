import type { Database } from '../db.ts';
import { PROCESSES_CHANNEL } from '../engine-claim.ts';
import type { Listener } from '../listen.ts';
import type { Log } from '../log.ts';
import type { TemporalServer } from './server.ts';
import { claimSignals, forgetSignals, type Signal, signalLate } from './signals.ts';

interface RelayOptions {
  db: Database;
  server: Pick<TemporalServer, 'signal'>;
  /** Relays at once on enqueue; without it, at each poll. */
  listener: Listener | undefined;
  log: Pick<Log, 'warn'>;
  pollMs: number;
}

/** Tells Temporal what was written for it. Every worker has one; what one leaves, another sends. */
export interface Relay {
  start(): Promise<void>;
  /** Resolves when what is under way was sent. */
  stop(): Promise<void>;
}

const AT_ONCE = 50;
const LOOKS_FOR_LATE_MS = 60_000;
const LATE_AT_ONCE = 20;

export function createRelay({ db, server, listener, log, pollMs }: RelayOptions): Relay {
  const timers: NodeJS.Timeout[] = [];
  let stopping = false;
  let again = false;
  let underWay: Promise<void> | null = null;

  async function send(signals: readonly Signal[]): Promise<void> {
    const results = await Promise.allSettled(signals.map((signal) => server.signal(signal)));
    await forgetSignals(
      db,
      signals.filter((_, at) => results[at]!.status === 'fulfilled'),
    );
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  async function sendAll(): Promise<void> {
    try {
      let claimed: Signal[];
      do {
        again = false;
        claimed = await claimSignals(db, AT_ONCE);
        await send(claimed);
      } while (!stopping && (again || claimed.length === AT_ONCE));
    } catch (error) {
      log.warn({ err: error }, 'Temporal could not be told about processes; trying again');
    } finally {
      underWay = null;
    }
  }

  function relay(): void {
    again = true;
    if (!stopping) underWay ??= sendAll();
  }

  async function lookForLate(): Promise<void> {
    await signalLate(db, LATE_AT_ONCE).catch((error) =>
      log.warn({ err: error }, 'cannot look for late processes; trying again'),
    );
    relay();
  }

  return {
    async start() {
      timers.push(
        setInterval(relay, pollMs),
        setInterval(() => void lookForLate(), LOOKS_FOR_LATE_MS),
      );
      await listener?.on(PROCESSES_CHANNEL, relay);
      void lookForLate();
    },
    async stop() {
      stopping = true;
      timers.forEach(clearInterval);
      await underWay;
    },
  };
}
