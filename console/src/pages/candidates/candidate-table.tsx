import { Star, UserRoundPen } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FailedState } from '../../app/loaded.tsx';
import { useSession } from '../../app/session.ts';
import { useOwnerName } from '../../app/team/owner-name.ts';
import { useFormat } from '../../language/format.ts';
import { VerdictBadge } from '../../ui/badge.tsx';
import { type DataColumn, DataTable, type Sort } from '../../ui/data-table.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { Time } from '../../ui/time.tsx';
import type { useCandidatePages } from './candidate-pages.ts';
import { CellEditor, EDITED_COLUMNS } from './cell-editor.tsx';
import { columnFilter } from './column-filter.tsx';
import { type ColumnChoice, type ColumnKey, keepWidth, readWidths } from './columns.ts';
import { useMessages } from './messages.ts';
import { useNameOf } from './person.ts';
import type { CandidateRow } from './queries.ts';
import type { CandidatesSearch } from './search.ts';
import { StatusBadge } from './status.tsx';
import { useCellEdits } from './use-cell-edits.ts';

interface CandidateTableProps {
  sourcingId: string;
  listing: ReturnType<typeof useCandidatePages> & { total: number };
  search: CandidatesSearch;
  onChange(change: Partial<CandidatesSearch>): void;
  columns: readonly ColumnChoice[];
  sort: Sort | null;
  onSort(sort: Sort | null): void;
  onOpen(row: CandidateRow): void;
  selected: ReadonlyMap<string, CandidateRow>;
  /** Absent for users who may not change candidates. */
  onSelect?(selected: ReadonlyMap<string, CandidateRow>): void;
}

/** Columns grow in proportion to their minimum width, so the table is as narrow as it can be. */
const WIDTHS: Record<ColumnKey, string> = {
  name: 'minmax(150px, 1.5fr)',
  jobTitle: 'minmax(140px, 1.4fr)',
  companyName: 'minmax(120px, 1.2fr)',
  city: 'minmax(90px, 0.9fr)',
  statusHandle: '156px',
  verdict: '96px',
  userRating: '112px',
  notes: 'minmax(140px, 1.2fr)',
  owner: '124px',
  contacts: '116px',
  history: '124px',
  createdAt: '120px',
};
/** What the API does not sort by. */
const UNSORTED: readonly ColumnKey[] = ['verdict', 'notes', 'owner'];

/** Absent for users who may not change candidates. */
type Edit = ReturnType<typeof useCellEdits>['edit'] | undefined;

function columnOf(
  key: ColumnKey,
  {
    messages,
    edit,
    ...filtering
  }: Pick<CandidateTableProps, 'search' | 'onChange'> & {
    messages: ReturnType<typeof useMessages>;
    edit: Edit;
  },
): DataColumn<CandidateRow> {
  return {
    key,
    header: messages.columns[key],
    width: WIDTHS[key],
    sortable: !UNSORTED.includes(key),
    align: key === 'contacts' ? 'right' : 'left',
    filter: columnFilter(key, filtering),
    cell: (row) => <Cell column={key} row={row} edit={edit} />,
  };
}

/** Height of the page header above the table, and some space below. */
const HEIGHT = 'max(360px, calc(100dvh - 24.5rem))';

