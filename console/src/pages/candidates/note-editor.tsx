import { cloneElement, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { useMessages } from './messages.ts';

interface NoteEditorProps {
  label: string;
  notes: string;
  /** The button of the cell. */
  trigger: ReactElement<{ onClick?(): void; 'aria-expanded'?: boolean }>;
  /** Null: no notes. */
  onSave(notes: string | null): void;
}

/**
 * Notes of a candidate over their cell. Leaving keeps what was typed, Escape discards it: the change
 * can be undone either way.
 */
export default function NoteEditor({ label, notes, trigger, onSave }: NoteEditorProps) {
  const [open, setOpen] = useState(true);
  const cell = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={cell} className="contents">
        {cloneElement(trigger, { onClick: () => setOpen(true), 'aria-expanded': open })}
      </span>
      {open && (
        <Editor
          label={label}
          notes={notes}
          near={() => cell.current?.firstElementChild ?? null}
          onSave={onSave}
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

/** The browser's own popover: above everything, and closed by a click elsewhere. */
function Editor({ label, notes, near, onSave, onClose }: EditorProps) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const popup = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(notes);
  const discards = useRef(false);

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

  function close(keeps: boolean): void {
    discards.current = !keeps;
    popup.current?.hidePopover();
  }

  function onClosed(): void {
    const typed = text.trim();
    if (!discards.current && typed !== notes.trim()) onSave(typed || null);
    onClose();
  }

  return (
    <div
      ref={popup}
      popover="auto"
      role="dialog"
      aria-label={label}
      onToggle={({ newState }) => newState === 'closed' && onClosed()}
      onKeyDown={(event) => {
        // Only its own keys: those of the table move rows.
        event.stopPropagation();
        if (event.key === 'Escape') discards.current = true;
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) close(true);
      }}
      style={{ width: WIDTH_PX }}
      className="popup fade fixed m-0 max-w-[calc(100vw-1.5rem)] whitespace-normal p-3 text-left text-ink text-sm"
    >
      <Field label={messages.notes} hint={messages.notesKeys}>
        <TextArea
          rows={4}
          maxLength={10_000}
          placeholder={messages.notesPlaceholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="max-h-60"
        />
      </Field>
      <div className="mt-2 flex justify-end gap-2">
        <Button size="small" onClick={() => close(false)}>
          {uiMessages.cancel}
        </Button>
        <Button size="small" look="primary" onClick={() => close(true)}>
          {messages.save}
        </Button>
      </div>
    </div>
  );
}
