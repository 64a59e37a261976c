import { Link } from '@tanstack/react-router';
import { Keyboard, X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Elsewhere } from '../../../app/person-history/elsewhere.tsx';
import { VerdictHistory } from '../../../app/person-history/verdict-history.tsx';
import { useMay } from '../../../app/session.ts';
import { useMessages as useTalentMessages } from '../../../app/talents/messages.ts';
import { nameOf, placeOf } from '../../../app/talents/name.ts';
import { Profile } from '../../../app/talents/profile.tsx';
import { useFocusKept } from '../../../app/use-focus-kept.ts';
import { useKeys } from '../../../app/use-keys.ts';
import { useFormat } from '../../../language/format.ts';
import { IconButton } from '../../../ui/button.tsx';
import { FullScreen } from '../../../ui/full-screen.tsx';
import { KeyboardHints } from '../../../ui/keyboard-hints.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMessages } from '../messages.ts';
import type { FoundTalent } from '../queries.ts';
import { Matched, marksOf, RankedBy } from '../why-found.tsx';
import { type Action, Actions, KEYS } from './actions.tsx';
import { useShortlist } from './use-shortlist.ts';

const AddToSourcing = lazyOverlay(() => import('../../../app/talents/add-to-sourcing.tsx'));
const ContactDialog = lazyOverlay(() => import('../../../app/talents/contact-dialog.tsx'));

const ACTIONS: Record<string, Action> = {
  j: 'next',
  ArrowRight: 'next',
  k: 'back',
  ArrowLeft: 'back',
  s: 'shortlist',
  c: 'contact',
  u: 'undo',
  '?': 'help',
  // Also while a tooltip is open, which would take the first press.
  Escape: 'close',
};

interface ReviewProps {
  /** Not empty. */
  people: readonly FoundTalent[];
  /** Who is on the screen; the first one when nobody has this id. */
  talentId: string | undefined;
  onShow(talentId: string): void;
  onClose(): void;
}

/** One person found after the other, with everything that can be done about them one key away. */
export default function Review({ people, talentId, onShow, onClose }: ReviewProps) {
  const messages = useMessages();
  const format = useFormat();
  const maySpend = useMay('spend');
  const popup = useRef<HTMLDivElement>(null);
  const [overlay, setOverlay] = useState<'sourcing' | 'contact' | 'help' | null>(null);
  const [told, setTold] = useState('');
  const shortlist = useShortlist(setTold);
  const at = Math.max(
    0,
    people.findIndex(({ id }) => id === talentId),
  );
  const current = people[at]!;

  function go(to: number, nobody: string): void {
    setTold(people[to] ? '' : nobody);
    if (people[to]) onShow(people[to].id);
  }
  function act(action: Action): void {
    if (action === 'next') go(at + 1, messages.last);
    if (action === 'back') go(at - 1, messages.first);
    if (action === 'close') onClose();
    if (action === 'help') setOverlay('help');
    if (!maySpend) return;
    if (action === 'contact') setOverlay('contact');
    if (action === 'undo') shortlist.undo();
    if (action !== 'shortlist' || shortlist.has(current.id)) return;
    if (shortlist.sourcingId === null) setOverlay('sourcing');
    else shortlist.addTo(shortlist.sourcingId, current);
  }
  useKeys(popup, (key, held) => {
    const action = ACTIONS[key.length === 1 ? key.toLowerCase() : key];
    if (action && (!held || action === 'next' || action === 'back')) act(action);
    return action !== undefined;
  });
  useFocusKept(popup, current.id, overlay !== null);
  const place = messages.place(format.number(at + 1), format.number(people.length));
  return (
    <FullScreen ref={popup} label={messages.reviewTitle} onClose={onClose}>
      <header className="flex h-12 shrink-0 items-center gap-2 border-line border-b px-2 lg:px-4">
        <IconButton icon={X} label={messages.closeReview} onClick={onClose} side="bottom" />
        <h1 className="min-w-0 grow truncate text-quiet">{messages.reviewTitle}</h1>
        <p className="whitespace-nowrap font-medium">{place}</p>
        <span className="flex max-lg:hidden">
          <IconButton
            icon={Keyboard}
            label={messages.shortcutsHelp}
            onClick={() => setOverlay('help')}
            side="bottom"
          />
        </span>
      </header>
      <div className="min-h-0 grow overflow-y-auto lg:overflow-hidden">
        <Person key={current.id} talent={current} />
      </div>
      <Told text={told} talent={current} place={place} sourcingId={shortlist.sourcingId} />
      <Actions
        isShortlisted={shortlist.has(current.id)}
        canUndo={shortlist.canUndo}
        maySpend={maySpend}
        onAction={act}
      />
      <Suspense>
        {overlay === 'sourcing' && (
          <AddToSourcing
            talentIds={[]}
            onAdded={(to) => shortlist.addTo(to, current)}
            onClose={() => setOverlay(null)}
          />
        )}
        {overlay === 'contact' && (
          <ContactDialog profile={current} onClose={() => setOverlay(null)} />
        )}
      </Suspense>
      <KeyboardHints
        open={overlay === 'help'}
        onClose={() => setOverlay(null)}
        shortcuts={KEYS.map(({ action, keys }) => ({ keys, does: messages.shortcuts[action] }))}
      />
    </FullScreen>
  );
}

