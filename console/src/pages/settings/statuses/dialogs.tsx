import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiForm } from '../../../app/api-form.ts';
import { Field, TextInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { handleOf } from './handle.ts';
import { useMessages } from './messages.ts';
import { change, create, type Status, statusesQuery } from './queries.ts';

export function CreateDialog({ onClose }: { onClose(): void }) {
  const messages = useMessages();
  const client = useQueryClient();
  /** The handle follows the name until the user edits the handle. */
  const [follows, setFollows] = useState(true);
  const form = useApiForm({
    defaultValues: { label: '', handle: '' },
    send: create,
    onDone: ({ label }) => {
      void toast({ title: messages.created(label) });
      onClose();
      return client.invalidateQueries({ queryKey: statusesQuery.queryKey });
    },
  });
  return (
    <FormDialog form={form} title={messages.create} submit={messages.createNow} onClose={onClose}>
      <Field label={messages.label} error={form.errorOf('label')}>
        <TextInput
          required
          maxLength={100}
          placeholder={messages.labelPlaceholder}
          {...form.input('label', {
            onChange: (event) => follows && form.setValue('handle', handleOf(event.target.value)),
          })}
        />
      </Field>
      <Field label={messages.handle} hint={messages.handleHint} error={form.errorOf('handle')}>
        <TextInput
          required
          className="font-mono"
          spellCheck={false}
          {...form.input('handle', { onChange: () => setFollows(false) })}
        />
      </Field>
    </FormDialog>
  );
}

export function RenameDialog({
  status: { handle, label: before },
  onClose,
}: {
  status: Status;
  onClose(): void;
}) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const form = useApiForm({
    defaultValues: { label: before },
    send: ({ label }) => change(handle, { label }),
    onDone: ({ label }) => {
      void toast({ title: messages.renamed(label) });
      onClose();
      return client.invalidateQueries({ queryKey: statusesQuery.queryKey });
    },
  });
  return (
    <FormDialog
      form={form}
      title={messages.renameTitle(before)}
      submit={settings.save}
      onClose={onClose}
    >
      <Field label={messages.label} error={form.errorOf('label')}>
        <TextInput required maxLength={100} {...form.input('label')} />
      </Field>
    </FormDialog>
  );
}
