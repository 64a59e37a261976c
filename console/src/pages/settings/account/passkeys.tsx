import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useApiForm } from '../../../app/api-form.ts';
import { failedToast } from '../../../app/failed-toast.ts';
import { hasPasskeys } from '../../../app/passkey.ts';
import type { OwnPasskey } from '../../../app/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Time } from '../../../ui/time.tsx';
import { toast } from '../../../ui/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { addPasskey, removePasskey } from './factor-queries.ts';
import { useMessages } from './messages.ts';
import { deviceOf } from './user-agent.ts';

/** The user's passkeys, each with a button to remove it. */
export function Passkeys({ passkeys }: { passkeys: OwnPasskey[] }) {
  const messages = useMessages();
  const [adding, setAdding] = useState(false);
  return (
    <Panel
      title={messages.passkeys}
      lead={messages.passkeysWhy}
      actions={
        <Button disabled={!hasPasskeys()} onClick={() => setAdding(true)}>
          {messages.addPasskey}
        </Button>
      }
    >
      {!hasPasskeys() && <p className="text-quiet">{messages.passkeysNeed}</p>}
      {passkeys.length === 0 && hasPasskeys() && (
        <p className="text-quiet">{messages.noPasskeys}</p>
      )}
      {passkeys.length > 0 && (
        <ul aria-label={messages.passkeys}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyId} passkey={passkey} />
          ))}
        </ul>
      )}
      {adding && <AddPasskey onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function PasskeyRow({ passkey: { passkeyId, name, createdAt } }: { passkey: OwnPasskey }) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const shown = name ?? messages.passkey;
  const remove = useMutation({
    mutationFn: () => removePasskey(passkeyId),
    onSuccess: () => {
      void toast({ title: messages.passkeyRemoved });
      return client.invalidateQueries({ queryKey: ['own-factors'] });
    },
    onError: failedToast(settings.notDone),
  });
  return (
    <li className="flex items-center gap-3 border-line py-2.5 not-last:border-b">
      <KeyRound aria-hidden size={18} className="shrink-0 text-quiet" />
      <div className="min-w-0 grow">
        <p className="truncate font-medium">{shown}</p>
        <p className="text-quiet">
          {messages.added} <Time at={createdAt} />
        </p>
      </div>
      <Button
        size="small"
        aria-label={messages.removePasskeyOf(shown)}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {messages.removePasskey}
      </Button>
    </li>
  );
}

function AddPasskey({ onClose }: { onClose(): void }) {
  const messages = useMessages();
  const client = useQueryClient();
  const form = useApiForm<{ name: string }, unknown>({
    defaultValues: { name: deviceOf(navigator.userAgent) ?? '' },
    send: ({ name }) => addPasskey(name),
    onDone: () => {
      onClose();
      void toast({ title: messages.passkeyAdded });
      return client.invalidateQueries({ queryKey: ['own-factors'] });
    },
  });
  const isCancelled = form.failure instanceof DOMException;
  return (
    <FormDialog
      form={{ ...form, failure: isCancelled ? null : form.failure }}
      title={messages.addPasskey}
      description={messages.addPasskeyHow}
      submit={messages.goOn}
      onClose={onClose}
    >
      <Field
        label={messages.passkeyName}
        hint={messages.passkeyNameHint}
        error={isCancelled ? messages.passkeyCancelled : form.errorOf('name')}
      >
        <TextInput required maxLength={100} {...form.input('name')} />
      </Field>
    </FormDialog>
  );
}
