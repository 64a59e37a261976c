import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { PartyPopper, UserRoundSearch } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { useDescribe } from '../../app/filters/describe.ts';
import { FailedState } from '../../app/loaded.tsx';
import { useFocusKept } from '../../app/use-focus-kept.ts';
import { useKeys } from '../../app/use-keys.ts';
import { useFormat } from '../../language/format.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FullScreen } from '../../ui/full-screen.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { summaryQuery } from './board-queries.ts';
import type { QualifiedTalent } from './queries.ts';
import { ActionBar } from './review/action-bar.tsx';
import { Header } from './review/header.tsx';
import { useMessages } from './review/messages.ts';
import { Overlays } from './review/overlays.tsx';
import { Person } from './review/person.tsx';
import { sourcingQuery } from './review/queries.ts';
import { useEveryone } from './review/use-people.ts';
import { type Action, type Review, useReview } from './review/use-review.ts';
import { VERDICTS } from './verdicts.ts';

const route = getRouteApi('/frame/castings/$castingId/review');

const ACTIONS: Record<string, Action> = {
  j: 'next',
  ArrowRight: 'next',
  k: 'back',
  ArrowLeft: 'back',
  g: 'green',
  a: 'amber',
  r: 'red',
  s: 'shortlist',
  c: 'contact',
  n: 'note',
  u: 'undo',
};

/** One judged person after the other, with everything that can be done about them one key away. */
export function Page() {
  const { castingId } = route.useParams();
  const query = useEveryone(castingId);
  const everyone = query.data?.pages.flatMap((page) => page.talents);
  const review = useReview(castingId, everyone ?? []);
  const { people, current, mayChange } = review;
  const popup = useRef<HTMLDivElement>(null);
  const close = useClose(castingId);
  useKeys(popup, (key, held) => onKey(review, key, held, close));
  useFocusKept(popup, current?.talentId, review.editingNote || review.overlay !== null);
  const title = useTitle(castingId);
  return (
    <FullScreen ref={popup} label={title} onClose={close}>
      <Header
        title={title}
        done={review.done}
        total={people.length}
        show={review.of}
        counts={review.counts}
        onShow={review.showOnly}
        onHelp={() => review.setOverlay('help')}
        onClose={close}
      />
      <div
        className="min-h-0 grow overflow-y-auto lg:overflow-hidden"
        data-person={current?.talentId}
      >
        {current ? (
          <>
            {review.done === people.length && <Done review={review} />}
            <Person
              key={current.talentId}
              castingId={castingId}
              talent={current}
              nth={review.at + 1}
              total={people.length}
              state={review.stateOf(current)}
              mayChange={mayChange}
              editingNote={review.editingNote}
              onEditNote={review.setEditingNote}
              onRate={review.rate}
              onNote={review.note}
              candidateId={review.shortlist.get(current.talentId)?.candidateId ?? null}
            />
          </>
        ) : (
          <div className="p-6">
            {query.error && (
              <FailedState error={query.error} onRetry={() => void query.refetch()} />
            )}
            {!query.error && (everyone ? <Nobody review={review} /> : <SkeletonRows rows={10} />)}
          </div>
        )}
      </div>
      <Told review={review} />
      {current && (
        <ActionBar
          verdict={review.stateOf(current).verdict}
          isShortlisted={review.shortlist.has(current.talentId)}
          canUndo={review.canUndo}
          mayChange={mayChange}
          onAction={review.act}
        />
      )}
      <Suspense>{current && <Overlays review={review} talent={current} />}</Suspense>
    </FullScreen>
  );
}

/** Returns whether the key means something here. */
function onKey(review: Review, key: string, held: boolean, close: () => void): boolean {
  const action = ACTIONS[key.length === 1 ? key.toLowerCase() : key];
  if (action) {
    if (!held || action === 'next' || action === 'back') review.act(action);
    return true;
  }
  // Also while a tooltip is open, which would take the first press.
  if (key === 'Escape') {
    close();
    return true;
  }
  if (key === '?') {
    review.setOverlay('help');
    return true;
  }
  if (!/^[1-5]$/.test(key) || !review.current) return false;
  const stars = Number(key);
  if (!held) review.rate(review.stateOf(review.current).rating === stars ? null : stars);
  return true;
}

function useClose(castingId: string): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: '/castings/$castingId', params: { castingId } });
}

function useTitle(castingId: string): string {
  const messages = useMessages();
  const { titleOf } = useDescribe();
  const { data } = useQuery(summaryQuery(castingId));
  if (!data) return messages.person;
  return messages.title(data.prompt ?? data.filters.map(titleOf).join(' · '));
}

/** Says each person and each action, also to those who don't see the page. */
function Told({ review: { told, current, at, people, nameIn, sourcing } }: { review: Review }) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const format = useFormat();
  const place = current
    ? messages.announced(
        nameIn(current),
        format.number(at + 1),
        format.number(people.length),
        uiMessages.verdicts[current.aiVerdict],
      )
    : '';
  return (
    <div className="flex min-h-7 shrink-0 items-center justify-center gap-4 bg-surface px-4 text-quiet text-xs">
      <p role="status" className="truncate">
        {told}
        <span className="sr-only"> {place}</span>
      </p>
      {sourcing && <Shortlist sourcingId={sourcing} />}
    </div>
  );
}

function Shortlist({ sourcingId }: { sourcingId: string }) {
  const messages = useMessages();
  const { data } = useQuery(sourcingQuery(sourcingId));
  if (!data) return null;
  return (
    <Link
      to="/sourcings/$sourcingId"
      params={{ sourcingId }}
      className="min-w-0 truncate text-accent-ink underline hover:no-underline"
    >
      {messages.shortlistIs(data.name)}
    </Link>
  );
}

function Done({ review: { people, stateOf, sourcing } }: { review: Review }) {
  const messages = useMessages();
  const format = useFormat();
  const counts = VERDICTS.map((verdict) =>
    format.number(people.filter((one: QualifiedTalent) => stateOf(one).verdict === verdict).length),
  ) as [string, string, string];
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-accent-soft px-4 py-2 text-accent-ink lg:px-6"
    >
      <PartyPopper aria-hidden size={16} />
      <span className="font-medium">{messages.done}</span>
      <span>{messages.doneWhy(...counts)}</span>
      {sourcing && (
        <Link
          to="/sourcings/$sourcingId"
          params={{ sourcingId: sourcing }}
          className={buttonClass('secondary', 'small', 'ml-auto')}
        >
          {messages.openShortlist}
        </Link>
      )}
    </div>
  );
}

function Nobody({ review: { of, showOnly } }: { review: Review }) {
  const messages = useMessages();
  if (of === 'all')
    return (
      <EmptyState icon={UserRoundSearch} title={messages.nobody}>
        {messages.nobodyWhy}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={UserRoundSearch}
      title={messages.nobody}
      action={<Button onClick={() => showOnly('all')}>{messages.showEveryone}</Button>}
    >
      {messages.nobodySuch}
    </EmptyState>
  );
}
