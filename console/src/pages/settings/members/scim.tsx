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
import { Field, TextArea } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Time } from '../../../ui/time.tsx';
import { toast } from '../../../ui/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { SecretDialog } from '../secret-dialog.tsx';
import { useMessages } from './messages.ts';
import { roleLines, rolesIn } from './role-lines.ts';
import { type RoleAttribute, removeScim, type Scim, scimQuery, setScim } from './scim-queries.ts';

/** The directory that keeps the members of the workspace, for owners. */
export default function ScimPanel() {
  const messages = useMessages();
  const query = useQuery(scimQuery);
  return (
    <div className="mt-6">
      <Loaded query={query} skeleton={<Skeleton className="h-24" />}>
        {(scim) => (
          <Panel title={messages.scim} lead={messages.scimWhy} actions={<Actions scim={scim} />}>
            <p className="mb-3">
              {scim.connection ? (
                <>
                  {messages.scimOn(scim.connection.users)}{' '}
                  {scim.connection.lastUsedAt ? (
                    <>
                      {messages.scimUsed} <Time at={scim.connection.lastUsedAt} />
                    </>
                  ) : (
                    messages.scimUnused
                  )}
                </>
              ) : (
                <span className="text-quiet">{messages.scimOff}</span>
              )}
            </p>
            <p className="mb-1 text-quiet">{messages.scimUrl}</p>
            <CodeBlock code={scim.baseUrl} label={messages.scimUrl} />
          </Panel>
        )}
      </Loaded>
    </div>
  );
}

function Actions({ scim }: { scim: Scim }) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const close = () => setOpen(null);
  const remove = useMutation({
    mutationFn: removeScim,
    onSuccess: () => {
      close();
      return client.invalidateQueries({ queryKey: scimQuery.queryKey });
    },
    onError: failedToast(settings.notDone),
  });
  return (
    <div className="flex flex-wrap gap-2">
      {scim.connection && <Button onClick={() => setOpen('remove')}>{messages.scimRemove}</Button>}
      <Button onClick={() => setOpen('edit')}>
        {scim.connection ? messages.scimChange : messages.scimSetUp}
      </Button>
      {open === 'edit' && <EditScim scim={scim} onToken={setToken} onClose={close} />}
      {token && (
        <SecretDialog
          title={messages.scimToken}
          label={messages.scimToken}
          secret={token}
          onClose={() => setToken(null)}
        />
      )}
      <ConfirmDialog
        open={open === 'remove'}
        title={messages.scimRemove}
        description={messages.scimRemoveWhy}
        confirm={messages.scimRemove}
        loading={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={close}
      />
    </div>
  );
}

const ATTRIBUTES: readonly RoleAttribute[] = ['roles', 'userType', 'title', 'department'];

interface ScimFields {
  roleAttribute: RoleAttribute | 'none';
  /** A line for each value: `hiring = recruiter`. */
  roles: string;
  defaultRole: Role;
  newToken: boolean;
}

interface EditScimProps {
  scim: Scim;
  onToken(token: string): void;
  onClose(): void;
}

function EditScim({ scim: { connection }, onToken, onClose }: EditScimProps) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const form = useApiForm<ScimFields, Awaited<ReturnType<typeof setScim>>>({
    defaultValues: {
      roleAttribute: connection?.roleAttribute ?? 'none',
      roles: roleLines(connection?.roles ?? []),
      defaultRole: connection?.defaultRole ?? 'viewer',
      newToken: false,
    },
    send: ({ roleAttribute, roles, ...rest }) =>
      setScim({
        ...rest,
        roleAttribute: roleAttribute === 'none' ? null : roleAttribute,
        roles: rolesIn(roles),
      }),
    onDone: ({ token }) => {
      onClose();
      if (token) onToken(token);
      else void toast({ title: settings.saved });
      return client.invalidateQueries({ queryKey: scimQuery.queryKey });
    },
  });
  const { input, errorOf, watch, setValue } = form;
  const attributes = [
    { value: 'none' as const, label: messages.scimNoAttribute },
    ...ATTRIBUTES.map((value) => ({ value, label: value })),
  ];
  return (
    <FormDialog form={form} title={messages.scim} submit={settings.save} onClose={onClose}>
      <Field label={messages.scimAttribute}>
        <Select
          value={watch('roleAttribute')}
          choices={attributes}
          onChange={(value) => setValue('roleAttribute', value)}
        />
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
          choices={ROLES.map((value) => ({ value, label: messages.roles[value] }))}
          onChange={(value) => setValue('defaultRole', value)}
        />
      </Field>
      {connection && (
        <Checkbox
          checked={watch('newToken')}
          onChange={(value) => setValue('newToken', value)}
          label={messages.scimNewToken}
        />
      )}
    </FormDialog>
  );
}
