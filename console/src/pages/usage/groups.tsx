import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../app/loaded.tsx';
import { useFormat } from '../../language/format.ts';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { KINDS } from './chart.ts';
import { useMessages } from './messages.ts';
import {
  type CreditGroup,
  type CreditGroups,
  type CreditUsage,
  groupParameters,
  groupsQuery,
} from './queries.ts';

/** What each member or sourcing spent, and what a green cost them: a table whose rows are bars. */
export function Groups({ period }: { period: CreditUsage['by'] }) {
  const messages = useMessages();
  const [by, setBy] = useState<CreditGroups['by']>('member');
  const groups = useQuery(groupsQuery(period, by));
  const parameters = groupParameters(period, by);
  return (
    <section aria-labelledby="groups" className="mb-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="groups" className="font-semibold text-lg">
          {messages.groups}
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          <CopyAsApiCall
            call={{
              method: 'GET',
              path: '/v1/usage/credits/groups',
              query: parameters,
              sdk: { method: 'readCreditGroups', input: parameters },
            }}
          />
          <Segments
            label={messages.groupedBy}
            value={by}
            choices={[
              { value: 'member', label: messages.byMember },
              { value: 'sourcing', label: messages.bySourcing },
            ]}
            onChange={setBy}
          />
        </div>
      </div>
      <Loaded query={groups} skeleton={<Skeleton className="h-48" />}>
        {(shown) =>
          shown.groups.length === 0 ? (
            <p className="text-quiet">{messages.noGroups}</p>
          ) : (
            <Bars shown={shown} />
          )
        }
      </Loaded>
    </section>
  );
}

function Bars({ shown }: { shown: CreditGroups }) {
  const messages = useMessages();
  const format = useFormat();
  const most = Math.max(1, ...shown.groups.map(({ spent }) => spent));
  const number = (header: string, read: (group: CreditGroup) => number | null, wide = false) => ({
    key: header,
    header,
    wide,
    align: 'right' as const,
    cell: (group: CreditGroup) => {
      const value = read(group);
      return value === null ? '–' : format.number(Math.round(value * 10) / 10);
    },
  });
  const columns: Column<CreditGroup>[] = [
    {
      key: 'name',
      header: shown.by === 'member' ? messages.member : messages.sourcing,
      cell: (group) => (
        <span className="relative block min-w-32 px-2 py-1">
          <span
            aria-hidden
            className="absolute inset-y-0 left-0 rounded-sm bg-accent-soft"
            style={{ width: `${(100 * group.spent) / most}%` }}
          />
          <span className="relative">
            <GroupName group={group} by={shown.by} />
          </span>
        </span>
      ),
    },
    number(messages.spent, ({ spent }) => spent),
    ...KINDS.map((kind) => number(messages.kinds[kind], (group) => group[kind], true)),
    number(messages.greensShort, ({ greens }) => greens),
    number(messages.perGreen, ({ creditsPerGreen }) => creditsPerGreen),
  ];
  return (
    <>
      <Table
        label={messages.groups}
        columns={columns}
        rows={shown.groups}
        keyOf={({ id }) => id ?? ''}
      />
      <p className="mt-2 max-w-2xl text-quiet text-sm">
        {shown.by === 'member' ? messages.memberWhy : messages.sourcingWhy}{' '}
        {shown.groupCount > shown.groups.length &&
          messages.groupsShown(format.number(shown.groups.length), format.number(shown.groupCount))}
      </p>
    </>
  );
}

function GroupName({ group: { id, name }, by }: { group: CreditGroup; by: CreditGroups['by'] }) {
  const messages = useMessages();
  if (id === null) return by === 'member' ? messages.nobodyKnown : messages.noSourcing;
  if (name === null) return by === 'member' ? messages.formerMember : messages.noSourcing;
  if (by === 'member') return name;
  return (
    <Link to="/sourcings/$sourcingId" params={{ sourcingId: id }} className="hover:underline">
      {name}
    </Link>
  );
}
