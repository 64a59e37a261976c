import { useQuery } from '@tanstack/react-query';
import { Plus, Search, X } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { statusesQuery } from '../../app/statuses.ts';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field, TextInput } from '../../ui/field.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { columnsOf } from './board-move.ts';
import { useFilterValues } from './filter-value.ts';
import { useMessages } from './messages.ts';
import {
  type CandidatesSearch,
  isFiltered,
  TYPED_FILTERS,
  toggledValue,
  UNFILTERED,
  withValue,
} from './search.ts';
import { useStatusName } from './status.tsx';

const FilterDialog = lazyOverlay(() => import('./filter-dialog.tsx'));

interface FiltersProps {
  search: CandidatesSearch;
  /** Counts of the whole sourcing, by status. */
  counts: Readonly<Record<string, number>>;
  onChange(change: Partial<CandidatesSearch>, how?: { replace: boolean }): void;
}

export function Filters({ search, counts, onChange }: FiltersProps) {
  const messages = useMessages();
  const [adding, setAdding] = useState(false);
  return (
    <div className="mb-3 flex flex-col gap-2">
      <StatusFilter search={search} counts={counts} onChange={onChange} />
      <div className="flex flex-wrap items-center gap-2">
        {TYPED_FILTERS.flatMap((filter) =>
          (search[filter] ?? []).map((value) => (
            <Chip
              key={`${filter} ${value}`}
              name={`${messages.filters[filter]}: ${value}`}
              tone="accent"
              onRemove={() => onChange({ [filter]: toggledValue(search[filter], value) })}
            >
              {messages.filters[filter]}: {value}
            </Chip>
          )),
        )}
        <ChosenChips search={search} onChange={onChange} />
        <Button look="quiet" size="small" icon={Plus} onClick={() => setAdding(true)}>
          {messages.addFilter}
        </Button>
        <MineFilter search={search} onChange={onChange} />
        {isFiltered(search) && (
          <Button look="quiet" size="small" icon={X} onClick={() => onChange(UNFILTERED)}>
            {messages.clearFilters}
          </Button>
        )}
      </div>
      <Suspense>
        {adding && (
          <FilterDialog
            onClose={() => setAdding(false)}
            onAdd={(filter, value) => {
              onChange(withValue(search, filter, value));
              setAdding(false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Ratings, and whether there are notes. */
function ChosenChips({ search, onChange }: Pick<FiltersProps, 'search' | 'onChange'>) {
  const messages = useMessages();
  const { userRating, hasNotes } = useFilterValues();
  return (
    <>
      {search.userRating?.map((rating) => {
        const name = `${messages.filters.userRating}: ${userRating.find(({ value }) => value === rating)?.label}`;
        return (
          <Chip
            key={rating}
            name={name}
            tone="accent"
            onRemove={() => onChange({ userRating: toggledValue(search.userRating, rating) })}
          >
            {name}
          </Chip>
        );
      })}
      {hasNotes
        .filter(({ value }) => value === search.hasNotes)
        .map(({ value, label }) => (
          <Chip
            key={value}
            name={label}
            tone="accent"
            onRemove={() => onChange({ hasNotes: undefined })}
          >
            {label}
          </Chip>
        ))}
    </>
  );
}

/** The user's own candidates only. */
function MineFilter({ search, onChange }: Pick<FiltersProps, 'search' | 'onChange'>) {
  const messages = useMessages();
  const isMine = search.ownership === 'mine';
  return (
    <button
      type="button"
      aria-pressed={isMine}
      onClick={() => onChange({ ownership: isMine ? undefined : 'mine' })}
      className={pill(isMine)}
    >
      {messages.mine}
    </button>
  );
}

const pill = (isPressed: boolean): string =>
  classNames(
    'inline-flex h-7 max-w-full items-center gap-1.5 rounded-full border px-2.5 font-medium text-xs',
    isPressed
      ? 'border-accent bg-accent-soft text-accent-ink'
      : 'border-line bg-surface text-quiet hover:text-ink',
  );

/**
 * Each status with its count. With none chosen, the API lists every status except NOT_RETAINED.
 */
function StatusFilter({ search, counts, onChange }: FiltersProps) {
  const messages = useMessages();
  const format = useFormat();
  const name = useStatusName();
  const { data } = useQuery(statusesQuery);
  return (
    <fieldset className="flex min-h-7 flex-wrap gap-1.5">
      <legend className="sr-only">{messages.filters.statusHandle}</legend>
      {columnsOf(data?.statuses ?? [], undefined).map((handle) => {
        const chosen = search.statusHandle?.includes(handle) ?? false;
        return (
          <button
            key={handle}
            type="button"
            aria-pressed={chosen}
            onClick={() => onChange({ statusHandle: toggledValue(search.statusHandle, handle) })}
            className={pill(chosen)}
          >
            <span className="truncate">{name(handle)}</span>
            <span className="font-normal">{format.number(counts[handle] ?? 0)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

const TYPING_PAUSE_MS = 250;

/** Searches after each pause in typing. */
export function SearchBox({ value, onChange }: { value: string; onChange(value: string): void }) {
  const messages = useMessages();
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => {
    // The search changed elsewhere: a saved view, or the Back button.
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      change.current(typed);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field label={messages.search} hideLabel className="relative w-full sm:w-72">
      <Search
        aria-hidden
        size={15}
        className="pointer-events-none absolute top-2 left-2.5 text-quiet"
      />
      <TextInput
        type="search"
        value={typed}
        maxLength={200}
        placeholder={messages.searchPlaceholder}
        onChange={(event) => setTyped(event.target.value)}
        className="pl-8"
      />
    </Field>
  );
}
