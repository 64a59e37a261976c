import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactElement, type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { statusesQuery } from '../../app/statuses.ts';
import { membersQuery } from '../../app/team/queries.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { MenuAction } from '../../ui/menu-props.ts';
import { columnsOf } from './board-move.ts';
import { useMessages } from './messages.ts';
import type { CandidateRow } from './queries.ts';
import { useStatusName } from './status.tsx';
import type { CellChange } from './use-cell-edits.ts';

// Both open over the table, once somebody asks for them.
const MenuParts = lazyPart(() => import('../../ui/menu-parts.tsx'));
const NoteEditor = lazyPart(() => import('./note-editor.tsx'));

export const EDITED_COLUMNS = ['statusHandle', 'userRating', 'notes', 'owner'] as const;
type EditedColumn = (typeof EDITED_COLUMNS)[number];

interface CellEditorProps {
  column: EditedColumn;
  row: CandidateRow;
  onChange(change: CellChange): void;
  /** The value, as others see it. */
  children: ReactNode;
}

/**
 * A cell whose value is changed in its place. It is a plain button until it is opened: hundreds of
 * menus would slow down scrolling. The arrow keys reach it; Tab goes from row to row.
 */
export function CellEditor({ column, row, onChange, children }: CellEditorProps) {
  const messages = useMessages();
  const [opened, setOpened] = useState(false);
  const cell = useRef<HTMLSpanElement>(null);

  /** The button of a menu goes with it, and the focus with the button unless it is elsewhere. */
  function close(): void {
    flushSync(() => setOpened(false));
    if (document.activeElement === document.body) cell.current?.querySelector('button')?.focus();
  }

  const label = messages.editCell(messages.columns[column]);
  const button = (
    <button
      type="button"
      data-cell
      tabIndex={-1}
      aria-haspopup={column === 'notes' ? 'dialog' : 'menu'}
      onClick={opened ? undefined : () => setOpened(true)}
      className="-mx-1.5 block h-7 w-[calc(100%+0.75rem)] truncate rounded-md border border-transparent px-1.5 text-left hover:border-control hover:bg-surface aria-expanded:border-control"
    >
      <span className="sr-only">{label}: </span>
      {children}
    </button>
  );
  const Editor = EDITORS[column];
  return (
    <span ref={cell} className="contents">
      {opened ? (
        <Suspense fallback={button}>
          <Editor
            row={row}
            label={label}
            trigger={button}
            onChange={onChange}
            // The button of a menu would open it again by the arrow keys, which move between rows.
            onClosed={close}
          />
        </Suspense>
      ) : (
        button
      )}
    </span>
  );
}

interface EditorProps {
  row: CandidateRow;
  label: string;
  trigger: ReactElement<{ onClick?(): void; 'aria-expanded'?: boolean }>;
  onChange(change: CellChange): void;
  onClosed(): void;
}

const EDITORS: Record<EditedColumn, (props: EditorProps) => ReactNode> = {
  statusHandle: StatusMenu,
  userRating: RatingMenu,
  owner: OwnerMenu,
  notes: ({ row: { candidate }, label, trigger }) => (
    <NoteEditor
      label={label}
      candidateId={candidate.id}
      notes={candidate.notes}
      trigger={trigger}
    />
  ),
};

function StatusMenu({ row: { candidate }, trigger, onChange, onClosed }: EditorProps) {
  const statusName = useStatusName();
  const { data } = useQuery(statusesQuery);
  return (
    <Choices
      trigger={trigger}
      onClosed={onClosed}
      chosen={candidate.statusHandle}
      choices={columnsOf(data?.statuses ?? [], undefined).map((handle) => ({
        id: handle,
        label: statusName(handle),
        onSelect: () => onChange({ statusHandle: handle }),
      }))}
    />
  );
}

const RATINGS = [5, 4, 3, 2, 1] as const;
const NONE = 'none';

function RatingMenu({ row: { candidate }, trigger, onChange, onClosed }: EditorProps) {
  const messages = useMessages();
  return (
    <Choices
      trigger={trigger}
      onClosed={onClosed}
      chosen={String(candidate.userRating ?? NONE)}
      choices={[
        ...RATINGS.map((stars) => ({
          id: String(stars),
          label: messages.rated(stars),
          onSelect: () => onChange({ userRating: stars }),
        })),
        { id: NONE, label: messages.noRating, onSelect: () => onChange({ userRating: null }) },
      ]}
    />
  );
}

function OwnerMenu({ row: { candidate }, trigger, onChange, onClosed }: EditorProps) {
  const messages = useMessages();
  const { data } = useQuery(membersQuery);
  const joined = (data?.members ?? []).filter(({ joinedAt }) => joinedAt !== null);
  return (
    <Choices
      trigger={trigger}
      onClosed={onClosed}
      chosen={candidate.ownerUserId ?? NONE}
      choices={[
        ...joined.map(({ userId, name }) => ({
          id: userId,
          label: name,
          onSelect: () => onChange({ ownerUserId: userId }),
        })),
        { id: NONE, label: messages.nobody, onSelect: () => onChange({ ownerUserId: null }) },
      ]}
    />
  );
}

interface ChoicesProps {
  trigger: ReactElement;
  onClosed(): void;
  chosen: string;
  choices: readonly MenuAction[];
}

/** The value of now is marked, and choosing it changes nothing. */
function Choices({ trigger, onClosed, chosen, choices }: ChoicesProps) {
  const actions = choices.map((choice) =>
    choice.id === chosen ? { ...choice, icon: Check, onSelect: () => {} } : choice,
  );
  return (
    <MenuParts trigger={trigger} groups={[{ actions }]} align="start" opened onClosed={onClosed} />
  );
}
