import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, ClipboardCheck, MapPinned } from 'lucide-react';
import { type Filter, slim } from '../../app/filters/filter.ts';
import { FilterChip } from '../../app/filters/filter-chip.tsx';
import { FailedState, Loaded } from '../../app/loaded.tsx';
import { usePool } from '../../app/pool/pool.ts';
import { useMay } from '../../app/session.ts';
import { useFormat } from '../../language/format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { CityMap } from './city-map.tsx';
import { Forecast } from './forecast.tsx';
import { useMessages } from './messages.ts';
import { type Market, marketQuery, type Share } from './queries.ts';
import { Shares } from './shares.tsx';

const route = getRouteApi('/frame/search/market');
const GREENS = 10;
const MAX_GREENS = 50;

/** Who a search finds, before anything is spent on it. */
export function Page() {
  const messages = useMessages();
  const { prompt, filters, greens: wanted = GREENS } = route.useSearch();
  const navigate = useNavigate({ from: '/search/market' });
  const maySpend = useMay('spend');
  const greens = Math.min(wanted, MAX_GREENS);
  const { chips, reading, isRefused } = usePool({ prompt, filters });
  const shown = isRefused ? [] : chips;
  const market = useQuery(marketQuery(shown, greens));
  const isEmpty = prompt === undefined && filters === undefined;
  const change = (changed: Filter[]) =>
    void navigate({
      search: { prompt, filters: changed, greens: wanted === GREENS ? undefined : wanted },
    });
  const body = { filters: shown, greens };
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          <>
            <Link to="/search" search={{ prompt, filters }} className={buttonClass('secondary')}>
              <ArrowLeft aria-hidden size={15} />
              {messages.back}
            </Link>
            {maySpend && shown.length > 0 && (
              <Link
                to="/castings/new"
                search={{ prompt, filters }}
                className={buttonClass('secondary')}
              >
                <ClipboardCheck aria-hidden size={15} />
                {messages.startCasting}
              </Link>
            )}
            {shown.length > 0 && (
              <CopyAsApiCall
                call={{
                  method: 'POST',
                  path: '/v1/search/market',
                  body,
                  sdk: { method: 'mapMarket', input: body },
                }}
              />
            )}
          </>
        }
      />
      {isEmpty && (
        <EmptyState icon={MapPinned} title={messages.nothing}>
          {messages.nothingWhy}
        </EmptyState>
      )}
      {reading.error && filters === undefined && <FailedState error={reading.error} />}
      {!isEmpty && !(reading.error && filters === undefined) && !isRefused && (
        <Loaded query={market} skeleton={<Skeleton className="h-96" />}>
          {(found) => (
            <>
              <Forecast
                market={found}
                greens={greens}
                onGreens={(next) => void navigate({ search: (now) => ({ ...now, greens: next }) })}
              />
              <Costs
                market={found}
                onRemove={(index) => change(shown.filter((_, at) => at !== index))}
              />
              <CityMap market={found} />
              <Properties market={found} onNarrow={(filter) => change([...shown, filter])} />
            </>
          )}
        </Loaded>
      )}
    </>
  );
}

/** Each filter with the people it leaves out; the last one cannot be removed. */
function Costs({ market, onRemove }: { market: Market; onRemove(index: number): void }) {
  const messages = useMessages();
  const format = useFormat();
  const mayRemove = market.filters.length > 1;
  return (
    <Panel title={messages.costs} lead={messages.costsWhy}>
      <ul className="flex flex-col gap-2">
        {market.filters.map(({ index, filter, removed }) => (
          <li key={index} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <FilterChip
              filter={slim(filter)}
              onRemove={mayRemove ? () => onRemove(index) : undefined}
            />
            <span className={removed > 0 ? 'font-medium' : 'text-quiet'}>
              {messages.more(Math.max(0, removed), format.number(Math.max(0, removed)))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface PropertiesProps {
  market: Market;
  onNarrow(filter: Filter): void;
}

function Properties({ market, onNarrow }: PropertiesProps) {
  const messages = useMessages();
  const narrow = (filter: NonNullable<Share['filter']>) => onNarrow(slim(filter));
  const levels: Record<string, string> = messages.levels;
  const seniorities = market.seniorities.map((one) => ({
    ...one,
    name: levels[one.name] ?? one.name,
  }));
  return (
    <div className="grid items-start gap-x-6 lg:grid-cols-2">
      <Shares title={messages.titles} shares={market.titles} onNarrow={narrow} />
      <Shares title={messages.companies} shares={market.companies} onNarrow={narrow} />
      <Shares title={messages.skills} shares={market.skills} onNarrow={narrow} />
      <div>
        <Shares title={messages.seniorities} shares={seniorities} onNarrow={narrow} />
        <Shares title={messages.years} shares={market.years} onNarrow={narrow} />
      </div>
    </div>
  );
}
