import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CircleStop, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../app/loaded.tsx';
import { useReason } from '../../app/sequences/use-reason.ts';
import { useMay } from '../../app/session.ts';
import { nameOf } from '../../app/talents/name.ts';
import { useFormat } from '../../language/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Pages } from '../../ui/pages.tsx';
import { Select } from '../../ui/select.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Stat } from '../../ui/stat.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import {
  type Funnel,
  funnelQuery,
  PAGE_SIZE,
  type Run,
  type RunState,
  runsQuery,
  stopBlueprint,
} from './queries.ts';
import { RUN_TONES } from './run-tones.ts';
import { SubjectTestView } from './subject-test.tsx';

const route = getRouteApi('/frame/sequences/$blueprintId');
const STATES: readonly RunState[] = ['running', 'waiting', 'completed', 'stopped', 'failed'];
const COUNTS = ['sent', 'replied', 'bounced', 'pending', 'skipped', 'failed', 'cancelled'] as const;

/** The progress of the sequence, by step and by person. */
export default function ProgressPanel({ blueprintId }: { blueprintId: string }) {
  const query = useQuery(funnelQuery(blueprintId));
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={4} />}>
      {(funnel) => (
        <div className="flex flex-col gap-6">
          <FunnelView funnel={funnel} />
          <People blueprintId={blueprintId} />
        </div>
      )}
    </Loaded>
  );
}

function FunnelView({ funnel }: { funnel: Funnel }) {
  const messages = useMessages();
  const format = useFormat();
  const reason = useReason();
  const may = useMay('send');
  const sum = (count: 'sent' | 'bounced') =>
    funnel.steps.reduce((total, step) => total + step[count], 0);
  const [sent, bounced] = [sum('sent'), sum('bounced')];
  const columns: Column<Funnel['steps'][number]>[] = [
    {
      key: 'step',
      header: messages.step,
      cell: ({ name, reasons }) => (
        <>
          <span className="block font-medium">{name}</span>
          {Object.entries(reasons).map(([code, count]) => (
            <span key={code} className="block text-quiet text-xs">
              {format.number(count)}: {reason(code)}
            </span>
          ))}
        </>
      ),
    },
    ...COUNTS.map((count, index) => ({
      key: count,
      header: messages.counts[count],
      align: 'right' as const,
      wide: index > 2,
      cell: (step: Funnel['steps'][number]) => (
        <>
          <span className={step[count] === 0 ? 'text-faint' : 'font-medium'}>
            {format.number(step[count])}
          </span>
          {(count === 'replied' || count === 'bounced') && step.sent > 0 && (
            <span className="block text-quiet text-xs">
              {format.percent(step[count] / step.sent)}
            </span>
          )}
        </>
      ),
    })),
  ];
  return (
    <section aria-label={messages.funnel} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <dl className="flex gap-5 sm:gap-8">
          <Stat label={messages.funnelStarted} value={format.number(funnel.started)} />
          <Stat label={messages.funnelRunning} value={format.number(funnel.running)} />
          <Stat
            label={messages.funnelReplied}
            value={format.number(funnel.replied)}
            hint={funnel.started > 0 && format.percent(funnel.replied / funnel.started)}
          />
          <Stat
            label={messages.counts.bounced}
            value={format.number(bounced)}
            hint={sent > 0 && format.percent(bounced / sent)}
          />
        </dl>
        {may && funnel.running > 0 && <StopAll blueprintId={funnel.blueprintId} />}
      </div>
      {funnel.steps.length > 0 && (
        <Table
          label={messages.funnel}
          columns={columns}
          rows={funnel.steps}
          keyOf={({ stepId }) => stepId}
        />
      )}
      {funnel.steps.map(
        ({ stepId, name, subjectTest }) =>
          subjectTest && <SubjectTestView key={stepId} name={name} test={subjectTest} />,
      )}
    </section>
  );
}

