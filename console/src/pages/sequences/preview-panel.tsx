import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedState } from '../../app/loaded.tsx';
import { useSettled } from '../../app/settled.ts';
import { nameOf } from '../../app/talents/name.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { asSent, type Draft, isWrittenEmail } from './draft.ts';
import { useMessages } from './messages.ts';
import { candidatesQuery, simulationQuery } from './queries.ts';
import { Schedule } from './schedule.tsx';
import { TestEmail } from './test-email.tsx';

interface PreviewPanelProps {
  blueprintId: string;
  sourcingId: string;
  draft: Draft;
  /** The API would refuse part of it. */
  broken: boolean;
  selected: string | undefined;
}

/**
 * What one candidate would read and when, of the draft as it stands, by the same code that sends.
 */
export default function PreviewPanel({
  blueprintId,
  sourcingId,
  draft,
  broken,
  selected,
}: PreviewPanelProps) {
  const messages = useMessages();
  const people = useQuery(candidatesQuery(sourcingId, '', 0));
  const candidates = people.data?.candidates ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const candidateId = chosen ?? candidates[0]?.candidate.id ?? null;
  const settled = useSettled(JSON.stringify(asSent(draft)));
  const possible = candidateId !== null && !broken && draft.steps.length > 0;
  const simulation = useQuery({
    ...simulationQuery(
      blueprintId,
      candidateId === null ? [] : [candidateId],
      JSON.parse(settled) as Draft,
    ),
    enabled: possible,
    placeholderData: keepPreviousData,
  });
  const written = draft.steps.find((step) => step.id === selected && isWrittenEmail(step));
  const steps = simulation.data?.candidates[0]?.steps;
  return (
    <section aria-label={messages.preview} className="flex flex-col gap-3">
      <h2 className="font-semibold text-base">{messages.preview}</h2>
      {people.isLoading ? (
        <Skeleton className="h-8 w-full" />
      ) : candidates.length === 0 ? (
        <p className="text-quiet">{messages.previewNobody}</p>
      ) : (
        <Field label={messages.previewFor} hideLabel>
          <Combobox
            value={candidateId}
            choices={candidates.map(({ candidate, talent }) => ({
              value: candidate.id,
              label: nameOf(talent) ?? messages.someone,
            }))}
            placeholder={messages.choosePerson}
            onChange={setChosen}
          />
        </Field>
      )}
      {candidates.length > 0 && draft.steps.length === 0 && (
        <p className="text-quiet">{messages.previewEmpty}</p>
      )}
      {candidates.length > 0 && broken && <p className="text-quiet">{messages.previewBlocked}</p>}
      {possible && simulation.isLoading && <Skeleton className="h-24 w-full" />}
      {possible && simulation.error && !steps && (
        <FailedState error={simulation.error} onRetry={() => void simulation.refetch()} />
      )}
      {possible && simulation.data?.candidates[0]?.isRunning && (
        <p className="text-quiet">{messages.alreadyRunning}</p>
      )}
      {possible && steps && written && (
        <TestEmail
          blueprintId={blueprintId}
          candidateId={candidateId}
          stepId={written.id}
          draft={draft}
        />
      )}
      {possible && steps && <Schedule steps={steps} selected={selected} label={messages.preview} />}
    </section>
  );
}
