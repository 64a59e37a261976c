import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Checkbox } from './checkbox.tsx';
import { classNames } from './class-names.ts';
import type { DataColumn, Resizing, Sort } from './data-column.ts';
import { BOX_PLACE, HeaderRow, namePlace } from './data-table-header.tsx';
import { useUiMessages } from './messages.ts';
import { ScrollRegion } from './scroll-region.tsx';

export type { DataColumn, Sort };

interface DataTableProps<R> {
  label: string;
  columns: readonly DataColumn<R>[];
  /** The loaded rows: from the first, or each at its index where `onVisible` fetches them. */
  rows: readonly R[];
  /** Number of all rows; those not loaded yet show a placeholder. */
  total: number;
  keyOf(row: R): string;
  /** Names the row to a screen reader and on its checkbox. */
  nameOf(row: R): string;
  sort?: Sort | null;
  /** Null: the service's own order. */
  onSort?(sort: Sort | null): void;
  /** Enter or a click on a row. */
  onOpen?(row: NoInfer<R>): void;
  selected?: ReadonlySet<string>;
  onSelect?(selected: ReadonlySet<string>): void;
  /** The end of the loaded rows is near. */
  onNearEnd?(): void;
  /** Which rows are in the DOM, for a table that fetches only those. */
  onVisible?(first: number, last: number): void;
  /** Of columns that were resized, in pixels. */
  widths?: Readonly<Record<string, number>>;
  /** Columns can be resized. */
  resizing?: Resizing;
  /** Of the scrolling part; by default the rest of the page. */
  height?: string;
}

const ROW_HEIGHT_PX = 40;
/** Rows in the DOM above and below the visible ones; even on a tall screen, fewer than 60 in all. */
const OVERSCAN_ROWS = 4;
const NEAR_END_ROWS = 20;
/** Only while the table is scrolled sideways: it costs a tenth of each frame of scrolling. */
const STICKS = 'in-[[data-aside]]:sticky';

/**
 * A table of any length: only the rows in sight are in the DOM. Region, table, rowgroup, row with
 * its index, cell, so that a screen reader knows its position. The arrow keys, Page Up and Down,
 * Home and End move between rows. Enter opens a row and Space selects it; with Shift, Space selects
 * every row since the last selected one. In a row, left and right move between cells that have a
 * control marked `data-cell`. The header and the first column stay in sight.
 */
export function DataTable<R>({ height = '100%', ...table }: DataTableProps<R>) {
  const { label, columns, rows, total, keyOf, nameOf, onSelect, onOpen } = table;
  const { selected = NONE_SELECTED, widths = OWN_WIDTHS } = table;
  const scroller = useRef<HTMLElement>(null);
  const virtual = useRowsInSight(table, scroller);
  const items = virtual.getVirtualItems();
  const { acts, active } = useRowActs({ ...table, selected }, virtual, scroller);
  const reachable = items.some(({ index }) => index === active) ? active : items[0]?.index;
  const element = useRef<HTMLDivElement>(null);
  const selects = onSelect !== undefined;
  const onPreview = useCallback(
    (key: string, width: number) =>
      element.current?.style.setProperty(
        '--tracks',
        tracksOf(columns, { ...widths, [key]: width }, selects),
      ),
    [columns, widths, selects],
  );
  return (
    <ScrollRegion
      ref={scroller}
      label={label}
      style={{ height }}
      onScroll={({ currentTarget }) =>
        currentTarget.toggleAttribute('data-aside', currentTarget.scrollLeft > 0)
      }
      className="scroll-pl-52 rounded-lg border border-line bg-surface"
    >
      <div
        ref={element}
        role="table"
        aria-label={label}
        aria-rowcount={total + 1}
        className="min-w-max"
        style={{ '--tracks': tracksOf(columns, widths, selects) } as CSSProperties}
      >
        <HeaderRow {...table} selected={selected} onPreview={onPreview} />
        <div role="rowgroup" className="relative" style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const row = rows[index];
            return (
              <Row
                key={row ? keyOf(row) : index}
                row={row}
                index={index}
                start={start}
                name={row ? nameOf(row) : null}
                columns={columns}
                opens={onOpen !== undefined}
                selected={onSelect ? row !== undefined && selected.has(keyOf(row)) : null}
                reachable={index === reachable}
                acts={acts}
              />
            );
          })}
        </div>
      </div>
    </ScrollRegion>
  );
}

