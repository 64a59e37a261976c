import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Loaded } from '../../app/loaded.tsx';
import { useMay } from '../../app/session.ts';
import { statusesQuery } from '../../app/statuses.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { CardFace } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { columnsOf } from './board-move.ts';
import { useMessages } from './messages.ts';
import { useNameOf } from './person.ts';
import { type CandidateRow, setStatus } from './queries.ts';
import type { CandidatesSearch } from './search.ts';
import { SelectionBar } from './selection-bar.tsx';
import { NOT_RETAINED, useStatusName } from './status.tsx';
import { useStatusChange } from './status-change.tsx';
import { useKeyboardMoves } from './use-keyboard-moves.ts';

interface BoardProps {
  sourcingId: string;
  search: CandidatesSearch;
  onOpen(candidateId: string): void;
  onCompare(candidateIds: string[]): void;
}

/**
 * Turns off the library's announcements. The board makes its own, in the user's language and for
 * keyboard moves too.
 */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/**
 * Candidates by status. Users drag a card, or pick it up with Space, move it with the arrow keys
 * and put it down with Space.
 */
export default function Board(props: BoardProps) {
  const statuses = useQuery(statusesQuery);
  return (
    <Loaded query={statuses} skeleton={<Skeleton className="h-96 w-full" />}>
      {(loaded) => (
        <Columns {...props} columns={columnsOf(loaded.statuses, props.search.statusHandle)} />
      )}
    </Loaded>
  );
}

function Columns({
  sourcingId,
  search,
  onOpen,
  onCompare,
  columns,
}: BoardProps & { columns: readonly string[] }) {
  const messages = useMessages();
  const nameOf = useNameOf();
  const statusName = useStatusName();
  const mayMove = useMay('spend');
  const hint = useId();
  const board = useRef<HTMLElement>(null);
  const { moved, move, dialog } = useMoves(sourcingId);
  const [dragged, setDragged] = useState<CandidateRow | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const sensors = useDragSensors();
  const refocus = useFocusAfterMove(board);
  const { selected, toggle, clear } = useSelection();

  function drop(row: CandidateRow, to: string) {
    if (row.candidate.statusHandle === to) return;
    refocus(row.candidate.id);
    // The selection would keep the status before.
    if (selected.has(row.candidate.id)) toggle(row);
    move(row, to);
    setAnnouncement(
      to === NOT_RETAINED ? '' : messages.dropped(nameOf(row.talent), statusName(to)),
    );
  }

  const { held, pickUp, onHeldKey } = useKeyboardMoves({
    columns,
    onDrop: drop,
    onAnnounce: setAnnouncement,
  });

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={SILENT}
      onDragStart={({ active }) =>
        setDragged((active.data.current?.row as CandidateRow | undefined) ?? null)
      }
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ over }) => {
        if (dragged && over) drop(dragged, String(over.id));
        setDragged(null);
      }}
    >
      <p id={hint} className="sr-only">
        {messages.boardHint}
      </p>
      <ScrollRegion ref={board} label={messages.board} className="flex items-start gap-3 pb-2">
        {columns.map((statusHandle) => (
          <BoardColumn
            key={statusHandle}
            sourcingId={sourcingId}
            statusHandle={statusHandle}
            search={search}
            moved={moved}
            target={held?.over === statusHandle}
            columns={columns}
            card={{
              hint,
              mayMove,
              heldId: held?.candidateId ?? null,
              onOpen,
              onPickUp: pickUp,
              onHeldKey,
              onSelect: mayMove ? toggle : undefined,
              selected,
            }}
          />
        ))}
      </ScrollRegion>
      <SelectionBar
        sourcingId={sourcingId}
        selected={selected}
        onCompare={onCompare}
        onClear={clear}
      />
      <p role="status" aria-live="assertive" className="sr-only">
        {announcement}
      </p>
      <DragOverlay dropAnimation={null}>{dragged && <CardFace row={dragged} lifted />}</DragOverlay>
      {dialog}
    </DndContext>
  );
}

/** The cards that are selected, by the id of the candidate. */
function useSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<string, CandidateRow>>(new Map());

  function toggle(row: CandidateRow) {
    const { id } = row.candidate;
    setSelected((before) => {
      const next = new Map(before);
      if (!next.delete(id)) next.set(id, row);
      return next;
    });
  }

  return { selected, toggle, clear: () => setSelected(new Map()) };
}

/**
 * Starts a drag after a short distance or a long press, so that clicks and scrolling still work.
 */
function useDragSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  );
}

/** Shows a move at once, and reverts it when the service refuses it. */
function useMoves(sourcingId: string) {
  const messages = useMessages();
  const client = useQueryClient();
  const nameOf = useNameOf();
  const { change, dialog } = useStatusChange();
  const [moved, setMoved] = useState<ReadonlyMap<string, CandidateRow>>(new Map());

  async function move(row: CandidateRow, to: string): Promise<void> {
    const { id } = row.candidate;
    if (to === NOT_RETAINED) {
      const { statusHandle } = row.candidate;
      const person = { candidateId: id, name: nameOf(row.talent), statusHandle };
      change({ people: [person], statusHandle: to });
      return;
    }
    setMoved((before) =>
      new Map(before).set(id, { ...row, candidate: { ...row.candidate, statusHandle: to } }),
    );
    try {
      await setStatus(id, to);
      await Promise.all([
        client.invalidateQueries({ queryKey: ['candidates', sourcingId] }),
        client.invalidateQueries({ queryKey: ['sourcings', sourcingId] }),
      ]);
    } catch (error) {
      toast({
        tone: 'failed',
        title: messages.notChanged,
        description: error instanceof Error ? error.message : undefined,
      });
    }
    setMoved((before) => {
      const rest = new Map(before);
      rest.delete(id);
      return rest;
    });
  }
  return { moved, move: (row: CandidateRow, to: string) => void move(row, to), dialog };
}

/** Keeps the focus on the card that the user moved, in its new column. */
function useFocusAfterMove(
  board: React.RefObject<HTMLElement | null>,
): (candidateId: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const card = board.current?.querySelector<HTMLElement>(
      `[data-candidate="${CSS.escape(wanted.current)}"]`,
    );
    if (card && card !== document.activeElement && document.activeElement === document.body)
      card.focus();
    if (card) wanted.current = undefined;
  });
  return (candidateId) => {
    wanted.current = candidateId;
  };
}
