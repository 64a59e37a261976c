import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../app/loaded.tsx';
import { useReason } from '../../app/sequences/use-reason.ts';
import { useMay } from '../../app/session.ts';
import { nameOf } from '../../app/talents/name.ts';
import { useFormat } from '../../language/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ConfirmDialog, Drawer } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import { candidateQuery, type Sequence, sequenceStatusQuery, stopCandidate } from './queries.ts';
import { RUN_TONES, STEP_TONES } from './run-tones.ts';

interface TimelineDrawerProps {
  candidateId: string;
  /** The current blueprint: its sequences come first. */
  blueprintId: string;
  onClose(): void;
}

/** Every sequence of a candidate, step by step: what is due, what was done, and why not. */
export default function TimelineDrawer({ candidateId, blueprintId, onClose }: TimelineDrawerProps) {
  const messages = useMessages();
  const may = useMay('send');
  const query = useQuery(sequenceStatusQuery(candidateId));
  const candidate = useQuery(candidateQuery(candidateId)).data;
  const name = (candidate && nameOf(candidate.talent)) ?? messages.someone;
  const running = query.data?.sequences.some(({ endedAt }) => endedAt === null) ?? false;
  return (
    <Drawer
      open
      onClose={onClose}
      title={messages.timelineOf(name)}
      description={candidate?.talent.jobTitle}
      footer={may && running && <StopCandidate candidateId={candidateId} name={name} />}
    >
      <Loaded query={query}>
        {({ sequences }) => (
          <div className="flex flex-col gap-6">
            {sequences
              .toSorted(
                (a, b) =>
                  Number(b.blueprintId === blueprintId) - Number(a.blueprintId === blueprintId),
              )
              .map((sequence) => (
                <SequenceTimeline
                  key={sequence.runId}
                  sequence={sequence}
                  own={sequence.blueprintId === blueprintId}
                />
              ))}
          </div>
        )}
      </Loaded>
    </Drawer>
  );
}

function SequenceTimeline({ sequence, own }: { sequence: Sequence; own: boolean }) {
  const messages = useMessages();
  const format = useFormat();
  const reason = useReason();
  const { state, reason: why, replied, startedAt, steps, blueprintId } = sequence;
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Badge tone={RUN_TONES[state]}>{messages.states[state]}</Badge>
        {replied && <Badge tone="green">{messages.hasReplied}</Badge>}
        {why && <span className="text-quiet">{reason(why)}</span>}
        <span className="text-quiet">
          {messages.startedAt} {format.dateTime(new Date(startedAt))}
        </span>
        {!own && (
          <Link
            to="/sequences/$blueprintId"
            params={{ blueprintId }}
            className="text-accent-ink underline underline-offset-2"
          >
            {messages.otherSequence}
          </Link>
        )}
      </div>
      <ol className="flex flex-col gap-3">
        {steps.map((step) => (
          <TimelineStep key={step.stepId} step={step} />
        ))}
      </ol>
    </section>
  );
}

function TimelineStep({ step }: { step: Sequence['steps'][number] }) {
  const messages = useMessages();
  const format = useFormat();
  const reason = useReason();
  const { name, state, dueAt, doneAt, reason: why } = step;
  const [label, time] = doneAt ? [messages.done, doneAt] : [messages.due, dueAt];
  return (
    <li className="border-line border-l-2 pl-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{name}</span>
        <Badge tone={STEP_TONES[state]}>{messages.stepStates[state]}</Badge>
        {state === 'waiting_approval' && (
          <Link to="/drafts" className={buttonClass('secondary', 'small')}>
            {messages.drafts}
          </Link>
        )}
      </p>
      <p className="flex flex-wrap gap-x-2 text-quiet text-xs">
        {time && (
          <span>
            {label} <time dateTime={time}>{format.dateTime(new Date(time))}</time>
          </span>
        )}
        {why && <span>{reason(why)}</span>}
      </p>
    </li>
  );
}

function StopCandidate({ candidateId, name }: { candidateId: string; name: string }) {
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const stop = useMutation({
    mutationFn: () => stopCandidate(candidateId),
    onSuccess: async ({ stopped }) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['candidate', candidateId] }),
        client.invalidateQueries({ queryKey: ['sequences'] }),
      ]);
      void toast({ title: messages.stopped(stopped, format.number(stopped)) });
    },
    onError: (error) =>
      void toast({ tone: 'failed', title: messages.notStopped, description: error.message }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {messages.stopOne}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={messages.stopOneTitle(name)}
        description={messages.stopOneWhy}
        confirm={messages.stopOne}
        loading={stop.isPending}
        onConfirm={() => stop.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
