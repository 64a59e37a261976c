import { useEffect, useRef } from 'react';

interface Shortcuts {
  palette(): void;
  hints(): void;
  /** `g`, then this key. */
  goTo(key: string): void;
}

const SEQUENCE_MS = 1_000;
const TYPING =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Shortcuts of the whole console. Single keys do nothing while the user types, or inside an
 * overlay.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    let leaderAt = 0;
    function onKey(event: KeyboardEvent): void {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        current.current.palette();
        return;
      }
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (event.target instanceof Element && event.target.closest(TYPING))
      )
        return;
      if (event.timeStamp - leaderAt < SEQUENCE_MS) {
        leaderAt = 0;
        current.current.goTo(event.key);
      } else if (event.key === 'g') {
        leaderAt = event.timeStamp;
      } else if (event.key === '?') {
        event.preventDefault();
        current.current.hints();
      }
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
