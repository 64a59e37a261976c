import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiForm, useApiForm } from '../../../app/api-form.ts';
import { asCurl } from '../../../ui/api-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { SecretDialog } from '../secret-dialog.tsx';
import { useTypedConfirmation } from '../type-to-confirm.tsx';
import { useMessages } from './messages.ts';
import {
  AGENT_KEY,
  type ApiKey,
  type ApiKeySecret,
  changeKey,
  createKey,
  type KeyFields,
  NEW_KEY,
  revokeKey,
  rotateKey,
  SCOPES,
  WINDOWS,
} from './queries.ts';

interface KeyDialogProps {
  apiKey: ApiKey;
  onClose(): void;
}

/** Asks for all fields of a key, then shows its secret. */
export function CreateDialog({ onClose }: { onClose(): void }) {
  const messages = useMessages();
  const refresh = useRefresh();
  const [made, setMade] = useState<ApiKeySecret | null>(null);
  const form = useApiForm({
    defaultValues: NEW_KEY,
    send: createKey,
    onDone: (key) => {
      setMade(key);
      return refresh();
    },
  });
  if (made)
    return (
      <SecretDialog
        title={messages.made(made.name)}
        label={messages.secret}
        secret={made.apiKey}
        onClose={onClose}
      >
        <CodeBlock code={firstRequest(made.apiKey)} label={messages.firstRequest} />
      </SecretDialog>
    );
  return (
    <FormDialog
      form={form}
      title={messages.create}
      description={messages.createWhy}
      submit={messages.make}
      onClose={onClose}
    >
      <KeyForm form={form} />
      <div>
        <Button
          onClick={() => {
            form.setValue('scopes', AGENT_KEY.scopes);
            form.setValue('limits', AGENT_KEY.limits);
          }}
        >
          {messages.forAgent}
        </Button>
      </div>
    </FormDialog>
  );
}

/** One that costs nothing. */
const firstRequest = (apiKey: string): string =>
  `GREENROOM_KEY='${apiKey}'\n${asCurl({ method: 'GET', path: '/v1/workspace' }, location.origin)}`;

export function ChangeDialog({ apiKey, onClose }: KeyDialogProps) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const refresh = useRefresh();
  const { keyId, name, scopes, limits } = apiKey;
  const form = useApiForm<KeyFields, ApiKey>({
    defaultValues: { name, scopes, limits },
    send: (fields) => changeKey(keyId, fields),
    onDone: (changed) => {
      void toast({ title: messages.changed(changed.name) });
      onClose();
      return refresh();
    },
  });
  return (
    <FormDialog
      form={form}
      title={messages.changeTitle(name)}
      submit={settings.save}
      onClose={onClose}
    >
      <KeyForm form={form} />
    </FormDialog>
  );
}

function KeyForm({ form }: { form: ApiForm<KeyFields> }) {
  const messages = useMessages();
  const scopes = form.watch('scopes');
  return (
    <>
      <Field label={messages.name} error={form.errorOf('name')}>
        <TextInput
          {...form.input('name')}
          required
          maxLength={200}
          placeholder={messages.namePlaceholder}
        />
      </Field>
      <fieldset className="flex flex-col">
        <legend className="mb-1 font-medium">{messages.scopes}</legend>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            checked={scopes.includes(scope)}
            onChange={(checked) =>
              form.setValue(
                'scopes',
                checked ? [...scopes, scope] : scopes.filter((one) => one !== scope),
              )
            }
            label={
              <>
                <span className="font-mono text-xs">{messages.scope[scope][0]}</span>{' '}
                <span className="text-quiet">{messages.scope[scope][1]}</span>
              </>
            }
          />
        ))}
        {form.errorOf('scopes') && <p className="text-red text-xs">{form.errorOf('scopes')}</p>}
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-medium">{messages.limits}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
          {WINDOWS.map((window) => (
            <Field
              key={window}
              label={<span className="font-normal text-quiet">{messages.window[window]}</span>}
              error={form.errorOf(`limits.${window}`)}
            >
              <TextInput
                type="number"
                min={0}
                required
                {...form.input(`limits.${window}`, { valueAsNumber: true })}
              />
            </Field>
          ))}
        </div>
        <p className="mt-1 text-quiet text-xs">{messages.limitsHint}</p>
      </fieldset>
    </>
  );
}

type Overlap = '0' | '3600' | '86400' | '604800' | '2592000';
const OVERLAPS: readonly Overlap[] = ['0', '3600', '86400', '604800', '2592000'];

/** A new secret, shown once. The current one stays valid for the chosen time. */
export function RotateDialog({ apiKey: { keyId, name }, onClose }: KeyDialogProps) {
  const messages = useMessages();
  const refresh = useRefresh();
  const [made, setMade] = useState<ApiKeySecret | null>(null);
  const form = useApiForm<{ overlapSeconds: Overlap }, ApiKeySecret>({
    defaultValues: { overlapSeconds: '86400' },
    send: ({ overlapSeconds }) => rotateKey(keyId, Number(overlapSeconds)),
    onDone: (key) => {
      setMade(key);
      return refresh();
    },
  });
  if (made)
    return (
      <SecretDialog
        title={messages.rotated(name)}
        label={messages.secret}
        secret={made.apiKey}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      form={form}
      title={messages.rotateTitle(name)}
      description={messages.rotateWhy}
      submit={messages.newSecret}
      onClose={onClose}
    >
      <Field label={messages.overlap} error={form.errorOf('overlapSeconds')}>
        <Select
          value={form.watch('overlapSeconds')}
          choices={OVERLAPS.map((value) => ({ value, label: messages.overlaps[value] }))}
          onChange={(value) => form.setValue('overlapSeconds', value)}
        />
      </Field>
    </FormDialog>
  );
}

export function RevokeDialog({ apiKey: { keyId, name }, onClose }: KeyDialogProps) {
  const messages = useMessages();
  const refresh = useRefresh();
  const confirmation = useTypedConfirmation(name);
  const form = useApiForm({
    defaultValues: {},
    send: () => revokeKey(keyId),
    onDone: () => {
      void toast({ title: messages.revoked(name) });
      onClose();
      return refresh();
    },
  });
  return (
    <FormDialog
      danger
      form={form}
      disabled={!confirmation.isConfirmed}
      title={messages.revokeTitle(name)}
      description={messages.revokeWhy}
      submit={messages.revoke}
      onClose={onClose}
    >
      {confirmation.input}
    </FormDialog>
  );
}

/** Other tabs and people are told by the service; this one does not wait for it. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['keys'] }),
      client.invalidateQueries({ queryKey: ['usage', 'windows'] }),
    ]);
}
