import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../app/api-error.ts';
import { FailedState } from '../../app/loaded.tsx';
import { nameOf } from '../../app/talents/name.ts';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { FILLABLE, isFillable, messageCounts, refusedFor } from './left-out.ts';
import { useMessages } from './messages.ts';
import { MissingValues } from './missing-values.tsx';
import {
  type Blueprint,
  candidateQuery,
  type Simulation,
  simulationQuery,
  startSequence,
} from './queries.ts';
import type { TemplateVariable } from './rules.ts';
import { Schedule } from './schedule.tsx';
import { SettingsLink } from './settings-link.tsx';
import { type Refused, refusedOf } from './start-refusals.ts';
import { Warnings } from './warnings.tsx';

interface ScheduleDialogProps {
  blueprint: Blueprint;
  candidateIds: readonly string[];
  names: ReadonlyMap<string, string>;
  onClose(): void;
  onBack(): void;
  onLeaveOut(candidateIds: ReadonlySet<string>): void;
  onStarted(): void;
}

/** Shows the messages a start would send, their recipients and times, and who is left out; then starts. */
export function ScheduleDialog({
  blueprint,
  candidateIds,
  names,
  onClose,
  onBack,
  onLeaveOut,
  onStarted,
}: ScheduleDialogProps) {
  const messages = useMessages();
  const format = useFormat();
  const { blueprintId } = blueprint;
  const nameIn = useNames(candidateIds, names);
  const simulation = useQuery({
    ...simulationQuery(blueprintId, candidateIds),
    enabled: candidateIds.length > 0,
  });
  const fresh = simulation.data?.candidates.filter(({ isRunning }) => !isRunning).length ?? 0;
  const start = useStart(blueprintId, candidateIds, simulation.data, fresh, onStarted);
  const error = start.error ?? (simulation.data ? null : simulation.error);
  const refused = refusedOf(error);
  const unwritable = (simulation.data?.candidates ?? [])
    .map((one) => ({ ...one, variables: refusedFor(one) }))
    .filter(({ variables }) => variables.length > 0);
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={messages.startTitle(blueprint.name)}
      description={messages.scheduleWhy}
      footer={
        <>
          <Button onClick={onBack}>{messages.back}</Button>
          <Button
            look="primary"
            loading={start.isPending}
            disabled={fresh === 0 || unwritable.length > 0}
            onClick={() => start.mutate()}
          >
            {messages.startFor(fresh, format.number(fresh))}
          </Button>
        </>
      }
    >
      {candidateIds.length === 0 && <p className="text-quiet">{messages.nobodyLeft}</p>}
      {refused.length > 0 ? (
        <LeftOut
          refused={refused}
          nameIn={nameIn}
          onLeaveOut={() => {
            start.reset();
            onLeaveOut(new Set(refused.map(({ candidateId }) => candidateId)));
          }}
        />
      ) : (
        // The messages that it names are below, with what to do.
        error &&
        !isOfMessages(error) && (
          <StartFailure
            error={error}
            onRetry={start.error ? undefined : () => void simulation.refetch()}
          />
        )
      )}
      {simulation.isLoading && <SkeletonRows rows={4} />}
      {unwritable.length > 0 && (
        <Unwritable
          sourcingId={blueprint.sourcingId}
          candidates={unwritable}
          nameIn={nameIn}
          onLeaveOut={onLeaveOut}
        />
      )}
      {simulation.data && <Warnings warnings={simulation.data.warnings} nameIn={nameIn} />}
      {simulation.data && <Candidates simulation={simulation.data} nameIn={nameIn} />}
    </Dialog>
  );
}

/** Starts the sequence, and reports how many messages each person gets. */
function useStart(
  blueprintId: string,
  candidateIds: readonly string[],
  simulation: Simulation | undefined,
  fresh: number,
  onStarted: () => void,
) {
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => startSequence(blueprintId, candidateIds),
    onSuccess: async ({ started }) => {
      await client.invalidateQueries({ queryKey: ['sequences', blueprintId] });
      const counts = messageCounts(simulation?.candidates ?? []);
      void toast({
        title: started ? messages.started(fresh, format.number(fresh)) : messages.nothingStarted,
        description: started
          ? counts
              .map((count) =>
                messages.gets(
                  count.candidates,
                  format.number(count.candidates),
                  count.messages,
                  format.number(count.messages),
                ),
              )
              .join(' ')
          : undefined,
      });
      onStarted();
    },
  });
}

/** Fetches the names that the list did not have. */
function useNames(
  candidateIds: readonly string[],
  names: ReadonlyMap<string, string>,
): (candidateId: string) => string {
  const messages = useMessages();
  const missing = candidateIds.filter((id) => !names.has(id));
  const found = useQueries({ queries: missing.map(candidateQuery) });
  const more = new Map(
    missing.map((id, index) => [id, found[index]?.data && nameOf(found[index].data.talent)]),
  );
  return (candidateId) => names.get(candidateId) ?? more.get(candidateId) ?? messages.someone;
}

