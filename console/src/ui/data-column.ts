import type { ReactNode } from 'react';

export interface DataColumn<R> {
  /** Unique in its table; what `sort` names. */
  key: string;
  header: string;
  cell(row: R): ReactNode;
  /** A track of a CSS grid: `minmax(160px, 2fr)`, `96px`. */
  width: string;
  align?: 'left' | 'right';
  sortable?: boolean;
  /** A control in the header that filters by the column. */
  filter?: ReactNode;
}

export interface Sort {
  key: string;
  order: 'asc' | 'desc';
}

export interface Resizing {
  /** Names the edge of a column. */
  label(column: string): string;
  /** Null gives the column its first width back. */
  onChange(key: string, width: number | null): void;
}
