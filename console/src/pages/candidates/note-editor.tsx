import { useQuery } from '@tanstack/react-query';
import { cloneElement, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { Notes } from './notes.tsx';
import { candidateQuery } from './queries.ts';

interface NoteEditorProps {
  label: string;
  candidateId: string;
  /** As the table knows them. */
  notes: string | null;
  /** The button of the cell. */
  trigger: ReactElement<{ onClick?(): void; 'aria-expanded'?: boolean }>;
}

/** Notes of a candidate over their cell, saved while they are typed, as in the drawer. */
export default function NoteEditor({ trigger, ...editor }: NoteEditorProps) {
  const [open, setOpen] = useState(true);
  const cell = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={cell} className="contents">
        {cloneElement(trigger, { onClick: () => setOpen(true), 'aria-expanded': open })}
      </span>
      {open && (
        <Editor
          {...editor}
          near={() => cell.current?.firstElementChild ?? null}
          onClose={() => {
            setOpen(false);
            cell.current?.querySelector('button')?.focus();
          }}
        />
      )}
    </>
  );
}

interface EditorProps extends Omit<NoteEditorProps, 'trigger'> {
  near(): Element | null;
  onClose(): void;
}

const WIDTH_PX = 320;
const MARGIN_PX = 12;

/** The browser's own popover: above everything, and closed by a click elsewhere or Escape. */
function Editor({ label, candidateId, notes, near, onClose }: EditorProps) {
  const messages = useUiMessages();
  const { data } = useQuery(candidateQuery(candidateId));
  const popup = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, where the cell then is
  useLayoutEffect(() => {
    const element = popup.current!;
    const place = near()?.getBoundingClientRect();
    element.showPopover();
    const { height } = element.getBoundingClientRect();
    const room = window.innerHeight - MARGIN_PX - height;
    const left = Math.min(place?.left ?? 0, window.innerWidth - WIDTH_PX - MARGIN_PX);
    element.style.left = `${Math.max(MARGIN_PX, left)}px`;
    element.style.top = `${Math.max(MARGIN_PX, Math.min((place?.bottom ?? 0) + 4, room))}px`;
    element.querySelector('textarea')?.focus();
  }, []);

  // Outside of the row, which acts on clicks inside of it.
  return createPortal(
    <div
      ref={popup}
      popover="auto"
      role="dialog"
      aria-label={label}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onKeyDown={(event) => {
        // Only its own keys: those of the table move rows.
        event.stopPropagation();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) popup.current?.hidePopover();
      }}
      style={{ width: WIDTH_PX }}
      className="popup fade fixed m-0 max-w-[calc(100vw-1.5rem)] p-3 text-ink text-sm"
    >
      <Notes
        candidateId={candidateId}
        notes={data ? data.candidate.notes : notes}
        disabled={false}
      />
      <div className="flex justify-end">
        <Button size="small" onClick={() => popup.current?.hidePopover()}>
          {messages.close}
        </Button>
      </div>
    </div>,
    document.body,
  );
}
