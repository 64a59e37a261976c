import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextArea, TextInput } from '../../ui/field.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { Segments } from '../../ui/segments.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Loaded } from '../loaded.tsx';
import { type Filter, type FilterTypeInfo, readTyped, slim, typedOf } from './filter.ts';
import { useMessages } from './messages.ts';
import { filterTypesQuery } from './queries.ts';
import { Suggestions } from './suggestions.tsx';

interface FilterDialogProps {
  /** The filter to edit; without it, a new one. */
  filter?: Filter;
  onApply(filter: Filter): void;
  onClose(): void;
}

/** Adds or edits a filter. The page shows the API's errors beside the filter. */
export default function FilterDialog({ filter, onApply, onClose }: FilterDialogProps) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const formId = useId();
  const types = useQuery(filterTypesQuery);
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={filter ? messages.change : messages.add}
      footer={
        <>
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <Button look="primary" type="submit" form={formId}>
            {messages.apply}
          </Button>
        </>
      }
    >
      <Loaded query={types} skeleton={<Skeleton className="h-60 w-full" />}>
        {({ filterTypes }) => (
          <FilterForm id={formId} filter={filter} types={filterTypes} onApply={onApply} />
        )}
      </Loaded>
    </Dialog>
  );
}

type Need = 'required' | 'optional' | 'excluded';

const needOf = ({ isExcluded, isRequired }: Filter): Need =>
  isExcluded ? 'excluded' : isRequired === false ? 'optional' : 'required';

interface FilterFormProps {
  id: string;
  filter: Filter | undefined;
  types: readonly FilterTypeInfo[];
  onApply(filter: Filter): void;
}

type History = NonNullable<Filter['history']>;

/** The form fields of a filter, as typed. */
interface Draft {
  typed: string;
  need: Need;
  isExactMatch: boolean;
  radius: string;
  history: History;
}

const draftOf = (filter: Filter | undefined): Draft => ({
  typed: filter ? typedOf(filter.value) : '',
  need: filter ? needOf(filter) : 'required',
  isExactMatch: filter?.isExactMatch ?? false,
  radius: filter?.radius === undefined ? '' : String(filter.radius),
  history: filter?.history ?? 'CURRENT_AND_PAST',
});

/** The filter of a draft, with only what its type takes. */
function filterOf(info: FilterTypeInfo, value: NonNullable<Filter['value']>, draft: Draft): Filter {
  const kilometres = Number(draft.radius);
  const hasRadius = draft.radius.trim() !== '' && Number.isFinite(kilometres);
  return slim({
    filterType: info.filterType,
    value,
    isRequired: draft.need === 'required',
    isExcluded: draft.need === 'excluded',
    isExactMatch: draft.isExactMatch,
    ...(info.takesRadius && hasRadius && { radius: kilometres }),
    ...(info.takesHistory && { history: draft.history }),
  });
}

function FilterForm({ id, filter, types, onApply }: FilterFormProps) {
  const messages = useMessages();
  const [type, setType] = useState<string | null>(filter?.filterType ?? null);
  const [draft, setDraft] = useState(() => draftOf(filter));
  const [sent, setSent] = useState(false);
  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }));
  const info = types.find((one) => one.filterType === type || one.aliases.includes(type ?? ''));
  const value = readTyped(draft.typed, info?.examples ?? []);

  return (
    <form
      id={id}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog may be inside another form.
        event.stopPropagation();
        setSent(true);
        if (info && value !== null) onApply(filterOf(info, value, draft));
      }}
    >
      <Field
        label={messages.type}
        hint={info && plain(info.description)}
        error={sent && !info && messages.typeMissing}
      >
        <Combobox
          value={type}
          choices={types.map(({ filterType, label }) => ({ value: filterType as string, label }))}
          onChange={(next) => {
            setType(next);
            if (next !== type) change({ typed: '' });
          }}
        />
      </Field>
      {info && (
        <>
          <ValueField
            info={info}
            typed={draft.typed}
            onType={(typed) => change({ typed })}
            missing={sent && value === null}
          />
          <NeedField need={draft.need} onChange={(need) => change({ need })} />
          <MatchFields info={info} draft={draft} onChange={change} />
        </>
      )}
    </form>
  );
}

/** How strictly the filter applies. */
function NeedField({ need, onChange }: { need: Need; onChange(need: Need): void }) {
  const messages = useMessages();
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-medium">{messages.need}</span>
      <div className="overflow-x-auto">
        <Segments
          label={messages.need}
          value={need}
          choices={(['required', 'optional', 'excluded'] as const).map((one) => ({
            value: one,
            label: messages.needs[one],
          }))}
          onChange={onChange}
        />
      </div>
    </div>
  );
}

interface MatchFieldsProps {
  info: FilterTypeInfo;
  draft: Draft;
  onChange(changed: Partial<Draft>): void;
}

/** The options that only some filter types have. */
function MatchFields({ info, draft, onChange }: MatchFieldsProps) {
  const messages = useMessages();
  return (
    <>
      {info.takesRadius && (
        <Field label={messages.radius} hint={messages.radiusHint} optional>
          <TextInput
            inputMode="numeric"
            value={draft.radius}
            onChange={(event) => onChange({ radius: event.target.value })}
            className="max-w-32"
          />
        </Field>
      )}
      {info.takesHistory && (
        <Field label={messages.history}>
          <Select
            value={draft.history}
            choices={(['CURRENT_AND_PAST', 'CURRENT', 'PAST'] as const).map((one) => ({
              value: one,
              label: messages.histories[one],
            }))}
            onChange={(history) => onChange({ history })}
          />
        </Field>
      )}
      {info.values === null && (
        <Checkbox
          checked={draft.isExactMatch}
          onChange={(isExactMatch) => onChange({ isExactMatch })}
          label={messages.exactMatch}
        />
      )}
    </>
  );
}

/** The service's descriptions put API fields in backticks. */
const plain = (text: string): string => text.replaceAll('`', '');

interface ValueFieldProps {
  info: FilterTypeInfo;
  typed: string;
  missing: boolean;
  onType(typed: string): void;
}

/** Checkboxes for a closed list; else a text area with values to choose. */
function ValueField({ info, typed, missing, onType }: ValueFieldProps) {
  const messages = useMessages();
  const lines = typed.split('\n').filter((line) => line !== '');
  if (info.values)
    return (
      <fieldset className="min-w-0">
        <legend className="mb-1 font-medium">
          {messages.values} <span className="font-normal text-quiet">{messages.anyOf}</span>
        </legend>
        <div className="grid max-h-52 grid-cols-2 gap-x-4 overflow-y-auto rounded-md border border-line px-3 py-2">
          {info.values.map((value) => (
            <Checkbox
              key={value}
              label={value}
              checked={lines.includes(value)}
              onChange={(checked) =>
                onType(
                  [...lines.filter((line) => line !== value), ...(checked ? [value] : [])].join(
                    '\n',
                  ),
                )
              }
            />
          ))}
        </div>
        {missing && <p className="mt-1 text-red text-xs">{messages.valueMissing}</p>}
      </fieldset>
    );
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={messages.value}
        hint={`${plain(info.format)}. ${messages.oneALine}`}
        error={missing && messages.valueMissing}
      >
        <TextArea rows={2} value={typed} onChange={(event) => onType(event.target.value)} />
      </Field>
      <Suggestions info={info} typed={typed} onType={onType} />
    </div>
  );
}
