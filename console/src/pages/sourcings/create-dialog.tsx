import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError } from '../../app/api-error.ts';
import { FailedState } from '../../app/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextArea, TextInput } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import { createSourcing, type SourcingFields } from './queries.ts';

/** Empty fields get the service's defaults: it then names the sourcing. */
export default function CreateDialog({ onClose }: { onClose(): void }) {
  const messages = useMessages();
  const formId = useId();
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: createSourcing,
    onSuccess: async ({ name }) => {
      await client.invalidateQueries({ queryKey: ['sourcings', 'list'] });
      toast({ title: messages.created(name) });
      onClose();
    },
  });
  const refused = create.error instanceof ApiError ? create.error : null;
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={messages.create}
      description={messages.createWhy}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button look="primary" type="submit" form={formId} loading={create.isPending}>
            {messages.create}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate(fieldsOf(new FormData(event.currentTarget)));
        }}
      >
        <Field
          label={messages.name}
          optional
          hint={messages.nameHint}
          error={refused?.issueOf('name')}
        >
          <TextInput name="name" maxLength={200} placeholder={messages.namePlaceholder} />
        </Field>
        <Field
          label={messages.jobTitle}
          optional
          hint={messages.variableHint('{{sourcingJobTitle}}')}
          error={refused?.issueOf('jobTitle')}
        >
          <TextInput name="jobTitle" maxLength={200} />
        </Field>
        <Field
          label={messages.location}
          optional
          hint={messages.variableHint('{{sourcingLocation}}')}
          error={refused?.issueOf('location')}
        >
          <TextInput name="location" maxLength={200} />
        </Field>
        <Field
          label={messages.description}
          optional
          hint={messages.descriptionHint}
          error={refused?.issueOf('description')}
        >
          <TextArea name="description" maxLength={4_000} />
        </Field>
      </form>
      {create.error && (refused?.issues.length ?? 0) === 0 && <FailedState error={create.error} />}
    </Dialog>
  );
}

function fieldsOf(form: FormData): SourcingFields {
  const entries = ['name', 'jobTitle', 'location', 'description'].map(
    (field) => [field, String(form.get(field) ?? '').trim()] as const,
  );
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}
