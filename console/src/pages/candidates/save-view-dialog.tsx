import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { components } from '../../../../client/src/types.gen.ts';
import { ApiError } from '../../app/api-error.ts';
import { FailedState } from '../../app/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import { replaceView, saveView, viewsQuery } from './queries.ts';

interface SaveViewDialogProps {
  query: string;
  views: readonly components['schemas']['SavedView'][];
  onClose(): void;
}

/** Saving under an existing name replaces that view. */
export default function SaveViewDialog({ query, views, onClose }: SaveViewDialogProps) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const client = useQueryClient();
  const formId = useId();
  const [name, setName] = useState('');
  const taken = views.find((view) => view.name === name.trim());
  const save = useMutation({
    mutationFn: () => (taken ? replaceView(taken.viewId, query) : saveView(name.trim(), query)),
    onSuccess: async (view) => {
      await client.invalidateQueries(viewsQuery);
      toast({ title: messages.viewSaved(view.name) });
      onClose();
    },
  });
  const refused = save.error instanceof ApiError ? save.error : null;
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={messages.saveView}
      description={messages.saveViewWhy}
      footer={
        <>
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <Button
            look="primary"
            type="submit"
            form={formId}
            loading={save.isPending}
            disabled={name.trim() === ''}
          >
            {taken ? messages.replaceView : messages.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') save.mutate();
        }}
      >
        <Field
          label={messages.viewName}
          hint={taken && messages.viewTaken}
          error={refused?.issueOf('name')}
        >
          <TextInput
            value={name}
            maxLength={100}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </form>
      {save.error && (refused?.issues.length ?? 0) === 0 && <FailedState error={save.error} />}
    </Dialog>
  );
}
