import { type RefObject, useEffect, useRef } from 'react';

const TYPING =
  'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]';

/** After a `g` that means nothing here, the next key belongs to the frame's "go to". */
const LEADER = 'g';
const LEADER_MS = 1_000;

/**
 * Single keys of one part of a page, wherever the focus is in it. They stop here, so that the frame
 * does not read `g` as the start of a shortcut of its own. They do nothing while somebody types,
 * and while something else is open over it. A key that is held down acts once, except to move.
 */
export function useKeys(
  within: RefObject<HTMLElement | null>,
  act: (key: string, held: boolean) => boolean,
): void {
  const current = useRef(act);
  useEffect(() => {
    current.current = act;
  });
  useEffect(() => {
    let leaderAt = Number.NEGATIVE_INFINITY;
    function onKey(event: KeyboardEvent): void {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (target.closest(TYPING)) return;
      const dialog = target.closest('[role="dialog"], [role="alertdialog"]');
      if (dialog !== null && dialog !== within.current) return;
      if (event.timeStamp - leaderAt < LEADER_MS) return;
      if (!current.current(event.key, event.repeat)) {
        if (event.key === LEADER) leaderAt = event.timeStamp;
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [within]);
}

/** The keys that go to the next person and back, as in the review. */
export function walkOf(key: string): 'next' | 'previous' | null {
  const wanted = key.toLowerCase();
  if (wanted === 'j') return 'next';
  return wanted === 'k' ? 'previous' : null;
}
