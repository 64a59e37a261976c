import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../app/loaded.tsx';
import { useReason } from '../../app/sequences/use-reason.ts';
import { useMay } from '../../app/session.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import { blueprintsQuery, type SequenceStatus, sequencesQuery, stopSequences } from './queries.ts';

type Sequence = SequenceStatus['sequences'][number];
const RUN_TONES: Record<Sequence['state'], Tone> = {
  running: 'accent',
  waiting: 'accent',
  completed: 'green',
  stopped: 'neutral',
  failed: 'red',
};

/** The progress of the candidate's sequences, step by step. */
export function Sequences({
  candidateId,
  sourcingId,
}: {
  candidateId: string;
  sourcingId: string;
}) {
  const messages = useMessages();
  const query = useQuery(sequencesQuery(candidateId));
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={3} />}>
      {({ sequences }) =>
        sequences.length === 0 ? (
          <EmptyState icon={Send} title={messages.noSequence}>
            {messages.noSequenceWhy}
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-4">
            {sequences.map((sequence) => (
              <Run key={sequence.runId} sequence={sequence} sourcingId={sourcingId} />
            ))}
            {sequences.some(({ state }) => state === 'running' || state === 'waiting') && (
              <Stop candidateId={candidateId} />
            )}
          </div>
        )
      }
    </Loaded>
  );
}

function Run({
  sequence: { blueprintId, state, reason, replied, startedAt, steps },
  sourcingId,
}: {
  sequence: Sequence;
  sourcingId: string;
}) {
  const messages = useMessages();
  const reasonText = useReason();
  const { data } = useQuery(blueprintsQuery(sourcingId));
  const name =
    data?.blueprints.find((blueprint) => blueprint.blueprintId === blueprintId)?.name ??
    messages.sequence;
  return (
    <section className="rounded-lg border border-line">
      <div className="border-line border-b px-3 py-2">
        <h3 className="flex items-center gap-2 font-medium">
          <span className="min-w-0 grow truncate">{name}</span>
          {replied && <Badge tone="green">{messages.replied}</Badge>}
          <Badge tone={RUN_TONES[state]}>{messages.runStates[state]}</Badge>
        </h3>
        <p className="text-quiet text-xs">
          {messages.started} <Time at={startedAt} />
          {reason && ` · ${reasonText(reason)}`}
        </p>
      </div>
      <ol>
        {steps.map((step) => (
          <li
            key={step.stepId}
            className="flex items-baseline gap-2 border-line px-3 py-1.5 not-last:border-b"
          >
            <span className="min-w-0 grow">
              <span className="block truncate">{step.name}</span>
              {step.reason && (
                <span className="block text-quiet text-xs">{reasonText(step.reason)}</span>
              )}
            </span>
            <span className="shrink-0 text-quiet text-xs">
              {messages.stepStates[step.state]}
              {(step.doneAt ?? step.dueAt) && ' · '}
              {(step.doneAt ?? step.dueAt) && <Time at={step.doneAt ?? step.dueAt ?? ''} />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Stop({ candidateId }: { candidateId: string }) {
  const messages = useMessages();
  const client = useQueryClient();
  const maySend = useMay('send');
  const [asking, setAsking] = useState(false);
  const stop = useMutation({
    mutationFn: () => stopSequences(candidateId),
    onSuccess: () => {
      setAsking(false);
      toast({ title: messages.stopped });
      return client.invalidateQueries({ queryKey: ['candidate', candidateId] });
    },
    onError: (error) =>
      toast({ tone: 'failed', title: messages.notChanged, description: error.message }),
  });
  if (!maySend) return null;
  return (
    <>
      <Button className="self-start" onClick={() => setAsking(true)}>
        {messages.stop}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={messages.stopTitle}
        description={messages.stopWhy}
        confirm={messages.stop}
        loading={stop.isPending}
        onConfirm={() => stop.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
