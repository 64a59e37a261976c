import { setTimeout as delay } from 'node:timers/promises';
import { newBrowser, PASSWORD, tokenOf } from '../console.ts';
import { type LiveMessage, type Tab, watch } from '../live.ts';

export interface LiveWatcher {
  /** How often each verdict was told, as `castingId talentId`. */
  readonly told: ReadonlyMap<string, number>;
  /** What was read anew after a message that says so. */
  readonly readAnew: ReadonlySet<string>;
  readonly counts: { messages: number; opened: number; resets: number; refused: number };
  stop(): Promise<void>;
}

export interface LiveWatcherOptions {
  url: string;
  ownerLink: string;
  workspaceId: string;
  /** All verdicts of the workspace: what the console does when it is told to read anew. */
  readVerdicts(): Promise<readonly string[]>;
}

const RETRY_MS = 300;
const READ_EVERY_MS = 50;

export const verdictKey = ({ castingId, talentId }: Record<string, unknown>): string =>
  `${castingId} ${talentId}`;

/**
 * One tab of the console, which comes back with the last id whenever its stream ends. Resolves once
 * it watches.
 */
export async function watchVerdicts({
  url,
  ownerLink,
  workspaceId,
  readVerdicts,
}: LiveWatcherOptions): Promise<LiveWatcher> {
  const browser = newBrowser(url);
  const { status, body } = await browser.auth('welcome', {
    token: tokenOf(ownerLink),
    password: PASSWORD,
    name: 'Owner',
  });
  if (status !== 200) throw new Error(`cannot sign in: ${JSON.stringify(body)}`);
  const told = new Map<string, number>();
  const readAnew = new Set<string>();
  const counts = { messages: 0, opened: 0, resets: 0, refused: 0 };
  const began = Promise.withResolvers<void>();
  let lastEventId = '';
  let stopping = false;

  async function take(message: LiveMessage): Promise<void> {
    counts.messages++;
    if (message.type === 'reset') {
      counts.resets++;
      for (const verdict of await readVerdicts()) readAnew.add(verdict);
    }
    if (message.type === 'casting.verdict')
      told.set(verdictKey(message), (told.get(verdictKey(message)) ?? 0) + 1);
  }

  async function follow(tab: Tab): Promise<void> {
    let isOpen = true;
    void tab.ended.then(() => {
      isOpen = false;
    });
    let taken = 0;
    const takeAll = async (): Promise<void> => {
      while (taken < tab.messages.length) await take(tab.messages[taken++]!);
      lastEventId = tab.lastEventId() || lastEventId;
      if (lastEventId !== '') began.resolve();
    };
    while (isOpen && !stopping) {
      await takeAll();
      await delay(READ_EVERY_MS);
    }
    await takeAll();
    tab.close();
  }

  async function watchOn(): Promise<void> {
    while (!stopping) {
      const headers = {
        ...browser.headers,
        cookie: browser.cookie,
        ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }),
      };
      try {
        const tab = await watch(`${url}/console/api/events?workspaceId=${workspaceId}`, headers);
        counts.opened++;
        await follow(tab);
      } catch {
        counts.refused++;
        await delay(RETRY_MS);
      }
    }
  }

  const watching = watchOn();
  await began.promise;
  return {
    told,
    readAnew,
    counts,
    async stop() {
      stopping = true;
      await watching;
    },
  };
}
