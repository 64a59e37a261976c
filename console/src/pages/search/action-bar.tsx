import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ClipboardCheck, MapPinned, Search } from 'lucide-react';
import { useDescribe } from '../../app/filters/describe.ts';
import type { Filter } from '../../app/filters/filter.ts';
import { NoCredits, useIsShort } from '../../app/no-credits.tsx';
import { useMessages as usePoolMessages } from '../../app/pool/messages.ts';
import type { Pool } from '../../app/pool/pool.ts';
import { SaveButton } from '../../app/saved-searches/save-button.tsx';
import { useMay } from '../../app/session.ts';
import { workspaceQuery } from '../../app/workspace-query.ts';
import { useFormat } from '../../language/format.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { useMessages } from './messages.ts';

interface ActionBarProps {
  pool: Pool;
  isSearching: boolean;
  /** There was no search yet. */
  isFirst: boolean;
  onSearch(): void;
}

const PAGE = 10;

/** Whether a search adds people of near titles to the few that match, up to a page of them. */
export const mayWiden = (filters: readonly Filter[], count: number | undefined): boolean =>
  count !== undefined &&
  count < PAGE &&
  filters.some((one) => one.filterType === 'JOB_TITLE' && !one.isExcluded && !one.isExactMatch);

/** The number of matches, the cost of a search, and the two actions. */
export function ActionBar({
  pool: { prompt, filters, chips, count, isBlocked },
  isSearching,
  isFirst,
  onSearch,
}: ActionBarProps) {
  const messages = useMessages();
  const poolMessages = usePoolMessages();
  const format = useFormat();
  const maySpend = useMay('spend');
  const isShort = useIsShort('apiCredits');
  const { titleOf } = useDescribe();
  const suggested = filters || !prompt ? chips.map(titleOf).join(', ') : prompt;
  return (
    <div className="mt-3 mb-5 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="min-w-0">
        {!isBlocked && (
          <span className="font-semibold text-base">
            {count === undefined
              ? poolMessages.counting
              : poolMessages.people(count, format.number(count))}
          </span>
        )}
      </p>
      {!isBlocked && (
        <Link to="/search/market" search={{ prompt, filters }} className={buttonClass('secondary')}>
          <MapPinned aria-hidden size={15} />
          {messages.market}
        </Link>
      )}
      {maySpend ? (
        <div className="flex flex-wrap items-center justify-end gap-2">
          {isFirst && !isBlocked && <Price count={mayWiden(chips, count) ? PAGE : count} />}
          {!isBlocked && <SaveButton definition={{ prompt, filters }} suggested={suggested} />}
          {!isBlocked && (
            <Link
              to="/castings/new"
              search={{ prompt, filters }}
              className={buttonClass('secondary')}
            >
              <ClipboardCheck aria-hidden size={15} />
              {messages.startCasting}
            </Link>
          )}
          {isFirst && (
            <Button
              look="primary"
              icon={Search}
              loading={isSearching}
              disabled={isBlocked || isShort}
              onClick={onSearch}
            >
              {messages.search}
            </Button>
          )}
          {isShort && <NoCredits balance="apiCredits" />}
        </div>
      ) : (
        <p className="text-quiet">{messages.mayNot}</p>
      )}
    </div>
  );
}

/** The maximum cost of the next page, and the balance. */
export function Price({ count }: { count: number | undefined }) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const format = useFormat();
  const { data: workspace } = useQuery(workspaceQuery);
  if (workspace === undefined) return null;
  const credits = (amount: number) => uiMessages.credits(amount, format.number(amount));
  const { apiCredits } = workspace.balances;
  const most = Math.min(PAGE, count ?? PAGE);
  return <span className="text-quiet">{messages.price(credits(most), credits(apiCredits))}</span>;
}
