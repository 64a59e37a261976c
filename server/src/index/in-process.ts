import type { IndexEngine, IndexReader, LocalEngine } from './port.ts';

/**
 * The engine of this process behind the port. It answers within the call, so that nothing waits
 * between: a search costs one promise more.
 */
export function readInProcess<Mark>(
  current: () => Omit<LocalEngine, 'apply'>,
  watermark: () => Mark | null,
): IndexReader<Mark> {
  return {
    async search(plan, page) {
      page.signal?.throwIfAborted();
      return current().search(plan, page);
    },
    async facet(plan, facet, { signal } = {}) {
      signal?.throwIfAborted();
      return current().facet(plan, facet);
    },
    watermark: async () => watermark(),
    size: () => current().size(),
  };
}

/** The same, with changes. `known`: what the engine holds already. */
export function createInProcessEngine<Mark = string>(
  engine: LocalEngine,
  known: Mark | null = null,
): IndexEngine<Mark> {
  let mark = known;
  return {
    ...readInProcess(
      () => engine,
      () => mark,
    ),
    async apply(changes, applied) {
      engine.apply(changes);
      mark = applied;
    },
  };
}
