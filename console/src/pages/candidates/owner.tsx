import { useMutation, useQueryClient } from '@tanstack/react-query';
import { OwnerSelect } from '../../app/team/owner.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import { assess, candidateQuery } from './queries.ts';

/** Who takes care of the candidate, changed at once. */
export function Owner({
  candidateId,
  ownerUserId,
  disabled,
}: {
  candidateId: string;
  ownerUserId: string | null;
  disabled: boolean;
}) {
  const messages = useMessages();
  const client = useQueryClient();
  const give = useMutation({
    mutationFn: (next: string | null) => assess(candidateId, { ownerUserId: next }),
    onSuccess: (detail) => client.setQueryData(candidateQuery(candidateId).queryKey, detail),
    onError: (error) =>
      toast({ tone: 'failed', title: messages.notChanged, description: error.message }),
  });
  return (
    <Field label={messages.columns.owner} className="w-48">
      <OwnerSelect
        ownerUserId={give.isPending ? give.variables : ownerUserId}
        disabled={disabled}
        onChange={(next) => next !== ownerUserId && give.mutate(next)}
      />
    </Field>
  );
}
