import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { Select } from '../../ui/select.tsx';
import { useFilterValues } from './filter-value.ts';
import { useMessages } from './messages.ts';
import { type AddedFilter, CHOSEN_FILTERS, TYPED_FILTERS, type TypedFilter } from './search.ts';

const FILTERS: readonly AddedFilter[] = [...TYPED_FILTERS, ...CHOSEN_FILTERS];

export default function FilterDialog({
  first = 'location',
  title,
  onAdd,
  onClose,
}: {
  /** The filter that is chosen at first. */
  first?: TypedFilter;
  title?: string;
  onAdd(filter: AddedFilter, value: string): void;
  onClose(): void;
}) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const formId = useId();
  const values = useFilterValues();
  const [filter, setFilter] = useState<AddedFilter>(first);
  const [value, setValue] = useState('');
  const offered = filter === 'userRating' || filter === 'hasNotes' ? values[filter] : null;
  function choose(next: AddedFilter) {
    setFilter(next);
    setValue(next === 'userRating' || next === 'hasNotes' ? values[next][0]!.value : '');
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title ?? messages.addFilter}
      description={messages.addFilterWhy}
      footer={
        <>
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <Button look="primary" type="submit" form={formId} disabled={value.trim() === ''}>
            {messages.add}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (value.trim() !== '') onAdd(filter, value.trim());
        }}
      >
        {title === undefined && (
          <Field label={messages.filterBy}>
            <Select
              value={filter}
              choices={FILTERS.map((one) => ({ value: one, label: messages.filters[one] }))}
              onChange={choose}
            />
          </Field>
        )}
        {offered ? (
          <Field label={messages.filterValue}>
            <Select value={value} choices={offered} onChange={setValue} />
          </Field>
        ) : (
          <Field label={messages.filterValue} hint={messages.filterHint}>
            <TextInput
              value={value}
              maxLength={200}
              onChange={(event) => setValue(event.target.value)}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
