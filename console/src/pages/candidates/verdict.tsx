import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Gavel } from 'lucide-react';
import { Suspense } from 'react';
import { Loaded } from '../../app/loaded.tsx';
import { VerdictHistory } from '../../app/person-history/verdict-history.tsx';
import { STATUS_LOOKS } from '../../app/talents/status-looks.ts';
import { useQuoteText } from '../../app/talents/use-quote-text.ts';
import { VerdictBadge } from '../../ui/badge.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useMessages } from './messages.ts';
import { type CandidateDetail, type VerdictExplanation, verdictQuery } from './queries.ts';

/**
 * The verdict of the casting that the candidate comes from: the judge's, any override, and the
 * criteria with their quotes.
 */
export function VerdictPart({ detail: { candidate } }: { detail: CandidateDetail }) {
  const messages = useMessages();
  const { castingId, talentId, verdict, verdictOverride, recap } = candidate;
  if (castingId === null || verdict === null)
    return (
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <VerdictHistory
          talentId={talentId}
          none={
            <EmptyState icon={Gavel} title={messages.noVerdict}>
              {messages.noVerdictWhy}
            </EmptyState>
          }
        />
      </Suspense>
    );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="flex items-center gap-2">
          <span className="text-quiet">{messages.judge}</span>
          <VerdictBadge verdict={verdict} />
        </span>
        {verdictOverride !== null && (
          <span className="flex items-center gap-2">
            <span className="text-quiet">{messages.person}</span>
            <VerdictBadge verdict={verdictOverride} />
          </span>
        )}
        <Link
          to="/castings/$castingId"
          params={{ castingId }}
          search={{ talent: talentId }}
          className="ml-auto text-accent-ink"
        >
          {messages.openCasting}
        </Link>
      </div>
      {recap && <p>{recap}</p>}
      <Criteria castingId={castingId} talentId={talentId} />
      <Suspense>
        <VerdictHistory talentId={talentId} except={castingId} />
      </Suspense>
    </div>
  );
}

function Criteria({ castingId, talentId }: { castingId: string; talentId: string }) {
  const query = useQuery(verdictQuery(castingId, talentId));
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={3} height={64} />}>
      {({ criterias }) => (
        <ul className="flex flex-col gap-3">
          {criterias.map(({ criterion, stored }) => (
            <Criterion key={criterion} stored={stored} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function Criterion({
  stored: { title, result, status, references },
}: {
  stored: VerdictExplanation['criterias'][number]['stored'];
}) {
  const messages = useMessages();
  const textOf = useQuoteText();
  const { icon: Icon, colour } = STATUS_LOOKS[status];
  return (
    <li className="rounded-lg border border-line px-3 py-2">
      <p className="flex items-start gap-2">
        <Icon aria-hidden size={16} className={`mt-0.5 shrink-0 ${colour}`} />
        <span className="min-w-0 grow font-medium">{title}</span>
        <span className={`shrink-0 text-xs ${colour}`}>{messages.criterionStates[status]}</span>
      </p>
      <p className="mt-1 text-quiet">{result}</p>
      {references.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-1.5">
          {references.map((reference) => (
            <li key={`${reference.path} ${reference.quote}`} className="max-w-full">
              <q className="rounded-sm bg-mark px-1 wrap-anywhere">{textOf(reference)}</q>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
