import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { Elsewhere } from '../../app/person-history/elsewhere.tsx';
import { VerdictHistory } from '../../app/person-history/verdict-history.tsx';
import { Profile } from '../../app/talents/profile.tsx';
import { useFormat } from '../../language/format.ts';
import { VerdictBadge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CriteriaPanel } from './criteria-panel.tsx';
import { ExplanationPanel } from './explanation-panel.tsx';
import { useMessages } from './messages.ts';
import { OverridePanel } from './override-panel.tsx';
import type { QualifiedTalent } from './queries.ts';
import { SecondLookPanel } from './second-look-panel.tsx';
import { useQuotes } from './use-quotes.ts';

const TYPING = 'input, textarea, [role="listbox"]';

/** The judgement on one side; on the other the profile, with the judge's quotes marked. */
export function TalentDetails({
  castingId,
  talent,
}: {
  castingId: string;
  talent: QualifiedTalent;
}) {
  const messages = useMessages();
  const { scoring, profile, aiVerdict, effectiveVerdict, override, talentId, secondLook } = talent;
  const criterias = scoring?.criterias ?? [];
  /** Index of the criterion whose quotes are marked; null: the quotes of all criteria. */
  const [chosen, setChosen] = useState<number | null>(null);
  const profileElement = useRef<HTMLElement>(null);
  const references = (chosen === null ? criterias : criterias.slice(chosen, chosen + 1)).flatMap(
    (criterion) => criterion.references,
  );
  const quotes = useQuotes(profileElement, JSON.stringify(references));

  function onKey(event: KeyboardEvent): void {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      (event.target instanceof Element && event.target.closest(TYPING))
    )
      return;
    if (event.key === 'n' || event.key === 'p') {
      event.preventDefault();
      quotes.step(event.key === 'n' ? 1 : -1);
    }
  }

  return (
    // The keys work anywhere inside. The element itself is not a control.
    // biome-ignore lint/a11y/noStaticElementInteractions: each key has a button too
    <div className="grid lg:h-full lg:grid-cols-2 lg:divide-x lg:divide-line" onKeyDown={onKey}>
      <section aria-label={messages.scoring} className="min-w-0 px-5 py-4 lg:overflow-y-auto">
        <div className="flex flex-wrap items-center gap-2">
          {override && (
            <>
              <span className="text-quiet">{messages.overrideVerdict}</span>
              <VerdictBadge verdict={effectiveVerdict} />
            </>
          )}
          <span className="text-quiet">{messages.judgeVerdict}</span>
          <VerdictBadge verdict={aiVerdict} />
        </div>
        <div className="mt-2">
          <Suspense fallback={<Skeleton className="h-5 w-52" />}>
            <Elsewhere talentId={talentId} />
          </Suspense>
        </div>
        <p className="mt-2">{scoring ? scoring.recap : messages.noScoring}</p>
        {secondLook && <SecondLookPanel secondLook={secondLook} aiVerdict={aiVerdict} />}
        <OverridePanel castingId={castingId} talent={talent} />
        {scoring && (
          <CriteriaPanel
            criterias={criterias}
            profile={profile}
            chosen={chosen}
            onChoose={setChosen}
            onQuote={quotes.show}
          />
        )}
        {scoring && <ExplanationPanel castingId={castingId} talentId={talentId} />}
        <Suspense>
          <VerdictHistory talentId={talentId} except={castingId} />
        </Suspense>
      </section>
      <section
        ref={profileElement}
        aria-label={messages.profile}
        className="relative min-w-0 px-5 pb-4 max-lg:border-line max-lg:border-t lg:overflow-y-auto"
      >
        <QuoteSteps {...quotes} />
        <Profile profile={profile} marks={references} />
      </section>
    </div>
  );
}

function QuoteSteps({
  count,
  current,
  step,
}: Pick<ReturnType<typeof useQuotes>, 'count' | 'current' | 'step'>) {
  const messages = useMessages();
  const format = useFormat();
  return (
    <div className="sticky top-0 z-10 -mx-5 mb-3 flex h-11 items-center gap-1 border-line border-b bg-surface px-5">
      <h3 className="grow font-semibold">{messages.profile}</h3>
      {count > 0 && (
        <>
          <span role="status" className="text-quiet">
            {current === null
              ? messages.quoted(count, format.number(count))
              : messages.quote(format.number(current + 1), format.number(count))}
          </span>
          <IconButton
            size="small"
            icon={ChevronUp}
            label={messages.previousQuote}
            onClick={() => step(-1)}
            side="bottom"
          />
          <IconButton
            size="small"
            icon={ChevronDown}
            label={messages.nextQuote}
            onClick={() => step(1)}
            side="bottom"
          />
        </>
      )}
    </div>
  );
}
