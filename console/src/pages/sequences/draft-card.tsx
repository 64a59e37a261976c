import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../app/api-error.ts';
import { FailedState } from '../../app/loaded.tsx';
import { useMay } from '../../app/session.ts';
import { nameOf } from '../../app/talents/name.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useIssueMessage } from './issue-messages.ts';
import { at } from './issues.ts';
import { MessageField } from './message-field.tsx';
import { useMessages } from './messages.ts';
import { approveDraft, type WaitingDraft } from './queries.ts';
import { stepIssues } from './rules.ts';

/**
 * A message written by the service, for the user to read, edit and approve. An approved message
 * counts as the user's own, so every message rule applies.
 */
export function DraftCard({ waiting }: { waiting: WaitingDraft }) {
  const messages = useMessages();
  const issueMessage = useIssueMessage();
  const may = useMay('send');
  const client = useQueryClient();
  const [subject, setSubject] = useState(waiting.draft.subject ?? '');
  const [content, setContent] = useState(waiting.draft.content);
  const name = nameOf(waiting.talent) ?? messages.someone;
  const hasSubject = waiting.draft.subject !== null;
  const edited =
    content !== waiting.draft.content || (hasSubject && subject !== waiting.draft.subject);
  const approve = useMutation({
    mutationFn: () => approveDraft(waiting, { content, ...(hasSubject && { subject }) }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['sequences', 'drafts'] });
      void toast({ title: messages.approved(name) });
    },
  });
  const issues = issuesOf(waiting, subject, content);
  const refused = approve.error instanceof ApiError ? approve.error : null;
  const ofFields = refused?.issueOf('content') ?? refused?.issueOf('subject');
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-semibold text-base">{messages.draftFor(name)}</h2>
        <Badge>{messages.types[waiting.type]}</Badge>
        <span className="text-quiet">
          {[waiting.name, waiting.talent.jobTitle].filter(Boolean).join(', ')}
        </span>
      </div>
      <div className="flex flex-col gap-3">
        {hasSubject && (
          <MessageField
            label={messages.subject}
            value={subject}
            readOnly={!may}
            error={issueMessage(at(issues, 'subject')) ?? refused?.issueOf('subject')}
            onChange={setSubject}
          />
        )}
        <MessageField
          lines
          label={messages.message}
          value={content}
          readOnly={!may}
          error={issueMessage(at(issues, 'content')) ?? refused?.issueOf('content')}
          onChange={setContent}
        />
        {approve.error && !ofFields && (
          <section aria-label={messages.notApproved}>
            <FailedState error={approve.error} />
          </section>
        )}
        <div className="flex flex-wrap gap-2">
          {may && (
            <Button
              look="primary"
              loading={approve.isPending}
              disabled={issues.length > 0}
              onClick={() => approve.mutate()}
            >
              {edited ? messages.approveEdited : messages.approve}
            </Button>
          )}
          <Link
            to="/sequences/$blueprintId"
            params={{ blueprintId: waiting.blueprintId }}
            search={{ tab: 'progress' }}
            className={buttonClass('quiet')}
          >
            {messages.openSequence}
          </Link>
        </div>
      </div>
    </li>
  );
}

/** The rules of user-written messages for which the API would refuse the approval. */
const issuesOf = ({ stepId, name, type, draft }: WaitingDraft, subject: string, content: string) =>
  stepIssues({
    id: stepId,
    name,
    type,
    content,
    temporalityType: 'ASAP',
    ...(draft.subject !== null && { subject }),
    ...(type === 'PRO_NETWORK' && { proNetworkType: 'PRO_NETWORK_MESSAGE' }),
  });