function StopAll({ blueprintId }: { blueprintId: string }) {
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const stop = useMutation({
    mutationFn: () => stopBlueprint(blueprintId),
    onSuccess: async ({ stopped }) => {
      await client.invalidateQueries({ queryKey: ['sequences', blueprintId] });
      void toast({ title: messages.stopped(stopped, format.number(stopped)) });
    },
    onError: (error) =>
      void toast({ tone: 'failed', title: messages.notStopped, description: error.message }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button icon={CircleStop} onClick={() => setAsking(true)}>
        {messages.stopAll}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={messages.stopAllTitle}
        description={messages.stopAllWhy}
        confirm={messages.stopAll}
        loading={stop.isPending}
        onConfirm={() => stop.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function People({ blueprintId }: { blueprintId: string }) {
  const messages = useMessages();
  const { state, page = 0 } = route.useSearch();
  const navigate = useNavigate({ from: '/sequences/$blueprintId' });
  const query = useQuery(runsQuery(blueprintId, { state, page }));
  const parameters = { state, page, pageSize: PAGE_SIZE };
  const sdk = { method: 'listSequenceRuns', input: { blueprintId, ...parameters } };
  return (
    <section aria-label={messages.people} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-semibold text-base">{messages.people}</h2>
        <div className="w-40">
          <Select
            label={messages.stateFilter}
            size="small"
            value={state ?? 'any'}
            choices={[
              { value: 'any', label: messages.anyState },
              ...STATES.map((value) => ({ value, label: messages.states[value] })),
            ]}
            onChange={(next) =>
              void navigate({
                search: (now) => ({
                  ...now,
                  page: undefined,
                  state: next === 'any' ? undefined : (next as RunState),
                }),
                replace: true,
              })
            }
          />
        </div>
        <CopyAsApiCall
          call={{
            method: 'GET',
            path: `/v1/sequence-blueprints/${blueprintId}/runs`,
            query: parameters,
            sdk,
          }}
        />
      </div>
      <Loaded query={query} skeleton={<SkeletonRows rows={5} />}>
        {({ runs, pagination }) =>
          runs.length === 0 ? (
            <EmptyState
              icon={UsersRound}
              title={state ? messages.nobodyInState : messages.nobodyYet}
            >
              {state ? undefined : messages.nobodyYetWhy}
            </EmptyState>
          ) : (
            <>
              <Runs runs={runs} />
              <Pages
                page={page}
                pageSize={pagination.pageSize}
                total={pagination.total}
                onTurn={(next) =>
                  void navigate({ search: (now) => ({ ...now, page: next || undefined }) })
                }
              />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  const messages = useMessages();
  const reason = useReason();
  const navigate = useNavigate({ from: '/sequences/$blueprintId' });
  const columns: Column<Run>[] = [
    {
      key: 'person',
      header: messages.people,
      cell: ({ candidateId, talent }) => (
        <button
          type="button"
          onClick={() => void navigate({ search: (now) => ({ ...now, candidate: candidateId }) })}
          className="min-h-6 max-w-full break-words text-left font-medium text-accent-ink hover:underline"
        >
          {nameOf(talent) ?? messages.someone}
        </button>
      ),
    },
    {
      key: 'state',
      header: messages.stateFilter,
      cell: ({ state, replied, reason: why }) => (
        <span className="flex flex-wrap items-center gap-1.5">
          <Badge tone={RUN_TONES[state]}>{messages.states[state]}</Badge>
          {replied && <Badge tone="green">{messages.hasReplied}</Badge>}
          {why && why !== 'reply' && <span className="text-quiet text-xs">{reason(why)}</span>}
        </span>
      ),
    },
    {
      key: 'step',
      header: messages.step,
      wide: true,
      cell: ({ currentStepName }) => currentStepName ?? '',
    },
    {
      key: 'started',
      header: messages.startedAt,
      wide: true,
      cell: ({ startedAt }) => <Time at={startedAt} />,
    },
  ];
  return (
    <Table label={messages.people} columns={columns} rows={runs} keyOf={({ runId }) => runId} />
  );
}
