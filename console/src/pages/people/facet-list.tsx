import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { useMessages } from './messages.ts';
import type { Facets } from './queries.ts';
import { FACETS, type FacetName } from './search.ts';

const route = getRouteApi('/frame/people');
/** Of each facet; the others are found with the search. */
const SHOWN = 8;

/** What narrows the list: a name, and what people share, with how many share it. */
export function FacetList({ facets }: { facets: Facets | undefined }) {
  const messages = useMessages();
  const { page: _, ...filters } = route.useSearch();
  const isFiltered = Object.keys(filters).length > 0;
  const navigate = useNavigate({ from: '/people' });
  return (
    <section aria-label={messages.filters} className="flex flex-col gap-4">
      <NameFilter key={filters.name} name={filters.name ?? ''} />
      {isFiltered && (
        <Button
          size="small"
          className="self-start"
          icon={X}
          onClick={() => void navigate({ search: {} })}
        >
          {messages.clearFilters}
        </Button>
      )}
      <div className="flex flex-col gap-4 max-lg:hidden">
        <AllFacets facets={facets} />
      </div>
      <details className="lg:hidden" open={isFiltered}>
        <summary className="cursor-pointer font-medium">{messages.filters}</summary>
        <div className="mt-3 flex flex-col gap-4">
          <AllFacets facets={facets} />
        </div>
      </details>
    </section>
  );
}

function NameFilter({ name }: { name: string }) {
  const messages = useMessages();
  const { page: _, ...filters } = route.useSearch();
  const navigate = useNavigate({ from: '/people' });
  const [typed, setTyped] = useState(name);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({ search: { ...filters, name: typed.trim() || undefined } });
      }}
    >
      <Field label={messages.findName}>
        <TextInput
          type="search"
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
    </form>
  );
}

function AllFacets({ facets }: { facets: Facets | undefined }) {
  return FACETS.map((name) => <Facet key={name} name={name} facets={facets} />);
}

interface Value {
  value: string;
  label: string;
  /** Null where a chosen value is not among the counted ones. */
  count: number | null;
}

function Facet({ name, facets }: { name: FacetName; facets: Facets | undefined }) {
  const messages = useMessages();
  const format = useFormat();
  const { page: _, ...filters } = route.useSearch();
  const navigate = useNavigate({ from: '/people' });
  const chosen = filters[name];
  const counted = useValues(name, facets);
  const hasChosen = counted.some(({ value }) => isSame(value, chosen));
  const values: Value[] =
    chosen === undefined || hasChosen || facets === undefined
      ? counted
      : [{ value: chosen, label: chosen, count: null }, ...counted];
  if (values.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1 font-semibold text-quiet text-xs">{messages.facets[name]}</h2>
      <ul>
        {values.map(({ value, label, count }) => {
          const isChosen = isSame(value, chosen);
          return (
            <li key={value}>
              <button
                type="button"
                aria-pressed={isChosen}
                className="flex min-h-7 w-full items-center justify-between gap-3 rounded-md px-2 text-left hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent-ink"
                onClick={() =>
                  void navigate({ search: { ...filters, [name]: isChosen ? undefined : value } })
                }
              >
                <span className="truncate">{label}</span>
                {count !== null && <span className="text-quiet">{format.number(count)}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const isSame = (value: string, chosen: string | undefined): boolean =>
  chosen !== undefined && value.toLowerCase() === chosen.toLowerCase();

function useValues(name: FacetName, facets: Facets | undefined): Value[] {
  const messages = useMessages();
  if (facets === undefined) return [];
  const { facets: all } = facets;
  if (name === 'importId')
    return all.importId
      .slice(0, SHOWN)
      .map(({ value, fileName, count }) => ({ value, label: fileName, count }));
  if (name === 'source')
    return all.source.map(({ value, count }) => ({
      value,
      label: messages.sourceNames[value],
      count,
    }));
  return all[name].slice(0, SHOWN).map(({ value, count }) => ({ value, label: value, count }));
}
