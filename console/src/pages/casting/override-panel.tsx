import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPen } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../app/api-error.ts';
import { FailedState } from '../../app/loaded.tsx';
import { useMay, useSession } from '../../app/session.ts';
import { VerdictBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.ts';
import { useUiWords } from '../../ui/words.ts';
import { membersQuery, overrideVerdict, type QualifiedTalent, takeOverrideBack } from './queries.ts';
import { VERDICTS, type Verdict } from './verdicts.ts';
import { useWords } from './words.ts';

/** What a person says instead of the judge, with why; beside it, never in its place. */
export function OverridePanel({ castingId, talent }: { castingId: string; talent: QualifiedTalent }) {
  const words = useWords();
  const may = useMay('spend');
  const [editing, setEditing] = useState(false);
  const { override } = talent;
  if (editing) return <OverrideForm castingId={castingId} talent={talent} onClose={() => setEditing(false)} />;
  if (override) return <Said castingId={castingId} talentId={talent.talentId} override={override} onEdit={() => setEditing(true)} />;
  if (!may) return null;
  return (
    <div className="mt-3">
      <Button size="small" icon={UserPen} onClick={() => setEditing(true)}>
        {words.override}
      </Button>
    </div>
  );
}

interface SaidProps {
  castingId: string;
  talentId: string;
  override: NonNullable<QualifiedTalent['override']>;
  onEdit(): void;
}

function Said({ castingId, talentId, override: { verdict, reason, userId, at }, onEdit }: SaidProps) {
  const words = useWords();
  const may = useMay('spend');
  const author = useAuthor(userId);
  const client = useQueryClient();
  const back = useMutation({
    mutationFn: () => takeOverrideBack(castingId, talentId),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['castings', castingId] });
      toast({ title: words.overrideGone });
    },
    onError: (error) => toast({ tone: 'failed', title: words.notSaved, description: error.message }),
  });
  return (
    <div className="mt-3 rounded-lg border border-line bg-sunken p-3">
      <p className="flex flex-wrap items-center gap-2">
        <UserPen aria-hidden size={15} className="text-quiet" />
        <VerdictBadge verdict={verdict} />
        <span className="text-quiet">
          {words.by(author)}, <Time at={at} />
        </span>
      </p>
      <p className="mt-1.5 whitespace-pre-line">{reason}</p>
      {may && (
        <div className="mt-2 flex gap-2">
          <Button size="small" onClick={onEdit}>
            {words.change}
          </Button>
          <Button size="small" look="quiet" loading={back.isPending} onClick={() => back.mutate()}>
            {words.takeBack}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Who said it, in words. */
function useAuthor(userId: string | null): string {
  const words = useWords();
  const { user } = useSession();
  const { data } = useQuery({ ...membersQuery, enabled: userId !== null && userId !== user.userId });
  if (userId === null) return words.byKey;
  if (userId === user.userId) return words.you;
  return data?.members.find((member) => member.userId === userId)?.name ?? words.formerMember;
}

function OverrideForm({ castingId, talent, onClose }: { castingId: string; talent: QualifiedTalent; onClose(): void }) {
  const words = useWords();
  const uiWords = useUiWords();
  const client = useQueryClient();
  const { talentId, aiVerdict, override } = talent;
  const [verdict, setVerdict] = useState<Verdict>(override?.verdict ?? VERDICTS.find((one) => one !== aiVerdict)!);
  const [reason, setReason] = useState(override?.reason ?? '');
  const save = useMutation({
    mutationFn: () => overrideVerdict(castingId, talentId, { verdict, reason: reason.trim() }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['castings', castingId] });
      toast({ title: words.overrideSaved });
      onClose();
    },
  });
  const refused = save.error instanceof ApiError ? save.error : null;
  return (
    <form
      aria-label={words.overrideTitle}
      className="mt-3 flex flex-col gap-3 rounded-lg border border-line bg-sunken p-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <p className="text-quiet">{words.overrideWhy}</p>
      <div>
        <Segments
          label={words.overrideVerdict}
          value={verdict}
          choices={VERDICTS.map((value) => ({ value, label: uiWords.verdicts[value] }))}
          onChange={setVerdict}
        />
      </div>
      <Field label={words.reason} hint={words.reasonHint} error={refused?.issueOf('reason')}>
        <TextArea required maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {save.error && (refused?.issues.length ?? 0) === 0 && <FailedState error={save.error} />}
      <div className="flex gap-2">
        <Button size="small" look="primary" type="submit" loading={save.isPending} disabled={reason.trim() === ''}>
          {words.save}
        </Button>
        <Button size="small" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
