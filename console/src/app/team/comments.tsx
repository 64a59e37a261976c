import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { MessagesSquare, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.ts';
import { ApiError } from '../api-error.ts';
import { Loaded } from '../loaded.tsx';
import { useMay, useSession } from '../session.ts';
import { mentionedIn, type Nameable, partsOf } from './mention.ts';
import { MentionField } from './mention-field.tsx';
import { useMessages } from './messages.ts';
import { addComment, type Comment, commentsQuery, deleteComment } from './queries.ts';
import { ShowMore } from './show-more.tsx';

/** What colleagues say to each other about a candidate. */
export default function Comments({ candidateId }: { candidateId: string }) {
  const messages = useMessages();
  const mayWrite = useMay('spend');
  const query = useInfiniteQuery(commentsQuery(candidateId));
  return (
    <section aria-label={messages.comments} className="flex flex-col gap-4">
      {mayWrite && <NewComment candidateId={candidateId} />}
      <Loaded query={query} skeleton={<SkeletonRows rows={3} />}>
        {({ pages }) => {
          const comments = pages.flatMap((page) => page.comments);
          if (comments.length === 0)
            return (
              <EmptyState icon={MessagesSquare} title={messages.none}>
                {messages.noneWhy}
              </EmptyState>
            );
          return (
            <>
              <ol className="flex flex-col gap-4">
                {comments.map((comment) => (
                  <Said key={comment.commentId} comment={comment} />
                ))}
              </ol>
              <ShowMore query={query}>{messages.earlier}</ShowMore>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function NewComment({ candidateId }: { candidateId: string }) {
  const messages = useMessages();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Nameable[]>([]);
  const send = useMutation({
    mutationFn: () =>
      addComment(candidateId, { text: text.trim(), mentionedUserIds: mentionedIn(text, chosen) }),
    onSuccess: () => {
      setText('');
      setChosen([]);
      return client.invalidateQueries(commentsQuery(candidateId));
    },
  });
  const { error } = send;
  const refused =
    error instanceof ApiError ? (error.issueOf('text') ?? error.message) : error?.message;
  function onSend() {
    if (text.trim() !== '' && !send.isPending) send.mutate();
  }
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Field label={messages.comment} hint={messages.hint} error={refused}>
        <MentionField
          text={text}
          onChange={setText}
          onMention={(member) => setChosen([...chosen, member])}
          onSend={onSend}
        />
      </Field>
      <Button
        type="submit"
        look="primary"
        className="self-end"
        disabled={text.trim() === ''}
        loading={send.isPending}
      >
        {messages.send}
      </Button>
    </form>
  );
}

function Said({ comment }: { comment: Comment }) {
  const { author, text, mentions, createdAt } = comment;
  const { user } = useSession();
  const isOwner = useMay('admin');
  const mayWrite = useMay('spend');
  const names = mentions.map(({ name }) => name);
  let at = 0;
  return (
    <li className="flex items-start gap-2 border-line border-l-2 pl-3">
      <div className="min-w-0 grow">
        <p className="text-quiet text-xs">
          <span className="font-medium text-ink">{author.name}</span> · <Time at={createdAt} />
        </p>
        <p className="whitespace-pre-wrap break-words">
          {partsOf(text, names).map((part) => {
            const key = at;
            at += part.text.length;
            return part.isMention ? (
              <span key={key} className="font-medium text-accent-ink">
                {part.text}
              </span>
            ) : (
              <span key={key}>{part.text}</span>
            );
          })}
        </p>
      </div>
      {((mayWrite && author.userId === user.userId) || isOwner) && <Remove comment={comment} />}
    </li>
  );
}

function Remove({ comment: { commentId, candidateId, author } }: { comment: Comment }) {
  const messages = useMessages();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteComment(commentId),
    onSuccess: () => {
      toast({ title: messages.removed });
      return client.invalidateQueries(commentsQuery(candidateId));
    },
    onError: (error) =>
      toast({ tone: 'failed', title: messages.failed, description: error.message }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <IconButton
        icon={Trash2}
        size="small"
        label={messages.remove(author.name)}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        danger
        title={messages.removeTitle}
        description={messages.removeWhy}
        confirm={messages.removeNow}
        loading={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
