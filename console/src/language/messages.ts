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
  const loaded = new Map<Language, W>();

  function load(wanted: Language): Promise<W> {
    const known = loading.get(wanted);
    if (known) return known;
    const promise = files[wanted]().then(({ messages }) => {
      loaded.set(wanted, messages);
      return messages;
    });
    // A failure is forgotten: the next call fetches again.
    promise.catch(() => loading.delete(wanted));
    loading.set(wanted, promise);
    return promise;
  }

  return {
    useMessages() {
      const wanted = useLanguage();
      return loaded.get(wanted) ?? use(load(wanted));
    },
    load: () => load(language()),
  };
}

/** Messages that are always loaded: those of the frame and of the components. */
export function fixedMessages<W>(both: Record<Language, W>): () => W {
  return () => both[useLanguage()];
}
