import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ScrollRegion } from './scroll-region.tsx';

export interface Column<R> {
  /** Unique in its table. */
  key: string;
  header: ReactNode;
  cell(row: R): ReactNode;
  /** Numbers stand at the right. */
  align?: 'left' | 'right';
  /** Left out where the page is narrow; what it says must then be found elsewhere. */
  wide?: boolean;
}

interface TableProps<R> {
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf(row: R): string;
}

/** A table of what fits on a page. For hundreds of rows and more there is DataTable. */
export function Table<R>({ label, columns, rows, keyOf }: TableProps<R>) {
  return (
    <ScrollRegion label={label} className="rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-line border-b text-left text-quiet text-xs">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cellClass(column, 'h-8 whitespace-nowrap font-medium')}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-line not-last:border-b hover:bg-sunken">
              {columns.map((column) => (
                <td key={column.key} className={cellClass(column, 'h-10 py-2')}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function cellClass({ align, wide }: Pick<Column<unknown>, 'align' | 'wide'>, more: string): string {
  return classNames(
    'px-3 align-middle',
    align === 'right' && 'text-right',
    wide && 'max-md:hidden',
    more,
  );
}
