import { useState } from 'react';
import { type Held, heldStep } from './board-move.ts';
import { useMessages } from './messages.ts';
import { useNameOf } from './person.ts';
import type { CandidateRow } from './queries.ts';
import { useStatusName } from './status.tsx';

interface KeyboardMoves {
  columns: readonly string[];
  onDrop(row: CandidateRow, to: string): void;
  /** For screen readers. */
  onAnnounce(text: string): void;
}

/** Moves a card by keyboard. It is held from the key that picks it up to the one that drops it. */
export function useKeyboardMoves({ columns, onDrop, onAnnounce }: KeyboardMoves) {
  const messages = useMessages();
  const nameOf = useNameOf();
  const statusName = useStatusName();
  const [held, setHeld] = useState<(Held & { row: CandidateRow }) | null>(null);

  function pickUp(row: CandidateRow): void {
    const { id, statusHandle } = row.candidate;
    setHeld({ row, candidateId: id, from: statusHandle, over: statusHandle });
    onAnnounce(messages.pickedUp(nameOf(row.talent), statusName(statusHandle)));
  }

  function onHeldKey(key: string): boolean {
    const step = held && heldStep(held, key, columns);
    if (!held || !step) return held !== null;
    if (step.to === 'over') {
      setHeld({ ...held, over: step.held.over });
      onAnnounce(messages.over(statusName(step.held.over)));
      return true;
    }
    setHeld(null);
    if (step.to === 'dropped') onDrop(held.row, held.over);
    else onAnnounce(messages.putBack(nameOf(held.row.talent)));
    return true;
  }

  return { held, pickUp, onHeldKey };
}
