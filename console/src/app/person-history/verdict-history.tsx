import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../language/format.ts';
import { Badge, VerdictBadge } from '../../ui/badge.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { useDescribe } from '../filters/describe.ts';
import { STATUS_LOOKS } from '../talents/status-looks.ts';
import { useMessages } from './messages.ts';
import { personHistoryQuery, type TalentHistory } from './queries.ts';

type Judged = TalentHistory['verdicts'][number];

interface VerdictHistoryProps {
  talentId: string;
  /** The casting whose verdict is shown already. */
  except?: string;
  /** Shown in place of a history without verdicts. */
  none?: ReactNode;
}

/** How other castings of the workspace judged a person, the newest first. */
export function VerdictHistory({ talentId, except, none }: VerdictHistoryProps) {
  const messages = useMessages();
  const { data, isError } = useQuery(personHistoryQuery(talentId));
  const isShown = (one: Judged) => one.castingId === except && one.talentId === talentId;
  const verdicts = data?.verdicts.filter((one) => !isShown(one)) ?? [];
  if (verdicts.length === 0) return data || isError ? none : null;
  return (
    <section aria-label={messages.earlier} className="mt-5">
      <h3 className="mb-2 font-semibold">{messages.earlier}</h3>
      <ol className="flex flex-col gap-2">
        {verdicts.map((one) => (
          <Verdict key={`${one.castingId} ${one.talentId}`} judged={one} />
        ))}
      </ol>
    </section>
  );
}

function Verdict({ judged }: { judged: Judged }) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const format = useFormat();
  const { titleOf } = useDescribe();
  const { castingId, talentId, aiVerdict, override, review } = judged;
  const said = [
    ...(override ? [messages.judge(uiMessages.verdicts[aiVerdict])] : []),
    ...(review?.rating ? [messages.rated(review.rating)] : []),
  ];
  const note = override?.reason ?? review?.note;
  return (
    <li className="rounded-lg border border-line px-3 py-2">
      <p className="flex items-start gap-2">
        <VerdictBadge verdict={judged.effectiveVerdict} />
        <Link
          to="/castings/$castingId"
          params={{ castingId }}
          search={{ talent: talentId }}
          className="line-clamp-2 min-w-0 grow text-accent-ink"
        >
          {judged.prompt ?? judged.filters.map(titleOf).join(' · ')}
        </Link>
        {judged.rejudgeOf !== null && <Badge>{messages.again}</Badge>}
        <span className="shrink-0 text-quiet">{format.date(new Date(judged.judgedAt))}</span>
      </p>
      {said.length > 0 && <p className="mt-1 text-quiet">{said.join(' · ')}</p>}
      {note && <p className="mt-1 whitespace-pre-line">{note}</p>}
      <Criteria criterias={judged.criterias} />
    </li>
  );
}

function Criteria({ criterias }: Pick<Judged, 'criterias'>) {
  const messages = useMessages();
  const format = useFormat();
  const asked = format.number(criterias.length);
  const isKept = criterias.some(({ status }) => status !== null);
  const met = criterias.filter(({ status }) => status === 'met').length;
  return (
    <details className="group mt-1">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded-sm text-quiet hover:text-ink">
        <ChevronRight
          aria-hidden
          size={14}
          className="shrink-0 transition-transform group-open:rotate-90"
        />
        {isKept ? messages.met(format.number(met), asked) : messages.asked(criterias.length, asked)}
      </summary>
      <ul className="mt-1 ml-5 flex flex-col gap-1">
        {criterias.map(({ criterion, status }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and texts may repeat
          <li key={index} className="flex items-start gap-1.5">
            {status !== null && <Mark status={status} />}
            <span className="min-w-0 wrap-anywhere">{criterion}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Mark({ status }: { status: keyof typeof STATUS_LOOKS }) {
  const messages = useMessages();
  const { icon: Icon, colour } = STATUS_LOOKS[status];
  return (
    <span title={messages.states[status]} className={`mt-0.5 shrink-0 ${colour}`}>
      <Icon role="img" aria-label={messages.states[status]} size={15} />
    </span>
  );
}
