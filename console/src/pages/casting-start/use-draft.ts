import { useEffect, useRef, useState } from 'react';
import { currentWorkspace } from '../../app/workspace.ts';
import { language } from '../../language/language.ts';
import { type Draft, draftOf, newDraft, storedText } from './draft.ts';

/** One draft for each tab and workspace. */
const keyOf = (workspaceId: string | null): string =>
  `greenroom.casting-draft.${workspaceId ?? ''}`;

type Pool = Pick<Draft, 'prompt' | 'filters'>;

const samePool = (one: Pool, other: Pool): boolean =>
  one.prompt === other.prompt &&
  JSON.stringify(one.filters ?? null) === JSON.stringify(other.filters ?? null);

const isEmpty = ({ prompt, filters }: Pool): boolean =>
  prompt === undefined && filters === undefined;

/**
 * The casting that the user is preparing. Its pool is in the URL. The draft survives a reload until
 * the casting starts; a link with another pool begins a new draft. When the URL has no pool,
 * `onRestore` receives the stored one. `criterias` of the link begin a
 * new draft.
 */
export function useDraft(
  pool: Pool,
  onRestore: (pool: Pool) => void,
  criterias?: readonly string[],
) {
  const key = keyOf(currentWorkspace());
  const isStarted = useRef(false);
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = draftOf(sessionStorage.getItem(key));
    if (criterias) return { ...newDraft(language()), criterias: [...criterias] };
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
    /** Deletes the stored draft. */
    forget() {
      isStarted.current = true;
      sessionStorage.removeItem(key);
    },
  };
}
