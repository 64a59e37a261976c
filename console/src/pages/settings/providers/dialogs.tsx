import { useQueryClient } from '@tanstack/react-query';
import { type ApiForm, useApiForm } from '../../../app/api-form.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { useMessages } from './messages.ts';
import {
  add,
  change,
  KINDS_OF,
  NAMES,
  type Provider,
  type ProviderFields,
  type ProviderType,
  providersQuery,
} from './queries.ts';

const newProvider = (type: ProviderType): ProviderFields => ({
  type,
  apiKey: '',
  baseUrl: '',
  kinds: [...KINDS_OF[type]],
});

interface AddDialogProps {
  /** Types that the workspace has not added. */
  types: readonly ProviderType[];
  /** After the existing providers. */
  position: number;
  onClose(): void;
}

export function AddDialog({ types, position, onClose }: AddDialogProps) {
  const messages = useMessages();
  const client = useQueryClient();
  const form = useApiForm<ProviderFields, Provider>({
    defaultValues: newProvider(types[0]!),
    send: (fields) => add(fields, position),
    onDone: ({ type }) => {
      void toast({ title: messages.added(NAMES[type]) });
      onClose();
      return client.invalidateQueries({ queryKey: providersQuery.queryKey });
    },
  });
  return (
    <FormDialog
      form={form}
      title={messages.add}
      description={messages.addWhy}
      submit={messages.addNow}
      onClose={onClose}
    >
      <Field label={messages.type} error={form.errorOf('type')}>
        <Select
          value={form.watch('type')}
          choices={types.map((value) => ({ value, label: NAMES[value] }))}
          onChange={(value) => form.reset(newProvider(value))}
        />
      </Field>
      <ProviderForm form={form} keyRequired />
    </FormDialog>
  );
}

export function ChangeDialog({
  provider: { providerId, type, kinds },
  onClose,
}: {
  provider: Provider;
  onClose(): void;
}) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const form = useApiForm<ProviderFields, Provider>({
    defaultValues: { type, apiKey: '', baseUrl: '', kinds },
    send: ({ apiKey, baseUrl, kinds: wished }) =>
      change(providerId, {
        kinds: wished,
        apiKey: apiKey || undefined,
        baseUrl: baseUrl || undefined,
      }),
    onDone: () => {
      void toast({ title: messages.changed(NAMES[type]) });
      onClose();
      return client.invalidateQueries({ queryKey: providersQuery.queryKey });
    },
  });
  return (
    <FormDialog
      form={form}
      title={messages.changeTitle(NAMES[type])}
      submit={settings.save}
      onClose={onClose}
    >
      <ProviderForm form={form} />
    </FormDialog>
  );
}

function ProviderForm({
  form,
  keyRequired = false,
}: {
  form: ApiForm<ProviderFields>;
  keyRequired?: boolean;
}) {
  const messages = useMessages();
  const kinds = form.watch('kinds');
  return (
    <>
      <Field
        label={messages.key}
        hint={keyRequired ? messages.keyHint : messages.keyStays}
        error={form.errorOf('apiKey')}
      >
        <TextInput
          {...form.input('apiKey')}
          type="password"
          required={keyRequired}
          autoComplete="new-password"
        />
      </Field>
      <Field
        label={messages.baseUrl}
        optional
        hint={messages.baseUrlHint}
        error={form.errorOf('baseUrl')}
      >
        <TextInput
          {...form.input('baseUrl')}
          type="url"
          autoComplete="off"
          placeholder="https://"
        />
      </Field>
      <fieldset className="flex flex-col">
        <legend className="mb-1 font-medium">{messages.kinds}</legend>
        {KINDS_OF[form.watch('type')].map((kind) => (
          <Checkbox
            key={kind}
            checked={kinds.includes(kind)}
            onChange={(checked) =>
              form.setValue(
                'kinds',
                checked ? [...kinds, kind] : kinds.filter((one) => one !== kind),
              )
            }
            label={messages.kind[kind]}
          />
        ))}
        {form.errorOf('kinds') && <p className="text-red text-xs">{form.errorOf('kinds')}</p>}
      </fieldset>
    </>
  );
}
