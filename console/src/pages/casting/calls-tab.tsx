import { useInfiniteQuery } from '@tanstack/react-query';
import { Loaded } from '../../app/loaded.tsx';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Time } from '../../ui/time.tsx';
import { callsQuery } from './board-queries.ts';
import { useMessages } from './messages.ts';
import type { Call, Wave } from './queries.ts';

/** The calls, newest first: what each reserved, charged and returned, and why it ended. */
export function CallsTab({ castingId }: { castingId: string }) {
  const messages = useMessages();
  const query = useInfiniteQuery(callsQuery(castingId));
  return (
    <Loaded query={query}>
      {({ pages }) => (
        <>
          <ol aria-label={messages.calls} className="flex flex-col gap-6">
            {pages
              .flatMap((page) => page.calls)
              .map((call) => (
                <CallItem key={call.call} call={call} />
              ))}
          </ol>
          {query.hasNextPage && (
            <div className="mt-3 text-center">
              <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {messages.showMore}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

function CallItem({
  call: { call, target, charged, verdicts, startedAt, ended, runs },
}: {
  call: Call;
}) {
  const messages = useMessages();
  const format = useFormat();
  const nth = format.number(call);
  const counts = messages.verdictsOf(
    format.number(verdicts.green),
    format.number(verdicts.amber),
    format.number(verdicts.red),
  );
  return (
    <li>
      <h2 className="font-semibold text-base">{messages.callNumber(nth)}</h2>
      <p>{ended ?? messages.running}</p>
      <p className="mb-2 flex flex-wrap gap-x-3 text-quiet">
        <Time at={startedAt} />
        <span>
          {messages.targetOf(format.number(target.greens), format.number(target.maxCredits))}
        </span>
        <span>{counts}</span>
        <span>{messages.chargedOf(format.number(charged))}</span>
      </p>
      <div className="flex flex-col gap-3">
        {runs.map(({ runId, waves, endedBy }, retry) => (
          <div key={runId}>
            {retry > 0 && (
              <h3 className="mb-1 text-quiet">{messages.retryNumber(format.number(retry))}</h3>
            )}
            {waves.length > 0 ? (
              <Waves label={messages.waves(nth)} waves={waves} />
            ) : (
              <p className="text-quiet">{endedBy ? messages.ends[endedBy] : messages.waveRuns}</p>
            )}
          </div>
        ))}
      </div>
    </li>
  );
}

function Waves({ label, waves }: { label: string; waves: readonly Wave[] }) {
  const messages = useMessages();
  const format = useFormat();
  const amount = (value: number | null) => (value === null ? '–' : format.number(value));
  const columns: Column<Wave>[] = [
    { key: 'wave', header: messages.wave, cell: ({ wave }) => format.number(wave) },
    {
      key: 'reserved',
      header: messages.waveReserved,
      align: 'right',
      cell: ({ reserved }) => amount(reserved),
    },
    {
      key: 'charged',
      header: messages.waveCharged,
      align: 'right',
      cell: ({ charged }) => amount(charged),
    },
    {
      key: 'returned',
      header: messages.waveReturned,
      align: 'right',
      cell: ({ returned }) => amount(returned),
    },
    {
      key: 'verdicts',
      header: messages.waveVerdicts,
      wide: true,
      cell: ({ verdicts: { green, amber, red } }) =>
        messages.verdictsOf(format.number(green), format.number(amber), format.number(red)),
    },
    {
      key: 'end',
      header: messages.waveEnd,
      cell: ({ endedBy }) => (endedBy ? messages.ends[endedBy] : messages.waveRuns),
    },
    {
      key: 'started',
      header: messages.waveStarted,
      align: 'right',
      wide: true,
      cell: ({ startedAt }) => <Time at={startedAt} />,
    },
  ];
  return <Table label={label} columns={columns} rows={waves} keyOf={({ wave }) => String(wave)} />;
}
