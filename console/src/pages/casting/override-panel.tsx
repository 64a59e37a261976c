import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPen } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../app/api-error.ts';
import { FailedState } from '../../app/loaded.tsx';
import { useMay, useSession } from '../../app/session.ts';
import { VerdictBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { Segments } from '../../ui/segments.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import { membersQuery, overrideVerdict, type QualifiedTalent, removeOverride } from './queries.ts';
import { VERDICTS, type Verdict } from './verdicts.ts';

/** A user's verdict and its reason. It is the effective verdict; the judge's stays visible. */
export function OverridePanel({
  castingId,
  talent,
}: {
  castingId: string;
  talent: QualifiedTalent;
}) {
  const messages = useMessages();
  const may = useMay('spend');
  const [editing, setEditing] = useState(false);
  const { override } = talent;
  if (editing)
    return <OverrideForm castingId={castingId} talent={talent} onClose={() => setEditing(false)} />;
  if (override)
    return (
      <ExistingOverride
        castingId={castingId}
        talentId={talent.talentId}
        override={override}
        onEdit={() => setEditing(true)}
      />
    );
  if (!may) return null;
  return (
    <div className="mt-3">
      <Button size="small" icon={UserPen} onClick={() => setEditing(true)}>
        {messages.override}
      </Button>
    </div>
  );
}

interface Override {
  verdict: Verdict;
  reason: string;
}

interface ExistingOverrideProps {
  castingId: string;
  talentId: string;
  override: NonNullable<QualifiedTalent['override']>;
  onEdit(): void;
}

function ExistingOverride({
  castingId,
  talentId,
  override: { verdict, reason, userId, at },
  onEdit,
}: ExistingOverrideProps) {
  const messages = useMessages();
  const may = useMay('spend');
  const author = useAuthor(userId);
  const change = useOverrideChange(castingId, talentId);
  const back = useMutation({
    mutationFn: () => change(null, { verdict, reason }),
    onError: (error) =>
      toast({ tone: 'failed', title: messages.notSaved, description: error.message }),
  });
  return (
    <div className="mt-3 rounded-lg border border-line bg-sunken p-3">
      <p className="flex flex-wrap items-center gap-2">
        <UserPen aria-hidden size={15} className="text-quiet" />
        <VerdictBadge verdict={verdict} />
        <span className="text-quiet">
          {messages.by(author)}, <Time at={at} />
        </span>
      </p>
      <p className="mt-1.5 whitespace-pre-line">{reason}</p>
      {may && (
        <div className="mt-2 flex gap-2">
          <Button size="small" onClick={onEdit}>
            {messages.change}
          </Button>
          <Button size="small" look="quiet" loading={back.isPending} onClick={() => back.mutate()}>
            {messages.removeOverride}
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * Overrides the verdict, or removes the override (null). The toast offers to undo the change and
 * restores `before`, even after the drawer is closed.
 */
function useOverrideChange(castingId: string, talentId: string) {
  const messages = useMessages();
  const client = useQueryClient();
  const write = async (next: Override | null): Promise<void> => {
    await (next === null
      ? removeOverride(castingId, talentId)
      : overrideVerdict(castingId, talentId, next));
    await client.invalidateQueries({ queryKey: ['castings', castingId] });
  };
  return async (next: Override | null, before: Override | null): Promise<void> => {
    await write(next);
    const undo = (): void => {
      write(before).catch((error: Error) =>
        toast({ tone: 'failed', title: messages.notSaved, description: error.message }),
      );
    };
    toast({
      title: next === null ? messages.overrideGone : messages.overrideSaved,
      action: { label: messages.undo, onClick: undo },
    });
  };
}

/** The name of the override's author. */
function useAuthor(userId: string | null): string {
  const messages = useMessages();
  const { user } = useSession();
  const { data } = useQuery({
    ...membersQuery,
    enabled: userId !== null && userId !== user.userId,
  });
  if (userId === null) return messages.byKey;
  if (userId === user.userId) return messages.you;
  return data?.members.find((member) => member.userId === userId)?.name ?? messages.formerMember;
}

function OverrideForm({
  castingId,
  talent,
  onClose,
}: {
  castingId: string;
  talent: QualifiedTalent;
  onClose(): void;
}) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const { talentId, aiVerdict, override } = talent;
  const change = useOverrideChange(castingId, talentId);
  const [verdict, setVerdict] = useState<Verdict>(
    override?.verdict ?? VERDICTS.find((one) => one !== aiVerdict)!,
  );
  const [reason, setReason] = useState(override?.reason ?? '');
  const save = useMutation({
    mutationFn: () => change({ verdict, reason: reason.trim() }, override),
    onSuccess: onClose,
  });
  const refused = save.error instanceof ApiError ? save.error : null;
  return (
    <form
      aria-label={messages.overrideTitle}
      className="mt-3 flex flex-col gap-3 rounded-lg border border-line bg-sunken p-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <p className="text-quiet">{messages.overrideWhy}</p>
      <div>
        <Segments
          label={messages.overrideVerdict}
          value={verdict}
          choices={VERDICTS.map((value) => ({ value, label: uiMessages.verdicts[value] }))}
          onChange={setVerdict}
        />
      </div>
      <Field label={messages.reason} hint={messages.reasonHint} error={refused?.issueOf('reason')}>
        <TextArea
          required
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      {save.error && (refused?.issues.length ?? 0) === 0 && <FailedState error={save.error} />}
      <div className="flex gap-2">
        <Button
          size="small"
          look="primary"
          type="submit"
          loading={save.isPending}
          disabled={reason.trim() === ''}
        >
          {messages.save}
        </Button>
        <Button size="small" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
