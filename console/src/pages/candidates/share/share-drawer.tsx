import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Link2, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { FailedState, Loaded } from '../../../app/loaded.tsx';
import { useMay } from '../../../app/session.ts';
import { useFormat } from '../../../language/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Time } from '../../../ui/time.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMessages } from './messages.ts';
import {
  candidateNameQuery,
  createLink,
  type Feedback,
  feedbackQuery,
  revokeLink,
  type ShareLink,
  shareLinksQuery,
} from './queries.ts';

/** Links to the shortlist for people without an account, and what they answered. */
export default function ShareDrawer({
  sourcingId,
  onClose,
}: {
  sourcingId: string;
  onClose(): void;
}) {
  const messages = useMessages();
  const may = useMay('spend');
  const links = useQuery(shareLinksQuery(sourcingId));
  const feedback = useQuery(feedbackQuery(sourcingId));
  return (
    <Drawer open onClose={onClose} title={messages.title} description={messages.why}>
      <div className="flex flex-col gap-6">
        {may && <NewLink sourcingId={sourcingId} />}
        <section aria-labelledby="shortlist-feedback">
          <h3 id="shortlist-feedback" className="mb-2 font-semibold">
            {messages.feedback}
          </h3>
          <Loaded query={feedback} skeleton={<SkeletonRows rows={2} />}>
            {({ feedback: said }) =>
              said.length === 0 ? (
                <p className="text-quiet">{messages.noFeedback}</p>
              ) : (
                <ul className="rounded-lg border border-line bg-surface">
                  {said.map((one) => (
                    <FeedbackRow
                      key={`${one.shareLinkId} ${one.candidateId}`}
                      sourcingId={sourcingId}
                      feedback={one}
                      onOpen={onClose}
                    />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </section>
        <Loaded query={links} skeleton={<SkeletonRows rows={2} />}>
          {({ shareLinks }) =>
            shareLinks.length > 0 && (
              <section aria-labelledby="share-links">
                <h3 id="share-links" className="mb-2 font-semibold">
                  {messages.links}
                </h3>
                <ul className="rounded-lg border border-line bg-surface">
                  {shareLinks.map((link) => (
                    <LinkRow key={link.shareLinkId} link={link} />
                  ))}
                </ul>
              </section>
            )
          }
        </Loaded>
      </div>
    </Drawer>
  );
}

const DAYS = ['7', '14', '30'] as const;

function NewLink({ sourcingId }: { sourcingId: string }) {
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const [days, setDays] = useState<(typeof DAYS)[number]>('14');
  const [showsContacts, setShowsContacts] = useState(false);
  const create = useMutation({
    mutationFn: () => createLink(sourcingId, { days: Number(days), showsContacts }),
    onSuccess: () => client.invalidateQueries(shareLinksQuery(sourcingId)),
  });
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="font-medium">{messages.valid}</span>
        <Segments
          label={messages.valid}
          value={days}
          choices={DAYS.map((value) => ({
            value,
            label: messages.days(format.number(Number(value))),
          }))}
          onChange={setDays}
        />
      </div>
      <Checkbox label={messages.contacts} checked={showsContacts} onChange={setShowsContacts} />
      <div>
        <Button
          look="primary"
          icon={Link2}
          loading={create.isPending}
          onClick={() => create.mutate()}
        >
          {messages.create}
        </Button>
      </div>
      {create.data && (
        <div role="status">
          <p className="mb-1">{messages.newLink}</p>
          <CodeBlock code={create.data.url} label={messages.copy} />
        </div>
      )}
      {create.error && <FailedState error={create.error} />}
    </section>
  );
}

function LinkRow({ link }: { link: ShareLink }) {
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const may = useMay('spend');
  const { sourcingId, shareLinkId, expiresAt, revokedAt, openedAt, createdAt, showsContacts } =
    link;
  const revoke = useMutation({
    mutationFn: () => revokeLink(shareLinkId),
    onSuccess: () => {
      toast({ title: messages.isRevoked });
      return client.invalidateQueries(shareLinksQuery(sourcingId));
    },
    onError: (error) =>
      toast({ tone: 'failed', title: messages.failed, description: error.message }),
  });
  const hasExpired = new Date(expiresAt) <= new Date();
  const isOpen = revokedAt === null && !hasExpired;
  const state =
    revokedAt !== null
      ? messages.revoked
      : hasExpired
        ? messages.expired
        : messages.until(format.date(new Date(expiresAt)));
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 not-last:border-line not-last:border-b">
      <span className="min-w-0 grow">
        {state}
        <span className="text-quiet">
          {' · '}
          {openedAt === null ? (
            messages.notOpened
          ) : (
            <>
              {messages.opened} <Time at={openedAt} />
            </>
          )}
        </span>
      </span>
      {showsContacts && <Badge tone="amber">{messages.withContacts}</Badge>}
      {may && isOpen && (
        <Button
          size="small"
          loading={revoke.isPending}
          aria-label={messages.revokeOf(format.dateTime(new Date(createdAt)))}
          onClick={() => revoke.mutate()}
        >
          {messages.revoke}
        </Button>
      )}
    </li>
  );
}

interface FeedbackRowProps {
  sourcingId: string;
  feedback: Feedback;
  onOpen(): void;
}

function FeedbackRow({
  sourcingId,
  feedback: { candidateId, thumb, comment, author, at },
  onOpen,
}: FeedbackRowProps) {
  const messages = useMessages();
  const { data: name } = useQuery(candidateNameQuery(candidateId));
  return (
    <li className="px-4 py-2.5 not-last:border-line not-last:border-b">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to="/sourcings/$sourcingId"
          params={{ sourcingId }}
          search={{ candidate: candidateId }}
          onClick={onOpen}
          className="font-medium text-ink no-underline hover:underline"
        >
          {name ?? '…'}
        </Link>
        {thumb && (
          <Badge
            tone={thumb === 'up' ? 'green' : 'red'}
            icon={thumb === 'up' ? ThumbsUp : ThumbsDown}
          >
            {messages[thumb]}
          </Badge>
        )}
      </p>
      {comment && <p className="mt-1 break-words">{comment}</p>}
      <p className="text-quiet text-xs">
        {author ?? messages.somebody} · <Time at={at} />
      </p>
    </li>
  );
}
