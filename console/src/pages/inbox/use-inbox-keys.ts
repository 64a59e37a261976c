import { useEffect, useRef } from 'react';
import type { Conversation } from './queries.ts';

/** The id of the field that an answer is typed in. */
export const ANSWER_FIELD = 'inbox-answer';

const TYPING =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** J and K open the next and the previous conversation, R goes to the answer. */
export function useInboxKeys(
  conversations: readonly Conversation[],
  selected: string | undefined,
  open: (candidateId: string) => void,
): void {
  const current = useRef({ conversations, selected, open });
  useEffect(() => {
    current.current = { conversations, selected, open };
  });
  useEffect(() => {
    // `g` begins a shortcut of the frame: the key after it is not ours.
    let afterG = false;
    function onKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const key = event.key.toLowerCase();
      const isOurs = !afterG;
      afterG = key === 'g';
      if (!isOurs) return;
      if (key === 'j') move(1);
      if (key === 'k') move(-1);
      if (key === 'r' && goToAnswer()) event.preventDefault();
    }
    function move(by: number): void {
      const { conversations: all, selected: now, open: show } = current.current;
      const at = all.findIndex(({ candidateId }) => candidateId === now);
      const next = all[at < 0 ? 0 : at + by];
      if (next) show(next.candidateId);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

/** False when there is nothing to answer. */
function goToAnswer(): boolean {
  const field = document.getElementById(ANSWER_FIELD);
  field?.focus();
  return field !== null;
}
