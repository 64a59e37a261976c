import { ArrowDown, ArrowUp, Check, ListFilter, X } from 'lucide-react';
import { useFormat } from '../../language/format.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Menu } from '../../ui/menu.tsx';
import { isFiltering } from './filter.ts';
import { type GridOrder, nextBy } from './grid-rows.ts';
import { useMessages } from './messages.ts';
import { useBoardSearch } from './use-board-search.ts';
import { CRITERION_STATUSES, type CriterionStatus } from './verdicts.ts';

export const HEAD = 'sticky top-0 border-line border-b bg-surface px-3 py-2 text-left align-bottom';

interface CriterionHeadProps {
  /** From 1. */
  nth: number;
  criterion: string;
  order: GridOrder | null;
  share: string;
}

/** The heading of a criterion: a click sorts by it, a menu keeps one status of it. */
export function CriterionHead({ nth, criterion, order, share }: CriterionHeadProps) {
  const messages = useMessages();
  const { search, change } = useBoardSearch();
  const own = order?.criterion === nth ? order : null;
  const Arrow = own?.weakestFirst ? ArrowUp : ArrowDown;
  // A criterion without a status means: people who meet it.
  const status: CriterionStatus | null = search.criterion === nth ? (search.status ?? 'met') : null;
  return (
    <th
      scope="col"
      aria-sort={own ? (own.weakestFirst ? 'ascending' : 'descending') : 'none'}
      className={classNames(HEAD, 'z-10 min-w-32 max-w-48')}
    >
      <span className="flex items-end gap-1">
        <button
          type="button"
          title={criterion}
          onClick={() => void change({ by: nextBy(order, nth) })}
          className="min-w-0 grow rounded-sm text-left hover:text-ink"
        >
          <span className="sr-only">{messages.sortBy(criterion)}</span>
          <span aria-hidden className="line-clamp-2 font-medium">
            {criterion}
          </span>
          <span className="flex items-center gap-1 font-normal text-quiet text-xs">
            {status === null ? share : messages.criterionStatuses[status]}
            {own && <Arrow aria-hidden size={12} className="shrink-0" />}
          </span>
        </button>
        <Menu
          trigger={
            <IconButton
              icon={ListFilter}
              size="small"
              label={messages.filterBy(criterion)}
              side="bottom"
              className={classNames(
                'size-6',
                status ? 'bg-accent-soft text-accent-ink' : 'text-quiet',
              )}
            />
          }
          groups={[
            {
              actions: [
                {
                  id: 'all',
                  label: messages.everyStatus,
                  icon: status === null ? Check : undefined,
                  onSelect: () => void change({ criterion: undefined, status: undefined }),
                },
                ...CRITERION_STATUSES.map((one) => ({
                  id: one,
                  label: messages.criterionStatuses[one],
                  icon: one === status ? Check : undefined,
                  onSelect: () => void change({ criterion: nth, status: one }),
                })),
              ],
            },
          ]}
        />
      </span>
    </th>
  );
}

/** How many people the filters of the grid and the board leave, and the way back to all. */
export function Filtered({ shown, all }: { shown: number; all: number }) {
  const messages = useMessages();
  const format = useFormat();
  const { search, change } = useBoardSearch();
  if (!isFiltering(search)) return null;
  const none = { criterion: undefined, status: undefined, overridden: undefined };
  return (
    <span className="flex items-center gap-2">
      <span role="status">{messages.peopleOf(format.number(shown), format.number(all))}</span>
      <Button
        look="quiet"
        size="small"
        icon={X}
        onClick={() => void change({ ...none, search: undefined })}
      >
        {messages.clear}
      </Button>
    </span>
  );
}
