import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CREDITS_PER_JUDGEMENT } from '../../../../server/src/castings/rules/price.ts';
import { ApiError } from '../../app/api-error.ts';
import { FilterChip } from '../../app/filters/filter-chip.tsx';
import { FailedState } from '../../app/loaded.tsx';
import { useIsShort } from '../../app/no-credits.tsx';
import { useMessages as usePoolMessages } from '../../app/pool/messages.ts';
import type { Pool } from '../../app/pool/pool.ts';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { criteriasAsked, type Draft, startBody } from './draft.ts';
import { useMessages } from './messages.ts';
import { startCasting } from './queries.ts';
import { Costs } from './quota-step.tsx';
import type { Step } from './steps.ts';

interface ReviewStepProps {
  draft: Draft;
  pool: Pool;
  /** Steps that are incomplete. */
  faulty: readonly Step[];
  /** The draft is no longer needed. */
  onStarted(): void;
  onGoTo(step: Step): void;
}

/** Sums up the draft, its cost and what happens next, and starts the casting. */
export function ReviewStep({ draft, pool, faulty, onStarted, onGoTo }: ReviewStepProps) {
  const messages = useMessages();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [reused, setReused] = useState<string | null>(null);
  const body = startBody(draft, pool.reading.data);
  const open = (castingId: string) => {
    onStarted();
    void navigate({ to: '/castings/$castingId', params: { castingId } });
  };
  const start = useMutation({
    mutationFn: (forceNew: boolean) => startCasting(body, forceNew),
    onSuccess: ({ castingId, reused: isReused }) => {
      void client.invalidateQueries({ queryKey: ['castings', 'list'] });
      void client.invalidateQueries({ queryKey: ['workspace'] });
      if (isReused) setReused(castingId);
      else open(castingId);
    },
  });
  const isReady = faulty.length === 0;
  const isShort = useIsShort('apiCredits', CREDITS_PER_JUDGEMENT);
  return (
    <div className="flex flex-col gap-5">
      <Summary draft={draft} pool={pool} onGoTo={onGoTo} />
      {isReady && <Costs maxCredits={draft.maxCredits} />}
      <NextSteps draft={draft} />
      {!isReady && <FaultySteps faulty={faulty} onGoTo={onGoTo} />}
      {start.error && <NotStarted error={start.error} onRetry={() => start.mutate(false)} />}
      <div className="flex flex-wrap justify-end gap-2">
        <CopyAsApiCall
          call={{
            method: 'POST',
            path: `/v1/search/talents/qualified${'prompt' in body ? '/by-prompt' : ''}`,
            body,
            sdk: {
              method: 'prompt' in body ? 'startQualifiedSearchByPrompt' : 'startQualifiedSearch',
              input: body,
            },
          }}
        />
        <Button
          look="primary"
          icon={Play}
          disabled={!isReady || isShort}
          loading={start.isPending}
          onClick={() => start.mutate(false)}
        >
          {messages.start}
        </Button>
      </div>
      <ConfirmDialog
        open={reused !== null}
        title={messages.reused}
        description={messages.reusedWhy}
        confirm={messages.openExisting}
        onConfirm={() => reused && open(reused)}
        onCancel={() => setReused(null)}
      >
        <Button
          className="mt-4 self-start"
          loading={start.isPending}
          onClick={() => start.mutate(true, { onSettled: () => setReused(null) })}
        >
          {messages.forceNew}
        </Button>
      </ConfirmDialog>
    </div>
  );
}

/** What happens after the start. */
function NextSteps({ draft }: { draft: Draft }) {
  const messages = useMessages();
  return (
    <div>
      <h2 className="mb-1 font-semibold">{messages.whatNext}</h2>
      <ol className="list-inside list-decimal text-quiet">
        {messages
          .nextSteps(draft.greens, draft.maxCredits, draft.webhook.url.trim() !== '')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ol>
    </div>
  );
}

function FaultySteps({ faulty, onGoTo }: Pick<ReviewStepProps, 'faulty' | 'onGoTo'>) {
  const messages = useMessages();
  return (
    <ul className="flex flex-wrap gap-2">
      {faulty.map((step) => (
        <li key={step}>
          <Button onClick={() => onGoTo(step)}>{messages.fix(messages.steps[step])}</Button>
        </li>
      ))}
    </ul>
  );
}

/** Lists the fields that the service refused. Other errors look as on every page. */
function NotStarted({ error, onRetry }: { error: Error; onRetry(): void }) {
  const messages = useMessages();
  if (!(error instanceof ApiError) || error.issues.length === 0)
    return <FailedState error={error} onRetry={onRetry} />;
  return (
    <div role="alert" className="rounded-md bg-red-soft px-3 py-2 text-red">
      <h2 className="font-semibold">{messages.refused}</h2>
      <ul className="list-inside list-disc">
        {error.issues.map(({ path, message }) => (
          <li key={`${path.join('.')} ${message}`}>
            <span className="font-mono text-xs">{path.join('.')}</span> {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Summary({ draft, pool, onGoTo }: Pick<ReviewStepProps, 'draft' | 'pool' | 'onGoTo'>) {
  const messages = useMessages();
  const poolMessages = usePoolMessages();
  const format = useFormat();
  const { count } = pool;
  const url = draft.webhook.url.trim();
  return (
    <dl className="rounded-lg border border-line bg-surface">
      <Part step="pool" onGoTo={onGoTo}>
        {pool.prompt !== undefined && pool.filters === undefined && <p>{pool.prompt}</p>}
        <ul className="flex flex-wrap gap-1.5">
          {pool.chips.map((filter) => (
            <li key={JSON.stringify(filter)} className="max-w-full">
              <FilterChip filter={filter} />
            </li>
          ))}
        </ul>
        {count !== undefined && (
          <p className="text-quiet">{poolMessages.people(count, format.number(count))}</p>
        )}
      </Part>
      <Part step="criteria" onGoTo={onGoTo}>
        <ul className="list-inside list-disc">
          {criteriasAsked(draft).map((criterion) => (
            <li key={criterion}>{criterion}</li>
          ))}
        </ul>
      </Part>
      <Part step="quota" onGoTo={onGoTo}>
        {messages.quota(format.number(draft.greens), format.number(draft.maxCredits))}
      </Part>
      <Part step="webhook" onGoTo={onGoTo}>
        {url === '' ? <span className="text-quiet">{messages.noWebhook}</span> : url}
      </Part>
    </dl>
  );
}

function Part({
  step,
  onGoTo,
  children,
}: {
  step: Step;
  onGoTo(step: Step): void;
  children: ReactNode;
}) {
  const messages = useMessages();
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1 border-line px-4 py-3 not-last:border-b">
      <dt className="grow text-quiet sm:w-28 sm:grow-0">{messages.steps[step]}</dt>
      <dd className="flex min-w-0 grow flex-col gap-2 max-sm:order-last max-sm:basis-full sm:basis-0">
        {children}
      </dd>
      <dd className="-my-1">
        <Button look="quiet" size="small" onClick={() => onGoTo(step)}>
          {messages.change}
          <span className="sr-only"> {messages.steps[step]}</span>
        </Button>
      </dd>
    </div>
  );
}
