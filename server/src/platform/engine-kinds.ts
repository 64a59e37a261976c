import type { Preparation, ProcessHandler } from './engine.ts';
import type { Log } from './log.ts';

/** The kinds of processes that this worker runs, and what each needs first. */
export interface ProcessKinds {
  register(kind: string, handler: ProcessHandler, preparation?: Preparation): void;
  handlerOf(kind: string): ProcessHandler;
  /** Kinds that this worker can take now. */
  ready(): string[];
  /** Kinds that this worker could take if it were prepared for them. */
  unprepared(): string[];
  /** Resolves when this worker can take the kind. Rejects when it never can, or not now. */
  prepared(kind: string): Promise<void>;
  /**
   * Prepares a kind, one preparation at a time. After a failure, a due process of the kind starts
   * another.
   */
  prepare(kind: string): void;
}

/** Calls `onPrepared` after each preparation, including a failed one. */
export function createProcessKinds(log: Log, onPrepared: () => void): ProcessKinds {
  const handlers = new Map<string, ProcessHandler>();
  const preparations = new Map<string, Preparation>();
  const preparing = new Set<Preparation>();
  const isReady = (kind: string): boolean => preparations.get(kind)?.isReady() ?? true;

  return {
    register(kind, handler, preparation) {
      handlers.set(kind, handler);
      if (preparation) preparations.set(kind, preparation);
    },
    handlerOf: (kind) => handlers.get(kind)!,
    ready: () => [...handlers.keys()].filter(isReady),
    unprepared: () => [...handlers.keys()].filter((kind) => !isReady(kind)),
    async prepared(kind) {
      if (!handlers.has(kind)) throw new Error(`this worker knows no process of the kind ${kind}`);
      if (!isReady(kind)) await preparations.get(kind)!.prepare();
    },
    prepare(kind) {
      const preparation = preparations.get(kind);
      if (!preparation || preparing.has(preparation)) return;
      preparing.add(preparation);
      preparation
        .prepare()
        .catch((error) =>
          log.warn({ err: error, kind }, 'cannot get what this kind of work needs; trying again'),
        )
        .finally(() => {
          preparing.delete(preparation);
          onPrepared();
        });
    },
  };
}
