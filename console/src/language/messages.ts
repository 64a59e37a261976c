import { use } from 'react';
import { type Language, language, useLanguage } from './language.ts';

/**
 * The messages of a page: plain objects of strings, and of functions for what varies. The French
 * object `satisfies` the type of the English one, so a missing message fails the type check.
 */
export interface PageMessages<W> {
  /** The messages in the user's language; suspends while they load. */
  useMessages(): W;
  /**
   * Fetches the messages of the current language, so that a page and its messages arrive together.
   */
  load(): Promise<unknown>;
}

/** Messages that load with the page that needs them, in the current language only. */
export function lazyMessages<W>(
  files: Record<Language, () => Promise<{ messages: W }>>,
): PageMessages<W> {
  const loading = new Map<Language, Promise<W>>();

  function load(wanted: Language): Promise<W> {
    const known = loading.get(wanted);
    if (known) return known;
    const promise = files[wanted]().then(({ messages }) => messages);
    promise.then(
      // Where React reads it: it does not suspend for messages that are there.
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      // A failure is forgotten: the next call fetches again.
      () => loading.delete(wanted),
    );
    loading.set(wanted, promise);
    return promise;
  }

  return {
    // Always the same hooks: a component that resumes without `use` fails at its next hook.
    useMessages: () => use(load(useLanguage())),
    load: () => load(language()),
  };
}

/** Messages that are always loaded: those of the frame and of the components. */
export function fixedMessages<W>(both: Record<Language, W>): () => W {
  return () => both[useLanguage()];
}
