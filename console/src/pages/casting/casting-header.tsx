import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  Bot,
  CircleCheckBig,
  CircleDot,
  CirclePause,
  CircleX,
  Download,
  GalleryHorizontalEnd,
  type LucideIcon,
  Sheet,
} from 'lucide-react';
import { exportPath } from '../../app/export-path.ts';
import { useDescribe } from '../../app/filters/describe.ts';
import { FilterChip } from '../../app/filters/filter-chip.tsx';
import { SaveButton } from '../../app/saved-searches/save-button.tsx';
import { useSession } from '../../app/session.ts';
import { useFormat } from '../../language/format.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { Time } from '../../ui/time.tsx';
import { castingQuery } from './board-queries.ts';
import { useMessages } from './messages.ts';
import { NextAction } from './next-action.tsx';
import type { Casting, Summary } from './queries.ts';
import { RejudgeButton } from './rejudge-button.tsx';

const STATUSES: Record<Casting['status'], { tone: Tone; icon: LucideIcon }> = {
  running: { tone: 'accent', icon: CircleDot },
  can_continue: { tone: 'neutral', icon: CirclePause },
  pool_exhausted: { tone: 'neutral', icon: CircleCheckBig },
  failed_retryable: { tone: 'red', icon: CircleX },
};

/** What the casting looks for, its state, and its next action. */
export function CastingHeader({ summary }: { summary: Summary }) {
  const messages = useMessages();
  const format = useFormat();
  const { titleOf } = useDescribe();
  const { castingId, prompt, filters, calls, createdAt, scoringLanguage } = summary;
  const { data: casting } = useQuery(castingQuery(castingId));
  const status = casting?.status ?? summary.status;
  return (
    <header className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-sm">
        <h1
          className="line-clamp-2 font-semibold text-xl tracking-tight"
          title={prompt ?? undefined}
        >
          {prompt ?? filters.map(titleOf).join(' · ')}
        </h1>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet">
          <span role="status" className="flex">
            <Badge {...STATUSES[status]}>{messages.statuses[status]}</Badge>
          </span>
          <span>{messages.callNumber(format.number(calls))}</span>
          {scoringLanguage && (
            <span className="flex items-center gap-1">
              <Bot aria-hidden size={14} />
              {messages.language[scoringLanguage]}
            </span>
          )}
          <span>
            {messages.started} <Time at={createdAt} />
          </span>
          {summary.rejudgeOf !== null && (
            <Link
              to="/castings/$castingId"
              params={{ castingId: summary.rejudgeOf }}
              className="text-accent-ink underline hover:no-underline"
            >
              {messages.secondLookOf}
            </Link>
          )}
        </p>
        {/* Without a prompt the title says the same. */}
        {prompt !== null && (
          <ul aria-label={messages.filters} className="mt-2 flex flex-wrap gap-1.5">
            {filters.map((filter) => (
              <li key={JSON.stringify(filter)} className="flex min-w-0 max-w-full">
                <FilterChip filter={filter} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Actions summary={summary} casting={casting} />
    </header>
  );
}

function Actions({ summary, casting }: { summary: Summary; casting: Casting | undefined }) {
  const messages = useMessages();
  const { titleOf } = useDescribe();
  const { workspace } = useSession();
  const { castingId, prompt, filters } = summary;
  const call = {
    method: 'GET',
    path: `/v1/search/talents/qualified/${castingId}`,
    sdk: { method: 'getQualifiedSearch', input: { castingId } },
  } as const;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CopyAsApiCall call={call} />
      <SaveButton
        short
        definition={{ prompt: prompt ?? undefined, filters, criterias: summary.criterias }}
        suggested={prompt ?? filters.map(titleOf).join(', ')}
      />
      <a
        href={exportPath('casting', workspace?.workspaceId ?? null, { castingId })}
        download
        className={buttonClass()}
      >
        <Download aria-hidden size={15} />
        {messages.csv}
      </a>
      <a
        href={exportPath('casting', workspace?.workspaceId ?? null, { castingId }, 'xlsx')}
        download
        className={buttonClass()}
      >
        <Sheet aria-hidden size={15} />
        {messages.excel}
      </a>
      {summary.judged > 0 && (
        <Link to="/castings/$castingId/review" params={{ castingId }} className={buttonClass()}>
          <GalleryHorizontalEnd aria-hidden size={15} />
          {messages.review}
        </Link>
      )}
      {casting && <RejudgeButton casting={casting} />}
      {casting && <NextAction casting={casting} summary={summary} />}
    </div>
  );
}
