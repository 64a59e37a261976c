import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useAppMessages } from '../messages.ts';
import { notificationsQuery } from './query.ts';

const List = lazyOverlay(() => import('./list.tsx'));

/** How much the user was told and has not read, and the list of it. */
export function Bell() {
  const messages = useAppMessages();
  const { data } = useQuery(notificationsQuery);
  const [open, setOpen] = useState(false);
  const unread = data?.unread ?? 0;
  const label = messages.notifications(unread);
  return (
    <>
      <Tooltip text={label} side="bottom">
        <button
          type="button"
          aria-label={label}
          onClick={() => setOpen(true)}
          className="relative flex size-8 items-center justify-center rounded-md text-quiet hover:bg-hover hover:text-ink"
        >
          <BellIcon aria-hidden size={16} />
          {unread > 0 && (
            <span
              aria-hidden
              className="absolute top-0.5 right-0 min-w-4 rounded-full bg-accent px-1 text-center font-semibold text-on-accent text-xs leading-4 tabular-nums"
            >
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </button>
      </Tooltip>
      <Suspense>{open && <List onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
