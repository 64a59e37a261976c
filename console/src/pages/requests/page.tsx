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
import { useMessages } from './messages.ts';
import { type RequestEntry, requestsParameters, requestsQuery, STATUSES } from './queries.ts';
import { RequestDrawer } from './request-drawer.tsx';

const route = getRouteApi('/frame/requests');

export function Page() {
  const messages = useMessages();
  const search = route.useSearch();
  const query = useInfiniteQuery(requestsQuery(search));
  const parameters = requestsParameters(search);
  const navigate = useNavigate({ from: '/requests' });
  const open = (request: string | undefined) =>
    void navigate({ search: (now) => ({ ...now, request }) });
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          <CopyAsApiCall
            call={{
              method: 'GET',
              path: '/v1/requests',
              query: parameters,
              sdk: { method: 'listRequests', input: parameters },
            }}
          />
        }
      />
      <Filters />
      <Loaded query={query}>
        {({ pages }) => {
          const requests = pages.flatMap((page) => page.requests);
          const { retentionDays = 0, bodyHours = 0 } = pages[0] ?? {};
          if (requests.length === 0)
            return (
              <EmptyState
                icon={ScrollText}
                title={search.trackingCode || search.status ? messages.emptyFilter : messages.empty}
              >
                {retentionDays === 0 ? messages.off : messages.emptyWhy(retentionDays)}
              </EmptyState>
            );
          return (
            <>
              <Requests requests={requests} onOpen={open} />
              <p className="mt-3 text-quiet">
                {messages.kept(retentionDays)}{' '}
                {bodyHours === 0 ? messages.bodiesOff : messages.bodiesKept(bodyHours)}
              </p>
              <RequestDrawer
                request={requests.find(({ trackingCode }) => trackingCode === search.request)}
                bodyHours={bodyHours}
                onClose={() => open(undefined)}
              />
              {query.hasNextPage && (
                <div className="mt-3 text-center">
                  <Button
                    loading={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {messages.more}
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
  const messages = useMessages();
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
            void navigate({
              search: (now) => ({ ...now, trackingCode: typed === '' ? undefined : typed }),
            });
          }}
        >
          <Field label={messages.trackingCode} hideLabel>
            <TextInput
              name="trackingCode"
              type="search"
              defaultValue={trackingCode}
              placeholder={messages.trackingCodeHint}
              className="font-mono"
            />
          </Field>
        </form>
      </search>
      <Segments
        label={messages.status}
        value={status ?? 'all'}
        choices={[
          { value: 'all' as const, label: messages.all },
          ...STATUSES.map((value) => ({ value, label: value })),
        ]}
        onChange={(next) =>
          void navigate({
            search: (now) => ({ ...now, status: next === 'all' ? undefined : next }),
          })
        }
      />
    </div>
  );
}

interface RequestsProps {
  requests: readonly RequestEntry[];
  onOpen(trackingCode: string): void;
}

function Requests({ requests, onOpen }: RequestsProps) {
  const messages = useMessages();
  const format = useFormat();
  const columns: Column<RequestEntry>[] = [
    {
      key: 'status',
      header: messages.status,
      cell: ({ status }) => <Badge tone={toneOf(status)}>{status}</Badge>,
    },
    {
      key: 'route',
      header: messages.request,
      cell: ({ method, route, errorCode, trackingCode }) => (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <button
            type="button"
            className="text-left font-mono text-xs hover:underline"
            onClick={() => onOpen(trackingCode)}
          >
            {method} {route ?? messages.noRoute}
          </button>
          {errorCode && <span className="text-quiet">{errorCode}</span>}
        </span>
      ),
    },
    {
      key: 'by',
      header: messages.by,
      wide: true,
      cell: ({ keyId }) => <span className="font-mono text-xs">{keyId ?? messages.console}</span>,
    },
    {
      key: 'trackingCode',
      header: messages.trackingCode,
      wide: true,
      cell: ({ trackingCode }) => (
        <span className="flex items-center gap-1 whitespace-nowrap font-mono text-xs">
          {trackingCode}
          <CopyButton text={trackingCode} label={messages.copy(trackingCode)} />
        </span>
      ),
    },
    {
      key: 'duration',
      header: messages.duration,
      align: 'right',
      wide: true,
      cell: ({ durationMs }) => `${format.number(Math.round(durationMs))} ms`,
    },
    { key: 'at', header: messages.at, align: 'right', cell: ({ at }) => <Time at={at} /> },
  ];
  return (
    <Table
      label={messages.title}
      columns={columns}
      rows={requests}
      keyOf={({ trackingCode }) => trackingCode}
    />
  );
}

const toneOf = (status: number): Tone =>
  status >= 500 ? 'red' : status >= 400 ? 'amber' : 'green';
