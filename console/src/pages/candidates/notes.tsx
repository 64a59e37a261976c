import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../app/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { assess, candidateQuery } from './queries.ts';
import { useWords } from './words.ts';

/** What was typed stays until it is saved, also when somebody else changes the notes meanwhile. */
export function Notes({ candidateId, notes, disabled }: { candidateId: string; notes: string | null; disabled: boolean }) {
  const words = useWords();
  const client = useQueryClient();
  const [draft, setDraft] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (text: string) => assess(candidateId, { notes: text.trim() || null }),
    onSuccess: (detail) => {
      client.setQueryData(candidateQuery(candidateId).queryKey, detail);
      setDraft(null);
      toast({ title: words.notesSaved });
    },
  });
  const changed = draft !== null && draft !== (notes ?? '');
  const refused = save.error instanceof ApiError ? (save.error.issueOf('notes') ?? save.error.message) : save.error?.message;
  return (
    <Field label={words.notes} error={refused}>
      <TextArea
        rows={2}
        maxLength={10_000}
        disabled={disabled}
        placeholder={disabled ? undefined : words.notesPlaceholder}
        value={draft ?? notes ?? ''}
        onChange={(event) => setDraft(event.target.value)}
      />
      {changed && (
        <div className="mt-1 flex justify-end gap-2">
          <Button size="small" onClick={() => setDraft(null)}>
            {words.discard}
          </Button>
          <Button size="small" look="primary" loading={save.isPending} onClick={() => save.mutate(draft)}>
            {words.save}
          </Button>
        </div>
      )}
    </Field>
  );
}
