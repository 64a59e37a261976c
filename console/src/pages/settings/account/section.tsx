import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../app/api-error.ts';
import { useApiForm } from '../../../app/api-form.ts';
import { FailedState } from '../../../app/loaded.tsx';
import { chooseLanguage, useSession } from '../../../app/session.ts';
import { LANGUAGE_NAMES, LANGUAGES, useLanguage } from '../../../language/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { Factors } from './factors.tsx';
import { useMessages } from './messages.ts';
import { changePassword, type PasswordFields, rename } from './queries.ts';
import { Sessions } from './sessions.tsx';

export function Section() {
  const messages = useMessages();
  return (
    <>
      <PageHeader title={messages.title} lead={messages.lead} />
      <Self />
      <Password />
      <Factors />
      <Sessions />
    </>
  );
}

function Self() {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const language = useLanguage();
  const { user } = useSession();
  const form = useApiForm<{ name: string }, unknown>({
    defaultValues: { name: user.name },
    send: ({ name }) => rename(name),
    onDone: () => {
      void toast({ title: settings.saved });
      void client.invalidateQueries({ queryKey: ['settings', 'members'] });
      return client.invalidateQueries({ queryKey: ['session'] });
    },
  });
  return (
    <Panel title={messages.you}>
      <form className="flex max-w-md flex-col gap-4" onSubmit={form.onSubmit}>
        <Field label={messages.name} hint={messages.nameHint} error={form.errorOf('name')}>
          <TextInput required maxLength={200} autoComplete="name" {...form.input('name')} />
        </Field>
        {user.email && (
          <Field label={messages.email}>
            <TextInput value={user.email} readOnly />
          </Field>
        )}
        <Field label={messages.language} hint={messages.languageHint}>
          <Select
            value={language}
            choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={(next) => chooseLanguage(next)}
          />
        </Field>
        <Button type="submit" className="self-start" loading={form.isSending}>
          {settings.save}
        </Button>
      </form>
      {form.failure && <FailedState error={form.failure} />}
    </Panel>
  );
}

function Password() {
  const messages = useMessages();
  const client = useQueryClient();
  const { user } = useSession();
  const form = useApiForm<PasswordFields, unknown>({
    defaultValues: { currentPassword: '', newPassword: '' },
    send: changePassword,
    onDone: () => {
      form.reset();
      void toast({ title: messages.passwordChanged });
      return client.invalidateQueries({ queryKey: ['own-sessions'] });
    },
  });
  const { failure } = form;
  const isWrong = failure instanceof ApiError && failure.details.code === 'wrong_credentials';
  return (
    <Panel title={messages.password} lead={messages.passwordWhy}>
      <form className="flex max-w-md flex-col gap-4" onSubmit={form.onSubmit}>
        {/* For password managers: whose it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          defaultValue={user.email ?? ''}
          hidden
        />
        <Field
          label={messages.current}
          error={isWrong ? messages.wrongPassword : form.errorOf('currentPassword')}
        >
          <TextInput
            type="password"
            required
            autoComplete="current-password"
            {...form.input('currentPassword')}
          />
        </Field>
        <Field label={messages.next} hint={messages.nextHint} error={form.errorOf('newPassword')}>
          <TextInput
            type="password"
            required
            minLength={10}
            maxLength={128}
            autoComplete="new-password"
            {...form.input('newPassword')}
          />
        </Field>
        <Button type="submit" className="self-start" loading={form.isSending}>
          {messages.changePassword}
        </Button>
      </form>
      {failure && !isWrong && <FailedState error={failure} />}
    </Panel>
  );
}
