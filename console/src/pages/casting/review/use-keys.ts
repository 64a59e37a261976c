import { type RefObject, useEffect, useRef } from 'react';

const TYPING =
  'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]';

/**
 * Single keys of the review, wherever the focus is in it. They stop here, so that the frame does
 * not read `g` as the start of a shortcut of its own. They do nothing while somebody types, and
 * while something else is open over it. A key that is held down acts once, except to move.
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
    function onKey(event: KeyboardEvent): void {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (target.closest(TYPING)) return;
      const dialog = target.closest('[role="dialog"], [role="alertdialog"]');
      if (dialog !== null && dialog !== within.current) return;
      if (!current.current(event.key, event.repeat)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [within]);
}
