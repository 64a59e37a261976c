import type { KeyboardEvent, Ref } from 'react';
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
import { type ColumnHandle, useVirtualCards } from './use-virtual-cards.ts';

interface ColumnProps {
  castingId: string;
  column: Column;
  filtering: boolean;
  /** Narrow screens show only the chosen column. */
  chosen: boolean;
  selected: ReadonlySet<string>;
  onSelect(talentId: string): void;
  onSelectAll(): void;
  onKey(event: KeyboardEvent, index: number): void;
  handle: Ref<ColumnHandle>;
}

/** The cards of one verdict. Only the visible ones are in the DOM. */
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
  const { verdict, shown } = column;
  const { scroller, virtual, items, reachable, setActive } = useVirtualCards(column, handle);
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
