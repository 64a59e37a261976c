import { useDroppable } from '@dnd-kit/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { FailedState } from '../../app/loaded.tsx';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Card, type CardProps } from './board-card.tsx';
import { neighbour } from './board-move.ts';
import { useMessages } from './messages.ts';
import { type CandidateRow, columnQuery } from './queries.ts';
import { type CandidatesSearch, listParameters } from './search.ts';
import { useStatusName } from './status.tsx';

interface BoardColumnProps {
  sourcingId: string;
  statusHandle: string;
  search: CandidatesSearch;
  /** Candidates being moved, each with its new status. */
  moved: ReadonlyMap<string, CandidateRow>;
  /** The held card would drop here. */
  target: boolean;
  columns: readonly string[];
  card: Omit<CardProps, 'row'>;
}

export function BoardColumn({
  sourcingId,
  statusHandle,
  search,
  moved,
  target,
  columns,
  card,
}: BoardColumnProps) {
  const messages = useMessages();
  const format = useFormat();
  const title = useStatusName()(statusHandle);
  const { query, rows, total } = useRows({ sourcingId, statusHandle, search, moved });
  const { setNodeRef, isOver } = useDroppable({ id: statusHandle });

  return (
    <section
      ref={setNodeRef}
      aria-label={messages.columnLabel(title, format.number(total))}
      data-column={statusHandle}
      className={classNames(
        'flex max-h-[max(360px,calc(100dvh-19rem))] w-72 shrink-0 flex-col rounded-lg border bg-sunken',
        target || isOver
          ? 'border-accent outline-2 outline-accent -outline-offset-2'
          : 'border-line',
      )}
    >
      <h2 className="flex items-center justify-between gap-2 px-3 py-2 font-medium">
        <span className="truncate">{title}</span>
        <span className="font-normal text-quiet">{query.data && format.number(total)}</span>
      </h2>
      <ul
        className="flex min-h-16 flex-col gap-2 overflow-y-auto px-2 pb-2"
        onKeyDown={(event) => focusTowards(event, columns, statusHandle)}
      >
        {rows.map((row) => (
          <li key={row.candidate.id}>
            <Card row={row} {...card} />
          </li>
        ))}
        {query.isPending && (
          <li>
            <span className="block h-20 animate-pulse rounded-md bg-surface" />
          </li>
        )}
        {query.error && !query.data && (
          <li>
            <FailedState error={query.error} onRetry={() => void query.refetch()} />
          </li>
        )}
        {!query.isPending && !query.error && rows.length === 0 && (
          <li className="px-1 py-3 text-center text-quiet">{messages.emptyColumn}</li>
        )}
        {query.hasNextPage && (
          <li className="flex justify-center">
            <Button
              size="small"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {messages.more}
              <span className="sr-only">: {title}</span>
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

/** The cards of the column, moves included, and their number on all pages. */
function useRows({
  sourcingId,
  statusHandle,
  search,
  moved,
}: Pick<BoardColumnProps, 'sourcingId' | 'statusHandle' | 'search' | 'moved'>) {
  const query = useInfiniteQuery(
    columnQuery(sourcingId, { ...listParameters(search), statusHandle: undefined }, statusHandle),
  );
  const loaded = query.data?.pages.flatMap(({ candidates }) => candidates) ?? [];
  const rows = cardsOf(loaded, moved, statusHandle);
  const total =
    (query.data?.pages.at(-1)?.pagination.total ?? 0) + rows.length - unique(loaded).length;
  return { query, rows, total };
}

const unique = (rows: readonly CandidateRow[]): CandidateRow[] => [
  ...new Map(rows.map((row) => [row.candidate.id, row])).values(),
];

/** The cards moving in come first; the cards moving out are left out. */
function cardsOf(
  loaded: readonly CandidateRow[],
  moved: ReadonlyMap<string, CandidateRow>,
  statusHandle: string,
): CandidateRow[] {
  const coming = [...moved.values()].filter(
    ({ candidate }) => candidate.statusHandle === statusHandle,
  );
  return [...coming, ...unique(loaded).filter(({ candidate }) => !moved.has(candidate.id))];
}

function focusTowards(
  event: KeyboardEvent<HTMLElement>,
  columns: readonly string[],
  column: string,
): void {
  const from =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-candidate]') : null;
  if (from === null) return;
  const next = cardTowards(from, event.key, columns, column);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The card that an arrow key moves to: the next one, or the one at the same height in the next
 * column that has a card.
 */
function cardTowards(
  from: HTMLElement,
  key: string,
  columns: readonly string[],
  column: string,
): HTMLElement | null {
  const cardsIn = (element: Element | null | undefined) => [
    ...(element?.querySelectorAll<HTMLElement>('[data-candidate]') ?? []),
  ];
  const own = cardsIn(from.closest('[data-column]'));
  const at = own.indexOf(from);
  if (key === 'ArrowDown') return own[at + 1] ?? null;
  if (key === 'ArrowUp') return own[at - 1] ?? null;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  for (
    let next = neighbour(columns, column, key);
    next !== null && next !== column;
    next = neighbour(columns, column, key)
  ) {
    const cards = cardsIn(document.querySelector(`[data-column="${CSS.escape(next)}"]`));
    const card = cards[Math.min(at, cards.length - 1)];
    if (card) return card;
    column = next;
  }
  return null;
}
