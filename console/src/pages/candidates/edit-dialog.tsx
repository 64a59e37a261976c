import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { components } from '../../../../client/src/types.gen.ts';
import { ApiError } from '../../app/api-error.ts';
import { FailedState } from '../../app/loaded.tsx';
import { OwnerSelect } from '../../app/team/owner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextArea, TextInput } from '../../ui/field.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import { updateSourcing } from './queries.ts';

const textOf = (form: FormData, field: string): string => String(form.get(field) ?? '').trim();

type Sourcing = components['schemas']['Sourcing'];

function useEdit(sourcing: Sourcing, ownerUserId: Sourcing['ownerUserId'], onClose: () => void) {
  const messages = useMessages();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: FormData) =>
      updateSourcing(sourcing.sourcingId, {
        name: textOf(form, 'name') || sourcing.name,
        jobTitle: textOf(form, 'jobTitle') || null,
        location: textOf(form, 'location') || null,
        description: textOf(form, 'description') || null,
        // Somebody who left stays the owner, and cannot be named again.
        ownerUserId: ownerUserId === sourcing.ownerUserId ? undefined : ownerUserId,
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['sourcings'] });
      toast({ title: messages.saved });
      onClose();
    },
  });
}

export default function EditDialog({ sourcing, onClose }: { sourcing: Sourcing; onClose(): void }) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const formId = useId();
  const [ownerUserId, setOwner] = useState(sourcing.ownerUserId);
  const edit = useEdit(sourcing, ownerUserId, onClose);
  const refused = edit.error instanceof ApiError ? edit.error : null;
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={messages.edit}
      footer={
        <>
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <Button look="primary" type="submit" form={formId} loading={edit.isPending}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          edit.mutate(new FormData(event.currentTarget));
        }}
      >
        <Field label={messages.name} error={refused?.issueOf('name')}>
          <TextInput name="name" maxLength={200} defaultValue={sourcing.name} />
        </Field>
        <Field label={messages.columns.owner} error={refused?.issueOf('ownerUserId')}>
          <OwnerSelect ownerUserId={ownerUserId} onChange={setOwner} />
        </Field>
        <Field
          label={messages.jobTitle}
          optional
          hint={messages.variableHint('{{sourcingJobTitle}}')}
          error={refused?.issueOf('jobTitle')}
        >
          <TextInput name="jobTitle" maxLength={200} defaultValue={sourcing.jobTitle ?? ''} />
        </Field>
        <Field
          label={messages.location}
          optional
          hint={messages.variableHint('{{sourcingLocation}}')}
          error={refused?.issueOf('location')}
        >
          <TextInput name="location" maxLength={200} defaultValue={sourcing.location ?? ''} />
        </Field>
        <Field label={messages.description} optional error={refused?.issueOf('description')}>
          <TextArea
            name="description"
            maxLength={4_000}
            defaultValue={sourcing.description ?? ''}
          />
        </Field>
      </form>
      {edit.error && (refused?.issues.length ?? 0) === 0 && <FailedState error={edit.error} />}
    </Dialog>
  );
}
