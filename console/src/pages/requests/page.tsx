import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { Loaded } from '../../app/loaded.tsx';
import { useFormat } from '../../language/format.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/code-block.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segments } from '../../ui/segments.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Time } from '../../ui/time.tsx';
import { type RequestEntry, requestsParameters, requestsQuery, STATUSES } from './queries.ts';
import { useWords } from './words.ts';

const route = getRouteApi('/frame/requests');

export function Page() {
  const words = useWords();
  const search = route.useSearch();
  const query = useInfiniteQuery(requestsQuery(search));
  const parameters = requestsParameters(search);
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <CopyAsApiCall call={{ method: 'GET', path: '/v1/requests', query: parameters, sdk: { method: 'listRequests', input: parameters } }} />
        }
      />
      <Filters />
      <Loaded query={query}>
        {({ pages }) => {
          const requests = pages.flatMap((page) => page.requests);
          const retentionDays = pages[0]?.retentionDays ?? 0;
          if (requests.length === 0)
            return (
              <EmptyState icon={ScrollText} title={search.trackingCode || search.status ? words.emptyFilter : words.empty}>
                {retentionDays === 0 ? words.off : words.emptyWhy(retentionDays)}
              </EmptyState>
            );
          return (
            <>
              <Requests requests={requests} />
              <p className="mt-3 text-quiet">{words.kept(retentionDays)}</p>
              {query.hasNextPage && (
                <div className="mt-3 text-center">
                  <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {words.more}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function Filters() {
  const words = useWords();
  const { status, trackingCode } = route.useSearch();
  const navigate = useNavigate({ from: '/requests' });
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <search className="grow sm:max-w-96">
        <form
          key={trackingCode}
          onSubmit={(event) => {
            event.preventDefault();
            const typed = String(new FormData(event.currentTarget).get('trackingCode')).trim();
            void navigate({ search: (now) => ({ ...now, trackingCode: typed === '' ? undefined : typed }) });
          }}
        >
          <Field label={words.trackingCode} hideLabel>
            <TextInput name="trackingCode" type="search" defaultValue={trackingCode} placeholder={words.trackingCodeHint} className="font-mono" />
          </Field>
        </form>
      </search>
      <Segments
        label={words.status}
        value={status ?? 'all'}
        choices={[{ value: 'all' as const, label: words.all }, ...STATUSES.map((value) => ({ value, label: value }))]}
        onChange={(next) => void navigate({ search: (now) => ({ ...now, status: next === 'all' ? undefined : next }) })}
      />
    </div>
  );
}

function Requests({ requests }: { requests: readonly RequestEntry[] }) {
  const words = useWords();
  const format = useFormat();
  const columns: Column<RequestEntry>[] = [
    { key: 'status', header: words.status, cell: ({ status }) => <Badge tone={toneOf(status)}>{status}</Badge> },
    {
      key: 'route',
      header: words.request,
      cell: ({ method, route, errorCode }) => (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-mono text-xs">
            {method} {route ?? words.noRoute}
          </span>
          {errorCode && <span className="text-quiet">{errorCode}</span>}
        </span>
      ),
    },
    { key: 'by', header: words.by, wide: true, cell: ({ keyId }) => <span className="font-mono text-xs">{keyId ?? words.console}</span> },
    {
      key: 'trackingCode',
      header: words.trackingCode,
      wide: true,
      cell: ({ trackingCode }) => (
        <span className="flex items-center gap-1 whitespace-nowrap font-mono text-xs">
          {trackingCode}
          <CopyButton text={trackingCode} label={words.copy(trackingCode)} />
        </span>
      ),
    },
    { key: 'duration', header: words.duration, align: 'right', wide: true, cell: ({ durationMs }) => `${format.number(Math.round(durationMs))} ms` },
    { key: 'at', header: words.at, align: 'right', cell: ({ at }) => <Time at={at} /> },
  ];
  return <Table label={words.title} columns={columns} rows={requests} keyOf={({ trackingCode }) => trackingCode} />;
}

const toneOf = (status: number): Tone => (status >= 500 ? 'red' : status >= 400 ? 'amber' : 'green');
