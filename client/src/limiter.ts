import { monotonicMs } from './clock.ts';

/** A window of the key, as the service last told it. */
interface RateWindow {
  remaining: number;
  /** When it begins anew, by `nowMs`. */
  resetsAtMs: number;
  limit: number;
  lengthMs: number;
}

/** Why a request cannot go yet. */
export interface Shortage {
  /** `second`, `minute`, `hour`, `day` or `month`. */
  window: string;
  delayMs: number;
  /** Requests of this client that wait for the same room and go first. */
  ahead: number;
}

export interface Limiter {
  /**
   * Takes one request of every window, and its turn among those that wait. While there is no room it
   * calls `wait`, which resolves with true once the delay has passed, or with false to go anyway.
   */
  take(wait: (shortage: Shortage) => Promise<boolean>, signal?: AbortSignal): Promise<void>;
  /** After every request: learns from the headers of its answer; null when there was none. */
  learn(headers: Headers | null): void;
}

/** A member of a structured header: `"second";r=0;t=1`. */
const MEMBER = /"(\w+)"((?:;\w=\d+)+)/g;
/** Clocks run apart, and the service counts whole seconds. */
const MARGIN_MS = 50;

/**
 * Keeps a client inside the windows of its key: it learns them from `RateLimit-Policy` and
 * `RateLimit`, and waits instead of being refused. Until an answer has come it knows nothing, so the
 * first request goes alone.
 */
export function createLimiter(nowMs: () => number = monotonicMs): Limiter {
  const windows = new Map<string, RateWindow>();
  let isAnswered = false;
  let first: { answered: Promise<void>; end: () => void } | null = null;
  /** Those that wait, the first to go first: nobody who comes later overtakes them. */
  const line: object[] = [];

  function shortageFor(ahead: number): Shortage | null {
    const now = nowMs();
    let worst: Shortage | null = null;
    for (const [name, window] of windows) {
      if (now >= window.resetsAtMs) {
        const passed = Math.floor((now - window.resetsAtMs) / window.lengthMs) + 1;
        window.resetsAtMs += passed * window.lengthMs;
        window.remaining = window.limit;
      }
      const missing = ahead - Math.max(0, window.remaining);
      if (missing < 0) continue;
      const later = Math.floor(missing / Math.max(1, window.limit));
      const delayMs = window.resetsAtMs + later * window.lengthMs - now + MARGIN_MS;
      if (delayMs > (worst?.delayMs ?? 0)) worst = { window: name, delayMs, ahead };
    }
    return worst;
  }

  /** Until an answer has come, one request goes alone. */
  async function waitForFirst(signal?: AbortSignal): Promise<void> {
    while (!isAnswered && first) await unlessAborted(first.answered, signal);
    if (isAnswered) return;
    let end = () => {};
    first = { answered: new Promise((resolve) => (end = resolve)), end };
  }

  return {
    async take(wait, signal) {
      await waitForFirst(signal);
      const place = {};
      line.push(place);
      try {
        for (;;) {
          const shortage = shortageFor(line.indexOf(place));
          if (shortage === null || !(await wait(shortage))) break;
        }
        for (const window of windows.values()) window.remaining -= 1;
      } finally {
        line.splice(line.indexOf(place), 1);
      }
    },
    learn(headers) {
      const now = nowMs();
      for (const [name, told] of headers === null ? [] : windowsIn(headers, now)) {
        const known = windows.get(name);
        // Requests that were taken here and have not arrived yet are not in what was told.
        const isSame = known !== undefined && known.resetsAtMs > now;
        const remaining = isSame ? Math.min(known.remaining, told.remaining) : told.remaining;
        windows.set(name, { ...told, remaining });
      }
      isAnswered ||= headers !== null;
      first?.end();
      first = null;
    },
  };
}

/** Resolves with the promise, or rejects with the signal's reason. */
function unlessAborted(promise: Promise<void>, signal?: AbortSignal): Promise<void> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    void promise.then(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
  });
}

function windowsIn(headers: Headers, now: number): [string, RateWindow][] {
  const policies = membersOf(headers.get('ratelimit-policy'));
  return [...membersOf(headers.get('ratelimit'))].flatMap(([name, { r = 0, t = 0 }]) => {
    const { q, w } = policies.get(name) ?? {};
    if (q === undefined || w === undefined) return [];
    const times = { resetsAtMs: now + t * 1_000, lengthMs: w * 1_000 };
    return [[name, { remaining: r, limit: q, ...times }]];
  });
}

function membersOf(text: string | null): Map<string, Record<string, number>> {
  const members = [...(text ?? '').matchAll(MEMBER)].map(
    ([, name, parameters]): [string, Record<string, number>] => [
      name!,
      Object.fromEntries(
        parameters!
          .slice(1)
          .split(';')
          .map((pair) => [pair[0]!, Number(pair.slice(2))]),
      ),
    ],
  );
  return new Map(members);
}
