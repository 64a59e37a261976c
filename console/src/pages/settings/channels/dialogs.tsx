import { useQueryClient } from '@tanstack/react-query';
import { type ApiForm, useApiForm } from '../../../app/api-form.ts';
import { useLanguage } from '../../../language/language.ts';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { Credentials } from './credentials.tsx';
import { useMessages } from './messages.ts';
import {
  type Account,
  type AccountFields,
  type ChannelType,
  connect,
  newAccount,
  type Provider,
  reconnect,
} from './queries.ts';

interface ConnectDialogProps {
  providers: readonly Provider[];
  onClose(): void;
}

export function ConnectDialog({ providers, onClose }: ConnectDialogProps) {
  const messages = useMessages();
  const language = useLanguage();
  const onDone = useConnected(onClose);
  const byName = (name: string) => providers.find(({ provider }) => provider === name)!;
  const form = useApiForm<AccountFields, Account>({
    defaultValues: newAccount(providers[0]!),
    send: (fields) => connect(byName(fields.provider), fields),
    onDone,
  });
  const chosen = byName(form.watch('provider'));
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
        hint={chosen.description[language]}
        error={form.errorOf('provider')}
      >
        <Select
          value={chosen.provider}
          choices={providers.map(({ provider, name }) => ({
            value: provider,
            label: name[language],
          }))}
          onChange={(name) => form.reset(newAccount(byName(name)))}
        />
      </Field>
      <TypeField form={form} types={chosen.types} />
      <Field
        label={chosen.address.label[language]}
        optional={!chosen.address.required}
        error={form.errorOf('address')}
      >
        <TextInput {...form.input('address')} autoComplete="off" />
      </Field>
      <Credentials key={chosen.provider} form={form} fields={chosen.fields} required />
      <OwnerField form={form} />
    </FormDialog>
  );
}

interface FormProps {
  form: ApiForm<AccountFields>;
}

/** Only for a provider that carries more than one kind of message. */
function TypeField({ form, types }: FormProps & { types: readonly ChannelType[] }) {
  const messages = useMessages();
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

function OwnerField({ form }: FormProps) {
  const messages = useMessages();
  return (
    <div className="flex flex-col gap-1">
      <span className="font-medium">{messages.owner}</span>
      <div>
        <Segments
          label={messages.owner}
          value={form.watch('mine') ? 'mine' : 'everybody'}
          choices={[
            { value: 'mine', label: messages.mine },
            { value: 'everybody', label: messages.everybody },
          ]}
          onChange={(value) => form.setValue('mine', value === 'mine')}
        />
      </div>
    </div>
  );
}

interface ReconnectDialogProps {
  account: Account;
  provider: Provider;
  onClose(): void;
}

export function ReconnectDialog({ account, provider, onClose }: ReconnectDialogProps) {
  const messages = useMessages();
  const { accountId, type, address } = account;
  const onDone = useConnected(onClose);
  const form = useApiForm<AccountFields, Account>({
    defaultValues: newAccount(provider, type, address),
    send: (fields) => reconnect(accountId, provider, fields),
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
      <Credentials form={form} fields={provider.fields} required={false} />
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
