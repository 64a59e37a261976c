import { useVirtualizer } from '@tanstack/react-virtual';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Column } from './columns.ts';

export interface ColumnHandle {
  /** Scrolls to a card and focuses it. */
  focus(index: number): void;
  isShown(): boolean;
}

const GAP_PX = 6;
/** Estimated height of a card. Rendered cards are measured. */
const CARD_PX = 76;
const OVERSCAN_CARDS = 4;
const NEAR_END_CARDS = 10;

/**
 * Renders the visible cards of a column, and loads the next page near its end. `reachable` is the
 * card that Tab focuses.
 */
export function useVirtualCards({ shown, query }: Column, handle: Ref<ColumnHandle>) {
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_PX,
    getItemKey: (index) => shown[index]!.talentId,
    gap: GAP_PX,
    overscan: OVERSCAN_CARDS,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const { hasNextPage, isFetching, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && last >= shown.length - NEAR_END_CARDS) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage, last, shown.length]);
  useImperativeHandle(handle, () => ({
    isShown: () => scroller.current?.checkVisibility() ?? false,
    focus(index) {
      setActive(index);
      virtual.scrollToIndex(index);
      // The card is in the DOM once the new scroll position is rendered.
      requestAnimationFrame(() =>
        scroller.current
          ?.querySelector<HTMLElement>(`[data-index="${index}"] [data-card]`)
          ?.focus(),
      );
    },
  }));
  const reachable = items.some(({ index }) => index === active) ? active : items[0]?.index;
  return { scroller, virtual, items, reachable, setActive };
}
