import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { FailedState } from '../../app/loaded.tsx';
import { useMay } from '../../app/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useCandidatePages } from './candidate-pages.ts';
import { CandidateTable } from './candidate-table.tsx';
import type { ColumnChoice } from './columns.ts';
import { useMessages } from './messages.ts';
import type { CandidateRow } from './queries.ts';
import {
  type CandidatesSearch,
  isFiltered,
  listParameters,
  SORT_FIELDS,
  UNFILTERED,
} from './search.ts';
import { SelectionBar } from './selection-bar.tsx';

interface CandidateListProps {
  sourcingId: string;
  search: CandidatesSearch;
  columns: readonly ColumnChoice[];
  onOpen(candidateId: string): void;
  onChange(change: Partial<CandidatesSearch>): void;
}

/** The candidates as a table, with bulk actions. */
export function CandidateList({
  sourcingId,
  search,
  columns,
  onOpen,
  onChange,
}: CandidateListProps) {
  const mayChange = useMay('spend');
  const listing = useCandidatePages(sourcingId, listParameters(search));
  const { total } = listing;
  const [selected, setSelected] = useState<ReadonlyMap<string, CandidateRow>>(new Map());
  const { sortField, sortOrder = 'asc' } = search;
  return (
    <>
      {total === undefined ? (
        listing.error ? (
          <FailedState error={listing.error} onRetry={listing.refetch} />
        ) : (
          <SkeletonRows rows={12} />
        )
      ) : total === 0 ? (
        <NoCandidates search={search} onChange={onChange} />
      ) : (
        <CandidateTable
          sourcingId={sourcingId}
          listing={{ ...listing, total }}
          search={search}
          onChange={onChange}
          columns={columns}
          sort={sortField ? { key: sortField, order: sortOrder } : null}
          onSort={(sort) => {
            const field = SORT_FIELDS.find((one) => one === sort?.key);
            onChange({
              sortField: field,
              sortOrder: field && sort?.order === 'desc' ? 'desc' : undefined,
            });
          }}
          onOpen={({ candidate }) => onOpen(candidate.id)}
          selected={selected}
          onSelect={mayChange ? setSelected : undefined}
        />
      )}
      <SelectionBar
        sourcingId={sourcingId}
        selected={selected}
        onCompare={(compare) => onChange({ compare })}
        onClear={() => setSelected(new Map())}
      />
    </>
  );
}

function NoCandidates({ search, onChange }: Pick<CandidateListProps, 'search' | 'onChange'>) {
  const messages = useMessages();
  const mayChange = useMay('spend');
  if (isFiltered(search))
    return (
      <EmptyState
        icon={UsersRound}
        title={messages.noMatch}
        action={<Button onClick={() => onChange(UNFILTERED)}>{messages.clearFilters}</Button>}
      >
        {messages.noMatchWhy}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={UsersRound}
      title={messages.empty}
      action={
        mayChange && (
          <Link to="/search" className={buttonClass('primary')}>
            {messages.addPeople}
          </Link>
        )
      }
    >
      {messages.emptyWhy}
    </EmptyState>
  );
}
