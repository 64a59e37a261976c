import { useQueryClient } from '@tanstack/react-query';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { type ApiForm, useApiForm } from '../api-form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { Credentials } from './credentials.tsx';
import { type Account, type AccountFields, connect, newAccount, PROVIDERS, reconnect, TYPES_OF } from './queries.ts';
import { useWords } from './words.ts';

interface AccountForm {
  form: ApiForm<AccountFields>;
}

export function ConnectDialog({ onClose }: { onClose(): void }) {
  const words = useWords();
  const onDone = useConnected(onClose);
  const form = useApiForm<AccountFields, Account>({ defaultValues: newAccount('imap'), send: connect, onDone });
  const provider = form.watch('provider');
  return (
    <FormDialog form={form} title={words.connect} description={words.connectWhy} submit={words.connectNow} onClose={onClose}>
      <Field label={words.provider} hint={words.providerHow[provider]} error={form.errorOf('provider')}>
        <Select
          value={provider}
          choices={PROVIDERS.map((value) => ({ value, label: words.providers[value] }))}
          onChange={(value) => form.reset(newAccount(value))}
        />
      </Field>
      <TypeField form={form} />
      <Field label={words.address[provider]} optional={provider === 'unipile' || provider === 'sandbox'} error={form.errorOf('address')}>
        <TextInput {...form.input('address')} autoComplete="off" />
      </Field>
      <Credentials form={form} provider={provider} required />
      <div className="flex flex-col gap-1">
        <span className="font-medium">{words.whose}</span>
        <div>
          <Segments
            label={words.whose}
            value={form.watch('mine') ? 'mine' : 'everybody'}
            choices={[
              { value: 'mine', label: words.mine },
              { value: 'everybody', label: words.everybody },
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
  const words = useWords();
  const types = TYPES_OF[form.watch('provider')];
  if (types.length === 1) return null;
  return (
    <Field label={words.type} error={form.errorOf('type')}>
      <Select
        value={form.watch('type')}
        choices={types.map((value) => ({ value, label: words.types[value] }))}
        onChange={(value) => form.setValue('type', value)}
      />
    </Field>
  );
}

export function ReconnectDialog({ account: { accountId, type, provider, address }, onClose }: { account: Account; onClose(): void }) {
  const words = useWords();
  const onDone = useConnected(onClose);
  const form = useApiForm<AccountFields, Account>({
    defaultValues: newAccount(provider, type, address),
    send: (fields) => reconnect(accountId, fields),
    onDone,
  });
  return (
    <FormDialog form={form} title={words.reconnectTitle(address)} description={words.reconnectWhy} submit={words.reconnect} onClose={onClose}>
      <Credentials form={form} provider={provider} required={false} />
    </FormDialog>
  );
}

function useConnected(onClose: () => void) {
  const words = useWords();
  const client = useQueryClient();
  return ({ address }: Account) => {
    void toast({ title: words.connected(address) });
    onClose();
    return client.invalidateQueries({ queryKey: ['settings', 'channels'] });
  };
}
