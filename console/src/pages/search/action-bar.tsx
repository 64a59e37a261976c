import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ClipboardCheck, Search } from 'lucide-react';
import type { Pool } from '../../app/pool/pool.ts';
import { useWords as usePoolWords } from '../../app/pool/words.ts';
import { useMay } from '../../app/session.ts';
import { workspaceQuery } from '../../app/workspace-query.ts';
import { useFormat } from '../../language/format.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useUiWords } from '../../ui/words.ts';
import { useWords } from './words.ts';

interface ActionBarProps {
  pool: Pool;
  isSearching: boolean;
  /** Nothing was searched for yet. */
  isFirst: boolean;
  onSearch(): void;
}

const PAGE = 10;

/** How many match, what a search costs, and the two things to do with it. */
export function ActionBar({ pool: { prompt, filters, count, isBlocked }, isSearching, isFirst, onSearch }: ActionBarProps) {
  const words = useWords();
  const poolWords = usePoolWords();
  const format = useFormat();
  const maySpend = useMay('spend');
  return (
    <div className="mt-3 mb-5 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="min-w-0">
        {!isBlocked && (
          <span className="font-semibold text-base">{count === undefined ? poolWords.counting : poolWords.people(count, format.number(count))}</span>
        )}
      </p>
      {maySpend ? (
        <div className="flex flex-wrap items-center justify-end gap-2">
          {isFirst && !isBlocked && <Price count={count} />}
          {!isBlocked && (
            <Link to="/castings/new" search={{ prompt, filters }} className={buttonClass('secondary')}>
              <ClipboardCheck aria-hidden size={15} />
              {words.startCasting}
            </Link>
          )}
          {isFirst && (
            <Button look="primary" icon={Search} loading={isSearching} disabled={isBlocked} onClick={onSearch}>
              {words.search}
            </Button>
          )}
        </div>
      ) : (
        <p className="text-quiet">{words.mayNot}</p>
      )}
    </div>
  );
}

/** The most that the next page may cost, and the balance. */
export function Price({ count }: { count: number | undefined }) {
  const words = useWords();
  const uiWords = useUiWords();
  const format = useFormat();
  const { data: workspace } = useQuery(workspaceQuery);
  if (workspace === undefined) return null;
  const credits = (amount: number) => uiWords.credits(amount, format.number(amount));
  const { apiCredits } = workspace.balances;
  const most = Math.min(PAGE, count ?? PAGE);
  return <span className="text-quiet">{words.price(credits(most), credits(apiCredits))}</span>;
}
