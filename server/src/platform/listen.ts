import pg from 'pg';
import type { Log } from './log.ts';

export interface Listener {
  /** Calls `hear` on each NOTIFY of the channel, and once after every (re)connection, since something may have been missed. */
  on(channel: string, hear: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

const RECONNECT_MS = 500;

/** One dedicated connection for all the LISTENs of a process; it reconnects by itself. Channels are fixed names of the code. */
export async function createListener(url: string, log: Pick<Log, 'warn'>): Promise<Listener> {
  const hearers = new Map<string, ((payload: string) => void)[]>();
  let client: pg.Client | null = null;
  let closed = false;
  let timer: NodeJS.Timeout | null = null;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'greenroom listener', keepAlive: true });
    next.on('error', () => reconnect(next));
    next.on('end', () => reconnect(next));
    next.on('notification', ({ channel, payload }) => {
      for (const hear of hearers.get(channel) ?? []) hear(payload ?? '');
    });
    await next.connect();
    for (const channel of hearers.keys()) await next.query(`listen ${channel}`);
    client = next;
    for (const list of hearers.values()) for (const hear of list) hear('');
  }

  function reconnect(lost: pg.Client): void {
    if (closed || timer || (client && client !== lost)) return;
    client = null;
    timer = setTimeout(() => {
      timer = null;
      connect().catch((error) => {
        log.warn({ err: error }, 'listener cannot connect; trying again');
        reconnect(lost);
      });
    }, RECONNECT_MS);
  }

  await connect();
  return {
    async on(channel, hear) {
      const known = hearers.get(channel);
      hearers.set(channel, [...(known ?? []), hear]);
      // It fails only with its connection, and the next one listens to all channels.
      if (!known) await client?.query(`listen ${channel}`).catch((error) => log.warn({ err: error }, 'listener lost its connection; reconnecting'));
      hear('');
    },
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      await client?.end();
    },
  };
}
