import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Controller, type FieldPath, useFieldArray } from 'react-hook-form';
import type { ApiForm } from '../../app/api-form.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, TextArea, TextInput } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { useMessages } from './messages.ts';
import {
  EMPTY_JOB,
  EMPTY_LANGUAGE,
  EMPTY_STUDY,
  NO_LEVEL,
  type PersonValues,
} from './person-values.ts';

interface PartProps {
  form: ApiForm<PersonValues>;
}

interface TextProps extends PartProps {
  name: FieldPath<PersonValues>;
  label: string;
  hint?: string;
  /** The name that the API gives the field, where it is another one. */
  sentAs?: string;
  long?: boolean;
  type?: string;
}

function Text({ form, name, label, hint, sentAs, long, type }: TextProps) {
  const error =
    form.errorOf(name) ??
    (sentAs === undefined ? undefined : form.errorOf(sentAs as FieldPath<PersonValues>));
  return (
    <Field label={label} hint={hint} error={error} className={long ? 'sm:col-span-2' : undefined}>
      {long ? (
        <TextArea autoComplete="off" {...(form.input(name) as object)} />
      ) : (
        <TextInput autoComplete="off" type={type} {...form.input(name)} />
      )}
    </Field>
  );
}

const GRID = 'grid gap-3 sm:grid-cols-2';

export function Identity({ form }: PartProps) {
  const { form: messages } = useMessages();
  return (
    <Panel title={messages.identity}>
      <div className={GRID}>
        <Text form={form} name="firstname" label={messages.firstname} />
        <Text form={form} name="lastname" label={messages.lastname} />
        <Text form={form} name="headline" label={messages.headline} />
        <Text form={form} name="proNetworkUrl" label={messages.proNetworkUrl} type="url" />
        <Text form={form} name="city" label={messages.city} />
        <Text form={form} name="state" label={messages.state} />
        <Text form={form} name="country" label={messages.country} />
        <Text form={form} name="summary" label={messages.summary} long />
      </div>
    </Panel>
  );
}

export function Contacts({ form, isNew }: PartProps & { isNew: boolean }) {
  const { form: messages } = useMessages();
  return (
    <Panel title={messages.contact} lead={isNew ? undefined : messages.more}>
      <div className={GRID}>
        <Text
          form={form}
          name="emails"
          sentAs="contacts.personalEmails"
          label={messages.emails}
          hint={messages.several}
        />
        <Text
          form={form}
          name="phones"
          sentAs="contacts.phones"
          label={messages.phones}
          hint={messages.several}
        />
      </div>
    </Panel>
  );
}

/** One of several jobs, schools or languages. */
function Entry({
  title,
  onRemove,
  children,
}: {
  title: string;
  onRemove(): void;
  children: ReactNode;
}) {
  const { form: messages } = useMessages();
  return (
    <fieldset className="min-w-0 border-line border-t pt-3 first:border-t-0 first:pt-0">
      <div className="mb-1 flex items-center justify-between gap-2">
        <legend className="float-left font-medium text-quiet">{title}</legend>
        <IconButton icon={X} size="small" label={messages.removeOne(title)} onClick={onRemove} />
      </div>
      <div className={GRID}>{children}</div>
    </fieldset>
  );
}

export function Jobs({ form }: PartProps) {
  const { form: messages } = useMessages();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'experiences' });
  return (
    <Panel title={messages.jobs}>
      <div className="flex flex-col gap-4">
        {fields.map(({ id }, index) => (
          <Entry key={id} title={messages.job(index + 1)} onRemove={() => remove(index)}>
            <Text form={form} name={`experiences.${index}.title`} label={messages.jobTitle} />
            <Text
              form={form}
              name={`experiences.${index}.organizationName`}
              label={messages.employer}
            />
            <Text
              form={form}
              name={`experiences.${index}.startDate`}
              label={messages.start}
              hint={messages.dateHint}
            />
            {!form.watch(`experiences.${index}.isCurrent`) && (
              <Text
                form={form}
                name={`experiences.${index}.endDate`}
                label={messages.end}
                hint={messages.dateHint}
              />
            )}
            <div className="sm:col-span-2">
              <Controller
                control={form.control}
                name={`experiences.${index}.isCurrent`}
                render={({ field }) => (
                  <Checkbox
                    checked={field.value}
                    label={messages.isCurrent}
                    onChange={field.onChange}
                  />
                )}
              />
            </div>
            <Text
              form={form}
              name={`experiences.${index}.description`}
              label={messages.description}
              long
            />
          </Entry>
        ))}
        <Button
          className="self-start"
          icon={Plus}
          onClick={() => append({ ...EMPTY_JOB, isCurrent: fields.length === 0 })}
        >
          {messages.addJob}
        </Button>
      </div>
    </Panel>
  );
}

export function Studies({ form }: PartProps) {
  const { form: messages } = useMessages();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'educations' });
  return (
    <Panel title={messages.studies}>
      <div className="flex flex-col gap-4">
        {fields.map(({ id }, index) => (
          <Entry key={id} title={messages.study(index + 1)} onRemove={() => remove(index)}>
            <Text form={form} name={`educations.${index}.schoolName`} label={messages.school} />
            <Text
              form={form}
              name={`educations.${index}.degree`}
              sentAs={`educations.${index}.degrees`}
              label={messages.degree}
            />
            <Text
              form={form}
              name={`educations.${index}.major`}
              sentAs={`educations.${index}.majors`}
              label={messages.major}
            />
            <span className="max-sm:hidden" />
            <Text
              form={form}
              name={`educations.${index}.startDate`}
              label={messages.start}
              hint={messages.dateHint}
            />
            <Text
              form={form}
              name={`educations.${index}.endDate`}
              label={messages.end}
              hint={messages.dateHint}
            />
          </Entry>
        ))}
        <Button className="self-start" icon={Plus} onClick={() => append(EMPTY_STUDY)}>
          {messages.addStudy}
        </Button>
      </div>
    </Panel>
  );
}

export function Skills({ form }: PartProps) {
  const { form: messages } = useMessages();
  return (
    <Panel title={messages.skills}>
      <Text form={form} name="skills" label={messages.skills} hint={messages.several} long />
    </Panel>
  );
}

const LEVELS = [
  'elementary',
  'limited_working',
  'professional_working',
  'full_professional',
  'native_or_bilingual',
] as const;

export function Languages({ form }: PartProps) {
  const { form: messages, levels } = useMessages();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'languages' });
  return (
    <Panel title={messages.languages}>
      <div className="flex flex-col gap-4">
        {fields.map(({ id }, index) => (
          <Entry
            key={id}
            title={`${messages.language} ${index + 1}`}
            onRemove={() => remove(index)}
          >
            <Text form={form} name={`languages.${index}.name`} label={messages.language} />
            <Field label={messages.level} error={form.errorOf(`languages.${index}.proficiency`)}>
              <Controller
                control={form.control}
                name={`languages.${index}.proficiency`}
                render={({ field }) => (
                  <Select
                    label={messages.level}
                    value={field.value}
                    choices={[
                      { value: NO_LEVEL, label: messages.noLevel },
                      ...LEVELS.map((value) => ({ value: value as string, label: levels[value] })),
                    ]}
                    onChange={field.onChange}
                  />
                )}
              />
            </Field>
          </Entry>
        ))}
        <Button className="self-start" icon={Plus} onClick={() => append(EMPTY_LANGUAGE)}>
          {messages.addLanguage}
        </Button>
      </div>
    </Panel>
  );
}
