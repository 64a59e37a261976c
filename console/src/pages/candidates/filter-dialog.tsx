import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useUiWords } from '../../ui/words.ts';
import { TYPED_FILTERS, type TypedFilter } from './search.ts';
import { useWords } from './words.ts';

export default function FilterDialog({ onAdd, onClose }: { onAdd(filter: TypedFilter, value: string): void; onClose(): void }) {
  const words = useWords();
  const uiWords = useUiWords();
  const formId = useId();
  const [filter, setFilter] = useState<TypedFilter>('location');
  const [value, setValue] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.addFilter}
      description={words.addFilterWhy}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button look="primary" type="submit" form={formId} disabled={value.trim() === ''}>
            {words.add}
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
        <Field label={words.filterBy}>
          <Select value={filter} choices={TYPED_FILTERS.map((one) => ({ value: one, label: words.filters[one] }))} onChange={setFilter} />
        </Field>
        <Field label={words.filterValue} hint={words.filterHint}>
          <TextInput value={value} maxLength={200} onChange={(event) => setValue(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
