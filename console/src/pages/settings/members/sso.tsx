import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiForm } from '../../../app/api-form.ts';
import { failedToast } from '../../../app/failed-toast.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { ROLES } from '../../../app/session.gen.ts';
import type { Role } from '../../../app/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { useMessages } from './messages.ts';
import { roleLines, rolesIn } from './role-lines.ts';
import { removeSso, type Sso, setSso, ssoQuery } from './sso-queries.ts';

/** Single sign-on of the workspace, for owners. */
export default function SsoPanel() {
  const messages = useMessages();
  const query = useQuery(ssoQuery);
  return (
    <div className="mt-6">
      <Loaded query={query} skeleton={<Skeleton className="h-24" />}>
        {(sso) => (
          <Panel title={messages.sso} lead={messages.ssoWhy} actions={<Actions sso={sso} />}>
            {sso.connection ? (
              <p className="mb-3">
                {messages.ssoOn(sso.connection.issuer, sso.connection.identities)}{' '}
                {sso.connection.enforced ? messages.ssoEnforced : messages.ssoOptional}
              </p>
            ) : (
              <p className="mb-3 text-quiet">{messages.ssoOff}</p>
            )}
            <p className="mb-1 text-quiet">{messages.redirectUri}</p>
            <CodeBlock code={sso.redirectUri} label={messages.redirectUri} />
            {sso.connection && (
              <>
                <p className="mt-3 mb-1 text-quiet">{messages.signInUrl}</p>
                <CodeBlock code={sso.signInUrl} label={messages.signInUrl} />
              </>
            )}
          </Panel>
        )}
      </Loaded>
    </div>
  );
}

function Actions({ sso }: { sso: Sso }) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const remove = useMutation({
    mutationFn: removeSso,
    onSuccess: () => {
      close();
      return client.invalidateQueries({ queryKey: ssoQuery.queryKey });
    },
    onError: failedToast(settings.notDone),
  });
  return (
    <div className="flex gap-2">
      {sso.connection && <Button onClick={() => setOpen('remove')}>{messages.ssoRemove}</Button>}
      <Button onClick={() => setOpen('edit')}>
        {sso.connection ? messages.ssoChange : messages.ssoSetUp}
      </Button>
      {open === 'edit' && <EditSso sso={sso} onClose={close} />}
      <ConfirmDialog
        open={open === 'remove'}
        title={messages.ssoRemove}
        description={messages.ssoRemoveWhy}
        confirm={messages.ssoRemove}
        loading={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={close}
      />
    </div>
  );
}

interface SsoFields {
  issuer: string;
  clientId: string;
  clientSecret: string;
  roleClaim: string;
  /** A line for each value: `hiring = recruiter`. */
  roles: string;
  defaultRole: Role | 'none';
  enforced: boolean;
}

function useSsoForm(connection: Sso['connection'], onClose: () => void) {
  const settings = useSettingsMessages();
  const client = useQueryClient();
  return useApiForm<SsoFields, unknown>({
    defaultValues: {
      issuer: connection?.issuer ?? 'https://',
      clientId: connection?.clientId ?? '',
      clientSecret: '',
      roleClaim: connection?.roleClaim ?? '',
      roles: roleLines(connection?.roles ?? []),
      defaultRole: connection?.defaultRole ?? (connection ? 'none' : 'viewer'),
      enforced: connection?.enforced ?? false,
    },
    send: ({ clientSecret, roleClaim, roles, defaultRole, ...rest }) =>
      setSso({
        ...rest,
        clientSecret: clientSecret === '' ? undefined : clientSecret,
        roleClaim: roleClaim.trim() === '' ? null : roleClaim,
        roles: rolesIn(roles),
        defaultRole: defaultRole === 'none' ? null : defaultRole,
      }),
    onDone: () => {
      onClose();
      void toast({ title: settings.saved });
      return client.invalidateQueries({ queryKey: ssoQuery.queryKey });
    },
  });
}

function EditSso({ sso: { connection }, onClose }: { sso: Sso; onClose(): void }) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const form = useSsoForm(connection, onClose);
  const { input, errorOf, watch, setValue } = form;
  const choices = [
    ...ROLES.map((value) => ({ value, label: messages.roles[value] })),
    { value: 'none' as const, label: messages.noRole },
  ];
  return (
    <FormDialog form={form} title={messages.sso} submit={settings.save} onClose={onClose}>
      <Field label={messages.issuer} hint={messages.issuerHint} error={errorOf('issuer')}>
        <TextInput type="url" required {...input('issuer')} />
      </Field>
      <Field label={messages.clientId} error={errorOf('clientId')}>
        <TextInput required autoComplete="off" {...input('clientId')} />
      </Field>
      <Field
        label={messages.clientSecret}
        hint={connection ? messages.clientSecretKept : undefined}
        error={errorOf('clientSecret')}
      >
        <TextInput
          type="password"
          autoComplete="off"
          required={!connection}
          {...input('clientSecret')}
        />
      </Field>
      <Field
        label={messages.roleClaim}
        hint={messages.roleClaimHint}
        error={errorOf('roleClaim')}
        optional
      >
        <TextInput {...input('roleClaim')} />
      </Field>
      <Field
        label={messages.roleValues}
        hint={messages.roleValuesHint}
        error={errorOf('roles')}
        optional
      >
        <TextArea rows={3} {...input('roles')} />
      </Field>
      <Field label={messages.defaultRole}>
        <Select
          value={watch('defaultRole')}
          choices={choices}
          onChange={(value) => setValue('defaultRole', value)}
        />
      </Field>
      <Checkbox
        checked={watch('enforced')}
        onChange={(value) => setValue('enforced', value)}
        label={messages.enforce}
      />
      {errorOf('enforced') && (
        <p role="alert" className="text-red text-xs">
          {errorOf('enforced')}
        </p>
      )}
    </FormDialog>
  );
}
