import { useState } from 'react';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { ApiForm } from '../api-form.ts';
import { useMessages } from './messages.ts';
import type { AccountFields, Provider } from './queries.ts';

type Secret =
  | 'clientId'
  | 'clientSecret'
  | 'refreshToken'
  | 'dsn'
  | 'apiKey'
  | 'accountId'
  | 'accountSid'
  | 'authToken';

/** What each provider wants to know; those that hide are secret. */
const FIELDS: Record<
  Exclude<Provider, 'imap' | 'sandbox'>,
  readonly { name: Secret; hidden?: boolean; optional?: boolean }[]
> = {
  gmail: [
    { name: 'clientId' },
    { name: 'clientSecret', hidden: true, optional: true },
    { name: 'refreshToken', hidden: true },
  ],
  outlook: [
    { name: 'clientId' },
    { name: 'clientSecret', hidden: true, optional: true },
    { name: 'refreshToken', hidden: true },
  ],
  unipile: [{ name: 'dsn' }, { name: 'apiKey', hidden: true }, { name: 'accountId' }],
  twilio: [{ name: 'accountSid' }, { name: 'authToken', hidden: true }],
};

interface CredentialsProps {
  form: ApiForm<AccountFields>;
  provider: Provider;
  /** Not when the account has some that may stay. */
  required: boolean;
}

export function Credentials({ form, provider, required }: CredentialsProps) {
  const messages = useMessages();
  if (provider === 'sandbox') return null;
  if (provider === 'imap') return <Mailbox form={form} />;
  return FIELDS[provider].map(({ name, hidden, optional }) => (
    <Field
      key={name}
      label={messages[name]}
      optional={optional}
      hint={name === 'dsn' ? messages.dsnHint : undefined}
      error={form.errorOf(`credentials.${name}`)}
    >
      <TextInput
        {...form.input(`credentials.${name}`)}
        type={hidden ? 'password' : 'text'}
        required={required && !optional}
        autoComplete={hidden ? 'new-password' : 'off'}
        spellCheck={false}
      />
    </Field>
  ));
}

function Mailbox({ form }: { form: ApiForm<AccountFields> }) {
  const messages = useMessages();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={messages.user}
          optional
          hint={messages.userHint}
          error={form.errorOf('credentials.user')}
        >
          <TextInput {...form.input('credentials.user')} autoComplete="off" />
        </Field>
        <Field
          label={messages.password}
          hint={messages.passwordHint}
          error={form.errorOf('credentials.password')}
        >
          <TextInput
            {...form.input('credentials.password')}
            type="password"
            autoComplete="new-password"
          />
        </Field>
      </div>
      <MailServer form={form} name="smtp" title={messages.smtp} />
      <MailServer form={form} name="imap" title={messages.imap} />
    </>
  );
}

function MailServer({
  form,
  name,
  title,
}: {
  form: ApiForm<AccountFields>;
  name: 'smtp' | 'imap';
  title: string;
}) {
  const messages = useMessages();
  const [security, setSecurity] = useState<'auto' | 'tls' | 'starttls'>('auto');
  const own = form.errorOf(`credentials.${name}`);
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{title}</legend>
      <div className="grid grid-cols-[1fr_5rem] gap-3 sm:grid-cols-[1fr_5rem_9rem]">
        <Field
          label={<span className="font-normal text-quiet">{messages.host}</span>}
          error={form.errorOf(`credentials.${name}.host`) ?? own}
        >
          <TextInput
            {...form.input(`credentials.${name}.host`)}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Field
          label={<span className="font-normal text-quiet">{messages.port}</span>}
          error={form.errorOf(`credentials.${name}.port`)}
        >
          <TextInput
            {...form.input(`credentials.${name}.port`)}
            type="number"
            min={1}
            max={65_535}
          />
        </Field>
        <Field
          label={<span className="font-normal text-quiet">{messages.security}</span>}
          className="max-sm:col-span-2"
          error={form.errorOf(`credentials.${name}.security`)}
        >
          <Select
            value={security}
            choices={(['auto', 'tls', 'starttls'] as const).map((value) => ({
              value,
              label: messages.securities[value],
            }))}
            onChange={(value) => {
              setSecurity(value);
              form.setValue(`credentials.${name}.security`, value === 'auto' ? '' : value);
            }}
          />
        </Field>
      </div>
    </fieldset>
  );
}
