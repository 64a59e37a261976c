import { Fragment, useState } from 'react';
import type { ApiForm } from '../../../app/api-form.ts';
import { useLanguage } from '../../../language/language.ts';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useMessages } from './messages.ts';
import type { AccountFields, CredentialField } from './queries.ts';

interface CredentialsProps {
  form: ApiForm<AccountFields>;
  fields: readonly CredentialField[];
  /** False when the account has credentials that may stay. */
  required: boolean;
}

/** The credentials that the provider asks for, those of a group side by side. */
export function Credentials({ form, fields, required }: CredentialsProps) {
  const language = useLanguage();
  const groups = Map.groupBy(fields, ({ group, name }) => (group ? name.split('.')[0]! : name));
  return [...groups].map(([name, members]) => {
    const title = members[0]!.group;
    const inputs = members.map((field) => (
      <CredentialInput key={field.name} form={form} field={field} required={required} />
    ));
    if (!title) return <Fragment key={name}>{inputs}</Fragment>;
    return (
      <fieldset key={name}>
        <legend className="mb-1 font-medium">{title[language]}</legend>
        <div className="flex flex-wrap items-start gap-3">{inputs}</div>
      </fieldset>
    );
  });
}

interface CredentialInputProps {
  form: ApiForm<AccountFields>;
  field: CredentialField;
  required: boolean;
}

/** Within a group: text takes what the others leave. */
const WIDTHS: Record<CredentialField['input'], string> = {
  text: 'grow basis-44',
  secret: 'grow basis-44',
  number: 'w-24',
  choice: 'w-36 max-sm:grow',
};

function CredentialInput({ form, field, required }: CredentialInputProps) {
  const language = useLanguage();
  const { name, group, label, hint, input } = field;
  const path = `credentials.${name}` as const;
  const ownLabel = label[language];
  return (
    <Field
      label={group ? <span className="font-normal text-quiet">{ownLabel}</span> : ownLabel}
      optional={!field.required && !group}
      hint={hint?.[language]}
      error={form.errorOf(path)}
      className={group ? WIDTHS[input] : undefined}
    >
      {input === 'choice' ? (
        <CredentialChoice form={form} field={field} />
      ) : (
        <TextInput
          {...form.input(path)}
          {...inputProps(field)}
          required={required && field.required}
          spellCheck={false}
        />
      )}
    </Field>
  );
}

function inputProps({ input, min, max }: CredentialField) {
  if (input === 'secret') return { type: 'password', autoComplete: 'new-password' };
  if (input === 'number')
    return { type: 'number', min: min ?? undefined, max: max ?? undefined, autoComplete: 'off' };
  return { type: 'text', autoComplete: 'off' };
}

const UNSET = 'unset';

/** A choice that may be left to the service. */
function CredentialChoice({ form, field }: Omit<CredentialInputProps, 'required'>) {
  const messages = useMessages();
  const language = useLanguage();
  const [chosen, setChosen] = useState(UNSET);
  return (
    <Select
      value={chosen}
      choices={[
        { value: UNSET, label: messages.automatic },
        ...field.choices.map(({ value, label }) => ({ value, label: label[language] })),
      ]}
      onChange={(value) => {
        setChosen(value);
        form.setValue(`credentials.${field.name}`, value === UNSET ? '' : value);
      }}
    />
  );
}
