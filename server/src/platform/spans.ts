import { AsyncLocalStorage } from 'node:async_hooks';

/** Ids, counts and closed sets only: never a name, an address, a prompt or a profile. */
export type SpanAttributes = Record<string, string | number | boolean>;

/** A piece of work that is being recorded (docs/decisions/0149). */
export interface OpenSpan {
  traceId: string;
  /** Begins a part of this work. */
  child(name: string, attributes?: SpanAttributes): OpenSpan;
  /** Begins work that outlives this one, as a trace of its own. */
  separate(name: string, attributes?: SpanAttributes): OpenSpan;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** `failure`: what failed, as a code or the name of an error. */
  end(failure?: string): void;
}

/** The caller's span, in another process. */
export interface SpanParent {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

/** Where traces begin: requests and durable processes. */
export interface Tracing {
  begin(name: string, attributes: SpanAttributes, parent: SpanParent | null): OpenSpan;
  /** Sends what was recorded so far. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const current = new AsyncLocalStorage<OpenSpan | null>();

/** Runs work as a part of this span; null: as a part of nothing. Does not end it. */
export const runInSpan = <T>(span: OpenSpan | null, work: () => T): T => current.run(span, work);

/** Records work as a part of what runs now. When nothing is recorded it only runs. */
export async function inSpan<T>(
  name: string,
  attributes: SpanAttributes,
  work: (span: OpenSpan | null) => Promise<T>,
): Promise<T> {
  const parent = current.getStore();
  return parent ? recorded(parent.child(name, attributes), work) : work(null);
}

/** Records work that outlives what runs now, or runs for somebody else, as a trace of its own. */
export async function inTraceOfItsOwn<T>(
  name: string,
  attributes: SpanAttributes,
  work: (span: OpenSpan | null) => Promise<T>,
): Promise<T> {
  const parent = current.getStore();
  return parent ? recorded(parent.separate(name, attributes), work) : work(null);
}

/** Ends the span with the work. Rethrows. */
export async function recorded<T>(
  span: OpenSpan,
  work: (span: OpenSpan) => Promise<T>,
): Promise<T> {
  try {
    const result = await current.run(span, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(failureName(error));
    throw error;
  }
}

/** A message may quote what was sent; a code or a name does not. */
function failureName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
