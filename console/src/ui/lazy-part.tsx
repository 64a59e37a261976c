import { type ReactNode, use, useSyncExternalStore } from 'react';
import { isDoubtful, isMissingCode, type WhyMissing, whyMissing } from './arriving-code.ts';
import { MissingInPlace, MissingOnTop, type MissingProps } from './missing-code.tsx';

type State<P> =
  | { is: 'loading'; done: Promise<void> }
  | { is: 'ready'; Component: Part<P> }
  | { is: 'missing'; why: WhyMissing }
  | { is: 'broken'; error: unknown };

type Part<P> = (props: P) => ReactNode;
type Load<P> = () => Promise<{ default: Part<P> }>;

export interface LazyPart<P> {
  (props: P): ReactNode;
  /** Never rejects. */
  preload(): Promise<void>;
}

/**
 * Code of a part of a page. Suspends until it is there; when it cannot be fetched, says so in the
 * part's place, and shows the part as soon as it can.
 */
export function lazyPart<P extends object>(
  load: Load<P>,
  Missing: Part<P & MissingProps> = MissingInPlace,
): LazyPart<P> {
  const listeners = new Set<() => void>();
  let state: State<P> | null = null;
  let trying = false;

  function change(next: State<P>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function fetchCode(): Promise<void> {
    trying = true;
    change(await attempt(load));
    trying = false;
  }

  function begin(): State<P> {
    state ??= { is: 'loading', done: fetchCode() };
    return state;
  }

  function retry(): void {
    if (!trying) void fetchCode();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function LazyPart(props: P) {
    const now = useSyncExternalStore(subscribe, begin);
    if (now.is === 'loading') use(now.done);
    // The store has changed by the time that the promise is done.
    const settled = now.is === 'loading' ? begin() : now;
    if (settled.is === 'broken') throw settled.error;
    if (settled.is === 'ready') return <settled.Component {...props} />;
    return settled.is === 'missing' && <Missing {...props} why={settled.why} onRetry={retry} />;
  }

  async function preload(): Promise<void> {
    // What a preload missed is fetched again when the page opens.
    if (state?.is === 'missing') state = null;
    const now = begin();
    if (now.is === 'loading') await now.done;
  }

  return Object.assign(LazyPart, { preload });
}

/** The same for what opens over the page: its failure is a notice that can be closed. */
export const lazyOverlay = <P extends object>(load: Load<P>): LazyPart<P> =>
  lazyPart(load, MissingOnTop);

async function attempt<P>(load: Load<P>): Promise<State<P>> {
  if (isDoubtful() && (await whyMissing()) === 'unreachable')
    return { is: 'missing', why: 'unreachable' };
  try {
    return { is: 'ready', Component: (await load()).default };
  } catch (error) {
    if (!isMissingCode(error)) return { is: 'broken', error };
  }
  return { is: 'missing', why: await whyMissing() };
}
