import { useQuery } from '@tanstack/react-query';
import { Check, ListFilter } from 'lucide-react';
import { Suspense, useState } from 'react';
import { statusesQuery } from '../../app/statuses.ts';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuAction } from '../../ui/menu-props.ts';
import { columnsOf } from './board-move.ts';
import type { ColumnKey } from './columns.ts';
import { useFilterValues } from './filter-value.ts';
import { useMessages } from './messages.ts';
import { type CandidatesSearch, type TypedFilter, toggledValue, withValue } from './search.ts';
import { useStatusName } from './status.tsx';

const FilterDialog = lazyOverlay(() => import('./filter-dialog.tsx'));

/** Columns that a value is typed for, by the name of their filter. */
const TYPED: Partial<Record<ColumnKey, TypedFilter>> = {
  city: 'location',
  jobTitle: 'jobTitle',
  companyName: 'currentCompany',
};

interface ColumnFilterProps {
  search: CandidatesSearch;
  onChange(change: Partial<CandidatesSearch>): void;
}

/** The filter of a column, in its header; nothing for a column without one. */
export function columnFilter(column: ColumnKey, props: ColumnFilterProps) {
  const typed = TYPED[column];
  if (typed) return <TypedColumn column={column} filter={typed} {...props} />;
  if (column === 'statusHandle') return <StatusColumn {...props} />;
  if (column === 'userRating' || column === 'notes')
    return <ChosenColumn column={column} {...props} />;
  if (column === 'owner') return <OwnerColumn {...props} />;
  return undefined;
}

function TypedColumn({
  column,
  filter,
  search,
  onChange,
}: ColumnFilterProps & { column: ColumnKey; filter: TypedFilter }) {
  const messages = useMessages();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <FilterButton
        column={column}
        active={search[filter] !== undefined}
        onClick={() => setAsking(true)}
      />
      <Suspense>
        {asking && (
          <FilterDialog
            first={filter}
            title={messages.filterColumn(messages.columns[column])}
            onClose={() => setAsking(false)}
            onAdd={(chosen, value) => {
              onChange(withValue(search, chosen, value));
              setAsking(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function StatusColumn({ search: { statusHandle }, onChange }: ColumnFilterProps) {
  const statusName = useStatusName();
  const { data } = useQuery(statusesQuery);
  return (
    <FilterMenu
      column="statusHandle"
      active={statusHandle !== undefined}
      actions={columnsOf(data?.statuses ?? [], undefined).map((handle) => ({
        id: handle,
        label: statusName(handle),
        icon: statusHandle?.includes(handle) ? Check : undefined,
        onSelect: () => onChange({ statusHandle: toggledValue(statusHandle, handle) }),
      }))}
    />
  );
}

function ChosenColumn({
  column,
  search,
  onChange,
}: ColumnFilterProps & { column: 'userRating' | 'notes' }) {
  const values = useFilterValues();
  if (column === 'userRating')
    return (
      <FilterMenu
        column={column}
        active={search.userRating !== undefined}
        actions={values.userRating.map(({ value, label }) => ({
          id: value,
          label,
          icon: search.userRating?.includes(value) ? Check : undefined,
          onSelect: () => onChange({ userRating: toggledValue(search.userRating, value) }),
        }))}
      />
    );
  return (
    <FilterMenu
      column={column}
      active={search.hasNotes !== undefined}
      actions={values.hasNotes.map(({ value, label }) => ({
        id: value,
        label,
        icon: search.hasNotes === value ? Check : undefined,
        onSelect: () => onChange({ hasNotes: search.hasNotes === value ? undefined : value }),
      }))}
    />
  );
}

function OwnerColumn({ search: { ownership }, onChange }: ColumnFilterProps) {
  const messages = useMessages();
  const isMine = ownership === 'mine';
  return (
    <FilterMenu
      column="owner"
      active={isMine}
      actions={[
        {
          id: 'mine',
          label: messages.mine,
          icon: isMine ? Check : undefined,
          onSelect: () => onChange({ ownership: isMine ? undefined : 'mine' }),
        },
      ]}
    />
  );
}

interface FilterMenuProps {
  column: ColumnKey;
  active: boolean;
  actions: readonly MenuAction[];
}

const FilterMenu = ({ column, active, actions }: FilterMenuProps) => (
  <Menu
    align="start"
    trigger={<FilterButton column={column} active={active} />}
    groups={[{ actions }]}
  />
);

interface FilterButtonProps extends Partial<React.ComponentProps<'button'>> {
  column: ColumnKey;
  active: boolean;
}

function FilterButton({ column, active, ...props }: FilterButtonProps) {
  const messages = useMessages();
  return (
    <IconButton
      {...props}
      icon={ListFilter}
      size="small"
      label={messages.filterColumn(messages.columns[column])}
      className={classNames(
        '-mr-1 size-6',
        active ? 'bg-accent-soft text-accent-ink' : 'text-quiet',
      )}
    />
  );
}
