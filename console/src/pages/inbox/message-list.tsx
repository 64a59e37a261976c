import { useReason } from '../../app/sequences/use-reason.ts';
import { useSession } from '../../app/session.ts';
import { nameOf } from '../../app/talents/name.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Time } from '../../ui/time.tsx';
import { useMessages } from './messages.ts';
import type { Thread, ThreadMessage } from './queries.ts';

/** All messages, oldest first; ours stand to the right. */
export function MessageList({ thread: { messages: all, talent } }: { thread: Thread }) {
  const messages = useMessages();
  const name = nameOf(talent) ?? messages.someone;
  return (
    <ol aria-label={messages.messages} className="flex flex-col gap-3">
      {all.map((message, index) => (
        <Message
          key={message.messageId}
          message={message}
          person={name}
          isNewSubject={message.subject !== all[index - 1]?.subject}
        />
      ))}
    </ol>
  );
}

const TONES: Partial<Record<ThreadMessage['state'], Tone>> = {
  queued: 'accent',
  sending: 'accent',
  failed: 'red',
  unknown: 'amber',
};

function Message({
  message,
  person,
  isNewSubject,
}: {
  message: ThreadMessage;
  person: string;
  isNewSubject: boolean;
}) {
  const messages = useMessages();
  const { direction, channel, at, state, bounced, subject, text, quoted } = message;
  const sent = direction === 'sent';
  const author = useAuthor(message);
  const tone = TONES[state];
  const stateText = useStateText(message);
  return (
    <li
      className={classNames(
        'max-w-2xl rounded-lg border border-line p-3',
        sent ? 'ml-6 self-end bg-sunken sm:ml-16' : 'mr-6 self-start bg-surface sm:mr-16',
      )}
    >
      <div className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
        <span className="font-semibold">{sent ? author : person}</span>
        <span className="text-quiet">
          {messages.channels[channel]} · <Time at={at} />
        </span>
        {tone && <Badge tone={tone}>{stateText}</Badge>}
        {bounced && <Badge tone="red">{messages.bounced}</Badge>}
      </div>
      {subject && isNewSubject && <p className="font-medium">{subject}</p>}
      <p className="whitespace-pre-wrap break-words">{text ?? messages.noWords}</p>
      {quoted && (
        <details className="mt-2 text-quiet">
          <summary className="cursor-pointer text-xs">{messages.earlier}</summary>
          <p className="mt-1 whitespace-pre-wrap break-words border-line border-l-2 pl-3">
            {quoted}
          </p>
        </details>
      )}
    </li>
  );
}

function useAuthor({ author, stepName }: ThreadMessage): string {
  const messages = useMessages();
  const { user } = useSession();
  if (author) return author.userId === user.userId ? messages.you : author.name;
  return stepName === null ? messages.states.sent : messages.step(stepName);
}

function useStateText({ state, reason }: ThreadMessage): string {
  const messages = useMessages();
  const reasonOf = useReason();
  const text = messages.states[state];
  if (reason === null || state === 'unknown') return text;
  const own = messages.reasons[reason as keyof typeof messages.reasons];
  return messages.because(text, own ?? reasonOf(reason));
}
