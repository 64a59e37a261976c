import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { FailedState } from '../../app/loaded.tsx';
import { useFormat } from '../../language/format.ts';
import { VerdictBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useUiMessages } from '../../ui/messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Card } from './card.tsx';
import type { Column } from './columns.ts';
import { useMessages } from './messages.ts';

export interface ColumnHandle {
  /** Brings a card into sight and gives it the focus. */
  focus(index: number): void;
  isShown(): boolean;
}

interface ColumnProps {
  castingId: string;
  column: Column;
  filtering: boolean;
  /** Where only one column fits. */
  chosen: boolean;
  selected: ReadonlySet<string>;
  onSelect(talentId: string): void;
  onSelectAll(): void;
  onKey(event: KeyboardEvent, index: number): void;
  handle: Ref<ColumnHandle>;
}

const GAP_PX = 8;
/** What a card has in any case, and what each criterion adds; each is measured once it is there. */
const CARD_PX = 118;
const CRITERION_PX = 26;
const MAX_CRITERIA = 5;
const OVERSCAN_CARDS = 4;
const NEAR_END_CARDS = 10;

/** One verdict: all its cards, of which only those in sight are in the DOM. */
export function BoardColumn({
  castingId,
  column,
  filtering,
  chosen,
  selected,
  onSelect,
  onSelectAll,
  onKey,
  handle,
}: ColumnProps) {
  const uiMessages = useUiMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const { verdict, shown, query } = column;
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) =>
      CARD_PX + CRITERION_PX * Math.min(shown[index]?.scoring?.criterias.length ?? 0, MAX_CRITERIA),
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
      // It is there once what has come into sight is drawn.
      requestAnimationFrame(() =>
        scroller.current
          ?.querySelector<HTMLElement>(`[data-index="${index}"] [data-card]`)
          ?.focus(),
      );
    },
  }));
  const reachable = items.some(({ index }) => index === active) ? active : items[0]?.index;

  return (
    <section
      aria-label={uiMessages.verdicts[verdict]}
      className={classNames('flex min-w-0 flex-col', !chosen && 'max-lg:hidden')}
    >
      <Head column={column} filtering={filtering} onSelectAll={onSelectAll} />
      <div
        ref={scroller}
        className="h-[max(24rem,calc(100dvh-12rem))] overflow-y-auto rounded-lg bg-sunken p-2"
      >
        {shown.length > 0 ? (
          <ul className="relative" style={{ height: virtual.getTotalSize() }}>
            {items.map(({ key, index, start }) => {
              const talent = shown[index]!;
              return (
                <li
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  aria-setsize={shown.length}
                  aria-posinset={index + 1}
                  className="absolute inset-x-0 top-0"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <Card
                    castingId={castingId}
                    talent={talent}
                    selected={selected.has(talent.talentId)}
                    onSelect={() => onSelect(talent.talentId)}
                    reachable={index === reachable}
                    onFocus={() => setActive(index)}
                    onKeyDown={(event) => onKey(event, index)}
                  />
                </li>
              );
            })}
          </ul>
        ) : (
          <Nobody column={column} filtering={filtering} />
        )}
      </div>
    </section>
  );
}

function Head({
  column: { verdict, total, shown },
  filtering,
  onSelectAll,
}: Pick<ColumnProps, 'column' | 'filtering' | 'onSelectAll'>) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const format = useFormat();
  const count =
    total === undefined
      ? ''
      : filtering
        ? messages.shownOf(format.number(shown.length), format.number(total))
        : format.number(total);
  return (
    <div className="mb-2 flex min-h-7 items-center justify-between gap-2">
      <h2 className="flex items-center gap-2 max-lg:sr-only">
        <VerdictBadge verdict={verdict} />
        <span className="font-semibold text-base">{count}</span>
      </h2>
      {shown.length > 0 && (
        <Button size="small" look="quiet" onClick={onSelectAll}>
          {messages.selectColumn(uiMessages.verdicts[verdict])}
        </Button>
      )}
    </div>
  );
}

function Nobody({
  column: { verdict, query, loaded, total = 0 },
  filtering,
}: Pick<ColumnProps, 'column' | 'filtering'>) {
  const messages = useMessages();
  const format = useFormat();
  if (query.error && query.data === undefined)
    return <FailedState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined)
    return (
      <div className="flex flex-col gap-2">
        <Skeleton className="h-40 w-full bg-surface" />
        <Skeleton className="h-40 w-full bg-surface" />
      </div>
    );
  const text = query.hasNextPage
    ? messages.loadingAll(format.number(loaded), format.number(total))
    : filtering
      ? messages.noneMatches
      : messages.noneYet[verdict];
  return <p className="px-4 py-12 text-center text-quiet">{text}</p>;
}
