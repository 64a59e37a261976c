import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, type ReactNode, useMemo } from 'react';
import { Checkbox } from './checkbox.tsx';
import { classNames } from './class-names.ts';
import { ColumnWidth } from './column-width.tsx';
import type { DataColumn, Resizing, Sort } from './data-column.ts';
import { useUiMessages } from './messages.ts';

/** Where what stays in sight is when a table is scrolled sideways: the box of a row, and its name. */
export const BOX_PLACE = 'left-0 z-1 bg-inherit';
export const namePlace = (selects: boolean): string =>
  classNames('z-1 border-line border-r bg-inherit', selects ? 'left-10' : 'left-0');

interface HeaderRowProps<R> {
  columns: readonly DataColumn<R>[];
  rows: readonly R[];
  keyOf(row: R): string;
  sort?: Sort | null;
  onSort?(sort: Sort | null): void;
  selected: ReadonlySet<string>;
  onSelect?(selected: ReadonlySet<string>): void;
  /** While a width is dragged. */
  onPreview(key: string, width: number): void;
  resizing?: Resizing;
}

/** Not rendered again for each frame of scrolling. */
export const HeaderRow = memo(function HeaderRow<R>(props: HeaderRowProps<R>) {
  const { columns, rows, keyOf, sort = null, onSort, selected, onSelect } = props;
  const keys = useMemo(() => rows.flatMap((row) => (row ? [keyOf(row)] : [])), [rows, keyOf]);
  return (
    <div role="rowgroup" className="sticky top-0 z-10 border-line border-b bg-surface">
      <div
        role="row"
        aria-rowindex={1}
        className="grid h-9 items-stretch bg-surface text-quiet text-xs"
        style={{ gridTemplateColumns: 'var(--tracks)' }}
      >
        {onSelect && (
          <div
            role="columnheader"
            className={classNames('sticky flex items-center px-3', BOX_PLACE)}
          >
            <SelectAll keys={keys} selected={selected} onSelect={onSelect} />
          </div>
        )}
        {columns.map((column, index) => (
          <Header
            key={column.key}
            column={column}
            className={
              index === 0 ? classNames('sticky', namePlace(onSelect !== undefined)) : 'relative'
            }
            sort={sort}
            onSort={onSort}
            onPreview={props.onPreview}
            resizing={props.resizing}
          />
        ))}
      </div>
    </div>
  );
}) as <R>(props: HeaderRowProps<R>) => ReactNode;

interface SelectAllProps {
  /** Of the loaded rows. */
  keys: readonly string[];
  selected: ReadonlySet<string>;
  onSelect(selected: ReadonlySet<string>): void;
}

function SelectAll({ keys, selected, onSelect }: SelectAllProps) {
  const messages = useUiMessages();
  const all = keys.length > 0 && keys.every((key) => selected.has(key));
  return (
    <Checkbox
      checked={all}
      mixed={!all && selected.size > 0}
      onChange={() => onSelect(new Set(all ? [] : keys))}
      label={messages.selectAll}
      hideLabel
    />
  );
}

interface HeaderProps<R> extends Pick<HeaderRowProps<R>, 'onSort' | 'onPreview' | 'resizing'> {
  column: DataColumn<R>;
  className: string;
  sort: Sort | null;
}

function Header<R>({ column, className, sort, onSort, onPreview, resizing }: HeaderProps<R>) {
  const order = sort?.key === column.key ? sort.order : null;
  const Arrow = order === 'desc' ? ArrowDown : ArrowUp;
  const side = column.align === 'right' ? 'flex-row-reverse' : '';
  return (
    <div
      role="columnheader"
      aria-label={column.header}
      aria-sort={
        order === null
          ? column.sortable
            ? 'none'
            : undefined
          : order === 'asc'
            ? 'ascending'
            : 'descending'
      }
      className={classNames('flex min-w-0 items-center gap-1 px-3', className)}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort(nextSort(column.key, order))}
          className={classNames(
            'flex h-6 min-w-0 grow items-center gap-1 rounded-sm font-medium hover:text-ink',
            side,
          )}
        >
          <span className="truncate">{column.header}</span>
          <Arrow
            aria-hidden
            size={12}
            className={classNames('shrink-0', order === null && 'opacity-0')}
          />
        </button>
      ) : (
        <span className={classNames('flex min-w-0 grow font-medium', side)}>
          <span className="truncate">{column.header}</span>
        </span>
      )}
      {column.filter}
      {resizing && (
        <ColumnWidth
          label={resizing.label(column.header)}
          initial={column.width}
          onPreview={(width) => onPreview(column.key, width)}
          onChange={(width) => resizing.onChange(column.key, width)}
        />
      )}
    </div>
  );
}

const nextSort = (key: string, order: Sort['order'] | null): Sort | null =>
  order === 'desc' ? null : { key, order: order === 'asc' ? 'desc' : 'asc' };
