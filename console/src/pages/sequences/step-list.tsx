import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import {
  ArrowDown,
  ArrowUp,
  CircleAlert,
  Copy,
  Ellipsis,
  GripVertical,
  Plus,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Menu } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.ts';
import { type Change, newStep, newStepId, STEP_KINDS } from './draft.ts';
import { useIssueMessage } from './issue-messages.ts';
import { type DraftIssue, ofStep } from './issues.ts';
import { useMessages } from './messages.ts';
import type { Step } from './rules.ts';
import { KIND_ICONS, kindOf, useTiming } from './step-kind.ts';

interface StepListProps {
  steps: readonly Step[];
  issues: readonly DraftIssue[];
  selected: string | undefined;
  mayEdit: boolean;
  onSelect(id: string): void;
  onChange(change: Change): void;
}

/**
 * The steps in their order: moved with the mouse, with the keyboard at their handle, or from their
 * menu.
 */
export default function StepList({
  steps,
  issues,
  selected,
  mayEdit,
  onSelect,
  onChange,
}: StepListProps) {
  const messages = useMessages();
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = steps.map(({ id }) => id);

  function move(id: string, to: number) {
    onChange({ type: 'move', id, to });
    const step = steps.find((one) => one.id === id);
    if (step) setAnnouncement(messages.put(step.name || messages.unnamed, to + 1, steps.length));
  }

  function add(step: Step) {
    onChange({ type: 'add', step });
    onSelect(step.id);
  }

  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id)
      onChange({ type: 'move', id: String(active.id), to: ids.indexOf(String(over.id)) });
  }

  return (
    <section aria-label={messages.tabSteps}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements: announcementsOf(steps, messages),
          screenReaderInstructions: { draggable: messages.dragHelp },
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol aria-label={messages.stepList} className="flex flex-col gap-2">
            {steps.map((step, index) => (
              <StepItem
                key={step.id}
                step={step}
                index={index}
                count={steps.length}
                issues={ofStep(issues, index)}
                selected={step.id === selected}
                mayEdit={mayEdit}
                onSelect={() => onSelect(step.id)}
                onMove={(to) => move(step.id, to)}
                onChange={onChange}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <span role="status" className="sr-only">
        {announcement}
      </span>
      {mayEdit && <AddStep steps={steps} onAdd={add} />}
    </section>
  );
}

type Messages = ReturnType<typeof useMessages>;

function announcementsOf(steps: readonly Step[], messages: Messages): Announcements {
  const nameOf = (id: string | number) =>
    steps.find((step) => step.id === id)?.name || messages.unnamed;
  const placeOf = (id: string | number) => steps.findIndex((step) => step.id === id) + 1;
  const count = steps.length;
  return {
    onDragStart: ({ active }) => messages.taken(nameOf(active.id), placeOf(active.id), count),
    // It is over its own place from the first moment on.
    onDragOver: ({ active, over }) =>
      over
        ? messages[over.id === active.id ? 'taken' : 'over'](
            nameOf(active.id),
            placeOf(over.id),
            count,
          )
        : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? messages.put(nameOf(active.id), placeOf(over.id), count)
        : messages.putBack(nameOf(active.id)),
    onDragCancel: ({ active }) => messages.putBack(nameOf(active.id)),
  };
}

interface StepItemProps {
  step: Step;
  index: number;
  count: number;
  issues: readonly DraftIssue[];
  selected: boolean;
  mayEdit: boolean;
  onSelect(): void;
  onMove(to: number): void;
  onChange(change: Change): void;
}

function StepItem({
  step,
  index,
  count,
  issues,
  selected,
  mayEdit,
  onSelect,
  onMove,
  onChange,
}: StepItemProps) {
  const messages = useMessages();
  const sortable = useSortable({ id: step.id });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef } = sortable;
  const { transform, transition, isDragging } = sortable;
  const name = step.name || messages.unnamed;
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
      className={classNames(
        'relative flex items-center rounded-lg border bg-surface',
        selected ? 'border-accent' : 'border-line hover:bg-sunken',
        isDragging && 'z-10 shadow-lg',
      )}
    >
      {mayEdit && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={messages.moveStep(name)}
          className="flex h-14 w-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-faint hover:text-ink"
        >
          <GripVertical aria-hidden size={15} />
        </button>
      )}
      <button
        type="button"
        aria-current={selected ? 'step' : undefined}
        onClick={onSelect}
        className={classNames(
          'flex min-h-14 min-w-0 grow items-center gap-2.5 rounded-md py-2 pr-2 text-left',
          !mayEdit && 'pl-3',
        )}
      >
        <StepSummary step={step} title={`${index + 1}. ${name}`} issues={issues} />
      </button>
      {mayEdit && (
        <StepMenu
          step={step}
          index={index}
          count={count}
          name={name}
          onMove={onMove}
          onChange={onChange}
        />
      )}
    </li>
  );
}