function LeftOut({
  refused,
  nameIn,
  onLeaveOut,
}: {
  refused: readonly Refused[];
  nameIn(id: string): string;
  onLeaveOut(): void;
}) {
  const messages = useMessages();
  return (
    <div role="alert" className="rounded-lg bg-amber-soft px-4 py-3">
      <p className="font-medium">{messages.leftOut}</p>
      <ul className="my-2">
        {refused.map(({ candidateId, code }) => (
          <li key={candidateId}>
            {nameIn(candidateId)}: {messages.refusals[code]}
          </li>
        ))}
      </ul>
      <Button onClick={onLeaveOut}>{messages.leaveOut}</Button>
    </div>
  );
}

interface UnwritableProps {
  sourcingId: string;
  candidates: readonly { candidateId: string; variables: readonly TemplateVariable[] }[];
  nameIn(id: string): string;
  onLeaveOut(candidateIds: ReadonlySet<string>): void;
}

/**
 * Messages that would be left out for a variable without a value: what the sourcing or the sender
 * lacks is typed here, and who lacks something can be left out.
 */
function Unwritable({ sourcingId, candidates, nameIn, onLeaveOut }: UnwritableProps) {
  const messages = useMessages();
  const fillable = FILLABLE.filter((variable) =>
    candidates.some(({ variables }) => variables.includes(variable)),
  );
  const people = candidates.flatMap(({ candidateId, variables }) => {
    const own = variables.filter((variable) => !isFillable(variable));
    return own.length > 0 ? [{ candidateId, own }] : [];
  });
  return (
    <div className="mb-4 flex flex-col gap-3">
      {fillable.length > 0 && <MissingValues sourcingId={sourcingId} variables={fillable} />}
      {people.length > 0 && (
        <div role="alert" className="rounded-lg bg-amber-soft px-4 py-3">
          <p className="font-medium">{messages.unwritable}</p>
          <p>{messages.unwritableWhy}</p>
          <ul className="my-2">
            {people.map(({ candidateId, own }) => (
              <li key={candidateId}>
                {nameIn(candidateId)}: {own.map((variable) => `{{${variable}}}`).join(', ')}
              </li>
            ))}
          </ul>
          <Button onClick={() => onLeaveOut(new Set(people.map(({ candidateId }) => candidateId)))}>
            {messages.leaveOut}
          </Button>
        </div>
      )}
    </div>
  );
}

const isOfMessages = (error: Error): boolean =>
  error instanceof ApiError && error.issues.some(({ code }) => code === 'missing_variable');

/** Why a start was refused, and how to fix it. */
function StartFailure({ error, onRetry }: { error: Error; onRetry?(): void }) {
  const messages = useMessages();
  const code = error instanceof ApiError ? String(error.details.code) : '';
  const channel = messages.channelMissing[code as keyof typeof messages.channelMissing];
  if (channel)
    return (
      <div role="alert" className="mb-4 rounded-lg bg-amber-soft px-4 py-3">
        <p className="font-medium">{messages.notStarted}</p>
        <p>{channel}</p>
        <SettingsLink />
      </div>
    );
  if (error instanceof ApiError && error.code === 'temporal_unavailable')
    return (
      <p role="alert" className="mb-4 rounded-lg bg-amber-soft px-4 py-3">
        {messages.engineAway}
      </p>
    );
  return <FailedState error={error} onRetry={onRetry} />;
}

function Candidates({
  simulation,
  nameIn,
}: {
  simulation: Simulation;
  nameIn(id: string): string;
}) {
  const messages = useMessages();
  const format = useFormat();
  const { candidates, held } = simulation;
  return (
    <>
      {Object.entries(held)
        .filter(([, count]) => count > 0)
        .map(([why, count]) => (
          <p key={why} className="mb-1 text-quiet">
            {messages.held(
              count,
              format.number(count),
              messages.heldBy[why as keyof typeof messages.heldBy],
            )}
          </p>
        ))}
      <ul aria-label={messages.candidates} className="flex flex-col gap-2">
        {candidates.map(({ candidateId, isRunning, steps }, index) => (
          <li key={candidateId} className="rounded-lg border border-line">
            {isRunning ? (
              <p className="px-3 py-2">
                <span className="font-medium">{nameIn(candidateId)}</span>{' '}
                <span className="text-quiet">{messages.alreadyRunning}</span>
              </p>
            ) : (
              <details open={index === 0}>
                <summary className="flex min-h-9 cursor-pointer flex-wrap items-center gap-x-3 px-3 py-2">
                  <span className="font-medium">{nameIn(candidateId)}</span>
                  <Summary steps={steps} />
                </summary>
                <div className="border-line border-t px-3 py-3">
                  <Schedule steps={steps} label={nameIn(candidateId)} />
                </div>
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Summary({ steps }: { steps: Simulation['candidates'][number]['steps'] }) {
  const messages = useMessages();
  const format = useFormat();
  const counted = (['send', 'skip', 'fail', 'not_reached'] as const)
    .map((outcome) => ({ outcome, count: steps.filter((step) => step.outcome === outcome).length }))
    .filter(({ count }) => count > 0);
  return (
    <span className="text-quiet text-xs">
      {counted
        .map(({ outcome, count }) => `${messages.outcomes[outcome]}: ${format.number(count)}`)
        .join(', ')}
    </span>
  );
}