export function CandidateTable({
  sourcingId,
  listing,
  search,
  onChange,
  columns,
  sort,
  onSort,
  onOpen,
  selected,
  onSelect,
}: CandidateTableProps) {
  const messages = useMessages();
  const name = useNameOf();
  const { user } = useSession();
  const [widths, setWidths] = useState(() => readWidths(user.userId));
  const { edit, dialog } = useCellEdits(sourcingId);
  const current = useRef({ edit, onChange });
  useEffect(() => {
    current.current = { edit, onChange };
  });
  const mayEdit = onSelect !== undefined;
  // Stable across pages, so that scrolling renders only the new rows.
  const shown = useMemo(() => {
    const parts = {
      messages,
      search,
      onChange: (change: Partial<CandidatesSearch>) => current.current.onChange(change),
      edit: mayEdit
        ? (...given: Parameters<typeof edit>) => current.current.edit(...given)
        : undefined,
    };
    return columns.filter((column) => column.shown).map(({ key }) => columnOf(key, parts));
  }, [columns, messages, search, mayEdit]);
  function select(ids: ReadonlySet<string>) {
    const loaded = new Map(
      listing.rows.flatMap((row) => (row ? [[row.candidate.id, row] as const] : [])),
    );
    onSelect?.(
      new Map(
        [...ids].flatMap((id) => {
          const row = loaded.get(id) ?? selected.get(id);
          return row ? [[id, row] as const] : [];
        }),
      ),
    );
  }
  return (
    <>
      <DataTable
        label={messages.candidates}
        columns={shown}
        rows={listing.rows}
        total={listing.total}
        keyOf={(row) => row.candidate.id}
        nameOf={(row) => name(row.talent)}
        sort={sort}
        onSort={onSort}
        onOpen={onOpen}
        selected={new Set(selected.keys())}
        onSelect={onSelect && select}
        onVisible={listing.onVisible}
        widths={widths}
        resizing={{
          label: messages.columnWidth,
          onChange: (key, width) => setWidths(keepWidth(user.userId, key, width)),
        }}
        height={HEIGHT}
      />
      {dialog}
      {listing.error && <FailedState error={listing.error} onRetry={listing.refetch} />}
    </>
  );
}

const NOTHING = '–';

function Cell({ column, row, edit }: { column: ColumnKey; row: CandidateRow; edit: Edit }) {
  const edited = edit && EDITED_COLUMNS.find((one) => one === column);
  const value = <Value column={column} row={row} />;
  if (!edited) return value;
  return (
    <CellEditor column={edited} row={row} onChange={(change) => edit(row, change)}>
      {value}
    </CellEditor>
  );
}

/** Each kind of cell asks for what it needs itself: most need nothing, and scrolling makes many. */
function Value({ column, row: { candidate, talent } }: { column: ColumnKey; row: CandidateRow }) {
  switch (column) {
    case 'name':
      return <Name talent={talent} />;
    case 'statusHandle':
      return <StatusBadge handle={candidate.statusHandle} />;
    case 'verdict':
      return <Verdict candidate={candidate} />;
    case 'userRating':
      return candidate.userRating === null ? <Nothing /> : <Stars rating={candidate.userRating} />;
    case 'notes':
      return candidate.notes ?? <Nothing />;
    case 'owner':
      return <Owner ownerUserId={candidate.ownerUserId} />;
    case 'contacts':
      return candidate.contactsCount === 0 ? <Nothing /> : <Count of={candidate.contactsCount} />;
    case 'history':
      return <Time at={candidate.updatedAt} />;
    case 'createdAt':
      return <Day at={candidate.createdAt} />;
    default:
      return talent[column] ?? <Nothing />;
  }
}

function Name({ talent }: Pick<CandidateRow, 'talent'>) {
  return <span className="font-medium">{useNameOf()(talent)}</span>;
}

const Count = ({ of }: { of: number }) => useFormat().number(of);
const Day = ({ at }: { at: string }) => useFormat().date(new Date(at));

function Owner({ ownerUserId }: { ownerUserId: string | null }) {
  return ownerUserId === null ? <Nothing /> : <OwnerName userId={ownerUserId} />;
}

function OwnerName({ userId }: { userId: string }) {
  const { formerMember } = useMessages();
  return useOwnerName(formerMember)(userId);
}

const Nothing = () => <span className="text-faint">{NOTHING}</span>;

/** The effective verdict. When a user overrode it, the judge's verdict is beside it. */
export function Verdict({
  candidate: { verdict, verdictOverride, effectiveVerdict },
}: Pick<CandidateRow, 'candidate'>) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  if (effectiveVerdict === null || verdict === null) return <Nothing />;
  const overridden = messages.overriddenFrom(uiMessages.verdicts[verdict]);
  return (
    <span className="inline-flex items-center gap-1">
      <VerdictBadge verdict={effectiveVerdict} />
      {verdictOverride !== null && (
        <span title={overridden}>
          <UserRoundPen aria-hidden size={13} className="text-quiet" />
          <span className="sr-only">{overridden}</span>
        </span>
      )}
    </span>
  );
}

export function Stars({ rating }: { rating: number }) {
  const messages = useMessages();
  return (
    <span className="inline-flex items-center gap-1">
      <span aria-hidden>{rating}</span>
      <Star aria-hidden size={13} className="fill-current text-amber" />
      <span className="sr-only">{messages.rated(rating)}</span>
    </span>
  );
}
