import { ApiError } from '../../app/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { useMessages } from './messages.ts';
import { useNotes } from './use-notes.ts';

/** Notes on a candidate, saved while they are typed. */
export function Notes({
  candidateId,
  notes,
  disabled,
}: {
  candidateId: string;
  notes: string | null;
  disabled: boolean;
}) {
  const messages = useMessages();
  const { text, state, theirs, refusal, write, leave, keepMine, takeTheirs } = useNotes(
    candidateId,
    notes ?? '',
  );
  const refused =
    refusal instanceof ApiError ? (refusal.issueOf('notes') ?? refusal.message) : undefined;
  return (
    <Field label={messages.notes} error={refused}>
      <TextArea
        data-saves-itself
        rows={2}
        maxLength={10_000}
        disabled={disabled}
        placeholder={disabled ? undefined : messages.notesPlaceholder}
        value={text}
        onChange={(event) => write(event.target.value)}
        onBlur={leave}
      />
      <p role="status" className="min-h-4 text-quiet text-xs">
        {state === 'saving' && messages.notesSaving}
        {state === 'saved' && messages.notesSaved}
        {state === 'kept' && !refused && messages.notesPending}
      </p>
      {theirs !== null && (
        <div role="alert" className="rounded-md bg-amber-soft px-3 py-2">
          <p>{theirs === '' ? messages.notesEmptied : messages.notesChanged}</p>
          {theirs !== '' && (
            <p className="my-1 whitespace-pre-wrap break-words border-line border-l-2 pl-2">
              {theirs}
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="small" onClick={takeTheirs}>
              {messages.takeTheirs}
            </Button>
            <Button size="small" onClick={keepMine}>
              {messages.keepMine}
            </Button>
          </div>
        </div>
      )}
    </Field>
  );
}
