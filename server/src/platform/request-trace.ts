import { AsyncLocalStorage } from 'node:async_hooks';
import { monotonicMs } from './clock.ts';
import { inSpan } from './spans.ts';

/** What one request took, for its line in the log. */
export interface RequestTrace {
  /** Of the W3C `traceparent` header; null without a valid one. */
  parent: TraceParent | null;
  /** Milliseconds by part. Parts that run at the same time are added, so they may exceed the total. */
  parts: Partial<Record<RequestPart, number>>;
  /** Statements that were sent to the database. */
  queries: number;
  /** Credits that the request itself spent. */
  credits: number;
}

export type RequestPart = 'gate' | 'index' | 'database';

export interface TraceParent {
  traceId: string;
  spanId: string;
  /** The caller records this trace: the request is logged whatever the share. */
  isSampled: boolean;
}

const traces = new AsyncLocalStorage<RequestTrace>();

export const newTrace = (traceparent: string | string[] | undefined): RequestTrace => ({
  parent: typeof traceparent === 'string' ? readTraceParent(traceparent) : null,
  parts: {},
  queries: 0,
  credits: 0,
});

export function runTraced<T>(trace: RequestTrace, work: () => T): T {
  return traces.run(trace, work);
}

/** Adds the time of `work` to a part of the request that runs now, if there is one. */
export async function timePart<T>(part: RequestPart, work: () => Promise<T>): Promise<T> {
  const trace = traces.getStore();
  if (!trace) return inSpan(part, {}, work);
  const began = monotonicMs();
  try {
    return await inSpan(part, {}, work);
  } finally {
    addTime(trace, part, began);
  }
}

/** A statement that was sent to the database, and its answer. */
export function timeQuery<T>(answer: Promise<T>): Promise<T> {
  const trace = traces.getStore();
  if (!trace) return answer;
  const began = monotonicMs();
  trace.queries++;
  const end = () => addTime(trace, 'database', began);
  answer.then(end, end);
  return answer;
}

export function noteCredits(credits: number): void {
  const trace = traces.getStore();
  if (trace) trace.credits += credits;
}

function addTime(trace: RequestTrace, part: RequestPart, began: number): void {
  trace.parts[part] = (trace.parts[part] ?? 0) + monotonicMs() - began;
}

/** `00-<trace id>-<span id>-<flags>` (W3C Trace Context); later versions may add to it. */
export function readTraceParent(header: string): TraceParent | null {
  const found = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/.exec(header);
  if (!found) return null;
  const [, version, traceId, spanId, flags, more] = found;
  if (version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (/^0+$/.test(traceId!) || /^0+$/.test(spanId!)) return null;
  return {
    traceId: traceId!,
    spanId: spanId!,
    isSampled: (Number.parseInt(flags!, 16) & 1) === 1,
  };
}
