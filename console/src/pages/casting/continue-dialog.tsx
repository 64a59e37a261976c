import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError } from '../../app/api-error.ts';
import { FailedState } from '../../app/loaded.tsx';
import { workspaceQuery } from '../../app/workspace-query.ts';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import { type Casting, continueCasting, type Summary } from './queries.ts';

interface ContinueDialogProps {
  action: 'continue' | 'retry';
  casting: Casting;
  summary: Summary;
  onClose(): void;
}

/** Says what will be set aside before it is, and why it was not when it was not. */
export default function ContinueDialog({ action, casting, summary, onClose }: ContinueDialogProps) {
  const messages = useMessages();
  const format = useFormat();
  const formId = useId();
  const client = useQueryClient();
  const { castingId } = casting;
  const [target, setTarget] = useState({
    greens: String(casting.target.greens),
    maxCredits: String(casting.target.maxCredits),
  });
  const goOn = useMutation({
    mutationFn: () =>
      continueCasting(
        castingId,
        action === 'continue'
          ? { greens: Number(target.greens), maxCredits: Number(target.maxCredits) }
          : undefined,
      ),
    onSuccess: ({ status }) => {
      toast({ title: status === 'running' ? messages.goesOn : messages.closedCall });
      onClose();
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['castings', castingId] }),
        client.invalidateQueries({ queryKey: ['workspace'] }),
      ]),
  });
  const refused = goOn.error instanceof ApiError ? goOn.error : null;
  const conflict = messages.conflict[refused?.code as keyof typeof messages.conflict];
  const again = action === 'continue';
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={again ? messages.continueTitle : messages.retryTitle}
      description={again ? messages.continueWhy : messages.retryWhy}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button look="primary" type="submit" form={formId} loading={goOn.isPending}>
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
          goOn.mutate();
        }}
      >
        {again ? (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field
                label={messages.greensField}
                hint={messages.greensHint}
                error={refused?.issueOf('target.greens')}
              >
                <TextInput
                  type="number"
                  min={1}
                  max={50}
                  required
                  value={target.greens}
                  onChange={(event) => setTarget({ ...target, greens: event.target.value })}
                />
              </Field>
              <Field
                label={messages.maxCredits}
                hint={messages.maxCreditsHint}
                error={refused?.issueOf('target.maxCredits')}
              >
                <TextInput
                  type="number"
                  min={2}
                  max={300}
                  step={2}
                  required
                  value={target.maxCredits}
                  onChange={(event) => setTarget({ ...target, maxCredits: event.target.value })}
                />
              </Field>
            </div>
            <Reservation maxCredits={Number(target.maxCredits)} />
            <Expectation greens={Number(target.greens)} summary={summary} />
          </>
        ) : (
          <p>{messages.retryReserved(format.number(casting.creditsRemaining))}</p>
        )}
      </form>
      {conflict && (
        <p role="alert" className="mt-4 text-amber">
          {conflict}
        </p>
      )}
      {goOn.error && !conflict && (refused?.issues.length ?? 0) === 0 && (
        <FailedState error={goOn.error} />
      )}
    </Dialog>
  );
}

/** The least of what is asked for and what there is. */
function Reservation({ maxCredits }: { maxCredits: number }) {
  const messages = useMessages();
  const format = useFormat();
  const { data: workspace } = useQuery(workspaceQuery);
  if (workspace === undefined) return null;
  const { apiCredits } = workspace.balances;
  return (
    <p aria-live="polite">
      {messages.reserved(
        format.number(Math.min(apiCredits, maxCredits)),
        format.number(apiCredits),
      )}
    </p>
  );
}

/** What so many greens would cost at the price of those found. */
function Expectation({ greens, summary }: { greens: number; summary: Summary }) {
  const messages = useMessages();
  const format = useFormat();
  const { greensPerCredit } = summary;
  if (!greensPerCredit || !(greens > 0)) return null;
  return (
    <p className="text-quiet">
      {messages.expected(format.number(2 * Math.ceil(greens / greensPerCredit / 2)))}
    </p>
  );
}
