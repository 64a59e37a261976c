import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { FaceSwitch } from './face-switch.tsx';
import { inboxCountsQuery } from './inbox-query.ts';
import { useAppMessages } from './messages.ts';
import { type Place, useOfferedPlaces } from './navigation.ts';
import { useSession } from './session.ts';

const STORAGE_KEY = 'greenroom.navigation';

/** On the left, with labels or icons only. */
export function Navigation() {
  const messages = useAppMessages();
  const places = useOfferedPlaces();
  const [narrow, setNarrow] = useState(localStorage.getItem(STORAGE_KEY) === 'narrow');
  function change(next: boolean): void {
    setNarrow(next);
    localStorage.setItem(STORAGE_KEY, next ? 'narrow' : 'wide');
  }
  return (
    <nav
      aria-label={messages.navigation}
      className={classNames(
        'sticky top-0 hidden h-dvh shrink-0 flex-col border-line border-r bg-sunken p-2 md:flex',
        narrow ? 'w-13' : 'w-52',
      )}
    >
      <div className="mb-3 flex h-8 items-center gap-2 px-1.5">
        <Logo />
        {!narrow && <span className="font-semibold text-base tracking-tight">Greenroom</span>}
      </div>
      <ul className="flex grow flex-col gap-0.5">
        {places.map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} narrow={narrow} />
          </li>
        ))}
      </ul>
      <div className="mb-2">
        <FaceSwitch narrow={narrow} />
      </div>
      <IconButton
        icon={narrow ? PanelLeftOpen : PanelLeftClose}
        label={narrow ? messages.widen : messages.narrow}
        side="right"
        className="text-quiet"
        onClick={() => change(!narrow)}
      />
    </nav>
  );
}

export function PlaceLink({
  place: { to, icon: Icon, name },
  narrow,
  onFollow,
}: {
  place: Place;
  narrow: boolean;
  onFollow?(): void;
}) {
  const messages = useAppMessages();
  const link = (
    <Link
      to={to}
      onClick={onFollow}
      className={classNames(
        'relative flex items-center gap-2.5 rounded-md px-2.5 font-medium text-quiet no-underline hover:bg-hover hover:text-ink',
        onFollow ? 'h-11' : 'h-8',
      )}
      activeProps={{ className: 'bg-surface text-ink! shadow-[inset_0_0_0_1px_var(--line)]' }}
    >
      <Icon aria-hidden size={16} className="shrink-0" />
      <span className={narrow ? 'sr-only' : 'truncate'}>{messages.places[name]}</span>
      {to === '/inbox' && <Unread narrow={narrow} />}
    </Link>
  );
  return narrow ? (
    <Tooltip text={messages.places[name]} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

/** How many conversations nobody has read. */
function Unread({ narrow }: { narrow: boolean }) {
  const messages = useAppMessages();
  const { workspace } = useSession();
  const isOpen = workspace !== null && workspace.suspendedAt === null;
  const { data } = useQuery({ ...inboxCountsQuery, enabled: isOpen });
  if (!data || data.unread === 0) return null;
  return (
    <span
      className={classNames(
        'rounded-full bg-accent text-center font-semibold text-on-accent text-xs tabular-nums',
        narrow ? 'absolute top-1 right-1 size-2' : 'ml-auto min-w-5 px-1.5',
      )}
    >
      <span aria-hidden>{!narrow && (data.unread > 99 ? '99+' : data.unread)}</span>
      <span className="sr-only">{messages.unreadReplies(data.unread)}</span>
    </span>
  );
}

export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width={size} height={size} className="shrink-0">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M21.6 12.2A7 7 0 1 0 23 16.4h-6.6"
        className="stroke-on-accent"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
