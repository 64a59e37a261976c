import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Inbox, MessageSquareText } from 'lucide-react';
import { Loaded } from '../../app/loaded.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pages } from '../../ui/pages.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ConversationList } from './conversation-list.tsx';
import { useMessages } from './messages.ts';
import { inboxParameters, inboxQuery } from './queries.ts';
import { ThreadPanel } from './thread-panel.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';

const route = getRouteApi('/frame/inbox');
const ROW_HEIGHT_PX = 84;

export function Page() {
  const messages = useMessages();
  const search = route.useSearch();
  const { candidate, show } = search;
  const query = useQuery(inboxQuery(search));
  const parameters = inboxParameters(search);
  const navigate = useNavigate({ from: '/inbox' });
  const open = (candidateId: string | undefined) =>
    void navigate({ search: (now) => ({ ...now, candidate: candidateId }) });
  useInboxKeys(query.data?.conversations ?? [], candidate, open);

  return (
    <>
      <div className={classNames(candidate && 'max-lg:hidden')}>
        <PageHeader
          title={messages.title}
          lead={messages.lead}
          actions={
            <CopyAsApiCall
              call={{
                method: 'GET',
                path: '/v1/inbox',
                query: parameters,
                sdk: { method: 'listConversations', input: parameters },
              }}
            />
          }
        />
        <Filters />
      </div>
      <Loaded query={query} skeleton={<SkeletonRows rows={6} height={ROW_HEIGHT_PX} />}>
        {({ conversations, pagination }) => (
          <div className="flex items-start gap-6">
            <div
              className={classNames(
                'w-full min-w-0 lg:max-w-96 lg:shrink-0',
                candidate && 'max-lg:hidden',
                conversations.length === 0 && !candidate && 'lg:max-w-none',
              )}
            >
              {conversations.length === 0 ? (
                <Nothing show={show} />
              ) : (
                <>
                  <ConversationList conversations={conversations} selected={candidate} />
                  <Pages
                    page={pagination.page}
                    pageSize={pagination.pageSize}
                    total={pagination.total}
                    onTurn={(page) =>
                      void navigate({ search: (now) => ({ ...now, page: page || undefined }) })
                    }
                  />
                </>
              )}
            </div>
            {candidate ? (
              <ThreadPanel
                key={candidate}
                candidateId={candidate}
                onClose={() => open(undefined)}
              />
            ) : (
              conversations.length > 0 && (
                <div className="hidden min-w-0 grow lg:block">
                  <EmptyState icon={MessageSquareText} title={messages.pick}>
                    {messages.pickWhy}
                    <KeyHints />
                  </EmptyState>
                </div>
              )
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}

function Nothing({ show = 'all' }: { show?: 'all' | 'unread' | 'mine' }) {
  const messages = useMessages();
  return (
    <EmptyState
      icon={Inbox}
      title={messages.empty[show]}
      action={
        show === 'all' ? (
          <Link to="/sourcings" className={buttonClass('secondary')}>
            {messages.seeSourcings}
          </Link>
        ) : (
          <Link to="/inbox" className={buttonClass('secondary')}>
            {messages.seeAll}
          </Link>
        )
      }
    >
      {messages.emptyWhy[show]}
    </EmptyState>
  );
}

function Filters() {
  const messages = useMessages();
  const search = route.useSearch();
  const { data } = useQuery(inboxQuery(search));
  const navigate = useNavigate({ from: '/inbox' });
  const { unread = 0, unreadMine = 0 } = data?.counts ?? {};
  return (
    <div className="mb-4">
      <Segments
        label={messages.show}
        value={search.show ?? 'all'}
        choices={[
          { value: 'all', label: messages.all },
          {
            value: 'unread',
            label: unread === 0 ? messages.unread : messages.unreadCount(unread),
          },
          {
            value: 'mine',
            label: unreadMine === 0 ? messages.mine : messages.mineCount(unreadMine),
          },
        ]}
        onChange={(next) => void navigate({ search: { show: next === 'all' ? undefined : next } })}
      />
    </div>
  );
}

function KeyHints() {
  const messages = useMessages();
  const hints = [
    { keys: 'J', does: messages.next },
    { keys: 'K', does: messages.previous },
    { keys: 'R', does: messages.reply },
  ];
  return (
    <ul aria-label={messages.keys} className="mt-4 flex justify-center gap-4 text-xs">
      {hints.map(({ keys, does }) => (
        <li key={keys} className="flex items-center gap-1.5">
          <Kbd keys={keys} /> {does}
        </li>
      ))}
    </ul>
  );
}
