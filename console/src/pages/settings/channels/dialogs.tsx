import { useQueryClient } from '@tanstack/react-query';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { type ApiForm, useApiForm } from '../api-form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { Credentials } from './credentials.tsx';
import { useMessages } from './messages.ts';
import {
  type Account,
  type AccountFields,
  connect,
  newAccount,
  PROVIDERS,
  reconnect,
  TYPES_OF,
} from './queries.ts';

interface AccountForm {
  form: ApiForm<AccountFields>;
}

export function ConnectDialog({ onClose }: { onClose(): void }) {
  const messages = useMessages();
  const onDone = useConnected(onClose);
  const form = useApiForm<AccountFields, Account>({
    defaultValues: newAccount('imap'),
    send: connect,
    onDone,
  });
  const provider = form.watch('provider');
  return (
    <FormDialog
      form={form}
      title={messages.connect}
      description={messages.connectWhy}
      submit={messages.connectNow}
      onClose={onClose}
    >
      <Field
        label={messages.provider}
        hint={messages.providerHow[provider]}
        error={form.errorOf('provider')}
      >
        <Select
          value={provider}
          choices={PROVIDERS.map((value) => ({ value, label: messages.providers[value] }))}
          onChange={(value) => form.reset(newAccount(value))}
        />
      </Field>
      <TypeField form={form} />
      <Field
        label={messages.address[provider]}
        optional={provider === 'unipile' || provider === 'sandbox'}
        error={form.errorOf('address')}
      >
        <TextInput {...form.input('address')} autoComplete="off" />
      </Field>
      <Credentials form={form} provider={provider} required />
      <div className="flex flex-col gap-1">
        <span className="font-medium">{messages.whose}</span>
        <div>
          <Segments
            label={messages.whose}
            value={form.watch('mine') ? 'mine' : 'everybody'}
            choices={[
              { value: 'mine', label: messages.mine },
              { value: 'everybody', label: messages.everybody },
            ]}
            onChange={(value) => form.setValue('mine', value === 'mine')}
          />
        </div>
      </div>
    </FormDialog>
  );
}

/** For those that carry more than one kind of message. */
function TypeField({ form }: AccountForm) {
  const messages = useMessages();
  const types = TYPES_OF[form.watch('provider')];
  if (types.length === 1) return null;
  return (
    <Field label={messages.type} error={form.errorOf('type')}>
      <Select
        value={form.watch('type')}
        choices={types.map((value) => ({ value, label: messages.types[value] }))}
        onChange={(value) => form.setValue('type', value)}
      />
    </Field>
  );
}

export function ReconnectDialog({
  account: { accountId, type, provider, address },
  onClose,
}: {
  account: Account;
  onClose(): void;
}) {
  const messages = useMessages();
  const onDone = useConnected(onClose);
  const form = useApiForm<AccountFields, Account>({
    defaultValues: newAccount(provider, type, address),
    send: (fields) => reconnect(accountId, fields),
    onDone,
  });
  return (
    <FormDialog
      form={form}
      title={messages.reconnectTitle(address)}
      description={messages.reconnectWhy}
      submit={messages.reconnect}
      onClose={onClose}
    >
      <Credentials form={form} provider={provider} required={false} />
    </FormDialog>
  );
}

function useConnected(onClose: () => void) {
  const messages = useMessages();
  const client = useQueryClient();
  return ({ address }: Account) => {
    void toast({ title: messages.connected(address) });
    onClose();
    return client.invalidateQueries({ queryKey: ['settings', 'channels'] });
  };
}
