import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useMessages } from './messages.ts';

interface SortableListProps<R> {
  label: string;
  rows: readonly R[];
  keyOf(row: R): string;
  nameOf(row: R): string;
  /** The user dropped a row at another position, from 0. */
  onMove(row: NoInfer<R>, to: number): void;
  disabled?: boolean;
  children(row: R, place: number): ReactNode;
}

/**
 * A list whose order means something: rows are dragged by their handle, or moved with the arrow
 * keys once it is taken with Space.
 */
export function SortableList<R>({
  label,
  rows,
  keyOf,
  nameOf,
  onMove,
  disabled = false,
  children,
}: SortableListProps<R>) {
  const messages = useMessages();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = rows.map(keyOf);
  const named = (id: UniqueIdentifier) => nameOf(rows[ids.indexOf(String(id))]!);
  const placed = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) =>
    messages.dragged.at(named(id), ids.indexOf(String(over ?? id)) + 1, ids.length);

  function onDragEnd({ active, over }: DragEndEvent): void {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (to >= 0 && from !== to) onMove(rows[from]!, to);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: messages.dragHow },
        announcements: {
          onDragStart: ({ active }) => messages.dragged.taken(named(active.id)),
          onDragOver: ({ active, over }) => placed(active.id, over?.id),
          onDragEnd: ({ active, over }) => placed(active.id, over?.id),
          onDragCancel: ({ active }) => messages.dragged.left(named(active.id)),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ol aria-label={label} className="rounded-lg border border-line bg-surface">
          {rows.map((row, place) => (
            <SortableRow key={keyOf(row)} id={keyOf(row)} name={nameOf(row)} disabled={disabled}>
              {children(row, place)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({
  id,
  name,
  disabled,
  children,
}: {
  id: string;
  name: string;
  disabled: boolean;
  children: ReactNode;
}) {
  const messages = useMessages();
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
      className={classNames(
        'flex items-center gap-2 border-line bg-surface px-2 py-2.5 first:rounded-t-lg last:rounded-b-lg not-last:border-b',
        isDragging && 'relative z-10 shadow-md',
      )}
    >
      {!disabled && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...listeners}
          aria-label={messages.drag(name)}
          aria-describedby={attributes['aria-describedby']}
          className="flex size-7 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-quiet hover:bg-hover"
        >
          <GripVertical aria-hidden size={16} />
        </button>
      )}
      {children}
    </li>
  );
}
