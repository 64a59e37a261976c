import { useEffect, useRef, useState } from 'react';
import { currentWorkspace } from '../../app/workspace.ts';
import { language } from '../../language/language.ts';
import { type Draft, draftOf, newDraft, storedText } from './draft.ts';

/** Of this tab, and of one workspace. */
const keyOf = (workspaceId: string | null): string =>
  `greenroom.casting-draft.${workspaceId ?? ''}`;

type Pool = Pick<Draft, 'prompt' | 'filters'>;

const samePool = (one: Pool, other: Pool): boolean =>
  one.prompt === other.prompt &&
  JSON.stringify(one.filters ?? null) === JSON.stringify(other.filters ?? null);

const isEmpty = ({ prompt, filters }: Pool): boolean =>
  prompt === undefined && filters === undefined;

/**
 * The casting that somebody is about to start, whose pool is in the URL. It is there again after a
 * reload, until it is started; a link with another pool begins a new one. `onRestore` gets the pool
 * that was kept when the URL has none.
 */
export function useDraft(pool: Pool, onRestore: (pool: Pool) => void) {
  const key = keyOf(currentWorkspace());
  const isStarted = useRef(false);
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = draftOf(sessionStorage.getItem(key));
    return kept && (isEmpty(pool) || samePool(kept, pool)) ? kept : newDraft(language());
  });
  const restore = useRef(
    isEmpty(pool) && !isEmpty(draft) ? { prompt: draft.prompt, filters: draft.filters } : null,
  );
  useEffect(() => {
    if (restore.current) onRestore(restore.current);
    restore.current = null;
  }, [onRestore]);

  const whole: Draft = { ...draft, prompt: pool.prompt, filters: pool.filters };
  const text = storedText(whole);
  useEffect(() => {
    if (!isStarted.current && restore.current === null) sessionStorage.setItem(key, text);
  }, [key, text]);
  return {
    draft: whole,
    setDraft,
    /** Nothing of it is kept any longer. */
    forget() {
      isStarted.current = true;
      sessionStorage.removeItem(key);
    },
  };
}
