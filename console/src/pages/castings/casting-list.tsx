import { Link } from '@tanstack/react-router';
import { useDescribe } from '../../app/filters/describe.ts';
import { useFormat } from '../../language/format.ts';
import { Badge, VERDICT_ICONS, type Verdict } from '../../ui/badge.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { Time } from '../../ui/time.tsx';
import { useMessages } from './messages.ts';
import type { Casting } from './queries.ts';
import { StatusBadge } from './status-badge.tsx';

export const ROW_HEIGHT_PX = 84;

const VERDICTS: readonly Verdict[] = ['green', 'amber', 'red'];

export function CastingList({ castings }: { castings: readonly Casting[] }) {
  const messages = useMessages();
  return (
    <ul aria-label={messages.title} className="rounded-lg border border-line bg-surface">
      {castings.map((casting) => (
        <CastingRow key={casting.castingId} casting={casting} />
      ))}
    </ul>
  );
}

/** A casting: its criteria, state, next action, results and cost. */
function CastingRow({ casting }: { casting: Casting }) {
  const messages = useMessages();
  const { castingId, prompt, filters, criterias, status, nextAction, createdAt } = casting;
  const { titleOf } = useDescribe();
  return (
    <li
      className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line px-4 py-2.5 not-last:border-b hover:bg-sunken"
      style={{ minHeight: ROW_HEIGHT_PX }}
    >
      <div className="min-w-0 grow basis-80">
        <h2 className="truncate font-medium text-base">
          <Link
            to="/castings/$castingId"
            params={{ castingId }}
            className="rounded-sm hover:underline"
          >
            {prompt ?? filters.map(titleOf).join(' · ')}
          </Link>
        </h2>
        <p className="truncate text-quiet">{criterias.join(' · ')}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-quiet">
          <StatusBadge status={status} />
          <span>{messages.next[nextAction]}</span>
          <span>
            {messages.started} <Time at={createdAt} />
          </span>
        </p>
      </div>
      <Figures casting={casting} />
    </li>
  );
}

function Figures({
  casting: { effectiveCounts, creditsCharged, target, calls },
}: {
  casting: Casting;
}) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const format = useFormat();
  return (
    <div className="flex shrink-0 flex-col items-start gap-1 sm:items-end">
      <ul className="flex gap-1.5">
        {VERDICTS.map((verdict) => (
          <li key={verdict}>
            <Badge tone={verdict} icon={VERDICT_ICONS[verdict]}>
              <span className="sr-only">{uiMessages.verdicts[verdict]}: </span>
              {format.number(effectiveCounts[verdict])}
            </Badge>
          </li>
        ))}
      </ul>
      <p className="text-quiet">
        {messages.spent(uiMessages.credits(creditsCharged, format.number(creditsCharged)))}
      </p>
      <p className="text-quiet text-xs">
        {messages.target(
          format.number(target.greens),
          format.number(target.maxCredits),
          calls,
          format.number(calls),
        )}
      </p>
    </div>
  );
}
