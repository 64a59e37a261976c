import { ArrowRight } from 'lucide-react';
import { VerdictBadge } from '../../ui/badge.tsx';
import { Time } from '../../ui/time.tsx';
import { StatusWord } from './criterion-line.tsx';
import { useMessages } from './messages.ts';
import type { QualifiedTalent, ScoredCriterion, SecondLook } from './queries.ts';

/** What changed for one person since the earlier casting, with the evidence of then and why. */
export function SecondLookPanel({
  secondLook,
  aiVerdict,
}: {
  secondLook: SecondLook;
  aiVerdict: QualifiedTalent['aiVerdict'];
}) {
  const messages = useMessages();
  const { before, flipped, criterias } = secondLook;
  const changed = criterias.filter(({ cause }) => cause !== null);
  return (
    <section aria-label={messages.secondLook} className="mt-4 rounded-lg border border-line p-3">
      <h3 className="font-semibold">{messages.secondLook}</h3>
      <p className="mt-1 flex flex-wrap items-center gap-1.5">
        <VerdictBadge verdict={before.aiVerdict} />
        <ArrowRight role="img" aria-label={messages.became} size={14} />
        <VerdictBadge verdict={aiVerdict} />
        <span className="text-quiet">
          {flipped ? messages.flipped : messages.notFlipped}, <Time at={before.judgedAt} />
        </span>
      </p>
      {before.recap !== null && <p className="mt-1 text-quiet">{before.recap}</p>}
      {changed.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2">
          {changed.map(({ criterion, before: was, after, cause }) => (
            <li key={criterion}>
              <span className="font-medium">{criterion}</span>
              <span className="ml-2 text-quiet text-xs">
                {was === null
                  ? messages.criterionAdded
                  : after === null
                    ? messages.criterionLeftOut
                    : messages.flipCauses[cause ?? 'date']}
              </span>
              <Outcome label={messages.outcomeBefore} outcome={was} />
              <Outcome label={messages.outcomeNow} outcome={after} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Outcome({ label, outcome }: { label: string; outcome: ScoredCriterion | null }) {
  if (outcome === null) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-quiet">
      <span className="text-xs">{label}</span>
      <StatusWord status={outcome.status} />
      <span>{outcome.result}</span>
    </p>
  );
}
