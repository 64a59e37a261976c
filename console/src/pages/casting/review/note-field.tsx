import { StickyNote } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { useMessages } from './messages.ts';

interface NoteFieldProps {
  note: string | null;
  editing: boolean;
  onEdit(editing: boolean): void;
  onSave(note: string | null): void;
}

/** The note on a person. It saves itself when it is left, so that nothing typed is lost. */
export function NoteField({ note, editing, onEdit, onSave }: NoteFieldProps) {
  const messages = useMessages();
  if (!editing)
    return note === null ? (
      <Button size="small" look="quiet" icon={StickyNote} onClick={() => onEdit(true)}>
        {messages.addNote}
      </Button>
    ) : (
      <button
        type="button"
        onClick={() => onEdit(true)}
        className="w-full whitespace-pre-line rounded-md border border-line bg-sunken px-3 py-2 text-left hover:border-control"
      >
        {note}
      </button>
    );
  return <Editor note={note} onEdit={onEdit} onSave={onSave} />;
}

function Editor({ note, onEdit, onSave }: Omit<NoteFieldProps, 'editing'>) {
  const messages = useMessages();
  const [text, setText] = useState(note ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  /** Escape leaves the field without saving, and leaving it saves. */
  const settled = useRef(false);
  const leave = useRef(onEdit);
  useEffect(() => {
    leave.current = onEdit;
  });
  useEffect(() => {
    const own = field.current;
    own?.focus();
    own?.setSelectionRange(own.value.length, own.value.length);
    // Before the dialog, which Escape would close.
    function onEscape(event: globalThis.KeyboardEvent): void {
      if (event.key !== 'Escape' || event.target !== own) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      settled.current = true;
      leave.current(false);
    }
    document.addEventListener('keydown', onEscape, true);
    return () => document.removeEventListener('keydown', onEscape, true);
  }, []);

  function save(): void {
    if (settled.current) return;
    settled.current = true;
    const typed = text.trim() || null;
    if (typed !== note) onSave(typed);
    onEdit(false);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  }

  return (
    <div className="flex flex-col gap-1.5">
      <TextArea
        ref={field}
        aria-label={messages.noteLabel}
        maxLength={500}
        rows={3}
        value={text}
        data-saves-itself
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
        onBlur={save}
      />
      <p className="text-quiet text-xs max-lg:hidden">{messages.noteHint}</p>
      <Button size="small" className="self-start lg:hidden" onClick={save}>
        {messages.saveNote}
      </Button>
    </div>
  );
}
