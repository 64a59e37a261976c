import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Drawer } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { Loaded } from '../loaded.tsx';
import { useMessages } from './messages.ts';
import { markRead, type Notification, notificationsQuery } from './query.ts';

/** What the user was told, the newest first. Opening one marks it as read. */
export default function NotificationList({ onClose }: { onClose(): void }) {
  const messages = useMessages();
  const client = useQueryClient();
  const query = useQuery(notificationsQuery);
  const mark = useMutation({
    mutationFn: markRead,
    onSettled: () => client.invalidateQueries(notificationsQuery),
  });
  return (
    <Drawer open onClose={onClose} title={messages.title} description={messages.why}>
      <Loaded query={query}>
        {({ notifications, unread }) =>
          notifications.length === 0 ? (
            <EmptyState icon={Bell} title={messages.empty}>
              {messages.emptyWhy}
            </EmptyState>
          ) : (
            <>
              {unread > 0 && (
                <div className="mb-2 flex justify-end">
                  <Button
                    size="small"
                    loading={mark.isPending}
                    onClick={() => mark.mutate(undefined)}
                  >
                    {messages.markAll}
                  </Button>
                </div>
              )}
              <ul className="rounded-lg border border-line bg-surface">
                {notifications.map((one) => (
                  <Row
                    key={one.notificationId}
                    notification={one}
                    onOpen={() => {
                      if (one.readAt === null) mark.mutate([one.notificationId]);
                      onClose();
                    }}
                  />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Drawer>
  );
}

function Row({ notification, onOpen }: { notification: Notification; onOpen(): void }) {
  const messages = useMessages();
  const { readAt, createdAt } = notification;
  return (
    <li className="flex items-start gap-3 px-4 py-3 not-last:border-line not-last:border-b">
      <span
        className={classNames(
          'mt-1.5 size-2 shrink-0 rounded-full',
          readAt === null ? 'bg-accent' : 'bg-transparent',
        )}
      >
        {readAt === null && <span className="sr-only">{messages.unread}</span>}
      </span>
      <div className="min-w-0 grow">
        <p className={classNames('break-words', readAt === null && 'font-medium')}>
          <Told notification={notification} onOpen={onOpen} />
        </p>
        <p className="text-quiet text-xs">
          <Time at={createdAt} />
        </p>
      </div>
    </li>
  );
}

const LINK = 'text-ink no-underline hover:underline';

/** What it says, as a link to what it is about. */
function Told({
  notification: { type, subject },
  onOpen,
}: {
  notification: Notification;
  onOpen(): void;
}) {
  const messages = useMessages();
  const format = useFormat();
  if (type === 'shortlist.feedback')
    return (
      <Link
        to="/sourcings/$sourcingId"
        params={{ sourcingId: String(subject.sourcingId) }}
        search={{ share: 'open' }}
        onClick={onOpen}
        className={LINK}
      >
        {messages.feedback(String(subject.name))}
      </Link>
    );
  if (type === 'comment.mentioned' || type === 'owner.named') {
    const [author, name] = [String(subject.author) || messages.program, String(subject.name)];
    const ofOwner = subject.candidateId === undefined ? messages.owned : messages.candidateOwned;
    return (
      <Link
        to="/sourcings/$sourcingId"
        params={{ sourcingId: String(subject.sourcingId) }}
        search={{
          candidate: subject.candidateId === undefined ? undefined : String(subject.candidateId),
          tab: type === 'comment.mentioned' ? 'comments' : undefined,
        }}
        onClick={onOpen}
        className={LINK}
      >
        {(type === 'comment.mentioned' ? messages.mentioned : ofOwner)(author, name)}
      </Link>
    );
  }
  const count = Number(subject.newMatches);
  return (
    <Link
      to="/search"
      search={{ saved: String(subject.savedSearchId) }}
      onClick={onOpen}
      className={LINK}
    >
      {messages.matched(count, format.number(count), String(subject.name))}
    </Link>
  );
}
