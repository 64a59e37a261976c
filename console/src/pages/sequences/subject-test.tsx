import { useFormat } from '../../language/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { useMessages } from './messages.ts';
import type { Funnel } from './queries.ts';

type Step = Funnel['steps'][number];
type SubjectTest = NonNullable<Step['subjectTest']>;
type Variant = SubjectTest['variants'][number];

/** How the two subjects of a step do, and whether the difference says anything yet. */
export function SubjectTestView({ name, test }: { name: string; test: SubjectTest }) {
  const messages = useMessages();
  const format = useFormat();
  const label = messages.subjectsOf(name);
  const columns: Column<Variant>[] = [
    {
      key: 'subject',
      header: messages.subject,
      cell: ({ variant, subject }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-quiet">{variant}</span>
          <span className="min-w-0 break-words font-medium">{subject}</span>
          {test.better === variant && <Badge tone="green">{messages.betterSubject}</Badge>}
        </span>
      ),
    },
    ...(['sent', 'replied', 'bounced'] as const).map((count) => ({
      key: count,
      header: messages.counts[count],
      align: 'right' as const,
      cell: (variant: Variant) => (
        <>
          <span className={variant[count] === 0 ? 'text-faint' : 'font-medium'}>
            {format.number(variant[count])}
          </span>
          {count !== 'sent' && variant.sent > 0 && (
            <span className="block text-quiet text-xs">
              {format.percent(variant[count] / variant.sent)}
            </span>
          )}
        </>
      ),
    })),
  ];
  return (
    <section aria-label={label} className="flex flex-col gap-2">
      <h3 className="font-medium">{label}</h3>
      <Table
        label={label}
        columns={columns}
        rows={test.variants}
        keyOf={({ variant }) => variant}
      />
      <p className="text-quiet">
        <Conclusion test={test} />
      </p>
    </section>
  );
}

function Conclusion({ test: { better, repliesNeeded, emailsNeeded } }: { test: SubjectTest }) {
  const messages = useMessages();
  const format = useFormat();
  if (better) return messages.subjectBetter(better);
  return [
    messages.subjectTooEarly(repliesNeeded, format.number(repliesNeeded)),
    emailsNeeded !== null && messages.subjectForecast(emailsNeeded, format.number(emailsNeeded)),
  ]
    .filter(Boolean)
    .join(' ');
}
