import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { invalid } from '../platform/errors.ts';
import {
  type Claim,
  ClaimLost,
  claimRequest,
  dropAnswer,
  type KeyedRequest,
  type KnownRequest,
  pruneRequests,
  readRequest,
  releaseRequest,
  storeAnswer,
} from '../platform/idempotency-store.ts';
import type { Log } from '../platform/log.ts';
import type { AnsweredFile, IdempotencyRecorder, RouteAnswer } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { toJson } from '../platform/stored-json.ts';
import { canonicalJson, idsIn, keyProblem } from './idempotency-rules.ts';

/** An answer as sent, without the headers that all answers share. */
export interface SentAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** In place of the text, for a client of HTTP. Never recorded: only reads answer files. */
  file?: AnsweredFile;
}

/** A POST request that came with a key. */
export interface KeyedCall {
  key: string;
  workspaceId: string;
  method: string;
  url: string;
  body: unknown;
}

export interface IdempotencyDependencies {
  db: Database;
  secretBox: SecretBox;
  clock: Clock;
  log: Log;
  /** How long a repeat waits for the first request's answer. */
  waitMs?: number;
}

/**
 * Longer than a plain search may take, so that a living process is rarely taken for dead. If that
 * happens, only one of the two answers is stored.
 */
const LEASE_MS = 12_000;
/** Longer than the lease, so that a repeat can take over from a dead process. */
const WAIT_MS = 15_000;
const INITIAL_POLL_MS = 20;
const MAX_POLL_MS = 250;

const PATH = ['Idempotency-Key'];

/** For a request without a key: nothing is recorded. */
export const NO_RECORD: IdempotencyRecorder = {
  records: false,
  record: async () => {},
  forget: async () => {},
};

export function toSent({ data, file, status = 200, headers = {} }: RouteAnswer): SentAnswer {
  return { status, headers, text: toJson({ success: true, data }), ...(file && { file }) };
}

/** Runs the route. The route may record its answer in the transaction of its effect. */
type HandleRequest = (recorder: IdempotencyRecorder) => Promise<RouteAnswer>;

/** Seals answers, so that the table reveals no personal data, and replays them. */
function createSealedAnswers({
  secretBox,
  clock,
}: Pick<IdempotencyDependencies, 'secretBox' | 'clock'>) {
  return {
    /** `onChange` receives the stored answer after each step, or null. */
    recorderOf(claim: Claim, onChange: (stored: SentAnswer | null) => void): IdempotencyRecorder {
      return {
        records: true,
        async record(tx, answer) {
          const sent = toSent(answer);
          await storeAnswer(tx, claim, {
            sealed: secretBox.seal(JSON.stringify(sent)),
            ids: idsIn(answer.data),
            now: clock.databaseNow(),
          });
          onChange(sent);
        },
        async forget(tx) {
          await dropAnswer(tx, claim);
          onChange(null);
        },
      };
    },

    /** Throws validation_error when a person in the answer has been erased. */
    replay({ answer }: KnownRequest): SentAnswer {
      if (!answer) {
        const message =
          'was answered with somebody who has been erased since; look at what the request did, and send another one with a new key';
        throw invalid(PATH, message, { code: 'answer_erased' });
      }
      const sent = JSON.parse(secretBox.open(answer)) as SentAnswer;
      return { ...sent, headers: { ...sent.headers, 'Idempotent-Replayed': 'true' } };
    },
  };
}

type SealedAnswers = ReturnType<typeof createSealedAnswers>;

