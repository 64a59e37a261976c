import { useInfiniteQuery } from '@tanstack/react-query';
import { Loaded } from '../../app/loaded.tsx';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Time } from '../../ui/time.tsx';
import { type Call, callsQuery, type Wave } from './queries.ts';
import { useWords } from './words.ts';

/** The calls, newest first: what each set aside, spent and gave back, and why it ended. */
export function CallsTab({ castingId }: { castingId: string }) {
  const words = useWords();
  const query = useInfiniteQuery(callsQuery(castingId));
  return (
    <Loaded query={query}>
      {({ pages }) => (
        <>
          <ol aria-label={words.calls} className="flex flex-col gap-6">
            {pages
              .flatMap((page) => page.calls)
              .map((call) => (
                <CallItem key={call.call} call={call} />
              ))}
          </ol>
          {query.hasNextPage && (
            <div className="mt-3 text-center">
              <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {words.showMore}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

function CallItem({ call: { call, target, charged, verdicts, startedAt, ended, runs } }: { call: Call }) {
  const words = useWords();
  const format = useFormat();
  const nth = format.number(call);
  const counts = words.verdictsOf(format.number(verdicts.green), format.number(verdicts.amber), format.number(verdicts.red));
  return (
    <li>
      <h2 className="font-semibold text-base">{words.callNumber(nth)}</h2>
      <p>{ended ?? words.running}</p>
      <p className="mb-2 flex flex-wrap gap-x-3 text-quiet">
        <Time at={startedAt} />
        <span>{words.targetOf(format.number(target.greens), format.number(target.maxCredits))}</span>
        <span>{counts}</span>
        <span>{words.chargedOf(format.number(charged))}</span>
      </p>
      <div className="flex flex-col gap-3">
        {runs.map(({ runId, waves, endedBy }, retry) => (
          <div key={runId}>
            {retry > 0 && <h3 className="mb-1 text-quiet">{words.retryNumber(format.number(retry))}</h3>}
            {waves.length > 0 ? (
              <Waves label={words.waves(nth)} waves={waves} />
            ) : (
              <p className="text-quiet">{endedBy ? words.ends[endedBy] : words.waveRuns}</p>
            )}
          </div>
        ))}
      </div>
    </li>
  );
}

function Waves({ label, waves }: { label: string; waves: readonly Wave[] }) {
  const words = useWords();
  const format = useFormat();
  const amount = (value: number | null) => (value === null ? '–' : format.number(value));
  const columns: Column<Wave>[] = [
    { key: 'wave', header: words.wave, cell: ({ wave }) => format.number(wave) },
    { key: 'reserved', header: words.waveReserved, align: 'right', cell: ({ reserved }) => amount(reserved) },
    { key: 'charged', header: words.waveCharged, align: 'right', cell: ({ charged }) => amount(charged) },
    { key: 'returned', header: words.waveReturned, align: 'right', cell: ({ returned }) => amount(returned) },
    {
      key: 'verdicts',
      header: words.waveVerdicts,
      wide: true,
      cell: ({ verdicts: { green, amber, red } }) => words.verdictsOf(format.number(green), format.number(amber), format.number(red)),
    },
    { key: 'end', header: words.waveEnd, cell: ({ endedBy }) => (endedBy ? words.ends[endedBy] : words.waveRuns) },
    { key: 'started', header: words.waveStarted, align: 'right', wide: true, cell: ({ startedAt }) => <Time at={startedAt} /> },
  ];
  return <Table label={label} columns={columns} rows={waves} keyOf={({ wave }) => String(wave)} />;
}
