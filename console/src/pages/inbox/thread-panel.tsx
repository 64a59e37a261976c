import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, MailOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Loaded } from '../../app/loaded.tsx';
import { queryClient } from '../../app/query-client.ts';
import { useMay } from '../../app/session.ts';
import { statusesQuery } from '../../app/statuses.ts';
import { nameOf } from '../../app/talents/name.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { AnswerForm } from './answer-form.tsx';
import { MessageList } from './message-list.tsx';
import { useMessages } from './messages.ts';
import {
  changeConversation,
  type Mark,
  markConversation,
  membersQuery,
  type Thread,
  threadQuery,
} from './queries.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: ['inbox'] });

/** A conversation: who it is with, what it means, all of its messages, and the answer. */
export function ThreadPanel({ candidateId, onClose }: { candidateId: string; onClose(): void }) {
  const messages = useMessages();
  const query = useQuery(threadQuery(candidateId));
  useMarkRead(query.data);
  return (
    <section aria-label={messages.messages} className="min-w-0 grow">
      <Button look="quiet" icon={ArrowLeft} onClick={onClose} className="mb-2 lg:hidden">
        {messages.back}
      </Button>
      <Loaded query={query} skeleton={<SkeletonRows rows={4} height={96} />}>
        {(thread) => (
          <>
            <ThreadHeader thread={thread} />
            <MessageList thread={thread} />
            <AnswerForm thread={thread} onSent={refresh} />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** Once for each reply that was shown; one marked as unread afterwards stays so. */
function useMarkRead(thread: Thread | undefined): void {
  const may = useMay('spend');
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (!thread || !may || done.current === thread.lastReplyAt) return;
    done.current = thread.lastReplyAt;
    if (!thread.unread) return;
    const { candidateId, lastReplyAt } = thread;
    void changeConversation(candidateId, { unread: false, readUpTo: lastReplyAt }).then(
      refresh,
      () => {},
    );
  }, [thread, may]);
}

function ThreadHeader({ thread }: { thread: Thread }) {
  const messages = useMessages();
  const { candidateId, talent, sourcing, statusHandle } = thread;
  const statusName = useStatusName();
  const mayChange = useMay('spend');
  const unread = useMutation({
    mutationFn: () => changeConversation(candidateId, { unread: true }),
    onSuccess: refresh,
  });
  const work = [talent.jobTitle, talent.companyName].filter(Boolean).join(', ');
  return (
    <header className="mb-4 border-line border-b pb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 font-semibold text-lg">
          <Link
            to="/sourcings/$sourcingId"
            params={{ sourcingId: sourcing.sourcingId }}
            search={{ candidate: candidateId }}
          >
            {nameOf(talent) ?? messages.someone}
          </Link>
        </h2>
        <Badge>{statusName(statusHandle)}</Badge>
        {mayChange && (
          <IconButton
            icon={MailOpen}
            label={messages.markUnread}
            className="ml-auto"
            disabled={thread.unread}
            onClick={() => unread.mutate()}
          />
        )}
      </div>
      <p className="text-quiet">
        {work && `${work} · `}
        <Link to="/sourcings/$sourcingId" params={{ sourcingId: sourcing.sourcingId }}>
          {sourcing.name}
        </Link>
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-3">
        <Marks thread={thread} />
        {mayChange && <Assignee thread={thread} />}
      </div>
    </header>
  );
}

function useStatusName(): (handle: string) => string {
  const { data } = useQuery(statusesQuery);
  return (handle) => data?.statuses.find((status) => status.handle === handle)?.label ?? handle;
}

const MARKS = ['interested', 'not_now', 'wrong_person'] as const satisfies readonly Mark[];

function Marks({
  thread: { candidateId, talent, mark: current, statusHandle },
}: {
  thread: Thread;
}) {
  const messages = useMessages();
  const statusName = useStatusName();
  const may = useMay('send');
  const change = useMutation({
    mutationFn: (body: { mark: Mark | null; statusHandle?: string }) =>
      markConversation(candidateId, body),
    onSuccess: async (after, { mark }) => {
      await refresh();
      if (mark === null) return;
      const blocked = mark === 'wrong_person' ? messages.blocked : undefined;
      void toast({
        title: messages.marked(
          nameOf(talent) ?? messages.someone,
          messages.marks[mark],
          statusName(after.statusHandle),
        ),
        description: [messages.stopped(after.stopped), blocked].filter(Boolean).join(' '),
        action: {
          label: messages.undo,
          onClick: () => change.mutate({ mark: null, statusHandle }),
        },
      });
    },
    onError: (error) => void toast({ title: error.message, tone: 'failed' }),
  });
  if (!may) return current && <Badge>{messages.marks[current]}</Badge>;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1 text-quiet text-xs">{messages.meaning}</legend>
      {MARKS.map((mark) => (
        <Button
          key={mark}
          look={mark === current ? 'primary' : 'secondary'}
          aria-pressed={mark === current}
          loading={change.isPending && change.variables.mark === mark}
          onClick={() => change.mutate({ mark: mark === current ? null : mark })}
        >
          {messages.marks[mark]}
        </Button>
      ))}
    </fieldset>
  );
}

const NOBODY = 'nobody';

function Assignee({ thread: { candidateId, assignee } }: { thread: Thread }) {
  const messages = useMessages();
  const { data } = useQuery(membersQuery);
  const assign = useMutation({
    mutationFn: (userId: string) =>
      changeConversation(candidateId, { assigneeUserId: userId === NOBODY ? null : userId }),
    onSuccess: refresh,
    onError: (error) => void toast({ title: error.message, tone: 'failed' }),
  });
  const joined = (data?.members ?? []).filter(({ joinedAt }) => joinedAt !== null);
  const members = joined.map(({ userId, name }) => ({ value: userId, label: name }));
  // Until the members are here, the one who is known.
  const known =
    assignee && !joined.some(({ userId }) => userId === assignee.userId)
      ? [{ value: assignee.userId, label: assignee.name }]
      : [];
  return (
    <div className="w-52 max-w-full">
      <span aria-hidden className="mb-1 block text-quiet text-xs">
        {messages.assignee}
      </span>
      <Select
        label={messages.assignee}
        value={assignee?.userId ?? NOBODY}
        choices={[{ value: NOBODY, label: messages.nobody }, ...known, ...members]}
        onChange={(userId) => assign.mutate(userId)}
      />
    </div>
  );
}