const NONE_SELECTED: ReadonlySet<string> = new Set();
const OWN_WIDTHS: Readonly<Record<string, number>> = {};

/** The columns of the grid, with the widths that a person set. */
function tracksOf<R>(
  columns: readonly DataColumn<R>[],
  widths: Readonly<Record<string, number>>,
  selects: boolean,
): string {
  return [
    ...(selects ? ['40px'] : []),
    ...columns.map(({ key, width }) => (widths[key] === undefined ? width : `${widths[key]}px`)),
  ].join(' ');
}

type Scroller = RefObject<HTMLElement | null>;
type RowVirtualizer = Virtualizer<HTMLElement, Element>;

/** The rows in the DOM. Reports which they are, and when the end of the loaded rows is near. */
function useRowsInSight<R>(
  { rows, total, onNearEnd, onVisible }: DataTableProps<R>,
  scroller: Scroller,
): RowVirtualizer {
  const virtual = useVirtualizer<HTMLElement, Element>({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN_ROWS,
    scrollPaddingStart: ROW_HEIGHT_PX,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const loaded = rows.length;
  useEffect(() => {
    if (loaded < total && last >= loaded - NEAR_END_ROWS) onNearEnd?.();
  }, [last, loaded, total, onNearEnd]);
  const first = items[0]?.index ?? 0;
  useEffect(() => onVisible?.(first, last), [first, last, onVisible]);
  return virtual;
}

/** What keys and clicks on rows do, and which row has the focus. */
function useRowActs<R>(
  table: DataTableProps<R> & { selected: ReadonlySet<string> },
  virtual: RowVirtualizer,
  scroller: Scroller,
): { acts: RowActs<R>; active: number } {
  const { rows, total, keyOf, onSelect, onOpen, selected } = table;
  const [active, setActive] = useState(0);
  /** The row of the last selection, and whether Shift is down for the next one. */
  const anchor = useRef(0);
  const shift = useRef(false);

  function toggle(index: number) {
    const keys = rows
      .slice(Math.min(anchor.current, index), Math.max(anchor.current, index) + 1)
      .flatMap((row) => (row ? [keyOf(row)] : []));
    const own = rows[index];
    if (shift.current) onSelect?.(new Set([...selected, ...keys]));
    else if (own) onSelect?.(toggled(selected, keyOf(own)));
    anchor.current = index;
  }

  /** `cell`: its control of that number; without one, the row itself. */
  function focus(index: number, cell?: number) {
    function go() {
      const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
      const wanted = cell === undefined ? null : row?.querySelectorAll<HTMLElement>(CELLS)[cell];
      (wanted ?? row)?.focus();
    }
    if (index === active) return go();
    setActive(index);
    virtual.scrollToIndex(index);
    requestAnimationFrame(go);
  }

  function onCellKey(event: KeyboardEvent<HTMLElement>, index: number) {
    const cells = [...event.currentTarget.querySelectorAll<HTMLElement>(CELLS)];
    const at = cells.indexOf(event.target as HTMLElement);
    const to = at === -1 ? null : nextCell(event.key, { index, at, total, cells: cells.length });
    if (!to) return;
    event.preventDefault();
    focus(to.index, to.at);
  }

  function onKey(event: KeyboardEvent<HTMLElement>, index: number, row: R | undefined) {
    // Controls inside a row have their own keys.
    if (event.target !== event.currentTarget) return onCellKey(event, index);
    const next = nextRow(event.key, index, total);
    if (next !== null) {
      event.preventDefault();
      focus(next);
    } else if (event.key === 'ArrowRight' && event.currentTarget.querySelector(CELLS)) {
      event.preventDefault();
      focus(index, 0);
    } else if (event.key === 'Enter' && row) {
      onOpen?.(row);
    } else if (event.key === ' ' && row && onSelect) {
      event.preventDefault();
      shift.current = event.shiftKey;
      toggle(index);
    }
  }

  const current = useRef({ onKey, toggle, onOpen });
  useEffect(() => {
    current.current = { onKey, toggle, onOpen };
  });
  // One object for every row and render, so that scrolling renders only the new rows.
  const [acts] = useState<RowActs<R>>(() => ({
    focus: setActive,
    press: (event, index, row) => current.current.onKey(event, index, row),
    toggle: (index) => current.current.toggle(index),
    open: (row) => current.current.onOpen?.(row),
    hold: (isShift) => {
      shift.current = isShift;
    },
  }));
  return { acts, active };
}

interface RowActs<R> {
  focus(index: number): void;
  press(event: KeyboardEvent<HTMLElement>, index: number, row: R | undefined): void;
  toggle(index: number): void;
  open(row: R): void;
  /** Whether Shift is down for the next selection. */
  hold(isShift: boolean): void;
}

interface RowProps<R> {
  /** Undefined while it loads. */
  row: R | undefined;
  index: number;
  /** Pixels from the first one. */
  start: number;
  name: string | null;
  columns: readonly DataColumn<R>[];
  opens: boolean;
  /** Null where rows cannot be selected. */
  selected: boolean | null;
  /** By Tab: one row of the table is. */
  reachable: boolean;
  acts: RowActs<R>;
}

const Row = memo(function Row<R>({
  row,
  index,
  start,
  name,
  columns,
  opens,
  selected,
  reachable,
  acts,
}: RowProps<R>) {
  const messages = useUiMessages();
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-label={name ?? messages.loading}
      data-index={index}
      tabIndex={reachable ? 0 : -1}
      onFocus={() => acts.focus(index)}
      onClick={({ target, currentTarget }) =>
        row !== undefined && isOwn(target, currentTarget) && acts.open(row)
      }
      onKeyDown={(event) => acts.press(event, index, row)}
      className={classNames(
        'absolute inset-x-0 top-0 grid items-center border-line border-b focus-visible:-outline-offset-2',
        opens && 'cursor-pointer',
        selected ? 'bg-accent-soft' : 'bg-surface hover:bg-sunken',
      )}
      style={{
        gridTemplateColumns: 'var(--tracks)',
        transform: `translateY(${start}px)`,
        height: ROW_HEIGHT_PX,
      }}
    >
      {selected !== null && (
        <div
          role="cell"
          className={classNames('flex h-full items-center px-3', STICKS, BOX_PLACE)}
          onPointerDownCapture={(event) => acts.hold(event.shiftKey)}
          onKeyDownCapture={(event) => acts.hold(event.shiftKey)}
        >
          {name !== null && (
            <Checkbox
              checked={selected}
              onChange={() => acts.toggle(index)}
              label={messages.select(name)}
              hideLabel
            />
          )}
        </div>
      )}
      <Cells columns={columns} row={row} selects={selected !== null} />
    </div>
  );
}) as <R>(props: RowProps<R>) => ReactNode;

/** Not on a control of the row, nor in what one of them opened elsewhere on the page. */
const isOwn = (target: EventTarget, row: Element): boolean =>
  target instanceof Element &&
  row.contains(target) &&
  target.closest('button, a, label, input, [role="checkbox"]') === null;

interface CellsProps<R> {
  columns: readonly DataColumn<R>[];
  row: R | undefined;
  selects: boolean;
}

function Cells<R>({ columns, row, selects }: CellsProps<R>) {
  return columns.map((column, index) => (
    <div
      key={column.key}
      role="cell"
      className={classNames(
        'h-full min-w-0 content-center truncate px-3',
        index === 0 && classNames(STICKS, namePlace(selects)),
        column.align === 'right' && 'text-right',
      )}
    >
      {row === undefined ? (
        <span className="block h-3 w-2/3 rounded-sm bg-sunken" />
      ) : (
        column.cell(row)
      )}
    </div>
  ));
}

const PAGE_ROWS = 10;

/** The row that a key moves to; null for a key that moves nothing. */
export function nextRow(key: string, active: number, total: number): number | null {
  const steps: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE_ROWS,
    PageUp: active - PAGE_ROWS,
    Home: 0,
    End: total - 1,
  };
  const next = steps[key];
  return next === undefined ? null : Math.max(0, Math.min(total - 1, next));
}

/** Controls of cells, which the arrow keys move between. */
const CELLS = '[data-cell]';

/** Where a key moves from a cell; without `at` to the row itself. Null: it moves nothing. */
function nextCell(
  key: string,
  { index, at, total, cells }: { index: number; at: number; total: number; cells: number },
): { index: number; at?: number } | null {
  if (key === 'Escape') return { index };
  if (key === 'ArrowLeft') return at === 0 ? { index } : { index, at: at - 1 };
  if (key === 'ArrowRight') return { index, at: Math.min(cells - 1, at + 1) };
  if (key === 'ArrowDown') return { index: Math.min(total - 1, index + 1), at };
  if (key === 'ArrowUp') return { index: Math.max(0, index - 1), at };
  return null;
}

function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}