/** Handles a request whose key this process has claimed. */
function createClaimedRun(
  { db, log }: Pick<IdempotencyDependencies, 'db' | 'log'>,
  { recorderOf }: Pick<SealedAnswers, 'recorderOf'>,
) {
  /**
   * For routes whose effect is idempotent without a record. The effect has happened, so a failure
   * to store the answer must not make the request look failed.
   */
  async function recordAfterwards(
    recorder: IdempotencyRecorder,
    answer: RouteAnswer,
  ): Promise<void> {
    try {
      await db.transaction().execute((tx) => recorder.record(tx, answer));
    } catch (error) {
      if (!(error instanceof ClaimLost))
        log.warn({ err: error }, 'the answer to a request with an Idempotency-Key cannot be kept');
    }
  }

  /** Null when another process took the request over before anything was committed. */
  return async function runClaimed(
    claim: Claim,
    handle: HandleRequest,
  ): Promise<SentAnswer | null> {
    let stored: SentAnswer | null = null;
    const recorder = recorderOf(claim, (answer) => {
      stored = answer;
    });
    try {
      const answer = await handle(recorder);
      // A repeat gets the same bytes.
      if (stored) return stored;
      await recordAfterwards(recorder, answer);
      return toSent(answer);
    } catch (error) {
      if (error instanceof ClaimLost) return null;
      await releaseRequest(db, claim).catch((problem) =>
        log.warn(
          { err: problem },
          'an Idempotency-Key cannot be released; it expires automatically',
        ),
      );
      throw error;
    }
  };
}

/** Throws validation_error for a malformed key. */
function keyedRequestOf(
  secretBox: SecretBox,
  { key, workspaceId, method, url, body }: KeyedCall,
): KeyedRequest {
  const problem = keyProblem(key);
  if (problem) throw invalid(PATH, problem);
  return {
    workspaceId,
    keyFingerprint: secretBox.fingerprint(`idempotency\n${key}`),
    requestFingerprint: secretBox.fingerprint(
      `idempotency\n${method} ${url}\n${canonicalJson(body)}`,
    ),
  };
}

/** Throws validation_error when the key came with another request before. */
function requireSameRequest(known: KnownRequest, request: KeyedRequest): void {
  if (known.requestFingerprint.equals(request.requestFingerprint)) return;
  const message = 'was sent with another path or body before; use a new key for a new request';
  throw invalid(PATH, message, { code: 'key_reused' });
}

/**
 * Answers a POST with an Idempotency-Key (decision 7): at most one request of a key has an effect,
 * and all get its answer. The first request claims the key, the others wait for it. Only successes
 * are stored: an error changed nothing, so the key is free again. When a process dies, its claim
 * lapses. The next request replays what a route stored in the transaction of its effect
 * (`recorder.record`), and does anew what was not committed.
 */
export function createIdempotency(dependencies: IdempotencyDependencies) {
  const { db, secretBox, clock, waitMs = WAIT_MS } = dependencies;
  const answers = createSealedAnswers(dependencies);
  const runClaimed = createClaimedRun(dependencies, answers);

  return {
    /**
     * Throws validation_error about the key: malformed, used for another request, or its first
     * request takes too long.
     */
    async answer(call: KeyedCall, handle: HandleRequest): Promise<SentAnswer> {
      const request = keyedRequestOf(secretBox, call);
      let pollMs = INITIAL_POLL_MS;
      for (let waitedMs = 0; waitedMs <= waitMs; waitedMs += pollMs) {
        const claim = await claimRequest(db, request, {
          leaseMs: LEASE_MS,
          now: clock.databaseNow(),
        });
        const answer = claim && (await runClaimed(claim, handle));
        if (answer) return answer;
        const known = await readRequest(db, request);
        if (known) requireSameRequest(known, request);
        if (known?.answered) return answers.replay(known);
        pollMs = Math.min(2 * pollMs, MAX_POLL_MS);
        await sleep(pollMs);
      }
      throw invalid(
        PATH,
        'belongs to a request that is still being answered; send the same request again in a few seconds',
        { code: 'key_in_use' },
      );
    },

    /** Forgets answers that are older than 24 hours. */
    prune: () => pruneRequests(db, clock.databaseNow()),
  };
}

export type Idempotency = ReturnType<typeof createIdempotency>;
