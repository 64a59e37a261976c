import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError } from '../../app/api-error.ts';
import { FailedState } from '../../app/loaded.tsx';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import { type Casting, continueCasting, type Summary } from './queries.ts';
import { TargetFields } from './target-fields.tsx';

interface ContinueDialogProps {
  action: 'continue' | 'retry';
  casting: Casting;
  summary: Summary;
  onClose(): void;
}

/** Shows what the call reserves before it starts, and why it did not start. */
export default function ContinueDialog({ action, casting, summary, onClose }: ContinueDialogProps) {
  const messages = useMessages();
  const format = useFormat();
  const formId = useId();
  const [target, setTarget] = useState({
    greens: String(casting.target.greens),
    maxCredits: String(casting.target.maxCredits),
  });
  const launch = useLaunch(casting.castingId, onClose);
  // A second look covers everybody: its target is not asked again.
  const isNewCall = action === 'continue' && casting.rejudgeOf === null;
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={isNewCall ? messages.continueTitle : messages.retryTitle}
      description={isNewCall ? messages.continueWhy : messages.retryWhy}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button look="primary" type="submit" form={formId} loading={launch.isPending}>
            {messages[action]}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          launch.mutate(
            isNewCall
              ? { greens: Number(target.greens), maxCredits: Number(target.maxCredits) }
              : undefined,
          );
        }}
      >
        {isNewCall ? (
          <TargetFields
            target={target}
            summary={summary}
            refused={launch.error instanceof ApiError ? launch.error : null}
            onChange={setTarget}
          />
        ) : (
          <p>{messages.retryReserved(format.number(casting.creditsRemaining))}</p>
        )}
      </form>
      {launch.error && <NotLaunched error={launch.error} />}
    </Dialog>
  );
}

/** Starts a new call with this target, or retries the failed call without one. */
function useLaunch(castingId: string, onClose: () => void) {
  const messages = useMessages();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (target: Parameters<typeof continueCasting>[1]) =>
      continueCasting(castingId, target),
    onSuccess: ({ status }) => {
      toast({ title: status === 'running' ? messages.resumed : messages.closedCall });
      onClose();
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['castings', castingId] }),
        client.invalidateQueries({ queryKey: ['workspace'] }),
      ]),
  });
}

/** The fields show their own errors. This shows the others. */
function NotLaunched({ error }: { error: Error }) {
  const messages = useMessages();
  const refused = error instanceof ApiError ? error : null;
  const conflict = messages.conflict[refused?.code as keyof typeof messages.conflict];
  if (conflict)
    return (
      <p role="alert" className="mt-4 text-amber">
        {conflict}
      </p>
    );
  return (refused?.issues.length ?? 0) === 0 && <FailedState error={error} />;
}
