import { useState } from 'react';
import { useFormat } from '../../language/format.ts';
import { useLanguage } from '../../language/language.ts';
import { classNames } from '../../ui/class-names.ts';
import { Segments } from '../../ui/segments.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { barsOf, KINDS, type Kind } from './chart.ts';
import { useMessages } from './messages.ts';
import type { CreditUsage, Period } from './queries.ts';

/** Told apart by lightness too, and by their order; the table beside it has every number. */
const FILLS: Record<Kind, string> = {
  searches: 'bg-accent',
  castings: 'bg-accent/60',
  enrichment: 'bg-amber',
  candidates: 'bg-control',
};
const HEIGHT_PX = 180;

/** What credits were spent on, period by period, as bars or as the numbers. */
export function CreditsChart({ usage }: { usage: CreditUsage }) {
  const messages = useMessages();
  const [view, setView] = useState<'bars' | 'table'>('bars');
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {KINDS.map((kind) => (
            <li key={kind} className="flex items-center gap-1.5 text-quiet">
              <span aria-hidden className={classNames('size-2.5 rounded-sm', FILLS[kind])} />
              {messages.kinds[kind]}
            </li>
          ))}
        </ul>
        <Segments
          label={messages.view}
          value={view}
          choices={[
            { value: 'bars', label: messages.bars },
            { value: 'table', label: messages.table },
          ]}
          onChange={setView}
        />
      </div>
      {view === 'bars' ? <Bars usage={usage} /> : <Numbers usage={usage} />}
    </div>
  );
}

function usePeriodName(by: CreditUsage['by']): (start: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    ...(by === 'day' ? { day: 'numeric', month: 'short' } : { month: 'short', year: 'numeric' }),
  });
  return (start) => format.format(new Date(start));
}

function Bars({ usage }: { usage: CreditUsage }) {
  const messages = useMessages();
  const format = useFormat();
  const nameOf = usePeriodName(usage.by);
  const bars = barsOf(usage.periods);
  const spent = bars.reduce((sum, { total }) => sum + total, 0);
  const first = bars[0]?.start;
  const last = bars.at(-1)?.start;
  return (
    <figure>
      <div
        role="img"
        aria-label={messages.chart(format.number(spent))}
        className="flex items-end gap-px sm:gap-1"
        style={{ height: HEIGHT_PX }}
      >
        {bars.map(({ start, total, parts }) => (
          <div
            key={start}
            title={`${nameOf(start)}: ${format.number(total)}`}
            className="flex h-full min-w-0 grow flex-col-reverse border-line border-b"
          >
            {parts.map(({ kind, share }) => (
              <div key={kind} className={FILLS[kind]} style={{ height: `${share * 100}%` }} />
            ))}
          </div>
        ))}
      </div>
      <figcaption className="mt-1.5 flex justify-between text-quiet text-xs">
        <span>{first && nameOf(first)}</span>
        {spent === 0 && <span>{messages.nothingSpent}</span>}
        <span>{last && nameOf(last)}</span>
      </figcaption>
    </figure>
  );
}

function Numbers({ usage }: { usage: CreditUsage }) {
  const messages = useMessages();
  const format = useFormat();
  const nameOf = usePeriodName(usage.by);
  const columns: Column<Period>[] = [
    { key: 'start', header: messages.period, cell: ({ start }) => nameOf(start) },
    ...KINDS.map((kind) => ({
      key: kind,
      header: messages.kinds[kind],
      align: 'right' as const,
      cell: (period: Period) => format.number(period[kind]),
    })),
    {
      key: 'greens',
      header: messages.greensShort,
      align: 'right',
      wide: true,
      cell: ({ greens }) => format.number(greens),
    },
  ];
  return (
    <Table
      label={messages.credits}
      columns={columns}
      rows={usage.periods.toReversed()}
      keyOf={({ start }) => start}
    />
  );
}