function StepSummary({
  step,
  title,
  issues,
}: Pick<StepItemProps, 'step' | 'issues'> & { title: string }) {
  const timing = useTiming();
  const describeIssues = useIssueMessage();
  const Icon = KIND_ICONS[kindOf(step)];
  return (
    <>
      <span className="flex size-7 shrink-0 items-center justify-center rounded-md bg-sunken text-quiet">
        <Icon aria-hidden size={15} />
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">{title}</span>
        <span className="block truncate text-quiet text-xs">{timing(step)}</span>
        {issues.length > 0 && (
          <span className="flex items-center gap-1 text-red text-xs">
            <CircleAlert aria-hidden size={12} className="shrink-0" />
            <span className="truncate">{describeIssues(issues)}</span>
          </span>
        )}
      </span>
    </>
  );
}

function StepMenu({
  step,
  index,
  count,
  name,
  onMove,
  onChange,
}: Pick<StepItemProps, 'step' | 'index' | 'count' | 'onMove' | 'onChange'> & { name: string }) {
  const messages = useMessages();
  function remove() {
    onChange({ type: 'remove', id: step.id });
    void toast({
      title: messages.stepRemoved(name),
      action: { label: messages.undo, onClick: () => onChange({ type: 'add', step, at: index }) },
    });
  }
  return (
    <Menu
      trigger={
        <IconButton
          icon={Ellipsis}
          size="small"
          label={messages.stepActions(name)}
          className="mr-1.5"
        />
      }
      groups={[
        {
          actions: [
            {
              id: 'up',
              label: messages.moveUp,
              icon: ArrowUp,
              disabled: index === 0,
              onSelect: () => onMove(index - 1),
            },
            {
              id: 'down',
              label: messages.moveDown,
              icon: ArrowDown,
              disabled: index === count - 1,
              onSelect: () => onMove(index + 1),
            },
            {
              id: 'copy',
              label: messages.duplicate,
              icon: Copy,
              onSelect: () =>
                onChange({
                  type: 'add',
                  step: {
                    ...step,
                    id: newStepId(),
                    name: messages.copyOf(step.name).slice(0, 200),
                  },
                  at: index + 1,
                }),
            },
          ],
        },
        {
          actions: [
            {
              id: 'remove',
              label: messages.removeStep,
              icon: Trash2,
              danger: true,
              onSelect: remove,
            },
          ],
        },
      ]}
    />
  );
}

function AddStep({ steps, onAdd }: { steps: readonly Step[]; onAdd(step: Step): void }) {
  const messages = useMessages();
  return (
    <div className="mt-3">
      <Menu
        align="start"
        trigger={<Button icon={Plus}>{messages.addStep}</Button>}
        groups={[
          {
            actions: STEP_KINDS.map((kind) => ({
              id: kind,
              label: messages.kinds[kind],
              icon: KIND_ICONS[kind],
              onSelect: () => onAdd(newStep(kind, messages.kinds[kind], steps)),
            })),
          },
        ]}
      />
    </div>
  );
}
