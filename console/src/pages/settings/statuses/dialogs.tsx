import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Field, TextInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useApiForm } from '../api-form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useWords as useSettingsWords } from '../words.ts';
import { handleOf } from './handle.ts';
import { change, create, type Status, statusesQuery } from './queries.ts';
import { useWords } from './words.ts';

export function CreateDialog({ onClose }: { onClose(): void }) {
  const words = useWords();
  const client = useQueryClient();
  /** Until somebody writes it themselves, the handle follows the name. */
  const [follows, setFollows] = useState(true);
  const form = useApiForm({
    defaultValues: { label: '', handle: '' },
    send: create,
    onDone: ({ label }) => {
      void toast({ title: words.created(label) });
      onClose();
      return client.invalidateQueries({ queryKey: statusesQuery.queryKey });
    },
  });
  return (
    <FormDialog form={form} title={words.create} submit={words.createNow} onClose={onClose}>
      <Field label={words.label} error={form.errorOf('label')}>
        <TextInput
          required
          maxLength={100}
          placeholder={words.labelPlaceholder}
          {...form.input('label', { onChange: (event) => follows && form.setValue('handle', handleOf(event.target.value)) })}
        />
      </Field>
      <Field label={words.handle} hint={words.handleHint} error={form.errorOf('handle')}>
        <TextInput required className="font-mono" spellCheck={false} {...form.input('handle', { onChange: () => setFollows(false) })} />
      </Field>
    </FormDialog>
  );
}

export function RenameDialog({ status: { handle, label: before }, onClose }: { status: Status; onClose(): void }) {
  const words = useWords();
  const settings = useSettingsWords();
  const client = useQueryClient();
  const form = useApiForm({
    defaultValues: { label: before },
    send: ({ label }) => change(handle, { label }),
    onDone: ({ label }) => {
      void toast({ title: words.renamed(label) });
      onClose();
      return client.invalidateQueries({ queryKey: statusesQuery.queryKey });
    },
  });
  return (
    <FormDialog form={form} title={words.renameTitle(before)} submit={settings.save} onClose={onClose}>
      <Field label={words.label} error={form.errorOf('label')}>
        <TextInput required maxLength={100} {...form.input('label')} />
      </Field>
    </FormDialog>
  );
}
