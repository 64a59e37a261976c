import { useQueryClient } from '@tanstack/react-query';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { type ApiForm, useApiForm } from '../api-form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useWords as useSettingsWords } from '../words.ts';
import { add, change, KINDS_OF, NAMES, type Provider, type ProviderFields, type ProviderType, providersQuery } from './queries.ts';
import { useWords } from './words.ts';

const newProvider = (type: ProviderType): ProviderFields => ({ type, apiKey: '', baseUrl: '', kinds: [...KINDS_OF[type]] });

interface AddDialogProps {
  /** That the workspace has not. */
  types: readonly ProviderType[];
  /** Behind the others. */
  position: number;
  onClose(): void;
}

export function AddDialog({ types, position, onClose }: AddDialogProps) {
  const words = useWords();
  const client = useQueryClient();
  const form = useApiForm<ProviderFields, Provider>({
    defaultValues: newProvider(types[0]!),
    send: (fields) => add(fields, position),
    onDone: ({ type }) => {
      void toast({ title: words.added(NAMES[type]) });
      onClose();
      return client.invalidateQueries({ queryKey: providersQuery.queryKey });
    },
  });
  return (
    <FormDialog form={form} title={words.add} description={words.addWhy} submit={words.addNow} onClose={onClose}>
      <Field label={words.type} error={form.errorOf('type')}>
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

export function ChangeDialog({ provider: { providerId, type, kinds }, onClose }: { provider: Provider; onClose(): void }) {
  const words = useWords();
  const settings = useSettingsWords();
  const client = useQueryClient();
  const form = useApiForm<ProviderFields, Provider>({
    defaultValues: { type, apiKey: '', baseUrl: '', kinds },
    send: ({ apiKey, baseUrl, kinds: wished }) => change(providerId, { kinds: wished, apiKey: apiKey || undefined, baseUrl: baseUrl || undefined }),
    onDone: () => {
      void toast({ title: words.changed(NAMES[type]) });
      onClose();
      return client.invalidateQueries({ queryKey: providersQuery.queryKey });
    },
  });
  return (
    <FormDialog form={form} title={words.changeTitle(NAMES[type])} submit={settings.save} onClose={onClose}>
      <ProviderForm form={form} />
    </FormDialog>
  );
}

function ProviderForm({ form, keyRequired = false }: { form: ApiForm<ProviderFields>; keyRequired?: boolean }) {
  const words = useWords();
  const kinds = form.watch('kinds');
  return (
    <>
      <Field label={words.key} hint={keyRequired ? words.keyHint : words.keyStays} error={form.errorOf('apiKey')}>
        <TextInput {...form.input('apiKey')} type="password" required={keyRequired} autoComplete="new-password" />
      </Field>
      <Field label={words.baseUrl} optional hint={words.baseUrlHint} error={form.errorOf('baseUrl')}>
        <TextInput {...form.input('baseUrl')} type="url" autoComplete="off" placeholder="https://" />
      </Field>
      <fieldset className="flex flex-col">
        <legend className="mb-1 font-medium">{words.kinds}</legend>
        {KINDS_OF[form.watch('type')].map((kind) => (
          <Checkbox
            key={kind}
            checked={kinds.includes(kind)}
            onChange={(checked) => form.setValue('kinds', checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))}
            label={words.kind[kind]}
          />
        ))}
        {form.errorOf('kinds') && <p className="text-red text-xs">{form.errorOf('kinds')}</p>}
      </fieldset>
    </>
  );
}
