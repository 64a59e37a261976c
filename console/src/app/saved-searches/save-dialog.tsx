import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { toast } from '../../ui/toast.ts';
import { ApiError } from '../api-error.ts';
import { FailedState } from '../loaded.tsx';
import { useMessages } from './messages.ts';
import { ALERTS, type Alert, type Definition, saveSearch } from './queries.ts';

interface SaveDialogProps {
  definition: Definition;
  /** What it could be called. */
  suggested: string;
  onClose(): void;
}

const NAME_LENGTH = 120;

/** Names a search or a casting's definition, and sets its alert. */
export default function SaveDialog({ definition, suggested, onClose }: SaveDialogProps) {
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const formId = useId();
  const [name, setName] = useState(suggested.slice(0, NAME_LENGTH));
  const [alert, setAlert] = useState<Alert>('daily');
  const save = useMutation({
    mutationFn: () => saveSearch(definition, { name: name.trim(), alert }),
    onSuccess: async (saved) => {
      await client.invalidateQueries({ queryKey: ['saved-searches'] });
      toast({ title: messages.saved(saved.name) });
      onClose();
    },
  });
  const refused = save.error instanceof ApiError ? save.error : null;
  const [nameIssue, alertIssue] = [refused?.issueOf('name'), refused?.issueOf('alert')];
  const { criterias = [] } = definition;
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={messages.saveTitle}
      description={messages.saveWhy}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button
            look="primary"
            type="submit"
            form={formId}
            loading={save.isPending}
            disabled={name.trim() === ''}
          >
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
          if (name.trim() !== '') save.mutate();
        }}
      >
        <Field
          label={messages.name}
          error={nameIssue}
          hint={
            criterias.length > 0 &&
            messages.criteria(criterias.length, format.number(criterias.length))
          }
        >
          <TextInput
            value={name}
            maxLength={NAME_LENGTH}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <AlertField alert={alert} error={alertIssue} onChange={setAlert} />
      </form>
      {save.error && !nameIssue && !alertIssue && <FailedState error={save.error} />}
    </Dialog>
  );
}

interface AlertFieldProps {
  alert: Alert;
  error: string | undefined;
  onChange(alert: Alert): void;
}

function AlertField({ alert, error, onChange }: AlertFieldProps) {
  const messages = useMessages();
  return (
    <div className="flex flex-col gap-1">
      <span className="font-medium">{messages.alert}</span>
      <Segments
        label={messages.alert}
        value={alert}
        choices={ALERTS.map((value) => ({ value, label: messages.alerts[value] }))}
        onChange={onChange}
      />
      {error && (
        <p role="alert" className="text-red text-xs">
          {error}
        </p>
      )}
    </div>
  );
}
