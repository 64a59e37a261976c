import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { Loaded } from '../../../app/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyAsApiCall } from '../../../ui/copy-as-api-call.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { Time } from '../../../ui/time.tsx';
import { useMemberNames } from '../members-query.ts';
import { Filters } from './filters.tsx';
import { useMessages } from './messages.ts';
import { type AuditEntry, auditParameters, auditQuery } from './queries.ts';
import { Verification } from './verification.tsx';

const route = getRouteApi('/frame/settings/$section');

export function Section() {
  const messages = useMessages();
  const filter = route.useSearch();
  const query = useInfiniteQuery(auditQuery(filter));
  const parameters = auditParameters(filter);
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          <CopyAsApiCall
            call={{
              method: 'GET',
              path: '/v1/audit',
              query: parameters,
              sdk: { method: 'listAuditEntries', input: parameters },
            }}
          />
        }
      />
      <Verification />
      <Filters key={JSON.stringify(parameters)} />
      <Loaded query={query}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0)
            return (
              <EmptyState icon={History} title={messages.empty}>
                {messages.emptyWhy}
              </EmptyState>
            );
          return (
            <>
              <Entries entries={entries} />
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

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const messages = useMessages();
  const nameOf = useMemberNames();
  const who = (actor: string) =>
    actor === 'operator'
      ? messages.operator
      : actor === 'service'
        ? messages.service
        : (nameOf(actor) ?? actor);
  const columns: Column<AuditEntry>[] = [
    {
      key: 'seq',
      header: messages.seq,
      wide: true,
      cell: ({ seq }) => <span className="text-quiet">{seq}</span>,
    },
    {
      key: 'what',
      header: messages.what,
      cell: ({ action, subject }) => (
        <>
          <span className="block break-words font-medium">{action}</span>
          <span className="block max-w-72 truncate font-mono text-quiet text-xs" title={subject}>
            {subject}
          </span>
        </>
      ),
    },
    {
      key: 'who',
      header: messages.actor,
      cell: ({ actor }) => (
        <span className="block max-w-48 truncate" title={actor}>
          {who(actor)}
        </span>
      ),
    },
    {
      key: 'details',
      header: messages.details,
      wide: true,
      cell: ({ details }) => <Details details={details} />,
    },
    { key: 'at', header: messages.at, align: 'right', cell: ({ at }) => <Time at={at} /> },
  ];
  return (
    <Table
      label={messages.title}
      columns={columns}
      rows={entries}
      keyOf={({ seq }) => String(seq)}
    />
  );
}

function Details({ details }: Pick<AuditEntry, 'details'>) {
  const shown = Object.entries(details).filter(([, value]) => value !== null);
  return (
    <ul className="flex max-w-80 flex-wrap gap-x-3 text-quiet text-xs">
      {shown.map(([name, value]) => (
        <li key={name} className="break-words">
          {name}:{' '}
          <span className="text-ink">
            {Array.isArray(value) ? value.join(', ') : String(value)}
          </span>
        </li>
      ))}
    </ul>
  );
}
