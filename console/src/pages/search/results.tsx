import { useQuery } from '@tanstack/react-query';
import { Download, Maximize, RotateCw, Sheet, UserRoundPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { exportPath } from '../../app/export-path.ts';
import { NoCredits, useIsShort } from '../../app/no-credits.tsx';
import { everybodyOf } from '../../app/pool/asked.ts';
import { useMay, useSession } from '../../app/session.ts';
import { useFormat } from '../../language/format.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { Price } from './action-bar.tsx';
import { useMessages } from './messages.ts';
import { type FoundTalent, type SearchPage, seenQuery } from './queries.ts';
import { TalentCard } from './talent-card.tsx';

const TalentDrawer = lazyOverlay(() => import('./talent-drawer.tsx'));
const Review = lazyOverlay(() => import('./review/review.tsx'));
const AddToSourcing = lazyOverlay(() => import('../../app/talents/add-to-sourcing.tsx'));

interface ResultsProps {
  pages: readonly SearchPage[];
  /** Of the drawer, or of the review. */
  openId: string | undefined;
  isReviewing: boolean;
  isSearching: boolean;
  onNext(): void;
  onOpen(talentId: string | undefined): void;
  /** One after the other, full screen, from this person on. */
  onReview(talentId: string): void;
}

/** Everyone the search has found so far, each once. */
export function Results(props: ResultsProps) {
  const { pages, openId, isReviewing, isSearching, onNext, onOpen, onReview } = props;
  const messages = useMessages();
  const maySpend = useMay('spend');
  const [selected, setSelected] = useState<Selection>(new Set());
  const everybody = everybodyOf(pages);
  const { data: before } = useQuery(seenQuery(pages));
  const seenAt = new Map(before?.seen.map((one) => [one.talentId, one.seenAt]));
  const last = pages.at(-1);
  const close = () => onOpen(undefined);

  if (everybody.length === 0 && (last?.pendingRefreshCount ?? 0) === 0) return null;
  return (
    <section aria-label={messages.results}>
      <ResultsHeader
        pages={pages}
        everybody={everybody}
        selected={selected}
        onSelect={setSelected}
        onReview={onReview}
      />
      <WidenedNote pages={pages} />
      <ul className="flex flex-col gap-2">
        {everybody.map((talent) => (
          <TalentCard
            key={talent.id}
            talent={talent}
            seenAt={seenAt.get(talent.id)}
            selected={selected.has(talent.id)}
            onSelect={maySpend ? (on) => setSelected(toggled(selected, talent.id, on)) : undefined}
            onOpen={() => onOpen(talent.id)}
          />
        ))}
      </ul>
      {last && <NextPage last={last} {...{ everybody, isSearching, onNext }} />}
      <SelectedPeople selected={selected} onClear={() => setSelected(new Set())} />
      <Suspense>
        {isReviewing ? (
          <Review people={everybody} talentId={openId} onShow={onReview} onClose={close} />
        ) : (
          openId !== undefined && (
            <TalentDrawer
              people={everybody}
              talentId={openId}
              {...{ onReview, onClose: close }}
              onShow={onOpen}
            />
          )
        )}
      </Suspense>
    </section>
  );
}

type Selection = ReadonlySet<string>;

const totalOf = (last: SearchPage | undefined, everybody: readonly FoundTalent[]): number =>
  Math.max(last?.estimationCount ?? 0, everybody.length);

interface ResultsHeaderProps {
  pages: readonly SearchPage[];
  everybody: readonly FoundTalent[];
  selected: Selection;
  onSelect(selected: Selection): void;
  onReview: ResultsProps['onReview'];
}

/** How many are shown and what they cost; the export, and the selection of all. */
function ResultsHeader(props: ResultsHeaderProps) {
  const { pages, everybody, selected, onSelect, onReview } = props;
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const format = useFormat();
  const maySpend = useMay('spend');
  const { workspace } = useSession();
  const spent = pages.reduce((sum, { creditsCharged }) => sum + creditsCharged, 0);
  const searchTransactionId = pages.flatMap((page) =>
    page.talents.length > 0 ? [page.searchTransactionId] : [],
  );
  return (
    <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
      <h2 className="font-semibold text-base">{messages.results}</h2>
      <span role="status" className="text-quiet">
        {messages.shown(
          format.number(everybody.length),
          format.number(totalOf(pages.at(-1), everybody)),
        )}{' '}
        ·{' '}
        {spent === 0 && pages.some(({ isReopened }) => isReopened)
          ? messages.paidBefore
          : messages.spent(uiMessages.credits(spent, format.number(spent)))}
      </span>
      {everybody[0] && (
        <Button
          size="small"
          icon={Maximize}
          className="ml-auto"
          onClick={() => onReview(everybody[0]!.id)}
        >
          {messages.review}
        </Button>
      )}
      {maySpend && everybody.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <a
            href={exportPath('search', workspace?.workspaceId ?? null, { searchTransactionId })}
            download
            className={buttonClass('secondary', 'small')}
          >
            <Download aria-hidden size={14} />
            {messages.csv}
          </a>
          <a
            href={exportPath(
              'search',
              workspace?.workspaceId ?? null,
              { searchTransactionId },
              'xlsx',
            )}
            download
            className={buttonClass('secondary', 'small')}
          >
            <Sheet aria-hidden size={14} />
            {messages.excel}
          </a>
          <Checkbox
            label={messages.selectAll}
            checked={selected.size === everybody.length}
            mixed={selected.size > 0 && selected.size < everybody.length}
            onChange={(all) => onSelect(new Set(all ? everybody.map(({ id }) => id) : []))}
          />
        </div>
      )}
    </div>
  );
}

