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
import { useDescribe } from './describe.ts';
import { type Filter, type FilterTypeInfo, readTyped, slim, typedOf } from './filter.ts';
import { useMessages } from './messages.ts';
import { filterTypesQuery } from './queries.ts';

interface FilterDialogProps {
  /** The one to change; absent: a new one. */
  filter?: Filter;
  onApply(filter: Filter): void;
  onClose(): void;
}

/** Makes or changes a filter. What the API would refuse is said where the filter then stands. */
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

function FilterForm({ id, filter, types, onApply }: FilterFormProps) {
  const messages = useMessages();
  const [type, setType] = useState<string | null>(filter?.filterType ?? null);
  const [typed, setTyped] = useState(filter ? typedOf(filter.value) : '');
  const [need, setNeed] = useState<Need>(filter ? needOf(filter) : 'required');
  const [isExactMatch, setExact] = useState(filter?.isExactMatch ?? false);
  const [radius, setRadius] = useState(filter?.radius === undefined ? '' : String(filter.radius));
  const [history, setHistory] = useState<NonNullable<Filter['history']>>(
    filter?.history ?? 'CURRENT_AND_PAST',
  );
  const [sent, setSent] = useState(false);
  const info = types.find((one) => one.filterType === type || one.aliases.includes(type ?? ''));
  const value = readTyped(typed, info?.examples ?? []);

  function submit() {
    setSent(true);
    if (!info || value === null) return;
    const kilometres = Number(radius);
    onApply(
      slim({
        filterType: info.filterType,
        value,
        isRequired: need === 'required',
        isExcluded: need === 'excluded',
        isExactMatch,
        ...(info.takesRadius &&
          radius.trim() !== '' &&
          Number.isFinite(kilometres) && { radius: kilometres }),
        ...(info.takesHistory && { history }),
      }),
    );
  }

  return (
    <form
      id={id}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog may have opened from within another form.
        event.stopPropagation();
        submit();
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
            if (next !== type) setTyped('');
          }}
        />
      </Field>
      {info && (
        <>
          <ValueField
            info={info}
            typed={typed}
            onType={setTyped}
            missing={sent && value === null}
          />
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
                onChange={setNeed}
              />
            </div>
          </div>
          {info.takesRadius && (
            <Field label={messages.radius} hint={messages.radiusHint} optional>
              <TextInput
                inputMode="numeric"
                value={radius}
                onChange={(event) => setRadius(event.target.value)}
                className="max-w-32"
              />
            </Field>
          )}
          {info.takesHistory && (
            <Field label={messages.history}>
              <Select
                value={history}
                choices={(['CURRENT_AND_PAST', 'CURRENT', 'PAST'] as const).map((one) => ({
                  value: one,
                  label: messages.histories[one],
                }))}
                onChange={setHistory}
              />
            </Field>
          )}
          {info.values === null && (
            <Checkbox checked={isExactMatch} onChange={setExact} label={messages.exactMatch} />
          )}
        </>
      )}
    </form>
  );
}

/** The service's words name fields of the API between backticks. */
const plain = (text: string): string => text.replaceAll('`', '');

interface ValueFieldProps {
  info: FilterTypeInfo;
  typed: string;
  missing: boolean;
  onType(typed: string): void;
}

/** A closed list is ticked; anything else is typed, with the type's examples one click away. */
function ValueField({ info, typed, missing, onType }: ValueFieldProps) {
  const messages = useMessages();
  const { valueText } = useDescribe();
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
      <p className="flex flex-wrap items-center gap-1.5 text-quiet text-xs">
        {messages.examples}
        {info.examples.map((example) => (
          <Button
            key={JSON.stringify(example)}
            size="small"
            onClick={() => onType(typedOf(example))}
            className="max-w-full shrink! whitespace-normal!"
          >
            <span className="truncate">
              {valueText({ filterType: info.filterType, value: example })}
            </span>
          </Button>
        ))}
      </p>
    </div>
  );
}
