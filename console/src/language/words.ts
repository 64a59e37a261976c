import { use } from 'react';
import { type Language, language, useLanguage } from './language.ts';

/**
 * The words of a page: plain objects of strings and of functions that take what varies. The French object `satisfies` the English one's type, so that a
 * word that is missing, or is given something else, fails the type check.
 */
export interface Words<W> {
  /** The words in the person's language; suspends while they load. */
  useWords(): W;
  /** Fetches the words of the language in use, so that a page and its words come together. */
  load(): Promise<unknown>;
}

/** Words that come with the page that needs them, in the one language that is needed. */
export function lazyWords<W>(files: Record<Language, () => Promise<{ words: W }>>): Words<W> {
  const loading = new Map<Language, Promise<W>>();
  const loaded = new Map<Language, W>();

  function load(wanted: Language): Promise<W> {
    const known = loading.get(wanted);
    if (known) return known;
    const promise = files[wanted]().then(({ words }) => {
      loaded.set(wanted, words);
      return words;
    });
    // Not kept when it failed: the next try asks again.
    promise.catch(() => loading.delete(wanted));
    loading.set(wanted, promise);
    return promise;
  }

  return {
    useWords() {
      const wanted = useLanguage();
      return loaded.get(wanted) ?? use(load(wanted));
    },
    load: () => load(language()),
  };
}

/** Words that are always there: those of the frame and of the components. */
export function fixedWords<W>(both: Record<Language, W>): () => W {
  return () => both[useLanguage()];
}