/** Why they were found on one side, the profile with the words that were found on the other. */
function Person({ talent }: { talent: FoundTalent }) {
  const messages = useMessages();
  const { unnamed, at, untitled } = useTalentMessages();
  const { jobTitle, currentOrganization, experiences } = talent;
  const company = currentOrganization?.name ?? experiences[0]?.organizationName;
  const title = jobTitle ?? untitled;
  return (
    <div className="mx-auto grid w-full max-w-[90rem] lg:h-full lg:grid-cols-[5fr_6fr] lg:divide-x lg:divide-line">
      <section
        aria-label={messages.why}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
        tabIndex={0}
        className="relative flex min-w-0 flex-col gap-3 px-4 py-4 lg:overflow-y-auto lg:px-6"
      >
        <div>
          <h2 className="font-semibold text-xl tracking-tight">{nameOf(talent) ?? unnamed}</h2>
          <p className="text-quiet">
            {[company ? at(title, company) : title, placeOf(talent)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <RankedBy reasons={talent.rankedBy} />
        <Matched matched={talent.matched} />
        <Suspense fallback={<Skeleton className="h-5 w-52" />}>
          <Elsewhere talentId={talent.id} />
          <VerdictHistory talentId={talent.id} />
        </Suspense>
      </section>
      <section
        aria-label={messages.profile}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
        tabIndex={0}
        className="relative min-w-0 px-4 py-4 max-lg:border-line max-lg:border-t lg:overflow-y-auto lg:px-6"
      >
        <Profile profile={talent} marks={marksOf(talent)} />
      </section>
    </div>
  );
}

interface ToldProps {
  text: string;
  talent: FoundTalent;
  place: string;
  sourcingId: string | null;
}

/** Says each person and each action, also to those who don't see the page. */
function Told({ text, talent, place, sourcingId }: ToldProps) {
  const messages = useMessages();
  const { unnamed } = useTalentMessages();
  return (
    <div className="flex min-h-7 shrink-0 items-center justify-center gap-4 bg-surface px-4 text-quiet text-xs">
      <p role="status" className="truncate">
        {text}
        <span className="sr-only">
          {' '}
          {nameOf(talent) ?? unnamed}, {place}
        </span>
      </p>
      {sourcingId !== null && (
        <Link
          to="/sourcings/$sourcingId"
          params={{ sourcingId }}
          className="shrink-0 text-accent-ink underline hover:no-underline"
        >
          {messages.openShortlist}
        </Link>
      )}
    </div>
  );
}
