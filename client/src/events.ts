import type { Input, WorkspaceEvent } from './contract.ts';
import type { CallOptions } from './request.ts';
import type { Resources } from './resources.gen.ts';

export interface EventMethods {
  /**
   * Each change of the workspace as it happens, without an end: aborting `signal` ends it. Store the
   * `id` of the last event that was handled, and send it as `after` to go on after it.
   */
  follow(
    options?: Pick<Input<'listEvents'>, 'after' | 'types'> & CallOptions,
  ): AsyncGenerator<WorkspaceEvent, void>;
}

/** The service answers earlier when something happens. */
const WAIT_SECONDS = 20;

export function eventMethods(events: Resources['events']): EventMethods {
  return {
    async *follow({ after, types, ...call } = {}) {
      for (let cursor = after; ; ) {
        const page = await events.list({ after: cursor, types, wait: WAIT_SECONDS }, call);
        yield* page.events;
        cursor = page.nextCursor;
      }
    },
  };
}
