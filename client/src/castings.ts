import type { Casting, Input, QualifiedTalent } from './contract.ts';
import { pause } from './patience.ts';
import type { CallOptions } from './request.ts';
import type { Resources } from './resources.gen.ts';

/** The options of a call are those of each of its reads; `signal` ends the whole. */
export interface WaitOptions extends Omit<CallOptions, 'idempotencyKey'> {
  /**
   * Between polls, plus up to a quarter at random. The default begins with 2 seconds, since many
   * searches end soon, and doubles to 20: that keeps one waiting client inside the default windows of
   * a key.
   */
  intervalMs?: number;
}

/** What a qualified search needs beside its operations. */
export interface CastingMethods {
  /**
   * Polls until no call runs; resolves with the search as it then stands (`nextAction` says what can
   * be done).
   */
  wait(castingId: string, options?: WaitOptions): Promise<Casting>;
  /** Each talent as soon as it is judged, once; ends when no call runs any more. */
  verdicts(
    castingId: string,
    options?: Pick<Input<'getQualifiedSearch'>, 'verdicts'> & WaitOptions,
  ): AsyncGenerator<QualifiedTalent, void>;
}

const FIRST_POLL_MS = 2_000;
const POLL_MS = 20_000;
const PAGE_SIZE = 100;

export function castingMethods(castings: Resources['castings']): CastingMethods {
  return {
    async wait(castingId, { intervalMs, ...call } = {}) {
      for (let polls = 0; ; polls++) {
        const casting = await castings.get(castingId, { pageSize: 1 }, call);
        if (casting.nextAction !== 'wait') return casting;
        await pauseAfter(polls, intervalMs, call.signal);
      }
    },

    async *verdicts(castingId, { verdicts, intervalMs, ...call } = {}) {
      const seen = new Set<string>();
      for (let polls = 0; ; polls++) {
        const listing = castings.get(castingId, { verdicts, pageSize: PAGE_SIZE }, call);
        // The first page tells whether the call still ran: what comes later is in the next round.
        const { nextAction } = await listing;
        for await (const talent of listing.all()) {
          if (seen.has(talent.talentId)) continue;
          seen.add(talent.talentId);
          yield talent;
        }
        if (nextAction !== 'wait') return;
        await pauseAfter(polls, intervalMs, call.signal);
      }
    },
  };
}

function pauseAfter(polls: number, intervalMs?: number, signal?: AbortSignal): Promise<void> {
  const pauseMs = intervalMs ?? Math.min(POLL_MS, FIRST_POLL_MS * 2 ** polls);
  return pause(pauseMs * (1 + Math.random() / 4), signal);
}
