import { X } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { CONTROL } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { isFiltering } from './filter.ts';
import { useMessages } from './messages.ts';
import type { Summary } from './queries.ts';
import { useBoardSearch } from './use-board-search.ts';
import { CRITERION_STATUSES } from './verdicts.ts';

type Criterias = Summary['criterias'];

/** Filters the cards by name, criterion and override. */
export function CardFilters({ criterias }: { criterias: Criterias }) {
  const messages = useMessages();
  const { search, change } = useBoardSearch();
  const [typed, setTyped] = useState(search.search ?? '');

  function searchFor(text: string): void {
    setTyped(text);
    void change({ search: text.trim() || undefined });
  }

  function clear(): void {
    setTyped('');
    void change({
      search: undefined,
      criterion: undefined,
      status: undefined,
      overridden: undefined,
    });
  }

  return (
    <>
      <input
        type="search"
        aria-label={messages.search}
        placeholder={messages.search}
        value={typed}
        onChange={(event) => searchFor(event.target.value)}
        className={`${CONTROL} h-8 sm:max-w-48`}
      />
      <CriterionFilter criterias={criterias} />
      <Select
        label={messages.overriddenFilter}
        value={search.overridden ?? 'any'}
        choices={(['any', 'yes', 'no'] as const).map((value) => ({
          value,
          label: messages.overriddenChoices[value],
        }))}
        onChange={(next) => void change({ overridden: next === 'any' ? undefined : next })}
        className="sm:max-w-48"
      />
      {isFiltering(search) && (
        <Button look="quiet" icon={X} onClick={clear}>
          {messages.clear}
        </Button>
      )}
    </>
  );
}

/** One criterion or any, and its status. */
function CriterionFilter({ criterias }: { criterias: Criterias }) {
  const messages = useMessages();
  const format = useFormat();
  const { search, change } = useBoardSearch();
  const { criterion, status } = search;
  return (
    <>
      <Select
        label={messages.criteria}
        value={criterion === undefined ? 'any' : String(criterion)}
        choices={[
          { value: 'any', label: messages.anyCriterion },
          ...criterias.map((text, index) => ({
            value: String(index + 1),
            label: messages.criterionNumber(format.number(index + 1), text),
          })),
        ]}
        onChange={(next) => void change({ criterion: next === 'any' ? undefined : Number(next) })}
        className="sm:max-w-52"
      />
      <Select
        label={messages.status}
        // A criterion without a status means: people who meet it.
        value={status ?? (criterion === undefined ? 'any' : 'met')}
        choices={[
          ...(criterion === undefined ? [{ value: 'any', label: messages.anyStatus }] : []),
          ...CRITERION_STATUSES.map((value) => ({
            value,
            label: messages.criterionStatuses[value],
          })),
        ]}
        onChange={(next) => void change({ status: CRITERION_STATUSES.find((one) => one === next) })}
        className="sm:max-w-36"
      />
    </>
  );
}
