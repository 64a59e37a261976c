import { Suspense, useRef, useState } from 'react';
import { useMessages as useTalentMessages } from '../../../app/talents/messages.ts';
import { nameOf, placeOf } from '../../../app/talents/name.ts';
import { Profile } from '../../../app/talents/profile.tsx';
import { useFormat } from '../../../language/format.ts';
import { VerdictBadge } from '../../../ui/badge.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { CriteriaPanel } from '../criteria-panel.tsx';
import { ExplanationPanel } from '../explanation-panel.tsx';
import { useMessages as useCastingMessages } from '../messages.ts';
import type { QualifiedTalent } from '../queries.ts';
import { SecondLookPanel } from '../second-look-panel.tsx';
import { useQuotes } from '../use-quotes.ts';
import { useMessages } from './messages.ts';
import { NoteField } from './note-field.tsx';
import type { ReviewState } from './review-state.ts';
import { Stars } from './stars.tsx';

const Comments = lazyPart(() => import('../../../app/team/comments.tsx'));

interface PersonProps {
  castingId: string;
  talent: QualifiedTalent;
  /** From 1. */
  nth: number;
  total: number;
  state: ReviewState;
  mayChange: boolean;
  editingNote: boolean;
  onEditNote(editing: boolean): void;
  onRate(rating: number | null): void;
  onNote(note: string | null): void;
  /** In the shortlist; null when they are not there. */
  candidateId: string | null;
}

/** One person: the judgement on one side, the profile with its quotes marked on the other. */
export function Person(props: PersonProps) {
  const { castingId, talent } = props;
  const messages = useCastingMessages();
  const { scoring, profile, aiVerdict, talentId, secondLook } = talent;
  const criterias = scoring?.criterias ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const profileElement = useRef<HTMLElement>(null);
  const references = (chosen === null ? criterias : criterias.slice(chosen, chosen + 1)).flatMap(
    (criterion) => criterion.references,
  );
  const quotes = useQuotes(profileElement, JSON.stringify(references));
  return (
    <div className="mx-auto grid w-full max-w-[90rem] lg:h-full lg:grid-cols-[5fr_6fr] lg:divide-x lg:divide-line">
      <section
        aria-label={messages.scoring}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
        tabIndex={0}
        className="relative min-w-0 px-4 py-4 lg:overflow-y-auto lg:px-6"
      >
        <Heading {...props} />
        {props.candidateId !== null && (
          <div className="mt-4">
            <Suspense fallback={<SkeletonRows rows={2} />}>
              <Comments candidateId={props.candidateId} />
            </Suspense>
          </div>
        )}
        <p className="mt-3 text-base">{scoring ? scoring.recap : messages.noScoring}</p>
        {secondLook && <SecondLookPanel secondLook={secondLook} aiVerdict={aiVerdict} />}
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
      </section>
      <section
        ref={profileElement}
        aria-label={messages.profile}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
        tabIndex={0}
        className="relative min-w-0 px-4 py-4 max-lg:border-line max-lg:border-t lg:overflow-y-auto lg:px-6"
      >
        <Profile profile={profile} marks={references} />
      </section>
    </div>
  );
}

function Heading({
  talent: { profile, aiVerdict },
  nth,
  total,
  state,
  mayChange,
  editingNote,
  onEditNote,
  onRate,
  onNote,
}: PersonProps) {
  const messages = useMessages();
  const { unnamed } = useTalentMessages();
  const format = useFormat();
  const { jobTitle, currentOrganization, experiences } = profile;
  const company = currentOrganization?.name ?? experiences[0]?.organizationName;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold text-xl tracking-tight">{nameOf(profile) ?? unnamed}</h2>
          <p className="text-quiet">
            {[jobTitle, company, placeOf(profile)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <span className="shrink-0 text-quiet">
          {messages.place(format.number(nth), format.number(total))}
        </span>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="flex items-center gap-2">
          <span className="text-quiet">{messages.judge}</span>
          <VerdictBadge verdict={aiVerdict} />
        </span>
        <span className="flex items-center gap-2">
          <span className="text-quiet">{messages.you}</span>
          {state.verdict ? (
            <VerdictBadge verdict={state.verdict} />
          ) : (
            <span className="text-quiet">{messages.noVerdict}</span>
          )}
        </span>
        {mayChange && <Stars rating={state.rating} onRate={onRate} />}
      </div>
      {mayChange && (
        <div className="mt-2">
          <NoteField note={state.note} editing={editingNote} onEdit={onEditNote} onSave={onNote} />
        </div>
      )}
    </>
  );
}
