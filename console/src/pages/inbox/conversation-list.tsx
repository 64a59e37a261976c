import { Link } from '@tanstack/react-router';
import { Reply } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { nameOf } from '../../app/talents/name.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Time } from '../../ui/time.tsx';
import { useMessages } from './messages.ts';
import type { Conversation, Mark } from './queries.ts';

export const MARK_TONES: Record<Mark, Tone> = {
  interested: 'green',
  not_now: 'amber',
  wrong_person: 'red',
};

export function ConversationList({
  conversations,
  selected,
}: {
  conversations: readonly Conversation[];
  selected: string | undefined;
}) {
  const messages = useMessages();
  return (
    <ul
      aria-label={messages.conversations}
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      {conversations.map((conversation) => (
        <Row
          key={conversation.candidateId}
          conversation={conversation}
          isSelected={conversation.candidateId === selected}
        />
      ))}
    </ul>
  );
}

function Row({
  conversation: { candidateId, talent, sourcing, unread, preview, mark, lastReplyAt, answeredAt },
  isSelected,
}: {
  conversation: Conversation;
  isSelected: boolean;
}) {
  const messages = useMessages();
  const link = useRef<HTMLAnchorElement>(null);
  // With J and K, the selected row may be out of sight.
  useEffect(() => {
    if (isSelected) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const isAnswered = answeredAt !== null && answeredAt >= lastReplyAt;
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        ref={link}
        from="/inbox"
        to="/inbox"
        search={(now) => ({ ...now, candidate: candidateId })}
        aria-current={isSelected ? 'true' : undefined}
        className={classNames(
          'block px-3 py-2.5 text-ink no-underline hover:bg-hover',
          isSelected && 'bg-accent-soft hover:bg-accent-soft',
        )}
      >
        <span className="flex items-center gap-2">
          {unread && (
            <span className="size-2 shrink-0 rounded-full bg-accent">
              <span className="sr-only">{messages.unreadMark}</span>
            </span>
          )}
          <span
            className={classNames('min-w-0 truncate', unread ? 'font-semibold' : 'font-medium')}
          >
            {nameOf(talent) ?? messages.someone}
          </span>
          <span className="ml-auto shrink-0 text-quiet text-xs">
            <Time at={lastReplyAt} />
          </span>
        </span>
        <span className="block truncate text-quiet text-xs">{sourcing.name}</span>
        <span className="mt-1 flex items-center gap-2">
          {isAnswered && (
            <Reply aria-label={messages.answered} role="img" size={13} className="shrink-0" />
          )}
          <span className={classNames('min-w-0 grow truncate', !unread && 'text-quiet')}>
            {preview ?? messages.noWords}
          </span>
          {mark && <Badge tone={MARK_TONES[mark]}>{messages.marks[mark]}</Badge>}
        </span>
      </Link>
    </li>
  );
}
