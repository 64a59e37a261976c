import { monotonicMs } from './clock.ts';

/** A window of the key, as the service last told it. */
interface RateWindow {
  remaining: number;
  /** When it begins anew, by `nowMs`. */
  resetsAtMs: number;
  limit: number;
  lengthMs: number;
}

export interface Limiter {
  /**
   * Waits until every window has room and takes one request of each. When the wait would be longer
   * than `maxWaitMs` it does not wait: the service then says what is exceeded.
   */
  take(maxWaitMs: number, pause: (delayMs: number) => Promise<void>): Promise<void>;
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
  let first: { answered: Promise<void>; end: () => void } | null = null;
  /** One request decides at a time. */
  let turn: Promise<unknown> = Promise.resolve();

  function msUntilRoom(): number {
    const now = nowMs();
    let waitMs = 0;
    for (const window of windows.values()) {
      if (now >= window.resetsAtMs) {
        const passed = Math.floor((now - window.resetsAtMs) / window.lengthMs) + 1;
        window.resetsAtMs += passed * window.lengthMs;
        window.remaining = window.limit;
      }
      if (window.remaining <= 0) waitMs = Math.max(waitMs, window.resetsAtMs - now);
    }
    return waitMs;
  }

  async function takeInTurn(
    maxWaitMs: number,
    pause: (delayMs: number) => Promise<void>,
  ): Promise<void> {
    if (windows.size === 0) {
      if (first) await first.answered;
      if (windows.size === 0) {
        let end = () => {};
        first = { answered: new Promise((resolve) => (end = resolve)), end };
        return;
      }
    }
    for (let waitMs = msUntilRoom(); waitMs > 0 && waitMs <= maxWaitMs; waitMs = msUntilRoom())
      await pause(waitMs + MARGIN_MS);
    for (const window of windows.values()) window.remaining -= 1;
  }

  return {
    take(maxWaitMs, pause) {
      const mine = turn.then(() => takeInTurn(maxWaitMs, pause));
      turn = mine.catch(() => {});
      return mine;
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
      first?.end();
      first = null;
    },
  };
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