/** Says when people are shown whose title is only near the one asked for. */
function WidenedNote({ pages }: { pages: readonly SearchPage[] }) {
  const messages = useMessages();
  const format = useFormat();
  const widened = pages.flatMap((page) => page.widened ?? []);
  const [first] = widened;
  if (!first) return null;
  const to = [...new Set(widened.flatMap((one) => one.to))];
  return (
    <p role="status" className="mb-2 rounded-md border border-line px-3 py-2 text-quiet">
      {messages.widened(format.number(first.count), first.from.join(', '), to.join(', '))}
    </p>
  );
}

interface NextPageProps {
  last: SearchPage;
  everybody: readonly FoundTalent[];
  isSearching: boolean;
  onNext(): void;
}

/** The pending results: people being refreshed, and the next page with its price. */
function NextPage({ last, everybody, isSearching, onNext }: NextPageProps) {
  const messages = useMessages();
  const format = useFormat();
  const maySpend = useMay('spend');
  const isShort = useIsShort('apiCredits');
  const left = totalOf(last, everybody) - everybody.length;
  const hasEnded = last.talents.length === 0 && last.pendingRefreshCount === 0;
  return (
    <>
      {last.pendingRefreshCount > 0 && (
        <div
          role="status"
          className="mt-3 flex flex-wrap items-center gap-3 rounded-md bg-amber-soft px-3 py-2 text-amber"
        >
          {messages.pending(last.pendingRefreshCount, format.number(last.pendingRefreshCount))}
          {maySpend && (
            <Button
              size="small"
              icon={RotateCw}
              loading={isSearching}
              disabled={isShort}
              onClick={onNext}
            >
              {messages.getPending}
            </Button>
          )}
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
        {left > 0 && !hasEnded
          ? maySpend && (
              <>
                <Price count={left} />
                <Button look="primary" loading={isSearching} disabled={isShort} onClick={onNext}>
                  {messages.next}
                </Button>
                {isShort && <NoCredits balance="apiCredits" />}
              </>
            )
          : everybody.length > 0 && <p className="text-quiet">{messages.noMore}</p>}
      </div>
    </>
  );
}

/** The actions for the selected people. */
function SelectedPeople({ selected, onClear }: { selected: Selection; onClear(): void }) {
  const messages = useMessages();
  const format = useFormat();
  const [adding, setAdding] = useState(false);
  return (
    <>
      {selected.size > 0 && (
        <div className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-3 py-2 shadow-[var(--raised-shadow)]">
          <span role="status" className="mr-auto font-medium">
            {messages.selected(format.number(selected.size))}
          </span>
          <Button look="quiet" onClick={onClear}>
            {messages.clear}
          </Button>
          <Button look="primary" icon={UserRoundPlus} onClick={() => setAdding(true)}>
            {messages.addToSourcing}
          </Button>
        </div>
      )}
      <Suspense>
        {adding && (
          <AddToSourcing
            talentIds={[...selected]}
            onClose={() => setAdding(false)}
            onAdded={onClear}
          />
        )}
      </Suspense>
    </>
  );
}

function toggled(selected: Selection, id: string, on: boolean): Selection {
  const next = new Set(selected);
  if (on) next.add(id);
  else next.delete(id);
  return next;
}
